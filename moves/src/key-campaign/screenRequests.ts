import type { DatabaseTransaction } from '@questboard/database'
import {
  type AcceptanceRules,
  type ActivationStatus,
  type KeyApplicant,
  type Screening,
  screenApplicant,
  sizeTiers,
} from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { takeActivation } from '../activation/activation.ts'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved } from '../result.ts'
import { advanceParticipant, type ParticipantRow, takeParticipant } from './participant.ts'

/** Small batches, so that a screening does not block creators who are claiming. */
const AT_ONCE = 50

const open = ['upcoming', 'active'] as const satisfies readonly ActivationStatus[]

/**
 * SQL for a participant `p`: true if the rules have not been applied to the request yet, or if only the daily limit
 * stopped it. Leaves out creators without access or with a closed account, because no one can accept them.
 */
const isUndecided = sql`p.status = 'pending' and (p.screening is null or p.screening = 'daily_cap')
  and exists (select from creator_eligibility where creator_id = p.creator_id and key_access)`
/** The time when the creator is screened: immediately, or at the beginning of the next day. */
const askedAt = sql`case when p.screening is null then now() else key_campaign_participant_asked_again_at(p) end`

/** SQL for an `activation` row: the time of the next screening, or null if no one waits for one. */
export const screeningAt = sql<Date | null>`(
  select min(${askedAt}) from key_campaign_participant p
   where p.campaign_id = activation.id and ${isUndecided}
     and activation.status in (${sql.join(open.map((status) => sql.lit(status)))})
     and exists (select from key_acceptance where activation_id = activation.id))`
/** Uses the database clock, because the database also counts the acceptances of each day. */
export const waitsForScreening = sql<boolean>`coalesce(${screeningAt} <= now(), false)`

/** Locks the campaign, so that other screenings wait and then count these acceptances. */
const lockRules = async (
  transaction: DatabaseTransaction,
  campaignId: string,
): Promise<AcceptanceRules | null> => {
  const rules = await transaction
    .selectFrom('key_acceptance')
    .selectAll()
    .where('activation_id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (rules === undefined) return null
  return {
    sizeTiers: rules.size_tiers,
    minimumCompletion: rules.minimum_completion,
    acceptsNewcomers: rules.accepts_newcomers,
    countries: rules.countries,
    continents: rules.continents,
    dailyCap: rules.daily_cap,
  }
}

const acceptedToday = async (transaction: DatabaseTransaction, campaignId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select keys_accepted_today(${campaignId})::int as count`.execute(transaction)
  return rows[0]?.count ?? 0
}

const unscreened = z.array(
  z.object({
    id: z.string(),
    sizeTier: z.enum(sizeTiers).nullable(),
    completed: z.number(),
    failed: z.number(),
    country: z.string().nullable(),
    continent: z.string().nullable(),
  }),
)

/** Screens requests in the order in which they were made, so yesterday's come first. */
const readUnscreened = async (transaction: DatabaseTransaction, campaignId: string) => {
  const { rows } = await sql`
    select p.id, c.size_tier as "sizeTier", e.country, e.continent, coalesce(r.completed, 0) as completed,
           coalesce(r.ended - r.completed, 0) as failed
      from key_campaign_participant p
      join creator c on c.id = p.creator_id
      left join creator_eligibility e on e.creator_id = p.creator_id
      left join lateral (select completed, ended from key_record where creator_id = p.creator_id) as r on true
     where p.campaign_id = ${campaignId} and ${isUndecided} and ${askedAt} <= now()
     order by p.applied_at, p.id limit ${AT_ONCE}`.execute(transaction)
  return unscreened.parse(rows)
}

/** A screening that runs past midnight uses the day of its start, so no creator has to wait another day. */
const turn = sql<Date>`now()`

const keepWaiting = (transaction: DatabaseTransaction, { id }: ParticipantRow, screening: Screening) =>
  transaction
    .updateTable('key_campaign_participant')
    .set({ screening, screened_at: turn })
    .where('id', '=', id)
    .execute()

const accept = (transaction: DatabaseTransaction, row: ParticipantRow): Promise<Moved> =>
  advanceParticipant(transaction, row, 'accepted', { screening: 'accepted', screened_at: turn })

/** Applies the acceptance rules to all waiting creators. Creators who are not accepted wait for the company. */
export const screenRequests = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'screenRequests', actor, async () => {
    const taken = await takeActivation(transaction, seen, actor, { from: open, who: ['rules'] })
    if (!taken.ok) return taken
    const rules = await lockRules(transaction, taken.row.id)
    if (rules === null) return moved
    let accepted = await acceptedToday(transaction, taken.row.id)
    for (const { id, ...applicant } of await readUnscreened(transaction, taken.row.id)) {
      const participant = await takeParticipant(transaction, id, actor, { from: ['pending'], who: ['rules'] })
      // The company has already decided on the creator.
      if (!participant.ok) continue
      const screening = screenApplicant(rules, applicant satisfies KeyApplicant, accepted)
      if (screening !== 'accepted') {
        await keepWaiting(transaction, participant.row, screening)
        continue
      }
      const result = await accept(transaction, participant.row)
      if (!result.ok) return result
      accepted += 1
    }
    return moved
  })
