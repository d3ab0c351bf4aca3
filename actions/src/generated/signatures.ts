// Generated from hasura/metadata/actions.graphql by `npm run codegen`. Do not edit.
type AccountOutput = { readonly userId: string }
type VerifiedOutput = { readonly userId: string; readonly alreadyVerified: boolean }
type CompanyAccountOutput = { readonly userId: string; readonly companyId: string }
type CompanyInvitation = { readonly companyName: string; readonly email: string }
type SentOutput = { readonly sent: boolean }
type InvitationOutput = { readonly invitationId: string }
type ConnectionOutput = { readonly connectionId: string }
type RssFeedOutput = { readonly id: string }
type CustomDomainOutput = { readonly status: string; readonly problem: string }
type RetriedPayoutOutput = { readonly payoutId: string }
type PageOutput = { readonly url: string }
type PaymentsOutput = { readonly paymentIds: readonly (string)[] }
type PaymentOutput = { readonly paymentId: string }
type RevealedCodeOutput = { readonly code: string }
type ImportedCodesOutput = { readonly batchId: string; readonly added: number }
type ActivationOutput = { readonly activationId: string; readonly status: string }

export type Signatures = {
  readonly addCard: { readonly args: { readonly idempotencyKey: string }; readonly answer: PageOutput }
  readonly addRssFeed: { readonly args: { readonly url: string; readonly authorized: boolean }; readonly answer: RssFeedOutput }
  readonly changeCredentials: { readonly args: { readonly username: string; readonly email: string; readonly currentPassword: string }; readonly answer: AccountOutput }
  readonly changePassword: { readonly args: { readonly newPassword: string; readonly currentPassword: string }; readonly answer: AccountOutput }
  readonly closeActivation: { readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly companyInvitation: { readonly args: { readonly token: string }; readonly answer: CompanyInvitation | null }
  readonly deleteAccount: { readonly args: { readonly currentPassword: string }; readonly answer: AccountOutput }
  readonly duplicateQuest: { readonly args: { readonly questId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly endActivation: { readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly importCodes: { readonly args: { readonly itemId: string; readonly distributionChannelId: string; readonly platformName?: string | null; readonly note?: string | null; readonly codes: string; readonly idempotencyKey: string }; readonly answer: ImportedCodesOutput }
  readonly inviteMember: { readonly args: { readonly email: string; readonly title: string; readonly isOwner: boolean; readonly idempotencyKey: string }; readonly answer: InvitationOutput }
  readonly joinCompany: { readonly args: { readonly token: string; readonly username: string; readonly password: string; readonly terms: boolean; readonly botCheckToken?: string | null }; readonly answer: CompanyAccountOutput }
  readonly leavePayment: { readonly args: { readonly paymentId: string }; readonly answer: PaymentOutput }
  readonly payCart: { readonly args: { readonly questRunIds: readonly (string)[]; readonly bySavedCard: boolean; readonly idempotencyKey: string }; readonly answer: PaymentsOutput }
  readonly publishActivation: { readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly registerCompany: { readonly args: { readonly username: string; readonly email: string; readonly password: string; readonly terms: boolean; readonly companyName: string; readonly companyType: string; readonly companyWebsite: string; readonly botCheckToken?: string | null }; readonly answer: CompanyAccountOutput }
  readonly registerCreator: { readonly args: { readonly username: string; readonly email: string; readonly password: string; readonly terms: boolean; readonly botCheckToken?: string | null }; readonly answer: AccountOutput }
  readonly removeCard: { readonly args: Readonly<Record<string, never>>; readonly answer: SentOutput }
  readonly requestPasswordReset: { readonly args: { readonly email: string; readonly botCheckToken?: string | null }; readonly answer: SentOutput }
  readonly resendMemberInvite: { readonly args: { readonly invitationId: string; readonly idempotencyKey: string }; readonly answer: InvitationOutput }
  readonly resendVerification: { readonly args: { readonly identifier?: string | null }; readonly answer: SentOutput }
  readonly restartChannelVerification: { readonly args: { readonly connectionId: string }; readonly answer: ConnectionOutput }
  readonly retryPayout: { readonly args: { readonly payoutId: string }; readonly answer: RetriedPayoutOutput }
  readonly revealCode: { readonly args: { readonly codeId: string }; readonly answer: RevealedCodeOutput }
  readonly setNewPassword: { readonly args: { readonly token: string; readonly password: string }; readonly answer: AccountOutput }
  readonly startPayoutSetup: { readonly args: { readonly method: string; readonly idempotencyKey: string }; readonly answer: PageOutput }
  readonly testCustomDomain: { readonly args: Readonly<Record<string, never>>; readonly answer: CustomDomainOutput }
  readonly unpublishActivation: { readonly args: { readonly activationId: string; readonly idempotencyKey: string }; readonly answer: ActivationOutput }
  readonly verifyEmail: { readonly args: { readonly token: string }; readonly answer: VerifiedOutput }
}
