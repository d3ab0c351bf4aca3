import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { idOf, type Seen } from '../advance.ts'
import { takeFreeCode } from '../code/takeFreeCode.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { advanceParticipant, type ParticipantRow, takeParticipant } from './participant.ts'

/** What of a campaign's key sets is wanted: an item, for a store or region. */
export type WantedKey = { readonly itemId: string; readonly distributionChannelId: string }
type Claimed = { readonly codeId: string }

/** Ending an activation locks it before who takes part in it, and so does claiming. */
const lockCampaign = (transaction: DatabaseTransaction, participantId: string) =>
  sql`select from activation
       where id = (select campaign_id from key_campaign_participant where id = ${participantId})
         for share`.execute(transaction)

/** One statement finds a code that nobody else is taking, and takes it: nothing is held by looking at it. */
const takeCode = (
  transaction: DatabaseTransaction,
  participantId: string,
  { itemId, distributionChannelId }: WantedKey,
): Promise<string | null> => {
  const isWanted = sql`item_id = ${itemId} and distribution_channel_id = ${distributionChannelId} and status = 'available'`
  // As the index has them: without an order the claimed ones would be read again and again.
  const oldest = sql`order by created_at, id limit 1`
  return takeFreeCode(transaction, {
    async take() {
      const { rows } = await sql<{ code_id: string }>`
        insert into code_claim (code_id, participant_id)
        select id, ${participantId}
          from (select id from code where ${isWanted} ${oldest} for update skip locked) as free
        returning code_id`.execute(transaction)
      return rows[0]?.code_id ?? null
    },
    async find() {
      const { rows } = await sql<{ id: string }>`select id from code where ${isWanted} ${oldest}`.execute(
        transaction,
      )
      return rows[0]?.id ?? null
    },
  })
}

type Standing = { readonly is_offered: boolean; readonly has_all: boolean }

/** Looked at before any code: who is refused does not stand in the way of who takes the last one. */
const standingOf = async (
  transaction: DatabaseTransaction,
  { id, campaign_id }: ParticipantRow,
  { itemId, distributionChannelId }: WantedKey,
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select offers_key(${campaign_id}, ${itemId}, ${distributionChannelId}) as is_offered,
           (select count(*) from code_claim where participant_id = ${id}) >= codes_per_creator as has_all
      from key_campaign where id = ${campaign_id}`.execute(transaction)
  return rows[0] ?? { is_offered: false, has_all: false }
}

/** The creator takes a code; with the first one the days for content begin (rules §9). */
export const claimKey = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  wanted: WantedKey,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimKey', mover, async () => {
    await lockCampaign(transaction, idOf(seen))
    const taken = await takeParticipant(transaction, seen, mover, {
      from: ['accepted', 'claimed_key'],
      who: ['creator'],
    })
    if (!taken.ok) return taken
    const { row } = taken
    const { is_offered, has_all } = await standingOf(transaction, row, wanted)
    if (!is_offered) return refuse('not-allowed')
    if (has_all) return refuse('codes-per-creator')
    const codeId = await takeCode(transaction, row.id, wanted)
    if (codeId === null) return refuse('out-of-codes')
    if (row.status === 'claimed_key') return { ok: true, codeId }
    const claimed = await advanceParticipant(transaction, row, 'claimed_key')
    return claimed.ok ? { ok: true, codeId } : claimed
  })
