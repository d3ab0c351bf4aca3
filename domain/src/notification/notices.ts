import type { QuestRunSide } from '../quest-run/questRun.ts'
import type { NotificationKind } from './notification.ts'

/** Whom the notice names. */
export type NoticeNames = { readonly company: string; readonly creator: string; readonly activation: string }

/** Something that one side is told about a run. */
export type Notice = {
  readonly to: QuestRunSide
  readonly kind: NotificationKind
  readonly title: string
}

type Words = (names: NoticeNames) => string
type Told = readonly [to: QuestRunSide, kind: NotificationKind, words: Words]

/** What the outbox says of a run, and who is told what. Events that are not here are told to nobody. */
const toldOf: Readonly<Record<string, readonly Told[]>> = {
  bidRejected: [
    ['company', 'bid_rejected', ({ creator }) => `The offer between you and ${creator} was declined`],
    ['creator', 'bid_rejected', ({ company }) => `The offer between you and ${company} was declined`],
  ],
  bidExpired: [
    ['company', 'bid_expired', ({ creator }) => `The offer between you and ${creator} has expired`],
    ['creator', 'bid_expired', ({ company }) => `The offer between you and ${company} has expired`],
  ],
  bidAccepted: [
    [
      'company',
      'awaiting_payment',
      ({ creator }) => `You and ${creator} agreed: the Quest waits for payment`,
    ],
    [
      'creator',
      'awaiting_payment',
      ({ company }) => `You and ${company} agreed: the Quest waits for payment`,
    ],
  ],
  questPaymentExpired: [
    ['company', 'payment_expired', ({ creator }) => `The Quest with ${creator} was not paid in time`],
    ['creator', 'payment_expired', ({ company }) => `${company} did not pay the Quest in time`],
  ],
  questPaid: [
    [
      'creator',
      'content_production',
      ({ company }) => `${company} has paid: you can start producing content`,
    ],
  ],
  contentSubmitted: [
    ['company', 'content_review', ({ creator }) => `${creator} submitted content for your review`],
  ],
  contentRejected: [
    ['creator', 'content_rejected', ({ company }) => `${company} asks you to change your content`],
  ],
  contentDeadlineExpired: [
    [
      'company',
      'content_production_deadline_expired',
      ({ creator }) => `${creator} did not submit content in time`,
    ],
    ['creator', 'content_production_deadline_expired', () => 'You did not submit content in time'],
  ],
  listingFailed: [
    [
      'company',
      'public_availability_failed',
      ({ creator }) => `${creator} did not list the content publicly in time`,
    ],
    ['creator', 'public_availability_failed', () => 'Your content was not listed publicly in time'],
  ],
  questRunCompleted: [
    ['company', 'completed', ({ creator }) => `The Quest with ${creator} is completed`],
    ['creator', 'completed', ({ company }) => `The Quest with ${company} is completed`],
  ],
  missionAccepted: [['creator', 'mission_reward_to_claim', () => 'Your rewards wait to be claimed']],
  missionCompleted: [['creator', 'completed', () => 'You completed a Mission']],
  keyApplicationAccepted: [
    ['creator', 'key_access_granted', ({ company }) => `${company} granted you access to keys`],
  ],
  keyApplicationRejected: [
    ['creator', 'key_access_declined', ({ company }) => `${company} declined your request for keys`],
  ],
  keyContentRejected: [
    ['creator', 'content_rejected', ({ company }) => `${company} asks you to change your content`],
  ],
  keyContentDeadlineExpired: [
    [
      'creator',
      'content_production_deadline_expired',
      () => 'You did not submit content for your key in time',
    ],
  ],
}

const ofSide =
  (company: Words, creator: Words) =>
  (to: QuestRunSide): Words =>
    to === 'company' ? company : creator

/** Reminders of a deadline, and offers, go to the side that is waited for. */
const wordsOfKind: Readonly<Partial<Record<NotificationKind, (to: QuestRunSide) => Words>>> = {
  new_offer: ofSide(
    ({ creator }) => `${creator} made you an offer`,
    ({ company }) => `${company} made you an offer`,
  ),
  counter_offer: ofSide(
    ({ creator }) => `${creator} made you a counter offer`,
    ({ company }) => `${company} made you a counter offer`,
  ),
  bid_deadline_72h: ofSide(
    ({ creator }) => `72 hours left to answer the offer of ${creator}`,
    ({ company }) => `72 hours left to answer the offer of ${company}`,
  ),
  bid_deadline_24h: ofSide(
    ({ creator }) => `24 hours left to answer the offer of ${creator}`,
    ({ company }) => `24 hours left to answer the offer of ${company}`,
  ),
  payment_deadline_72h:
    () =>
    ({ creator }) =>
      `72 hours left to pay the Quest with ${creator}`,
  payment_deadline_24h:
    () =>
    ({ creator }) =>
      `24 hours left to pay the Quest with ${creator}`,
  content_production_deadline_72h: () => () => '72 hours left to submit your content',
  content_production_deadline_24h: () => () => '24 hours left to submit your content',
  content_review_deadline_72h:
    () =>
    ({ creator }) =>
      `72 hours left to review the content of ${creator}`,
  content_review_deadline_24h:
    () =>
    ({ creator }) =>
      `24 hours left to review the content of ${creator}`,
  public_availability_open: () => () => 'You can list your content publicly now',
  public_availability_72h: () => () => '72 hours left to list your content publicly',
  publish_deadline: () => () => '24 hours left to list your content publicly',
  mission_deadline_5_days: () => () => 'A Mission of yours ends in 5 days',
}

export const noticesOfEvent = (type: string, names: NoticeNames): readonly Notice[] =>
  (toldOf[type] ?? []).map(([to, kind, words]) => ({ to, kind, title: words(names) }))

export const isNoticeEvent = (type: string): boolean => Object.hasOwn(toldOf, type)

/** A notice of one kind for one side; null where that kind is told by its event alone. */
export const noticeOfKind = (kind: NotificationKind, to: QuestRunSide, names: NoticeNames): Notice | null => {
  const words = wordsOfKind[kind]
  return words === undefined ? null : { to, kind, title: words(to)(names) }
}
