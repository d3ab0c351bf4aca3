import { activationPath, type PostType, postTypeNames, questRunPath } from '@questboard/domain'
import { formatCents } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import type { ToText } from '../../lib/text.ts'
import type { CompanyHomePageQuery } from './generated/CompanyHomePage.ts'
import {
  QueuedCreator_CreatorFragmentDoc,
  type QueuedQuest_RunFragment,
  QueuedQuest_RunFragmentDoc,
} from './generated/WorkQueue.ts'

export type Task = {
  readonly id: string
  readonly who: string
  readonly picture: string | null
  readonly what: string
  readonly about: string
  readonly cents: number | null
  readonly dueAt: string | null
  readonly since: string | null
  readonly to: string
  readonly action: string
}

type Data = CompanyHomePageQuery
type Creator = FragmentType<typeof QueuedCreator_CreatorFragmentDoc> | null | undefined
type About = { activation?: { name: string } | null } | null | undefined

const manage = '/company/creator-management'

const whoIs = (t: ToText, creator: Creator) => {
  const profile = readFragment(QueuedCreator_CreatorFragmentDoc, creator)?.profile
  return { who: profile?.display_name ?? t('Deleted account'), picture: profile?.picture_url ?? null }
}

const nameOf = (about: About): string => about?.activation?.name ?? '–'

const ofRun = (t: ToText, run: QueuedQuest_RunFragment) => ({
  id: run.id,
  ...whoIs(t, run.creator),
  about: nameOf(run.quest),
  // The agreed amount, or the amount of the offer if there is no agreement yet.
  cents: run.amount_cents ?? run.current_bid?.amount_cents ?? null,
  dueAt: run.deadline_at ?? null,
  since: run.status_changed_at,
})

const contentOf = (t: ToText, type: PostType | null | undefined) =>
  t(type ? postTypeNames[type] : 'content').toLowerCase()

const logOf = ({ quest_id, id }: QueuedQuest_RunFragment, section: string) =>
  `${questRunPath(quest_id, id)}?section=${section}`

const offer = (t: ToText, run: QueuedQuest_RunFragment): Task => ({
  ...ofRun(t, run),
  what: t('Creator offers: {content}', {
    content: contentOf(t, run.current_bid?.post_type ?? run.post_type),
  }),
  to: logOf(run, 'bidding'),
  action: 'Answer',
})

const payment = (t: ToText, run: QueuedQuest_RunFragment): Task => ({
  ...ofRun(t, run),
  what: t('Creator starts once you’ve paid'),
  to: '/company/cart',
  action: 'Pay',
})

const review = (t: ToText, run: QueuedQuest_RunFragment): Task => ({
  ...ofRun(t, run),
  what: t('Creator submitted content for review: {content}', { content: contentOf(t, run.post_type) }),
  to: logOf(run, 'content-production'),
  action: 'Review',
})

const nothingOf = { cents: null, dueAt: null } as const

const others = (t: ToText, { missionReviews, keyRequests, applicants }: Data): Task[] => [
  ...missionReviews.map(
    (run): Task => ({
      ...nothingOf,
      ...whoIs(t, run.creator),
      id: run.id,
      what: t('Creator reached the Mission’s goals: ready for your review'),
      about: nameOf(run.mission),
      dueAt: run.deadline_at,
      since: run.submitted_at,
      to: `${manage}/missions/review`,
      action: 'Review',
    }),
  ),
  ...keyRequests.map(
    (asked): Task => ({
      ...nothingOf,
      ...whoIs(t, asked.creator),
      id: asked.id,
      what: t('Creator requests a key'),
      about: nameOf(asked.key_campaign),
      since: asked.applied_at,
      to: `${activationPath('KEY', asked.campaign_id)}/participants/pending`,
      action: 'Decide',
    }),
  ),
  ...applicants.map(
    (applied): Task => ({
      ...nothingOf,
      ...whoIs(t, applied.creator),
      id: applied.id,
      what: t('Creator applies to your Creator Program'),
      about: nameOf(applied.program),
      since: applied.applied_at,
      to: `${manage}/creator-program/applicants`,
      action: 'Decide',
    }),
  ),
]

/**
 * ISO times can be sorted as text. Tasks without a due date come last, and of these, the oldest come first.
 */
const urgency = ({ dueAt, since }: Task): string => `${dueAt ?? '9999'} ${since ?? '9999'}`

/** All kinds of tasks in one list, the earliest due date first. */
export const tasksOf = (t: ToText, data: Data): Task[] => {
  const runs = (rows: Data['offers']) => rows.map((run) => readFragment(QueuedQuest_RunFragmentDoc, run))
  return [
    ...runs(data.offers).map((run) => offer(t, run)),
    ...runs(data.payments).map((run) => payment(t, run)),
    ...runs(data.reviews).map((run) => review(t, run)),
    ...others(t, data),
  ].toSorted((left, right) => urgency(left).localeCompare(urgency(right)))
}

type Counted = { aggregate?: { count: number } | null }

/** The number of tasks of each kind, with a link to the list of these tasks. */
export const heapsOf = (data: Data) =>
  (
    [
      ['{count, plural, one {# offer} other {# offers}}', data.offerCount, `${manage}/quests/offers`],
      ['{count, plural, one {# payment} other {# payments}}', data.paymentCount, '/company/cart'],
      [
        '{count, plural, one {# Quest to review} other {# Quests to review}}',
        data.reviewCount,
        `${manage}/quests/review`,
      ],
      [
        '{count, plural, one {# Mission to review} other {# Missions to review}}',
        data.missionReviewCount,
        `${manage}/missions/review`,
      ],
      [
        '{count, plural, one {# key request} other {# key requests}}',
        data.keyRequestCount,
        `${manage}/keys/pending`,
      ],
      [
        '{count, plural, one {# applicant} other {# applicants}}',
        data.applicantCount,
        `${manage}/creator-program/applicants`,
      ],
    ] satisfies [string, Counted, string][]
  )
    .map(([words, counted, to]) => ({ words, to, count: counted.aggregate?.count ?? 0 }))
    .filter(({ count }) => count > 0)

export const amountOf = ({ cents }: Task): string | null => (cents === null ? null : formatCents(cents))
