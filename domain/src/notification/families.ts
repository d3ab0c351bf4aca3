import { type NotificationKind, notificationKinds } from './notification.ts'

/** What people look for when they look for something they were told. */
export const notificationFamilies = {
  offer: 'Offers and invitations',
  payment: 'Payments',
  content: 'Content',
  message: 'Messages',
  key: 'Keys',
  mission: 'Missions',
  program: 'Creator Programs',
  account: 'Account',
} as const
export type NotificationFamily = keyof typeof notificationFamilies

const families: Readonly<Record<NotificationKind, NotificationFamily>> = {
  bid_deadline_72h: 'offer',
  bid_deadline_24h: 'offer',
  bid_expired: 'offer',
  bid_rejected: 'offer',
  new_offer: 'offer',
  counter_offer: 'offer',
  invited_with_offer: 'offer',
  invited_without_offer: 'offer',
  invitation_deadline_72h: 'offer',
  invitation_deadline_24h: 'offer',
  awaiting_payment: 'payment',
  payment_deadline_72h: 'payment',
  payment_deadline_24h: 'payment',
  payment_expired: 'payment',
  payment_approval: 'payment',
  payout_paid: 'payment',
  payout_failed: 'payment',
  payout_returned: 'payment',
  payout_unclaimed: 'payment',
  payment_disputed: 'payment',
  plan_paid: 'payment',
  plan_ends: 'payment',
  payment_refunded: 'payment',
  payment_refund_failed: 'payment',
  payment_refund_covered: 'payment',
  dispute_possible: 'payment',
  dispute_opened: 'payment',
  dispute_decided: 'payment',
  completed: 'content',
  content_production: 'content',
  content_production_deadline_72h: 'content',
  content_production_deadline_24h: 'content',
  content_production_deadline_expired: 'content',
  content_review: 'content',
  content_review_deadline_72h: 'content',
  content_review_deadline_24h: 'content',
  content_rejected: 'content',
  content_withdrawn: 'content',
  public_availability_open: 'content',
  public_availability_72h: 'content',
  public_availability_failed: 'content',
  publish_deadline: 'content',
  deadline_moved: 'content',
  message: 'message',
  key_access_granted: 'key',
  key_access_declined: 'key',
  key_content_rejected: 'key',
  key_content_deadline_72h: 'key',
  key_content_deadline_24h: 'key',
  key_content_deadline_expired: 'key',
  key_deadline_moved: 'key',
  codes_running_out: 'key',
  codes_overpromised: 'key',
  code_revoked: 'key',
  code_handed_out: 'key',
  mission_deadline_5_days: 'mission',
  mission_deadline_moved: 'mission',
  mission_completed: 'mission',
  mission_content_rejected: 'mission',
  new_mission_available: 'mission',
  mission_reward_to_claim: 'mission',
  program_accepted: 'program',
  program_declined: 'program',
  program_applicant: 'program',
  announcement: 'program',
  creator_access_decided: 'account',
  channel_verified: 'account',
  channel_held: 'account',
  channel_freed: 'account',
  company_verification_decided: 'account',
  export_ready: 'account',
  reauthorisation_needed: 'account',
  custom_domain_missing: 'account',
  custom_domain_lost: 'account',
  report_decided: 'account',
  told: 'account',
}

const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(families, kind)

/** What another version of the product tells is about the account until this one knows better. */
export const familyOf = (kind: string): NotificationFamily => (isKind(kind) ? families[kind] : 'account')

export const kindsOfFamily = (family: NotificationFamily): NotificationKind[] =>
  notificationKinds.filter((kind) => families[kind] === family)

export const isNotificationFamily = (value: string | null): value is NotificationFamily =>
  value !== null && Object.hasOwn(notificationFamilies, value)
