import { type ReportSectionSlug, type ReportTab, reportTabs } from '@questboard/domain'
import type { Submission_Bool_Exp } from '../../generated/inputs.ts'
import type { Days } from '../../lib/period.ts'
import { withinDays } from '../../lib/withinDays.ts'
import type { Flavour } from './resultViews.tsx'

/** One part of reporting: which activations it tells of, and which figures they have. */
export type ReportSection = {
  readonly slug: ReportSectionSlug
  readonly kind?: 'KEY' | 'MISSION' | 'QUEST'
  readonly flavour: Flavour
  readonly text: string
  readonly empty: { readonly title: string; readonly text: string }
}

const empty = {
  title: 'Nothing in this time',
  text: 'Choose a longer period. Figures show here once creators publish content for you.',
}

const sections: readonly ReportSection[] = [
  {
    slug: 'overview',
    flavour: 'all',
    text: 'Everything you run, in one place: who and what it reached.',
    empty,
  },
  {
    slug: 'keys',
    kind: 'KEY',
    flavour: 'keys',
    text: 'What creators made with your keys, and how many people saw it.',
    empty,
  },
  {
    slug: 'missions',
    kind: 'MISSION',
    flavour: 'missions',
    text: 'What creators made for your Missions, and how many people saw it.',
    empty,
  },
  {
    slug: 'quests',
    kind: 'QUEST',
    flavour: 'quests',
    text: 'What creators made for your Quests, how many people saw it, and what it cost. A cost counts on the day you approve the work.',
    empty,
  },
  {
    slug: 'creator-program',
    flavour: 'all',
    text: 'What members of your Creator Program made for you, and how many people saw it.',
    empty,
  },
]

export type ReportAddress = { readonly section: ReportSection; readonly tab: ReportTab }

/** `/company/reporting/quests/creators`: the section and the tab. */
export const readAddress = (pathname: string): ReportAddress | null => {
  const [slug, last] = pathname.split('/').slice(-2)
  const section = sections.find((one) => one.slug === slug)
  const tab = reportTabs.find((one) => one === last)
  return section && tab ? { section, tab } : null
}

type Shown = { readonly kind?: ReportSection['kind'] | undefined; readonly programId?: string | undefined }

/** What figures count (rules §9), the table and the file show: a creator's word alone counts nowhere. */
export const countsInResults = {
  status: { _neq: 'REJECTED' },
  _or: [{ content_id: { _is_null: false } }, { status: { _eq: 'APPROVED' } }],
} as const satisfies Submission_Bool_Exp

/** The content that a report counts: submitted in its time, and found on the creator's channel or approved. */
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
