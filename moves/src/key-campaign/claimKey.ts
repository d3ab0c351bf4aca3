import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { idOf, type Seen } from '../advance.ts'
import { takeCodes, type WantedKey } from '../code/takeCodes.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { advanceParticipant, lockCampaignOf, type ParticipantRow, takeParticipant } from './participant.ts'

type Claimed = { readonly codeId: string }

type Standing = { readonly is_offered: boolean; readonly has_all: boolean }

/** The participant is read first, so that a rejected creator does not lock a code that another creator could take. */
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

/** The creator takes a code. The first code starts the content deadline (rules §9). */
export const claimKey = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  wanted: WantedKey,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimKey', actor, async () => {
    await lockCampaignOf(transaction, idOf(seen))
    const taken = await takeParticipant(transaction, seen, actor, {
      from: ['accepted', 'claimed_key'],
      who: ['creator'],
    })
    if (!taken.ok) return taken
    const { row } = taken
    const { is_offered, has_all } = await standingOf(transaction, row, wanted)
    if (!is_offered) return refuse('not-allowed')
    if (has_all) return refuse('codes-per-creator')
    const codes = await takeCodes(transaction, wanted, { participant_id: row.id }, 1)
    if (codes === null) return refuse('out-of-codes')
    const [codeId] = codes
    if (row.status === 'claimed_key') return { ok: true, codeId }
    const claimed = await advanceParticipant(transaction, row, 'claimed_key')
    return claimed.ok ? { ok: true, codeId } : claimed
  })
