export * from './account/account.ts'
export { accountConstraints } from './account/constraints.ts'
export * from './account/forms.ts'
export * from './activation/activation.ts'
export { activationConstraints, entryConstraints } from './activation/constraints.ts'
export * from './activation/schedule.ts'
export * from './address/address.ts'
export * from './channel/channel.ts'
export * from './code/code.ts'
export * from './company/company.ts'
export { companyConstraints } from './company/constraints.ts'
export * from './company/forms.ts'
export * from './company/schedule.ts'
export { constraints, explain } from './constraints.ts'
export * from './creator/creator.ts'
export { creatorProgramConstraints } from './creator-program/constraints.ts'
export * from './creator-program/creatorProgram.ts'
export * from './custom-domain/customDomain.ts'
export { deletionConstraints } from './deletion/constraints.ts'
export * from './errors.ts'
export {
  type EventName,
  type EventToEmit,
  eventEntry,
  eventNames,
  events,
  isEventName,
  movesOfNoEvent,
} from './events/catalogue.ts'
export type { EventEntry, Start } from './events/event.ts'
export * from './export/export.ts'
export * from './fields.ts'
export * from './invitation/invitation.ts'
export * from './invitation/schedule.ts'
export * from './key-campaign/keyCampaign.ts'
export * from './key-campaign/schedule.ts'
export * from './link/link.ts'
export * from './matchmaking/matchmaking.ts'
export { missionConstraints } from './mission/constraints.ts'
export * from './mission/mission.ts'
export * from './mission-run/missionRun.ts'
export * from './mission-run/schedule.ts'
export { moneyConstraints } from './money/constraints.ts'
export * from './money/money.ts'
export * from './name/name.ts'
export {
  type Audience,
  audiences,
  type Kind,
  type MailPreference,
  mailPreferences,
  type Notice,
  type Preference,
} from './notification/kind.ts'
export { kindsOfNotification, type Mailing, mailings, noticeOf } from './notification/kinds.ts'
export * from './notification/notification.ts'
export * from './notification/quietHours.ts'
export * from './page/embed.ts'
export * from './page/page.ts'
export * from './payment/payment.ts'
export * from './payout/payout.ts'
export * from './printable.ts'
export { questConstraints } from './quest/constraints.ts'
export * from './quest/quest.ts'
export * from './quest-run/bid.ts'
export * from './quest-run/deadlines.ts'
export * from './quest-run/questRun.ts'
export * from './quest-run/schedule.ts'
export * from './report/report.ts'
export * from './requirement/requirement.ts'
export { dateInStockholm, type Schedule } from './schedule.ts'
export * from './submission/submission.ts'
export * from './timedRows.ts'
export * from './transition.ts'
export * from './upload/archive.ts'
export * from './upload/upload.ts'
