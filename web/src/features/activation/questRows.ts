import { isKitMediaKind, type QuestGeneral } from '@questboard/domain'
import type { Activation_Set_Input, Quest_Set_Input } from '../../generated/inputs.ts'
import { homeZone } from '../../lib/zones.ts'
import type { CreatorKit_ActivationFragment, QuestGeneral_ActivationFragment } from './generated/QuestEdit.ts'

type Known = QuestGeneral_ActivationFragment

/** A quest of which nothing is known yet. */
const fresh: QuestGeneral = {
  name: '',
  gameId: null,
  description: '',
  visibility: 'public',
  heroUrl: '',
  thumbnailUrl: '',
  posterUrl: '',
  startDate: '',
  endDate: '',
  budgetCents: null,
  postTypes: ['STREAM'],
  deliveryType: 'open',
  specificDate: '',
  publishFrom: '',
  publishUntil: '',
  hasEmbargo: false,
  embargoAt: '',
  embargoTimeZone: homeZone,
  autoApproveDays: 5,
  graceDays: 0,
  autoBids: false,
  autoBidMaxCents: null,
  autoBidWithin: 'auto_accept',
  autoBidOver: 'manual_review',
}

const postTypesOf = (types: readonly string[]) =>
  (['SHORTS', 'STREAM', 'VIDEO'] as const).filter((type) => types.includes(type))

/** The general step as its form holds it. */
export const questGeneralOf = (known: Known | null): QuestGeneral => {
  const quest = known?.quest
  if (!known || !quest) return fresh
  return {
    name: known.name,
    gameId: known.game?.id ?? null,
    description: known.description,
    visibility: known.visibility,
    heroUrl: known.hero_url ?? '',
    thumbnailUrl: known.thumbnail_url ?? '',
    posterUrl: known.poster_url ?? '',
    startDate: known.start_date ?? '',
    endDate: known.end_date ?? '',
    budgetCents: quest.budget_cents,
    postTypes: postTypesOf(quest.post_types),
    deliveryType: quest.delivery_type,
    specificDate: quest.specific_date ?? '',
    publishFrom: quest.publish_from ?? '',
    publishUntil: quest.publish_until ?? '',
    hasEmbargo: known.embargo_at !== null,
    embargoAt: known.embargo_at ?? '',
    embargoTimeZone: known.embargo_time_zone ?? homeZone,
    autoApproveDays: quest.auto_approve_days,
    graceDays: quest.grace_days,
    autoBids: quest.auto_bid_max_cents !== null,
    autoBidMaxCents: quest.auto_bid_max_cents,
    autoBidWithin: quest.auto_bid_within === 'auto_accept' ? 'auto_accept' : 'manual_review',
    autoBidOver: quest.auto_bid_over === 'auto_decline' ? 'auto_decline' : 'manual_review',
  }
}

/** The two rows that the general step is kept in. What does not belong to the way of delivery is not kept. */
export const generalRows = (quest: QuestGeneral) => {
  const activation = {
    name: quest.name.trim(),
    game_id: quest.gameId,
    description: quest.description.trim(),
    visibility: quest.visibility,
    hero_url: quest.heroUrl || null,
    thumbnail_url: quest.thumbnailUrl || null,
    poster_url: quest.posterUrl || null,
    start_date: quest.startDate,
    end_date: quest.endDate,
    embargo_at: quest.hasEmbargo ? quest.embargoAt : null,
    embargo_time_zone: quest.hasEmbargo ? quest.embargoTimeZone : null,
  } satisfies Activation_Set_Input
  const isRange = quest.deliveryType === 'date_range'
  const row = {
    budget_cents: quest.budgetCents,
    post_types: quest.postTypes,
    delivery_type: quest.deliveryType,
    specific_date: quest.deliveryType === 'specific_date' ? quest.specificDate : null,
    publish_from: isRange ? quest.publishFrom : null,
    publish_until: isRange ? quest.publishUntil : null,
    auto_approve_days: quest.autoApproveDays,
    grace_days: quest.graceDays,
    auto_bid_max_cents: quest.autoBids ? quest.autoBidMaxCents : null,
    auto_bid_within: quest.autoBidWithin,
    auto_bid_over: quest.autoBidOver,
  } satisfies Quest_Set_Input
  return { activation, quest: row }
}

type KitMedium = { kind: string; url: string; title: string }

export const kitOf = ({ creator_kit, media, code_items, quest }: CreatorKit_ActivationFragment) => ({
  codeItemIds: code_items.map(({ code_item_id }) => code_item_id),
  kitCodes: quest?.kit_codes ?? 1,
  specialInstructions: creator_kit?.special_instructions ?? '',
  media: media.map(({ kind, url, title }): KitMedium => ({ kind, url, title })),
  asset:
    creator_kit?.asset_url && creator_kit.asset_name && creator_kit.asset_bytes
      ? { url: creator_kit.asset_url, name: creator_kit.asset_name, bytes: creator_kit.asset_bytes }
      : null,
})
export type KitValues = ReturnType<typeof kitOf>

/** The rows of a creator kit, in place of those that were. */
export const kitRows = (
  id: string,
  { codeItemIds, kitCodes, specialInstructions, media, asset }: KitValues,
) => ({
  quest: { kit_codes: kitCodes },
  kit: {
    activation_id: id,
    special_instructions: specialInstructions.trim(),
    asset_url: asset?.url ?? null,
    asset_name: asset?.name ?? null,
    asset_bytes: asset?.bytes ?? null,
  },
  media: media.map(({ kind, url, title }, index) => ({
    activation_id: id,
    kind: isKitMediaKind(kind) ? kind : ('kit_link' as const),
    url: url.trim(),
    title: title.trim(),
    position: index + 1,
  })),
  items: codeItemIds.map((code_item_id) => ({ activation_id: id, code_item_id })),
  itemIds: codeItemIds,
})
