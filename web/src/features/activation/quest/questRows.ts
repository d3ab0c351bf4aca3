import type { QuestGeneral } from '@questboard/domain'
import type { Quest_Set_Input } from '../../../generated/inputs.ts'
import { basicsOf, basicsRow, freshBasics, freshGame, gameOf, gameRow } from '../activationBasics.ts'
import { creatorKitOf, creatorKitRows } from '../creatorKit.ts'
import type { CreatorKit_ActivationFragment, QuestGeneral_ActivationFragment } from './generated/QuestEdit.ts'

type Known = QuestGeneral_ActivationFragment

const fresh: QuestGeneral = {
  ...freshBasics,
  ...freshGame,
  budgetCents: null,
  postTypes: ['STREAM'],
  deliveryType: 'open',
  specificDate: '',
  publishFrom: '',
  publishUntil: '',
  autoApproveDays: 5,
  graceDays: 0,
  autoBids: false,
  autoBidMaxCents: null,
  autoBidWithin: 'auto_accept',
  autoBidOver: 'manual_review',
}

const postTypesOf = (types: readonly string[]) =>
  (['SHORTS', 'STREAM', 'VIDEO'] as const).filter((type) => types.includes(type))

export const questGeneralOf = (known: Known | null): QuestGeneral => {
  const quest = known?.quest
  if (!known || !quest) return fresh
  return {
    ...basicsOf(known),
    ...gameOf(known),
    budgetCents: quest.budget_cents,
    postTypes: postTypesOf(quest.post_types),
    deliveryType: quest.delivery_type,
    specificDate: quest.specific_date ?? '',
    publishFrom: quest.publish_from ?? '',
    publishUntil: quest.publish_until ?? '',
    autoApproveDays: quest.auto_approve_days,
    graceDays: quest.grace_days,
    autoBids: quest.auto_bid_max_cents !== null,
    autoBidMaxCents: quest.auto_bid_max_cents,
    autoBidWithin: quest.auto_bid_within === 'auto_accept' ? 'auto_accept' : 'manual_review',
    autoBidOver: quest.auto_bid_over === 'auto_decline' ? 'auto_decline' : 'manual_review',
  }
}

/** The two database rows of the general step. Dates of other kinds of delivery are cleared. */
export const generalRows = (quest: QuestGeneral) => {
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
  return { activation: { ...basicsRow(quest), ...gameRow(quest) }, quest: row }
}

export const kitOf = (known: CreatorKit_ActivationFragment) => ({
  codeItemIds: known.code_items.map(({ code_item_id }) => code_item_id),
  kitCodes: known.quest?.kit_codes ?? 1,
  ...creatorKitOf(known),
})
export type KitValues = ReturnType<typeof kitOf>

/** The rows that replace a quest's creator kit. */
export const kitRows = (id: string, { codeItemIds, kitCodes, ...kit }: KitValues) => ({
  quest: { kit_codes: kitCodes },
  ...creatorKitRows(id, kit),
  items: codeItemIds.map((code_item_id) => ({ activation_id: id, code_item_id })),
  itemIds: codeItemIds,
})
