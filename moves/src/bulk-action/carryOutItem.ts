import type { DatabaseTransaction } from '@questboard/database'
import type { BulkActionKind, ErrorCode } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { acceptMember, rejectMember } from '../creator-program/decideOnMember.ts'
import { acceptApplicant, rejectApplicant } from '../key-campaign/decideOnApplicant.ts'
import { acceptMission } from '../mission-run/acceptMission.ts'
import { declineMission } from '../mission-run/declineMission.ts'
import { rejectMissionContent } from '../mission-run/rejectMissionContent.ts'
import { acceptBid } from '../quest-run/acceptBid.ts'
import { rejectBid } from '../quest-run/rejectBid.ts'
import { sendQuestMessage } from '../quest-run/sendQuestMessage.ts'
import { type Moved, refuse } from '../result.ts'

type Move = (transaction: DatabaseTransaction, seen: Seen, actor: Actor, message: string) => Promise<Moved>

/** A bulk action makes the same status changes as single actions. */
const moves: Readonly<Record<BulkActionKind, Move>> = {
  acceptBid,
  rejectBid,
  sendQuestMessage,
  acceptApplicant,
  rejectApplicant,
  acceptMember,
  rejectMember,
  acceptMission,
  rejectMissionContent,
  declineMission,
}

export type BulkItem = { readonly bulkActionId: string; readonly rowId: string }

/** A pending item, locked until the transaction ends. `member` is null if the person no longer acts for the company. */
const take = (transaction: DatabaseTransaction, { bulkActionId, rowId }: BulkItem) =>
  transaction
    .selectFrom('bulk_action_item as item')
    .innerJoin('bulk_action as action', 'action.id', 'item.bulk_action_id')
    .leftJoin('company_member as member', (on) =>
      on
        .onRef('member.user_id', '=', 'action.created_by')
        .onRef('member.company_id', '=', 'action.company_id'),
    )
    .select(['item.seen_version', 'action.kind', 'action.message', 'action.company_id'])
    .select('member.user_id as member')
    .where('item.bulk_action_id', '=', bulkActionId)
    .where('item.row_id', '=', rowId)
    .where('item.answered_at', 'is', null)
    .where('action.started_at', 'is not', null)
    .forNoKeyUpdate('item')
    .executeTakeFirst()

type Taken = NonNullable<Awaited<ReturnType<typeof take>>>

const decide = (
  transaction: DatabaseTransaction,
  { rowId }: BulkItem,
  { seen_version: version, kind, message, company_id: companyId, member }: Taken,
): Promise<Moved> =>
  member === null
    ? Promise.resolve(refuse('not-allowed'))
    : moves[kind](
        transaction,
        { id: rowId, version },
        { by: 'company', companyId, personId: member },
        message,
      )

/** The bulk action completes with its last item. */
const count = (transaction: DatabaseTransaction, { bulkActionId }: BulkItem, refusal: ErrorCode | null) =>
  sql`
    update bulk_action
       set answered_count = answered_count + 1,
           refused_count = refused_count + ${refusal === null ? 0 : 1},
           finished_at = case when answered_count + 1 = item_count then now() end
     where id = ${bulkActionId}`.execute(transaction)

/**
 * Makes the item's status change and records its result in one transaction, so that each item is handled once. A retry
 * after a crash finds the result and does nothing. `refusal` is a known reason not to make the change.
 */
export const carryOutItem = async (
  transaction: DatabaseTransaction,
  item: BulkItem,
  refusal: ErrorCode | null = null,
): Promise<void> => {
  const taken = await take(transaction, item)
  if (taken === undefined) return
  const result = refusal === null ? await decide(transaction, item, taken) : refuse(refusal)
  const why = result.ok ? null : result.code
  await transaction
    .updateTable('bulk_action_item')
    .set({ answered_at: sql`now()`, refusal: why })
    .where('bulk_action_id', '=', item.bulkActionId)
    .where('row_id', '=', item.rowId)
    .execute()
  await count(transaction, item, why)
}
