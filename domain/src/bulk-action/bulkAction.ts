import { z } from 'zod'
import { memberRejectionForm } from '../creator-program/forms.ts'
import { codeOfMessage, type ErrorCode, errors } from '../errors.ts'
import { keyRejectionForm } from '../key-campaign/forms.ts'
import { missionReviewForm } from '../mission/forms.ts'

/** A bulk action makes the status change of the same name for every row. */
export const bulkActionKinds = [
  'acceptBid',
  'rejectBid',
  'sendQuestMessage',
  'acceptApplicant',
  'rejectApplicant',
  'acceptMember',
  'rejectMember',
  'acceptMission',
  'rejectMissionContent',
  'declineMission',
] as const
export type BulkActionKind = (typeof bulkActionKinds)[number]

export type BulkTable = 'quest_run' | 'key_campaign_participant' | 'program_membership' | 'mission_run'

/** The maximum number of rows per bulk action (rules §9). Offers have a lower limit, because a member reviews each. */
const most = { rows: 20_000, offers: 100 } as const

/** For each table, the column with the id of the row's activation. */
export const bulkActivationColumns: Readonly<Record<BulkTable, string>> = {
  quest_run: 'quest_id',
  key_campaign_participant: 'campaign_id',
  program_membership: 'program_id',
  mission_run: 'mission_id',
}

type BulkRule = {
  readonly table: BulkTable
  /** The message all selected creators receive, if the action has one. */
  readonly message?: z.ZodType<string>
  /** True if a member must review each row, because the action costs money. */
  readonly isMoney?: true
}

const keyReason = keyRejectionForm.shape.reason
const memberReason = memberRejectionForm.shape.reason
const questMessage = z.string().trim().min(1, errors['message-required']).max(5000, errors['text-too-long'])
const review = missionReviewForm.shape.message

export const bulkActionRules: Readonly<Record<BulkActionKind, BulkRule>> = {
  acceptBid: { table: 'quest_run', isMoney: true },
  rejectBid: { table: 'quest_run', isMoney: true },
  sendQuestMessage: { table: 'quest_run', message: questMessage },
  acceptApplicant: { table: 'key_campaign_participant' },
  rejectApplicant: { table: 'key_campaign_participant', message: keyReason },
  acceptMember: { table: 'program_membership' },
  rejectMember: { table: 'program_membership', message: memberReason },
  acceptMission: { table: 'mission_run' },
  rejectMissionContent: { table: 'mission_run', message: review },
  declineMission: { table: 'mission_run', message: review },
}

export const bulkActionsOn = (table: BulkTable): readonly BulkActionKind[] =>
  bulkActionKinds.filter((kind) => bulkActionRules[kind].table === table)

export const mostAtOnce = (kind: BulkActionKind): number =>
  bulkActionRules[kind].isMoney ? most.offers : most.rows

/** The error if the message is missing or not allowed. Null if the message can be sent to all creators. */
export const bulkMessageProblem = (kind: BulkActionKind, message: string): ErrorCode | null => {
  const check = bulkActionRules[kind].message ?? z.literal('')
  const problem = check.safeParse(message).error?.issues[0]
  return problem === undefined ? null : (codeOfMessage(problem.message) ?? 'invalid-input')
}
