import { codeStatuses } from '@questboard/domain'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import type { Code_Bool_Exp, Code_Order_By } from '../../generated/inputs.ts'
import { formatMoment } from '../../lib/format.ts'
import { toLike } from '../../lib/toLike.ts'
import { withinDays } from '../../lib/withinDays.ts'
import { choiceFilter } from '../../tables/choiceFilter.ts'
import type { TableColumns } from '../../tables/column.ts'
import { dayColumn } from '../../tables/dayColumn.ts'
import type { Filter } from '../../tables/filters.ts'
import { foundBy } from '../../tables/foundBy.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import type { CodeChoicesQuery } from './generated/CodesPage.ts'
import { type Code, holderOf, itemOf, placeOf, platformOf, stateOf, statusNames, typeOf } from './holder.ts'

type Order = Code_Order_By
type Where = Code_Bool_Exp

/** No column shows the code. Users reveal codes one by one, and every reveal is logged. */
export const columns: TableColumns<Code, Order> = [
  {
    id: 'item',
    title: 'Item',
    width: 200,
    cell: itemOf,
    text: itemOf,
    order: (direction) => ({ item: { name: direction } }),
  },
  {
    id: 'type',
    title: 'Code type',
    width: 120,
    cell: typeOf,
    text: typeOf,
    order: (direction) => ({ item: { type: direction } }),
  },
  {
    id: 'platform',
    title: 'Platform',
    width: 140,
    cell: platformOf,
    text: platformOf,
    order: (direction) => ({ distribution_channel: { name: direction } }),
  },
  {
    id: 'status',
    title: 'Status',
    width: 120,
    cell: (code) => <StatusBadge tone={stateOf(code).tone}>{stateOf(code).words}</StatusBadge>,
    text: (code) => stateOf(code).words,
    order: (direction) => ({ status: direction }),
  },
  {
    id: 'holder',
    title: 'Claimed by',
    width: 150,
    cell: holderOf,
    text: holderOf,
    order: (direction) => ({ claimer: { profile: { display_name: nullsLast[direction] } } }),
  },
  dayColumn('claimed', 'Claimed', 'claimed_at', { mayBeEmpty: true }),
  {
    id: 'activation',
    title: 'Claimed in',
    width: 220,
    cell: placeOf,
    text: placeOf,
    order: (direction) => ({ activation: { name: nullsLast[direction] } }),
  },
  {
    id: 'revealed',
    title: 'First revealed',
    width: 170,
    cell: ({ revealed_at }) => formatMoment(revealed_at),
    text: ({ revealed_at }) => revealed_at ?? '',
    order: (direction) => ({ revealed_at: nullsLast[direction] }),
    isExtra: true,
  },
  {
    id: 'distributor',
    title: 'Distributed by',
    width: 160,
    cell: ({ distributor }) => distributor?.display_name ?? '–',
    text: ({ distributor }) => distributor?.display_name ?? '',
    order: (direction) => ({ distributor: { display_name: nullsLast[direction] } }),
  },
  {
    id: 'adder',
    title: 'Added by',
    width: 160,
    cell: ({ adder }) => adder?.display_name ?? '–',
    text: ({ adder }) => adder?.display_name ?? '',
    order: (direction) => ({ adder: { display_name: nullsLast[direction] } }),
  },
  dayColumn('added', 'Added', 'created_at'),
  {
    id: 'note',
    title: 'Note',
    width: 180,
    cell: ({ batch }) => batch.note || '–',
    text: ({ batch }) => batch.note,
    isExtra: true,
  },
]

/** Searches the details of codes but not the codes themselves, because the search is part of the URL. */
export const found = foundBy((words): Where => {
  const like = { _ilike: toLike(words) }
  return {
    _or: [
      { item: { name: like } },
      { claimer: { profile: { display_name: like } } },
      { activation: { name: like } },
      { batch: { note: like } },
    ],
  }
})

export const filtersFor = (choices: CodeChoicesQuery): readonly Filter<Where>[] => [
  choiceFilter('status', 'Status', codeStatuses, statusNames, (chosen) => ({ status: { _in: chosen } })),
  {
    kind: 'choice',
    id: 'item',
    title: 'Item',
    choices: choices.code_item.map(({ id, name }) => ({ value: id, label: name })),
    where: (values) => ({ item_id: { _in: [...values] } }),
  },
  {
    kind: 'choice',
    id: 'platform',
    title: 'Platform',
    choices: choices.distribution_channel.map(({ id, name }) => ({ value: id, label: name })),
    where: (values) => ({ distribution_channel_id: { _in: [...values] } }),
  },
  {
    kind: 'choice',
    id: 'revoked',
    title: 'Revoked',
    choices: [
      { value: 'yes', label: 'Revoked' },
      { value: 'no', label: 'Not revoked' },
    ],
    where: (values) => (values.length === 2 ? {} : { revoked_at: { _is_null: values.includes('no') } }),
  },
  { kind: 'days', id: 'added', title: 'Added', where: (days) => ({ created_at: withinDays(days) }) },
  { kind: 'days', id: 'claimed', title: 'Claimed', where: (days) => ({ claimed_at: withinDays(days) }) },
]
