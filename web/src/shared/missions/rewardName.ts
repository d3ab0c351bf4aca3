import { type CodeItemType, codeItemTypeNames } from '@questboard/domain'
import type { ToText } from '../../lib/text.ts'

type Reward = {
  readonly kind: string
  readonly name: string
  readonly description: string
  readonly number_of_items: number | null
  readonly quantity: number | null
  readonly code_item: { readonly type: CodeItemType; readonly item_name: string } | null
}

export const rewardName = (
  t: ToText,
  { kind, name, description, number_of_items, quantity, code_item }: Reward,
): string => {
  if (kind !== 'code') {
    const what = name || description
    const count = number_of_items ?? 1
    return count > 1 ? t('{count} × {what}', { count, what }) : what
  }
  const count = quantity ?? 1
  if (code_item === null) return t('{count, plural, one {# code} other {# codes}}', { count })
  return t('{count, plural, one {# code} other {# codes}} for {what} ({type})', {
    count,
    what: code_item.item_name,
    type: t(codeItemTypeNames[code_item.type]),
  })
}
