import type { DatabaseTransaction } from '@questboard/database'
import { type ActivationKind, activationStatuses } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { takeActivation } from './activation.ts'

type Parts = (from: string, to: string) => readonly RawBuilder<unknown>[]
type Copied = { readonly activationId: string }

const created = z.tuple([z.object({ id: z.string() })])

/** Copies the activation's row. Dates are left empty because the old dates have passed. */
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

/** The parts that quests, key campaigns and missions have in common. */
const sharedParts: Parts = (from, to) => [
  sql`insert into requirement (activation_id, allow_all_creators, twitch_followers, twitch_average_ccv, youtube_subscribers,
        youtube_average_video_views, youtube_average_short_views, tiktok_followers, tiktok_average_short_views, countries,
        continents, languages, creator_list_ids, program_id, completed_mission_ids, activations_required)
      select ${to}::uuid, allow_all_creators, twitch_followers, twitch_average_ccv, youtube_subscribers,
        youtube_average_video_views, youtube_average_short_views, tiktok_followers, tiktok_average_short_views, countries,
        continents, languages, creator_list_ids, program_id,
        -- A mission can only require missions that are live, so ended ones are left out of its copy. Creators who completed them keep
        -- their access to other activations.
        array(select chosen.id from unnest(completed_mission_ids) as chosen(id) join activation as first using (id)
               where first.status = 'active' or activation.kind <> 'MISSION'),
        activations_required
        from requirement join activation on activation.id = activation_id where activation_id = ${from}`,
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

const questParts: Parts = (from, to) => [
  sql`insert into quest (id, budget_cents, delivery_type, auto_approve_days, grace_days, kit_codes, deliverables, talking_points,
        call_to_action, target_url, track_clicks, post_types, auto_bid_max_cents, auto_bid_within, auto_bid_over)
      select ${to}::uuid, budget_cents, delivery_type, auto_approve_days, grace_days, kit_codes, deliverables, talking_points,
        call_to_action, target_url, track_clicks, post_types, auto_bid_max_cents, auto_bid_within, auto_bid_over
        from quest where id = ${from}`,
]

const keyParts: Parts = (from, to) => [
  sql`insert into key_campaign (id, waitlist, planned_release, codes_per_creator, review_days)
      select ${to}::uuid, waitlist, planned_release, codes_per_creator, review_days from key_campaign where id = ${from}`,
  // The copy gets its own tracked link without clicks.
  sql`insert into link (kind, activation_id, company_id, target_url)
      select kind, ${to}::uuid, company_id, target_url from link where activation_id = ${from} and kind = 'sharable'`,
]

/** The new id is computed from the old one, so that a reward's platforms can be copied to the new reward. */
const rewardId = (to: string) => sql`md5(${to} || reward.id)::uuid`

const missionParts: Parts = (from, to) => [
  sql`insert into mission (id, access, repeatable_count, max_participants, run_days, review_days)
      select ${to}::uuid, access, repeatable_count, max_participants, run_days, review_days from mission where id = ${from}`,
  sql`insert into mission_criterion (mission_id, position, category, metric, target, title, description, custom_completion, target_url)
      select ${to}::uuid, position, category, metric, target, title, description, custom_completion, target_url
        from mission_criterion where mission_id = ${from}`,
  sql`insert into mission_reward (id, mission_id, position, kind, name, description, image_url, message, agreed,
                                  number_of_items, code_item_id, quantity)
      select ${rewardId(to)}, ${to}::uuid, position, kind, name, description, image_url, message, agreed,
             number_of_items, code_item_id, quantity
        from mission_reward as reward where mission_id = ${from}`,
  sql`insert into mission_reward_channel (reward_id, distribution_channel_id)
      select ${rewardId(to)}, channel.distribution_channel_id
        from mission_reward as reward join mission_reward_channel as channel on channel.reward_id = reward.id
       where mission_id = ${from}`,
]

const ownParts: Readonly<Partial<Record<ActivationKind, Parts>>> = {
  QUEST: questParts,
  KEY: keyParts,
  MISSION: missionParts,
}

/** Creates a draft copy of a quest, key campaign or mission in any status, without dates and embargo. */
export const duplicateActivation = (
  transaction: DatabaseTransaction,
  activationId: string,
  actor: Actor,
): Promise<Moved<Copied>> =>
  makeMove<Copied>(transaction, 'duplicateActivation', actor, async () => {
    const who = ['company', 'admin'] as const
    const taken = await takeActivation(transaction, activationId, actor, { from: activationStatuses, who })
    if (!taken.ok) return taken
    const own = ownParts[taken.row.kind]
    if (own === undefined) return refuse('not-found')
    const by = actor.by === 'company' ? actor.personId : null
    const copy = await copyActivation(transaction, taken.row.id, by)
    const parts = [...own(taken.row.id, copy), ...sharedParts(taken.row.id, copy)]
    for (const part of parts) await part.execute(transaction)
    return { ok: true, activationId: copy }
  })
