import {
  activationKinds,
  activationStatuses,
  activationTransitions,
  activationVisibilities,
  autoBidActions,
  badgeNames,
  bulkActionKinds,
  type CodeStatus,
  channelVerificationReasons,
  channelVerificationStatuses,
  channelVerificationTransitions,
  clickDevices,
  codeItemTypeNames,
  codeStatuses,
  codeTransitions,
  companyChangeStatuses,
  companyChangeTransitions,
  companyInvitationStatuses,
  companyTypeNames,
  companyVerifications,
  companyVerificationTransitions,
  contentTypes,
  creatorAccessKinds,
  creatorAccessStatuses,
  creatorAccessTransitions,
  criterionCategories,
  customCompletions,
  customDomainStatuses,
  customDomainTransitions,
  differenceKinds,
  disputeStatuses,
  exportKinds,
  exportStatuses,
  exportTransitions,
  invitationStatuses,
  invitationTransitions,
  invitationTypes,
  invoiceStatuses,
  invoiceTransitions,
  keyCampaignParticipantStatuses,
  keyCampaignParticipantTransitions,
  ledgerAccountKinds,
  matchInsights,
  matchmakingObjectives,
  matchmakingStatuses,
  matchmakingTransitions,
  metricTypes,
  missionAccesses,
  missionRewardKinds,
  missionRunStatuses,
  missionRunTransitions,
  moneyVendors,
  notificationKinds,
  pageBlockKinds,
  pageFonts,
  paymentStatuses,
  paymentTransitions,
  payoutMethods,
  payoutStatuses,
  payoutTransitions,
  platformFamilies,
  postTypes,
  postVisibilities,
  programMembershipStatuses,
  programMembershipTransitions,
  questDeliveryTypes,
  questDisputeCauses,
  questDisputeDecisions,
  questDisputeStatuses,
  questDisputeTransitions,
  questionKinds,
  questRunEventTypes,
  questRunSides,
  questRunStatuses,
  questRunTransitions,
  refundStatuses,
  reportReasons,
  reportStatuses,
  reportTransitions,
  sizeTiers,
  submissionStatuses,
  submissionTransitions,
  summaryFrequencies,
  summaryKinds,
  type Transition,
  taxTreatments,
  trackedLinkKinds,
  userTypes,
} from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
})
afterAll(() => scratch.drop())

const lifecycles: Readonly<Record<string, readonly Transition<string>[]>> = {
  activation: activationTransitions,
  key_campaign_participant: keyCampaignParticipantTransitions,
  quest_run: questRunTransitions,
  quest_run_dispute: questDisputeTransitions,
  mission_run: missionRunTransitions,
  program_membership: programMembershipTransitions,
  invitation: invitationTransitions,
  channel_verification: channelVerificationTransitions,
  creator_access: creatorAccessTransitions,
  company_change: companyChangeTransitions,
  company_verification: companyVerificationTransitions,
  code: codeTransitions satisfies readonly Transition<CodeStatus>[],
  custom_domain: customDomainTransitions,
  export: exportTransitions,
  invoice: invoiceTransitions,
  payment: paymentTransitions,
  payout: payoutTransitions,
  user_report: reportTransitions,
  submission: submissionTransitions,
  matchmaking: matchmakingTransitions,
}

/** The first statuses that a row can have. Admin decisions are inserted in their final status. */
const beginnings: Readonly<Record<string, readonly string[] | 'as decided'>> = {
  activation: ['draft', 'waiting_for_company_verification', 'upcoming', 'active'],
  key_campaign_participant: ['pending', 'pending_accept', 'waitlist', 'waiting_for_access'],
  quest_run: ['INITIAL_BID'],
  quest_run_dispute: ['possible'],
  mission_run: ['active'],
  program_membership: ['pending'],
  invitation: ['PENDING'],
  channel_verification: 'as decided',
  creator_access: 'as decided',
  company_change: ['pending'],
  company_verification: 'as decided',
  code: ['available', 'unavailable'],
  custom_domain: ['not_verified'],
  export: ['requested'],
  invoice: ['open'],
  payment: ['pending', 'waiting_approval'],
  payout: ['pending'],
  user_report: 'as decided',
  submission: ['PENDING'],
  matchmaking: ['generating'],
}

const lists: Readonly<Record<string, readonly string[]>> = {
  activation_kind: activationKinds,
  activation_status: activationStatuses,
  activation_visibility: activationVisibilities,
  key_campaign_participant_status: keyCampaignParticipantStatuses,
  post_type: postTypes,
  quest_delivery_type: questDeliveryTypes,
  auto_bid_action: autoBidActions,
  quest_run_status: questRunStatuses,
  quest_run_side: questRunSides,
  quest_run_dispute_status: questDisputeStatuses,
  quest_run_dispute_cause: questDisputeCauses,
  quest_run_dispute_decision: questDisputeDecisions,
  quest_run_event_type: questRunEventTypes,
  mission_access: missionAccesses,
  criterion_category: criterionCategories,
  metric_type: metricTypes,
  custom_completion: customCompletions,
  mission_reward_kind: missionRewardKinds,
  mission_run_status: missionRunStatuses,
  question_kind: questionKinds,
  program_membership_status: programMembershipStatuses,
  invitation_status: invitationStatuses,
  invitation_type: invitationTypes,
  content_type: contentTypes,
  post_visibility: postVisibilities,
  submission_status: submissionStatuses,
  bulk_action_kind: bulkActionKinds,
  match_insight: matchInsights,
  matchmaking_objective: matchmakingObjectives,
  matchmaking_status: matchmakingStatuses,
  link_kind: trackedLinkKinds,
  click_device: clickDevices,
  user_type: userTypes,
  size_tier: sizeTiers,
  channel_verification_status: channelVerificationStatuses,
  channel_verification_reason: channelVerificationReasons,
  creator_access_kind: creatorAccessKinds,
  creator_access_status: creatorAccessStatuses,
  company_verification: companyVerifications,
  company_change_status: companyChangeStatuses,
  company_invitation_status: companyInvitationStatuses,
  platform_family: platformFamilies,
  code_status: codeStatuses,
  custom_domain_status: customDomainStatuses,
  export_kind: exportKinds,
  export_status: exportStatuses,
  page_block_kind: pageBlockKinds,
  payment_status: paymentStatuses,
  payment_refund_status: refundStatuses,
  payment_dispute_status: disputeStatuses,
  invoice_status: invoiceStatuses,
  tax_treatment: taxTreatments,
  payout_status: payoutStatuses,
  payout_method: payoutMethods,
  reconciliation_difference_kind: differenceKinds,
  ledger_account_kind: ledgerAccountKinds,
  money_vendor: moneyVendors,
  notification_kind: notificationKinds,
  summary_frequency: summaryFrequencies,
  summary_kind: summaryKinds,
  user_report_status: reportStatuses,
}

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  badge: badgeNames,
  company_type: companyTypeNames,
  code_item_type: codeItemTypeNames,
  page_font: pageFonts,
  user_report_reason: reportReasons,
}

const order = <T>(rows: readonly T[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort()

describe('statuses are the same in the database and the code', () => {
  test.each(Object.entries(lifecycles))(
    'the database and the code have the same status changes of %s',
    async (entity, transitions) => {
      const { rows } = await scratch.client.query(
        `SELECT from_status AS "from", to_status AS "to", event FROM ${entity}_transition`,
      )
      expect(order(rows)).toEqual(order(transitions.map(({ from, to, event }) => ({ from, to, event }))))
    },
  )

  test('every status column in the database is described in the code', async () => {
    const { rows } = await scratch.client.query<{ entity: string }>(
      `SELECT replace(relname, '_transition', '') AS entity FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname LIKE '%\\_transition'`,
    )
    expect(Object.keys(lifecycles).sort()).toEqual(rows.map(({ entity }) => entity).sort())
  })
})

test('for every status column, the code defines the statuses with which a row can begin', async () => {
  const { rows } = await scratch.client.query<{ entity: string; words: string }>(
    `SELECT split_part(encode(tgargs, 'escape'), '\\000', 1) AS entity, pg_get_triggerdef(oid) AS words
       FROM pg_trigger WHERE tgfoid = 'guard_begin'::regproc AND tgtype & 2 = 2 AND tgtype & 4 = 4`,
  )
  const statuses = new Map(
    rows.map(({ entity, words }) => [
      entity,
      /ALL \('\{(.*?)\}'::text\[\]/.exec(words)?.[1]?.split(',') ?? [],
    ]),
  )
  const held = Object.keys(lifecycles).map((entity) => [entity, statuses.get(entity) ?? 'as decided'])
  expect(Object.fromEntries(held)).toEqual(beginnings)
})

describe('values are the same in the database and the code', () => {
  test.each(Object.entries(lists))(
    'the database and the code have the same values of %s',
    async (table, values) => {
      const { rows } = await scratch.client.query<{ value: string }>(`SELECT value FROM ${table}`)
      expect(rows.map((row) => row.value).sort()).toEqual([...values].sort())
    },
  )

  test.each(Object.entries(words))(
    'the database and the code use the same words for %s',
    async (table, names) => {
      const { rows } = await scratch.client.query<{ value: string; comment: string }>(
        `SELECT value, comment FROM ${table}`,
      )
      expect(Object.fromEntries(rows.map((row) => [row.value, row.comment]))).toEqual(names)
    },
  )
})
