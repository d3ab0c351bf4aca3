// Generated from hasura/metadata/actions.graphql by `npm run codegen`. Do not edit.
type InvitationOffer = { readonly amountCents: number; readonly platform: string; readonly postType: string; readonly contentLengthMinutes: number; readonly deliveryType: string; readonly deliveryDate?: string | null; readonly message: string }
type InvitationAutoBid = { readonly maxCents?: number | null; readonly within: string; readonly over: string }
type FoundGame = { readonly externalId: string; readonly name: string; readonly releasedOn?: string | null; readonly developer: string; readonly gameId?: string | null }
type GameImportOutput = { readonly importId: string }
type InvitationsOutput = { readonly outcomes: readonly (InvitationOutcome)[] }
type InvitationOutcome = { readonly asked: string; readonly creatorId?: string | null; readonly invitationId?: string | null; readonly result: string; readonly missed?: unknown | null }
type ResetLink = { readonly isOpen: boolean }
type MailedInvitation = { readonly companyName: string; readonly activationId: string; readonly activationKind: string; readonly activationName: string; readonly message: string; readonly deadline?: string | null }
type ClaimedInvitationOutput = { readonly invitationId: string; readonly activationId: string; readonly activationKind: string }
type AccountOutput = { readonly userId: string }
type VerifiedOutput = { readonly userId: string; readonly alreadyVerified: boolean }
type CompanyAccountOutput = { readonly userId: string; readonly companyId: string }
type CompanyInvitation = { readonly companyName: string; readonly email: string; readonly hasAccount: boolean; readonly refusal?: string | null }
type QuestRunOutput = { readonly questRunId: string }
type SentOutput = { readonly sent: boolean }
type InvitationOutput = { readonly invitationId: string }
type ConnectionOutput = { readonly connectionId: string }
type RssFeedOutput = { readonly id: string }
type CustomDomainOutput = { readonly status: string; readonly problem: string }
type RetriedPayoutOutput = { readonly payoutId: string }
type PageOutput = { readonly url: string }
type PaymentsOutput = { readonly paymentIds: readonly (string)[] }
type PaymentLimitOutput = { readonly waits: boolean }
type PaymentOutput = { readonly paymentId: string }
type RevealedCodeOutput = { readonly code: string }
type UndoneImportOutput = { readonly removed: number }
type RevokedCodesOutput = { readonly held: number; readonly replaced: number }
type HandedOutOutput = { readonly codeId: string }
type ActivationOutput = { readonly activationId: string; readonly status: string }
type KeyParticipantOutput = { readonly participantId: string; readonly status: string }
type WithdrawnKeyRequestOutput = { readonly participantId: string }
type ExportOutput = { readonly exportId: string }
type BulkActionOutput = { readonly bulkActionId: string }
type MatchmakingOutput = { readonly matchmakingId: string }
type ClaimedKeyOutput = { readonly codeId: string }
type ClaimedKitOutput = { readonly codeIds: readonly (string)[] }
type ProgramAnswerInput = { readonly questionId: string; readonly answer: unknown }
type ProgramDemographicsInput = { readonly ageGroup?: string | null; readonly gender?: string | null; readonly occupation?: string | null }
type SavedApplicationOutput = { readonly programId: string }
type ProgramMembershipOutput = { readonly membershipId: string }
type KeyContentLinkInput = { readonly url: string; readonly postType: string }
type MissionRunOutput = { readonly missionRunId: string }
type MissionAnswerInput = { readonly criterionId: string; readonly completion: string; readonly text: string }
type MissionSubmissionOutput = { readonly missionRunId: string; readonly status: string }
type RewardClaimOutput = { readonly rewardClaimId: string; readonly status: string }

export type Signatures = {
  readonly acceptApplicant: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly idempotencyKey: string }; readonly answer: KeyParticipantOutput }
  readonly acceptBid: { readonly root: 'mutation'; readonly args: { readonly bidId: string; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly acceptInvitation: { readonly root: 'mutation'; readonly args: { readonly invitationId: string; readonly idempotencyKey: string }; readonly answer: InvitationOutput }
  readonly acceptKeyContent: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly idempotencyKey: string }; readonly answer: KeyParticipantOutput }
  readonly acceptMember: { readonly root: 'mutation'; readonly args: { readonly membershipId: string; readonly idempotencyKey: string }; readonly answer: ProgramMembershipOutput }
  readonly acceptMemberInvite: { readonly root: 'mutation'; readonly args: { readonly token: string; readonly idempotencyKey: string }; readonly answer: CompanyAccountOutput }
  readonly acceptMission: { readonly root: 'mutation'; readonly args: { readonly missionRunId: string; readonly version: number; readonly idempotencyKey: string }; readonly answer: MissionRunOutput }
  readonly acceptMissionContent: { readonly root: 'mutation'; readonly args: { readonly missionRunId: string; readonly version: number; readonly submissionId: string; readonly idempotencyKey: string }; readonly answer: MissionRunOutput }
  readonly addCard: { readonly root: 'mutation'; readonly args: { readonly idempotencyKey: string }; readonly answer: PageOutput }
  readonly addDisputeStatement: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly body: string; readonly pictures?: readonly (string)[] | null; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly addRssFeed: { readonly root: 'mutation'; readonly args: { readonly url: string; readonly authorized: boolean }; readonly answer: RssFeedOutput }
  readonly answerPaymentLimit: { readonly root: 'mutation'; readonly args: { readonly agrees: boolean }; readonly answer: SentOutput }
  readonly applyForKey: { readonly root: 'mutation'; readonly args: { readonly campaignId: string; readonly message: string; readonly idempotencyKey: string }; readonly answer: KeyParticipantOutput }
  readonly applyToProgram: { readonly root: 'mutation'; readonly args: { readonly programId: string; readonly termsVersion: number; readonly answers: readonly (ProgramAnswerInput)[]; readonly demographics?: ProgramDemographicsInput | null; readonly idempotencyKey: string }; readonly answer: ProgramMembershipOutput }
  readonly approveContent: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly version: number; readonly review: string; readonly badges: readonly (string)[]; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly approvePayment: { readonly root: 'mutation'; readonly args: { readonly paymentId: string; readonly idempotencyKey: string }; readonly answer: PaymentOutput }
  readonly changeCredentials: { readonly root: 'mutation'; readonly args: { readonly username: string; readonly email: string; readonly currentPassword: string }; readonly answer: AccountOutput }
  readonly changePassword: { readonly root: 'mutation'; readonly args: { readonly newPassword: string; readonly currentPassword: string }; readonly answer: AccountOutput }
  readonly checkListing: { readonly root: 'mutation'; readonly args: { readonly questRunId: string }; readonly answer: SentOutput }
  readonly claimInvitation: { readonly root: 'mutation'; readonly args: { readonly token: string }; readonly answer: ClaimedInvitationOutput }
  readonly claimKey: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly itemId: string; readonly distributionChannelId: string; readonly idempotencyKey: string }; readonly answer: ClaimedKeyOutput }
  readonly claimKit: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly itemId: string; readonly distributionChannelId: string; readonly quantity: number; readonly idempotencyKey: string }; readonly answer: ClaimedKitOutput }
  readonly claimReward: { readonly root: 'mutation'; readonly args: { readonly missionRunId: string; readonly rewardId: string; readonly distributionChannelId?: string | null; readonly hasAgreed?: boolean | null; readonly idempotencyKey: string }; readonly answer: RewardClaimOutput }
  readonly closeActivation: { readonly root: 'mutation'; readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly companyInvitation: { readonly root: 'query'; readonly args: { readonly token: string }; readonly answer: CompanyInvitation | null }
  readonly counterBid: { readonly root: 'mutation'; readonly args: { readonly bidId: string; readonly amountCents: number; readonly platform: string; readonly connectionId?: string | null; readonly postType: string; readonly contentLengthMinutes: number; readonly deliveryType: string; readonly deliveryDate?: string | null; readonly message?: string | null; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly declineMission: { readonly root: 'mutation'; readonly args: { readonly missionRunId: string; readonly version: number; readonly message: string; readonly idempotencyKey: string }; readonly answer: MissionRunOutput }
  readonly deleteAccount: { readonly root: 'mutation'; readonly args: { readonly currentPassword: string }; readonly answer: AccountOutput }
  readonly duplicateActivation: { readonly root: 'mutation'; readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly endActivation: { readonly root: 'mutation'; readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly extendContentDeadline: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly version: number; readonly until: string }; readonly answer: QuestRunOutput }
  readonly handOutCode: { readonly root: 'mutation'; readonly args: { readonly itemId: string; readonly distributionChannelId: string; readonly creatorId: string; readonly idempotencyKey: string }; readonly answer: HandedOutOutput }
  readonly importGame: { readonly root: 'mutation'; readonly args: { readonly source: string; readonly game: string }; readonly answer: GameImportOutput }
  readonly inviteCreators: { readonly root: 'mutation'; readonly args: { readonly activationId: string; readonly creatorIds: readonly (string)[]; readonly usernames: readonly (string)[]; readonly emails: readonly (string)[]; readonly message: string; readonly deadline?: string | null; readonly offer?: InvitationOffer | null; readonly matchmakingId?: string | null; readonly autoBid?: InvitationAutoBid | null; readonly evenIfNotEligible: boolean; readonly idempotencyKey: string }; readonly answer: InvitationsOutput }
  readonly inviteMember: { readonly root: 'mutation'; readonly args: { readonly email: string; readonly title: string; readonly isOwner: boolean; readonly idempotencyKey: string }; readonly answer: InvitationOutput }
  readonly joinCompany: { readonly root: 'mutation'; readonly args: { readonly token: string; readonly username: string; readonly password: string; readonly terms: boolean; readonly botCheckToken?: string | null }; readonly answer: CompanyAccountOutput }
  readonly joinMission: { readonly root: 'mutation'; readonly args: { readonly missionId: string; readonly idempotencyKey: string }; readonly answer: MissionRunOutput }
  readonly leavePayment: { readonly root: 'mutation'; readonly args: { readonly paymentId: string; readonly reason?: string | null; readonly idempotencyKey: string }; readonly answer: PaymentOutput }
  readonly mailedInvitation: { readonly root: 'query'; readonly args: { readonly token: string }; readonly answer: MailedInvitation | null }
  readonly makeOffer: { readonly root: 'mutation'; readonly args: { readonly questId: string; readonly amountCents: number; readonly platform: string; readonly connectionId: string; readonly postType: string; readonly contentLengthMinutes: number; readonly deliveryType: string; readonly deliveryDate?: string | null; readonly message?: string | null; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly openDispute: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly reason: string; readonly cause?: string | null; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly payCart: { readonly root: 'mutation'; readonly args: { readonly questRunIds: readonly (string)[]; readonly planItemId?: string | null; readonly bySavedCard: boolean; readonly idempotencyKey: string }; readonly answer: PaymentsOutput }
  readonly prepareBulkAction: { readonly root: 'mutation'; readonly args: { readonly kind: string; readonly where: unknown; readonly idempotencyKey: string }; readonly answer: BulkActionOutput }
  readonly publishActivation: { readonly root: 'mutation'; readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly registerCompany: { readonly root: 'mutation'; readonly args: { readonly username: string; readonly email: string; readonly password: string; readonly terms: boolean; readonly companyName: string; readonly companyType: string; readonly companyWebsite: string; readonly botCheckToken?: string | null }; readonly answer: CompanyAccountOutput }
  readonly registerCreator: { readonly root: 'mutation'; readonly args: { readonly username: string; readonly email: string; readonly password: string; readonly terms: boolean; readonly way?: string | null; readonly botCheckToken?: string | null }; readonly answer: AccountOutput }
  readonly rejectApplicant: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly reason: string; readonly idempotencyKey: string }; readonly answer: KeyParticipantOutput }
  readonly rejectBid: { readonly root: 'mutation'; readonly args: { readonly bidId: string; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly rejectContent: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly version: number; readonly message: string; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly rejectInvitation: { readonly root: 'mutation'; readonly args: { readonly invitationId: string; readonly idempotencyKey: string }; readonly answer: InvitationOutput }
  readonly rejectKeyContent: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly message: string; readonly idempotencyKey: string }; readonly answer: KeyParticipantOutput }
  readonly rejectMember: { readonly root: 'mutation'; readonly args: { readonly membershipId: string; readonly reason: string; readonly idempotencyKey: string }; readonly answer: ProgramMembershipOutput }
  readonly rejectMissionContent: { readonly root: 'mutation'; readonly args: { readonly missionRunId: string; readonly version: number; readonly message: string; readonly submissionId?: string | null; readonly idempotencyKey: string }; readonly answer: MissionRunOutput }
  readonly removeCard: { readonly root: 'mutation'; readonly args: Readonly<Record<string, never>>; readonly answer: SentOutput }
  readonly requestCodes: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly distributionChannelId: string }; readonly answer: KeyParticipantOutput }
  readonly requestExport: { readonly root: 'mutation'; readonly args: { readonly kind: string; readonly activationId?: string | null; readonly stages: readonly (string)[]; readonly filter?: unknown | null; readonly idempotencyKey: string }; readonly answer: ExportOutput }
  readonly requestKitCodes: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly distributionChannelId: string }; readonly answer: QuestRunOutput }
  readonly requestMatchmaking: { readonly root: 'mutation'; readonly args: { readonly activationId: string; readonly gameId: string; readonly objective: string; readonly countries: readonly (string)[]; readonly languages: readonly (string)[]; readonly platforms: readonly (string)[]; readonly sizeTiers: readonly (string)[]; readonly budgetCents?: number | null; readonly idempotencyKey: string }; readonly answer: MatchmakingOutput }
  readonly requestPasswordReset: { readonly root: 'mutation'; readonly args: { readonly email: string; readonly botCheckToken?: string | null }; readonly answer: SentOutput }
  readonly requestPersonalData: { readonly root: 'mutation'; readonly args: Readonly<Record<string, never>>; readonly answer: SentOutput }
  readonly requestRewardCodes: { readonly root: 'mutation'; readonly args: { readonly missionRunId: string; readonly rewardId: string; readonly distributionChannelId: string }; readonly answer: MissionRunOutput }
  readonly resendMemberInvite: { readonly root: 'mutation'; readonly args: { readonly invitationId: string; readonly idempotencyKey: string }; readonly answer: InvitationOutput }
  readonly resendVerification: { readonly root: 'mutation'; readonly args: { readonly identifier?: string | null }; readonly answer: SentOutput }
  readonly resetLink: { readonly root: 'query'; readonly args: { readonly token: string }; readonly answer: ResetLink | null }
  readonly restartChannelVerification: { readonly root: 'mutation'; readonly args: { readonly connectionId: string }; readonly answer: ConnectionOutput }
  readonly retryPayout: { readonly root: 'mutation'; readonly args: { readonly payoutId: string; readonly idempotencyKey: string }; readonly answer: RetriedPayoutOutput }
  readonly revealCode: { readonly root: 'mutation'; readonly args: { readonly codeId: string }; readonly answer: RevealedCodeOutput }
  readonly revokeBatch: { readonly root: 'mutation'; readonly args: { readonly batchId: string; readonly reason: string; readonly leftOut?: readonly (string)[] | null; readonly idempotencyKey: string }; readonly answer: RevokedCodesOutput }
  readonly revokeCode: { readonly root: 'mutation'; readonly args: { readonly codeId: string; readonly reason: string; readonly isReplaced: boolean; readonly idempotencyKey: string }; readonly answer: RevokedCodesOutput }
  readonly saveApplication: { readonly root: 'mutation'; readonly args: { readonly programId: string; readonly step: string; readonly entries: unknown; readonly sendsOnAccess?: boolean | null }; readonly answer: SavedApplicationOutput }
  readonly searchGames: { readonly root: 'query'; readonly args: { readonly source: string; readonly words: string }; readonly answer: readonly (FoundGame)[] }
  readonly setNewPassword: { readonly root: 'mutation'; readonly args: { readonly token: string; readonly password: string }; readonly answer: AccountOutput }
  readonly setPaymentLimit: { readonly root: 'mutation'; readonly args: { readonly limitCents?: number | null }; readonly answer: PaymentLimitOutput }
  readonly startBulkAction: { readonly root: 'mutation'; readonly args: { readonly bulkActionId: string; readonly message: string; readonly idempotencyKey: string }; readonly answer: BulkActionOutput }
  readonly startPayoutSetup: { readonly root: 'mutation'; readonly args: { readonly method: string; readonly idempotencyKey: string }; readonly answer: PageOutput }
  readonly submitContent: { readonly root: 'mutation'; readonly args: { readonly questRunId: string; readonly contentId?: string | null; readonly url?: string | null; readonly isUnlisted?: boolean | null; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly submitKeyContent: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly contentIds: readonly (string)[]; readonly links: readonly (KeyContentLinkInput)[]; readonly idempotencyKey: string }; readonly answer: KeyParticipantOutput }
  readonly submitMission: { readonly root: 'mutation'; readonly args: { readonly missionRunId: string; readonly contentIds: readonly (string)[]; readonly answers: readonly (MissionAnswerInput)[]; readonly idempotencyKey: string }; readonly answer: MissionSubmissionOutput }
  readonly testCustomDomain: { readonly root: 'mutation'; readonly args: Readonly<Record<string, never>>; readonly answer: CustomDomainOutput }
  readonly undoImport: { readonly root: 'mutation'; readonly args: { readonly batchId: string; readonly idempotencyKey: string }; readonly answer: UndoneImportOutput }
  readonly unpublishActivation: { readonly root: 'mutation'; readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly verifyEmail: { readonly root: 'mutation'; readonly args: { readonly token: string }; readonly answer: VerifiedOutput }
  readonly withdrawBid: { readonly root: 'mutation'; readonly args: { readonly bidId: string; readonly idempotencyKey: string }; readonly answer: QuestRunOutput }
  readonly withdrawInvitation: { readonly root: 'mutation'; readonly args: { readonly invitationId: string; readonly idempotencyKey: string }; readonly answer: InvitationOutput }
  readonly withdrawKeyRequest: { readonly root: 'mutation'; readonly args: { readonly participantId: string; readonly idempotencyKey: string }; readonly answer: WithdrawnKeyRequestOutput }
}
