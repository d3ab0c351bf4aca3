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
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved } from '../verdict.ts'
import { advanceParticipant, type ParticipantRow, takeParticipant } from './participant.ts'

/** So that one turn does not keep those waiting who claim. */
const AT_ONCE = 50

/** While it takes people in. */
const open = ['upcoming', 'active'] as const satisfies readonly ActivationStatus[]

/**
 * Of a participant `p`: the rules have said nothing yet, or nothing but that the day had no place left. Whose access to keys was taken
 * back since, or whose account was closed, waits for the company, which cannot accept them either.
 */
const isUndecided = sql`p.status = 'pending' and (p.screening is null or p.screening = 'daily_cap')
  and exists (select from creator_eligibility where creator_id = p.creator_id and key_access)`
/** When the rules are asked about them: at once, or as soon as another day has begun. */
const askedAt = sql`case when p.screening is null then now() else key_campaign_participant_asked_again_at(p) end`

/** Of a row of `activation`: when its rules are to be asked next; null: about nobody. */
export const screeningAt = sql<Date | null>`(
  select min(${askedAt}) from key_campaign_participant p
   where p.campaign_id = activation.id and ${isUndecided}
     and activation.status in (${sql.join(open.map((status) => sql.lit(status)))})
     and exists (select from key_acceptance where activation_id = activation.id))`
/** Whether that is now, by the clock that counts the days. */
export const waitsForScreening = sql<boolean>`coalesce(${screeningAt} <= now(), false)`

/** Locked: whoever accepts by these rules meanwhile waits, and then counts who was accepted here. */
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

/** Who came first is asked about first: whoever waits since yesterday before whoever asks today. */
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

/** The moment whose day was counted: a turn over midnight holds nobody back for a day that it did not look at. */
const turn = sql<Date>`now()`

const keepWaiting = (transaction: DatabaseTransaction, { id }: ParticipantRow, screening: Screening) =>
  transaction
    .updateTable('key_campaign_participant')
    .set({ screening, screened_at: turn })
    .where('id', '=', id)
    .execute()

const accept = (transaction: DatabaseTransaction, row: ParticipantRow): Promise<Moved> =>
  advanceParticipant(transaction, row, 'accepted', { screening: 'accepted', screened_at: turn })

/** Asks the rules of a key campaign about everybody who waits for it; whom they do not accept waits for the company. */
export const screenRequests = (transaction: DatabaseTransaction, seen: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'screenRequests', mover, async () => {
    const taken = await takeActivation(transaction, seen, mover, { from: open, who: ['rules'] })
    if (!taken.ok) return taken
    const rules = await lockRules(transaction, taken.row.id)
    if (rules === null) return moved
    let accepted = await acceptedToday(transaction, taken.row.id)
    for (const { id, ...applicant } of await readUnscreened(transaction, taken.row.id)) {
      const participant = await takeParticipant(transaction, id, mover, { from: ['pending'], who: ['rules'] })
      // The company was faster.
      if (!participant.ok) continue
      const screening = screenApplicant(rules, applicant satisfies KeyApplicant, accepted)
      if (screening !== 'accepted') {
        await keepWaiting(transaction, participant.row, screening)
        continue
      }
      const verdict = await accept(transaction, participant.row)
      if (!verdict.ok) return verdict
      accepted += 1
    }
    return moved
  })
