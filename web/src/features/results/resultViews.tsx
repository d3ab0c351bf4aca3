import { activationKindNames } from '@questboard/domain'
import type { Report_Row_Bool_Exp, Report_Row_Order_By } from '../../generated/inputs.ts'
import { say } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import type { Column, TableColumns } from '../../tables/column.ts'
import {
  activations,
  clicks,
  codes,
  completions,
  creators,
  type Result,
  rates,
  reach,
  spent,
} from './figures.tsx'
import type { Grouping } from './useResults.ts'

type Where = Report_Row_Bool_Exp
type Order = Report_Row_Order_By

/**
 * Stats that exist for only one kind of activation: money for quests, codes for key campaigns, completions for
 * missions.
 */
export type Flavour = 'all' | 'keys' | 'missions' | 'quests'

export type ResultView = {
  readonly by: Grouping
  readonly label: string
  readonly searchLabel: string
  readonly columns: TableColumns<Result, Order>
  readonly named: (words: string) => Where
}

const nameColumn = (title: string, nameOf: (row: Result) => string): Column<Result, Order> => ({
  id: 'name',
  title,
  width: 245,
  cell: nameOf,
  text: nameOf,
})

const kindColumn: Column<Result, Order> = {
  id: 'kind',
  title: 'Kind',
  width: 125,
  cell: ({ activation }) => (activation ? say(activationKindNames[activation.kind]) : '–'),
  text: ({ activation }) => (activation ? activationKindNames[activation.kind] : ''),
}

const apart: Readonly<Record<Flavour, readonly Column<Result, Order>[]>> = {
  // Shows no cost per view, because views also come from key campaigns and missions, which have no such cost.
  all: [spent, clicks, codes],
  keys: [clicks, codes],
  missions: [clicks, codes],
  quests: [spent, clicks, ...rates],
}

/** The result tables by the last part of their URL. The field `isOne` is true for the table of a single activation. */
export const resultViews = (flavour: Flavour, isOne: boolean): Readonly<Record<string, ResultView>> => {
  const more = apart[flavour]
  const isMission = isOne && flavour === 'missions'
  return {
    creators: {
      by: 'creator',
      label: 'Results by creator',
      searchLabel: 'Search creators',
      columns: [
        nameColumn('Creator', ({ creator }) => creator?.profile?.display_name ?? say('Deleted account')),
        ...(isOne ? [] : [activations]),
        ...(isMission ? completions : []),
        ...reach,
        ...more,
      ],
      named: (words) => ({ creator: { profile: { search_name: { _ilike: toLike(words) } } } }),
    },
    games: {
      by: 'game',
      label: 'Results by game',
      searchLabel: 'Search games',
      columns: [nameColumn('Game', ({ game }) => game?.name ?? '–'), creators, ...reach, ...more],
      named: (words) => ({ game: { name: { _ilike: toLike(words) } } }),
    },
    activations: {
      by: 'activation',
      label: isOne ? 'All results' : 'Results by activation',
      searchLabel: 'Search activations',
      columns: [
        nameColumn('Activation', ({ activation }) => activation?.name ?? '–'),
        ...(flavour === 'all' ? [kindColumn] : []),
        creators,
        ...reach,
        ...more,
        ...(flavour === 'all' ? rates : []),
      ],
      named: (words) => ({ activation: { name: { _ilike: toLike(words) } } }),
    },
  }
}
