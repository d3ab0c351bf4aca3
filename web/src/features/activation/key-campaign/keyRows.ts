import { type KeyAccess, type KeyGame, reviewDaysRange, sizeTiers } from '@questboard/domain'
import type { Key_Campaign_Set_Input } from '../../../generated/inputs.ts'
import { gameOf, gameRow } from '../activationBasics.ts'
import type { KeyAccess_ActivationFragment, KeyGame_ActivationFragment } from './generated/KeyEdit.ts'

export const keyGameOf = (known: KeyGame_ActivationFragment): KeyGame => ({
  ...gameOf(known),
  plannedRelease: known.key_campaign?.planned_release ?? '',
  distributionChannelIds: known.channels.map(({ distribution_channel_id }) => distribution_channel_id),
  tagIds: known.tags.map(({ tag_id }) => tag_id),
})

/** The rows that replace the saved game data. */
export const keyGameRows = (id: string, game: KeyGame) => ({
  activation: gameRow(game),
  campaign: { planned_release: game.plannedRelease || null } satisfies Key_Campaign_Set_Input,
  channels: game.distributionChannelIds.map((distribution_channel_id) => ({
    activation_id: id,
    distribution_channel_id,
  })),
  channelIds: game.distributionChannelIds,
  tags: game.tagIds.map((tag_id) => ({ activation_id: id, tag_id })),
  tagIds: game.tagIds,
})

/** Default rules, used when the company turns automatic acceptance on. */
const acceptanceOf = (rules: KeyAccess_ActivationFragment['key_acceptance']) => ({
  acceptsByRules: rules !== null,
  sizeTiers: sizeTiers.filter((tier) => rules?.size_tiers.includes(tier)),
  minimumCompletion: rules?.minimum_completion ?? null,
  acceptsNewcomers: rules?.accepts_newcomers ?? true,
  countries: [...(rules?.countries ?? [])],
  continents: [...(rules?.continents ?? [])],
  dailyCap: rules?.daily_cap ?? 10,
})

/**
 * The rules to save, or null if automatic acceptance is off. Unchanged rules must keep their row, because waiting
 * requests were screened by them.
 */
const acceptanceRow = (id: string, access: KeyAccess) =>
  access.acceptsByRules && access.dailyCap !== null
    ? {
        activation_id: id,
        size_tiers: access.sizeTiers,
        minimum_completion: access.minimumCompletion,
        accepts_newcomers: access.acceptsNewcomers,
        countries: access.countries,
        continents: access.continents,
        daily_cap: access.dailyCap,
      }
    : null

const rulesOf = (access: KeyAccess): string => JSON.stringify(acceptanceRow('', access))

/** Keeps, replaces or deletes the acceptance rules. */
export const acceptanceRows = (id: string, before: KeyAccess, after: KeyAccess) => {
  const row = acceptanceRow(id, after)
  const isNew = rulesOf(before) !== rulesOf(after)
  return { acceptance: row !== null && isNew ? [row] : [], setsAcceptance: isNew }
}

/** Form values. An item on several platforms has one key set for each platform. */
export const keyAccessOf = (known: KeyAccess_ActivationFragment): KeyAccess => ({
  waitlist: known.key_campaign?.waitlist ?? false,
  codesPerCreator: known.key_campaign?.codes_per_creator ?? 1,
  reviewDays: known.key_campaign?.review_days ?? reviewDaysRange.usual,
  keySets: known.key_offers.flatMap(({ code_item_id, distribution_channel_id, promised }) =>
    code_item_id && distribution_channel_id
      ? [{ codeItemId: code_item_id, distributionChannelId: distribution_channel_id, promised }]
      : [],
  ),
  ...acceptanceOf(known.key_acceptance),
  vipIds: known.whitelist.map(({ creator }) => creator.id),
  sharableUrl: known.links[0]?.target_url ?? '',
})

/** The rows that replace the saved access settings. */
export const keyAccessRows = (
  id: string,
  { waitlist, codesPerCreator, reviewDays, keySets, vipIds }: KeyAccess,
) => {
  const itemIds = [...new Set(keySets.map(({ codeItemId }) => codeItemId))]
  const platforms = [...new Set(keySets.map(({ distributionChannelId }) => distributionChannelId))]
  return {
    campaign: { waitlist, codes_per_creator: codesPerCreator, review_days: reviewDays },
    items: itemIds.map((code_item_id) => ({ activation_id: id, code_item_id })),
    itemIds,
    sets: keySets.map(({ codeItemId, distributionChannelId, promised }) => ({
      activation_id: id,
      code_item_id: codeItemId,
      distribution_channel_id: distributionChannelId,
      promised,
    })),
    channels: platforms.map((distribution_channel_id) => ({ activation_id: id, distribution_channel_id })),
    vips: vipIds.map((creator_id) => ({ activation_id: id, creator_id })),
    vipIds,
  }
}
