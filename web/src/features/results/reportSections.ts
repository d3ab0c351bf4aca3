import { type ReportSectionSlug, type ReportTab, reportTabs } from '@questboard/domain'
import type { Submission_Bool_Exp } from '../../generated/inputs.ts'
import type { Days } from '../../lib/period.ts'
import { withinDays } from '../../lib/withinDays.ts'
import type { Flavour } from './resultViews.tsx'

/** A reporting section: the activations it covers and the stats it shows. */
export type ReportSection = {
  readonly slug: ReportSectionSlug
  readonly kind?: 'KEY' | 'MISSION' | 'QUEST'
  readonly flavour: Flavour
  readonly text: string
  readonly empty: { readonly title: string; readonly text: string }
}

const empty = {
  title: 'No data for this period',
  text: 'Choose a longer period. Stats appear here once creators publish content for you.',
}

const sections: readonly ReportSection[] = [
  {
    slug: 'overview',
    flavour: 'all',
    text: 'All your activations and their reach in one place.',
    empty,
  },
  {
    slug: 'keys',
    kind: 'KEY',
    flavour: 'keys',
    text: 'The content that creators made with your keys, and its reach.',
    empty,
  },
  {
    slug: 'missions',
    kind: 'MISSION',
    flavour: 'missions',
    text: 'The content that creators made for your Missions, and its reach.',
    empty,
  },
  {
    slug: 'quests',
    kind: 'QUEST',
    flavour: 'quests',
    text: 'The content that creators made for your Quests, its reach and its cost. Costs count on the day you approve the work.',
    empty,
  },
  {
    slug: 'creator-program',
    flavour: 'all',
    text: 'The content that your Creator Program members made for you, and its reach.',
    empty,
  },
]

export type ReportAddress = { readonly section: ReportSection; readonly tab: ReportTab }

/** Reads the section and the tab from a URL such as `/company/reporting/quests/creators`. */
export const readAddress = (pathname: string): ReportAddress | null => {
  const [slug, last] = pathname.split('/').slice(-2)
  const section = sections.find((one) => one.slug === slug)
  const tab = reportTabs.find((one) => one === last)
  return section && tab ? { section, tab } : null
}

type Shown = { readonly kind?: ReportSection['kind'] | undefined; readonly programId?: string | undefined }

/**
 * Selects the submissions that count in stats (rules §9), tables and exports. Content that we have not found on a
 * channel counts only after the company has approved it.
 */
export const countsInResults = {
  status: { _neq: 'REJECTED' },
  _or: [{ content_id: { _is_null: false } }, { status: { _eq: 'APPROVED' } }],
} as const satisfies Submission_Bool_Exp

/** The content that a report counts: submitted in the period, and either found on the creator's channel or approved. */
export const contentOf = (
  companyId: string,
  { kind, programId }: Shown,
  days: Days,
): Submission_Bool_Exp => ({
  company_id: { _eq: companyId },
  ...countsInResults,
  submitted_at: withinDays(days),
  ...(kind && { activation: { kind: { _eq: kind } } }),
  ...(programId && {
    creator: { program_memberships: { program_id: { _eq: programId }, status: { _eq: 'accepted' } } },
  }),
})
