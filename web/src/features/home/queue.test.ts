import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import type { ToText } from '../../lib/text.ts'
import type { CompanyHomePageQuery } from './generated/CompanyHomePage.ts'
import {
  QueuedCreator_CreatorFragmentDoc,
  type QueuedQuest_RunFragment,
  QueuedQuest_RunFragmentDoc,
} from './generated/WorkQueue.ts'
import { amountOf, heapsOf, tasksOf } from './queue.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const creator = makeFragmentData(
  { id: 'nova', profile: { id: 'nova', display_name: 'Nova', picture_url: null } },
  QueuedCreator_CreatorFragmentDoc,
)

const run = (changes: Partial<QueuedQuest_RunFragment>) =>
  makeFragmentData(
    {
      id: 'run',
      quest_id: 'quest',
      status: 'INITIAL_BID' as const,
      deadline_at: '2026-11-25T12:00:00+00:00',
      status_changed_at: '2026-11-20T12:00:00+00:00',
      amount_cents: null,
      post_type: null,
      quest: { id: 'quest', activation: { id: 'quest', name: 'Moonfall at dawn' } },
      current_bid: { id: 'bid', amount_cents: 120_000, post_type: 'VIDEO' as const },
      creator,
      ...changes,
    },
    QueuedQuest_RunFragmentDoc,
  )

const count = (count: number) => ({ aggregate: { count } })

const nothing = {
  currentUser: null,
  company_by_pk: null,
  live: { aggregate: null },
  offers: [],
  offerCount: count(0),
  payments: [],
  paymentCount: count(0),
  reviews: [],
  reviewCount: count(0),
  missionReviews: [],
  missionReviewCount: count(0),
  keyRequests: [],
  keyRequestCount: count(0),
  applicants: [],
  applicantCount: count(0),
  company_game: [],
  note: [],
} satisfies CompanyHomePageQuery

const applicant = (id: string, applied_at: string) => ({
  id,
  applied_at,
  program: { id: 'program', activation: { id: 'program', name: 'Lantern Club' } },
  creator,
})

describe("listing the tasks on a company's home", () => {
  it('a task of a company shows the creator, amount and due date, and links to its page', () => {
    const [task] = tasksOf(t, { ...nothing, offers: [run({})] })
    expect(task).toEqual({
      id: 'run',
      who: 'Nova',
      picture: null,
      what: 'Creator offers: video',
      about: 'Moonfall at dawn',
      cents: 120_000,
      dueAt: '2026-11-25T12:00:00+00:00',
      since: '2026-11-20T12:00:00+00:00',
      to: '/campaigns/quests/quest/run?section=bidding',
      action: 'Answer',
    })
    expect(task && amountOf(task)).toBe('$1,200')
  })

  it('a task of a company shows the agreed amount once there is an agreement', () => {
    const paid = run({ status: 'PENDING_PAYMENT', amount_cents: 99_000 })
    const [task] = tasksOf(t, { ...nothing, payments: [paid] })
    expect([task && amountOf(task), task?.action, task?.to]).toEqual(['$990', 'Pay', '/company/cart'])
  })

  it('tasks of a company are sorted by due date, then by waiting time', () => {
    const tasks = tasksOf(t, {
      ...nothing,
      applicants: [
        applicant('new', '2026-11-22T12:00:00+00:00'),
        applicant('old', '2026-11-01T12:00:00+00:00'),
      ],
      offers: [run({ id: 'later' })],
      reviews: [run({ id: 'sooner', status: 'CONTENTREVIEW', deadline_at: '2026-11-24T12:00:00+00:00' })],
    })
    expect(tasks.map(({ id }) => id)).toEqual(['sooner', 'later', 'old', 'new'])
  })

  it("a task shows “Deleted account” if the creator's account was deleted", () => {
    const [task] = tasksOf(t, {
      ...nothing,
      offers: [
        run({ creator: makeFragmentData({ id: 'gone', profile: null }, QueuedCreator_CreatorFragmentDoc) }),
      ],
    })
    expect(task?.who).toBe('Deleted account')
  })
})

it("`heapsOf` counts a company's tasks of each kind, and leaves out kinds without tasks", () => {
  const heaps = heapsOf({ ...nothing, offerCount: count(12), keyRequestCount: count(1) })
  expect(heaps.map(({ words, count }) => t(words, { count }))).toEqual(['12 offers', '1 key request'])
})
