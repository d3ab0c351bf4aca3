import { type DealKind, dealKinds } from '@questboard/domain'
import type { Deal_Bool_Exp, Deal_Order_By } from '../../generated/inputs.ts'

export type Stage = 'offer' | 'active' | 'ended'
export type DealSort = 'invited' | 'ended' | 'due'

export const sortNames: Readonly<Record<DealSort, string>> = {
  due: 'Next action due date',
  invited: 'Invited date',
  ended: 'Last ended',
}

/** The sort orders of each list; the first is the default. Only ended deals have an end, and only others a due date. */
export const sortsOf: Readonly<Record<Stage, readonly [DealSort, ...DealSort[]]>> = {
  offer: ['due', 'invited'],
  active: ['due', 'invited'],
  ended: ['ended', 'invited'],
}

export const kindNames: Readonly<Record<DealKind, string>> = {
  KEY: 'Keys',
  MISSION: 'Missions',
  QUEST: 'Quests',
}

export type DealView = { readonly kinds: readonly DealKind[]; readonly sort: DealSort }

/** Reads the view from the URL, so that reload, back and shared links show the same list. */
export const readDealView = (query: URLSearchParams, stage: Stage): DealView => {
  const chosen = (query.get('kind') ?? '').split(',')
  const sorts = sortsOf[stage]
  return {
    kinds: dealKinds.filter((kind) => chosen.includes(kind)),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? sorts[0],
  }
}

export const writeDealView = ({ kinds, sort }: DealView, stage: Stage): Record<string, string> => ({
  ...(kinds.length > 0 && { kind: kinds.join(',') }),
  ...(sort !== sortsOf[stage][0] && { sort }),
})

export const whereOf = (stage: Stage, { kinds }: DealView): Deal_Bool_Exp => ({
  stage: { _eq: stage },
  ...(kinds.length > 0 && { kind: { _in: [...kinds] } }),
})

const orders: Readonly<Record<DealSort, Deal_Order_By[]>> = {
  // Deals in which it is the creator's turn come first, because other deals need no action.
  due: [{ is_own_turn: 'desc' }, { next_due_at: 'asc_nulls_last' }],
  ended: [{ ended_at: 'desc_nulls_last' }],
  invited: [{ invited_at: 'desc_nulls_last' }],
}

export const orderOf = ({ sort }: DealView): Deal_Order_By[] => [...orders[sort], { id: 'asc' }]
