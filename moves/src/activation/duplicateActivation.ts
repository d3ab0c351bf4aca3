import type { DatabaseTransaction } from '@questboard/database'
import { type ActivationKind, activationStatuses } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { takeActivation } from './activation.ts'

type Part = (from: string, to: string) => RawBuilder<unknown>
type Copied = { readonly activationId: string }

const created = z.tuple([z.object({ id: z.string() })])

/** The draft itself: what was promised for dates that are over is for the new ones to say. */
const copyActivation = async (transaction: DatabaseTransaction, id: string, by: string | null) => {
  const { rows } = await sql`
    insert into activation (kind, company_id, created_by, game_id, name, description, visibility,
                            poster_url, hero_url, thumbnail_url)
    select kind, company_id, ${by}::uuid, game_id, left('Copy of ' || name, 120), description, visibility,
           poster_url, hero_url, thumbnail_url
      from activation where id = ${id}
    returning id`.execute(transaction)
  return created.parse(rows)[0].id
}

/** What hangs on every kind of activation. */
const sharedParts = (from: string, to: string): readonly RawBuilder<unknown>[] => [
  sql`insert into requirement (activation_id, allow_all_creators, twitch_followers, twitch_average_ccv, youtube_subscribers,
        youtube_average_video_views, youtube_average_short_views, tiktok_followers, tiktok_average_short_views, countries,
        continents, languages, creator_list_ids, program_id, completed_mission_ids, activations_required)
      select ${to}::uuid, allow_all_creators, twitch_followers, twitch_average_ccv, youtube_subscribers,
        youtube_average_video_views, youtube_average_short_views, tiktok_followers, tiktok_average_short_views, countries,
        continents, languages, creator_list_ids, program_id, completed_mission_ids, activations_required
        from requirement where activation_id = ${from}`,
  sql`insert into creator_kit (activation_id, special_instructions, asset_url, asset_name, asset_bytes)
      select ${to}::uuid, special_instructions, asset_url, asset_name, asset_bytes from creator_kit where activation_id = ${from}`,
  sql`insert into activation_media (activation_id, kind, url, title, position)
      select ${to}::uuid, kind, url, title, position from activation_media where activation_id = ${from}`,
  sql`insert into activation_code_item (activation_id, code_item_id)
      select ${to}::uuid, code_item_id from activation_code_item where activation_id = ${from}`,
  sql`insert into key_set (activation_id, code_item_id, distribution_channel_id, promised)
      select ${to}::uuid, code_item_id, distribution_channel_id, promised from key_set where activation_id = ${from}`,
  sql`insert into key_acceptance (activation_id, size_tiers, minimum_completion, accepts_newcomers, countries, continents, daily_cap)
      select ${to}::uuid, size_tiers, minimum_completion, accepts_newcomers, countries, continents, daily_cap
        from key_acceptance where activation_id = ${from}`,
  sql`insert into activation_game (activation_id, game_id, position)
      select ${to}::uuid, game_id, position from activation_game where activation_id = ${from} on conflict do nothing`,
  sql`insert into activation_tag (activation_id, tag_id)
      select ${to}::uuid, tag_id from activation_tag where activation_id = ${from}`,
  sql`insert into activation_channel (activation_id, distribution_channel_id)
      select ${to}::uuid, distribution_channel_id from activation_channel where activation_id = ${from}`,
  sql`insert into activation_whitelist (activation_id, creator_id)
      select ${to}::uuid, creator_id from activation_whitelist where activation_id = ${from}`,
]

const questPart: Part = (from, to) =>
  sql`insert into quest (id, budget_cents, delivery_type, auto_approve_days, grace_days, kit_codes, deliverables, talking_points,
        call_to_action, target_url, track_clicks, post_types, auto_bid_max_cents, auto_bid_within, auto_bid_over)
      select ${to}::uuid, budget_cents, delivery_type, auto_approve_days, grace_days, kit_codes, deliverables, talking_points,
        call_to_action, target_url, track_clicks, post_types, auto_bid_max_cents, auto_bid_within, auto_bid_over
        from quest where id = ${from}`

const keyPart: Part = (from, to) =>
  sql`insert into key_campaign (id, waitlist, planned_release, codes_per_creator)
      select ${to}::uuid, waitlist, planned_release, codes_per_creator from key_campaign where id = ${from}`

const ownParts: Readonly<Partial<Record<ActivationKind, Part>>> = { QUEST: questPart, KEY: keyPart }

/** A new draft of its company from a quest or key campaign in any status: all of it but its dates and embargo. */
export const duplicateActivation = (
  transaction: DatabaseTransaction,
  activationId: string,
  mover: Mover,
): Promise<Moved<Copied>> =>
  makeMove<Copied>(transaction, 'duplicateActivation', mover, async () => {
    const who = ['company', 'admin'] as const
    const taken = await takeActivation(transaction, activationId, mover, { from: activationStatuses, who })
    if (!taken.ok) return taken
    const ownPart = ownParts[taken.row.kind]
    if (ownPart === undefined) return refuse('not-found')
    const by = mover.by === 'company' ? mover.personId : null
    const copy = await copyActivation(transaction, taken.row.id, by)
    const parts = [ownPart(taken.row.id, copy), ...sharedParts(taken.row.id, copy)]
    for (const part of parts) await part.execute(transaction)
    return { ok: true, activationId: copy }
  })
