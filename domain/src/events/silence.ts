import type { EventName, events } from './catalogue.ts'

/** Why an event sends no notification. */
export const silences = {
  actor: 'Only the person who acts is concerned, and sees the result.',
  admins: 'Admins see it in the console’s work list.',
  mail: 'It sends its own email.',
  summary: 'Summaries count it.',
  work: 'It moves work along and changes no one’s position.',
} as const

/** A reason, or the event that notifies the people instead. */
type Silence = keyof typeof silences | { readonly toldBy: Exclude<EventName, SilentEvent> }

export type SilentEvent = {
  [Name in EventName]: (typeof events)[Name]['tells'] extends 'nobody' ? Name : never
}[EventName]

/** A member of the company moves its activation. Creators in progress are notified by the events of their runs. */
const movesOfActivations = {
  keyCampaignCreated: 'actor',
  keyCampaignSubmitted: 'actor',
  keyCampaignUnpublished: 'actor',
  keyCampaignClosed: 'actor',
  keyCampaignArchived: 'work',
  keyCampaignDeleted: 'actor',
  questCreated: 'actor',
  questSubmitted: 'actor',
  questUnpublished: 'actor',
  questClosed: 'actor',
  questArchived: 'work',
  questDeleted: 'actor',
  missionCreated: 'actor',
  missionSubmitted: 'actor',
  missionUnpublished: 'actor',
  missionClosed: 'actor',
  missionArchived: 'work',
  missionDeleted: 'actor',
  creatorProgramCreated: 'actor',
  creatorProgramSubmitted: 'actor',
  creatorProgramUnpublished: 'actor',
  creatorProgramClosed: 'actor',
  creatorProgramArchived: 'work',
  creatorProgramDeleted: 'actor',
} as const

/** Every event without notifications needs a reason, so a new event without one does not compile. */
export const silentEvents: Readonly<Record<SilentEvent, Silence>> = {
  ...movesOfActivations,
  userRegistered: 'mail',
  emailChanged: 'mail',
  verificationRequested: 'mail',
  emailVerified: 'actor',
  channelSignUpRequested: 'mail',
  passwordResetRequested: 'mail',
  personalDataRequested: 'mail',
  passwordChanged: 'mail',
  accountDeleted: 'mail',
  memberInvited: 'mail',
  connectionAdded: 'actor',
  connectionRefreshed: 'work',
  channelVerificationRestarted: 'work',
  creatorAccessRequested: 'admins',

  companyVerificationRequested: 'admins',
  customDomainAdded: 'actor',
  userReported: 'admins',
  gameImportRequested: 'actor',
  invoicePaid: 'mail',
  creditNoteIssued: 'mail',
  exportRequested: 'actor',
  exportFailed: 'mail',
  matchmakingRequested: 'actor',
  bulkActionStarted: 'actor',
  keyScreeningWanted: 'work',
  activationRescheduled: { toldBy: 'deadlineMoved' },

  questRunCreated: { toldBy: 'bidMade' },
  counterOffered: { toldBy: 'bidMade' },
  questPaymentStarted: 'actor',
  questPaymentFailed: 'actor',
  listingVerified: { toldBy: 'payoutSent' },
  questDisputeLapsed: { toldBy: 'questRunCompleted' },
  questDisputeAnswered: { toldBy: 'questDisputeDecided' },

  missionJoined: 'summary',
  missionGoalsReached: { toldBy: 'missionContentSubmitted' },
  keyRequestWithdrawn: 'actor',
  keyAccessAwaited: 'actor',
  keyInvitationAccepted: { toldBy: 'invitationAccepted' },
  keyInvitationRejected: { toldBy: 'invitationRejected' },
  keyClaimed: 'actor',
  keyTakenBack: { toldBy: 'codeRevoked' },
  waitlistConverted: { toldBy: 'keyApplicationAccepted' },
  submissionMade: { toldBy: 'contentSubmitted' },
  submissionApproved: { toldBy: 'contentAccepted' },
  submissionRejected: { toldBy: 'contentRejected' },
  restored: 'work',

  paymentRequested: 'actor',
  paymentStarted: 'work',
  paymentSucceeded: { toldBy: 'questPaid' },
  paymentFailed: 'actor',
  paymentRefunded: { toldBy: 'refundSucceeded' },
  refundRequested: { toldBy: 'refundSucceeded' },
  disputeWon: 'work',
  disputeLost: 'work',
  cardEventReceived: 'work',
  payoutRequested: { toldBy: 'payoutSent' },
  payoutRetryRequested: 'work',
  payoutReported: 'work',
  payoutStarted: { toldBy: 'payoutSent' },
  payoutPaid: { toldBy: 'questRunCompleted' },
}
