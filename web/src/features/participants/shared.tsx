import { formatDay, formatDeadline } from '../../lib/format.ts'
import { toLike } from '../../lib/toLike.ts'
import { withinDays } from '../../lib/withinDays.ts'
import type { Column, Direction, TableColumns } from '../../tables/column.ts'
import type { Days } from '../../tables/filters.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import { CreatorCell, followersInWords, nameOf, type Participant } from './creator.tsx'

/** The statuses of the open tab. The tab is the last part of the URL. */
export const statusesAt = <Status extends string>(
  stages: Readonly<Record<string, readonly Status[]>>,
  pathname: string,
): readonly Status[] => {
  const slug = pathname.split('/').at(-1)
  return Object.entries(stages).find(([stage]) => stage.toLowerCase() === slug)?.[1] ?? []
}

/**
 * The key under which a tab's filters and columns are saved, such as `participants-quests-ended`, or
 * `participants-quest-ended` for a single quest.
 */
export const screenAt = (pathname: string): string => {
  const [kind = '', tab = ''] = pathname.split('/').slice(-2)
  const one = pathname.startsWith('/missions/') ? 'mission' : 'quest'
  return ['participants', kind === 'participants' ? one : kind, tab].join('-')
}

export const creatorColumn = {
  id: 'creator',
  title: 'Creator',
  width: 210,
  cell: (row: Participant) => <CreatorCell creator={row.creator} />,
  text: nameOf,
  order: (direction: Direction) => ({ creator: { profile: { display_name: direction } } }),
}

export const followersColumn = {
  id: 'followers',
  title: 'Followers',
  width: 110,
  align: 'end',
  cell: followersInWords,
  text: followersInWords,
} as const satisfies Column<Participant, never>

/** A column with the activation's name, for tables of several activations. */
export const activationColumn = <Row, Order>(
  id: string,
  title: string,
  width: number,
  activationOf: (row: Row) => { readonly name: string } | null | undefined,
  order: (named: { activation: { name: Direction } }) => Order,
): Column<Row, Order> => ({
  id,
  title,
  width,
  cell: (row) => activationOf(row)?.name ?? '–',
  text: (row) => activationOf(row)?.name ?? '',
  order: (direction) => order({ activation: { name: direction } }),
})

type Timed = { readonly deadline_at?: string | null; readonly finished_at?: string | null }

export const dueColumn = {
  id: 'due',
  title: 'Due',
  width: 130,
  cell: ({ deadline_at }: Timed) => formatDeadline(deadline_at),
  text: ({ deadline_at }: Timed) => deadline_at ?? '',
  order: (direction: Direction) => ({ deadline_at: nullsLast[direction] }),
}

export const endedColumn = {
  id: 'ended',
  title: 'Ended',
  width: 130,
  cell: ({ finished_at }: Timed) => formatDay(finished_at),
  text: ({ finished_at }: Timed) => finished_at ?? '',
  order: (direction: Direction) => ({ finished_at: nullsLast[direction] }),
  isExtra: true,
} as const

/** Removes columns that would be the same in every row. The first column stays, because it contains the row's name. */
export const without = <Row, Order>(
  [first, ...others]: TableColumns<Row, Order>,
  ...ids: readonly string[]
): TableColumns<Row, Order> => [first, ...others.filter(({ id }) => !ids.includes(id))]

/** Participations that have ended have no deadline, so the table shows their end instead. */
export const columnsAt = <Row, Order>(
  pathname: string,
  columns: TableColumns<Row, Order>,
): TableColumns<Row, Order> => {
  if (!/\/(ended|completed)$/.test(pathname)) return columns
  const [first, ...others] = columns
  const ended = others.find(({ id }) => id === 'ended')
  return [
    first,
    ...others
      .filter((column) => column !== ended)
      .flatMap((column): Column<Row, Order>[] =>
        column.id === 'due' && ended
          ? [
              { ...ended, isExtra: undefined },
              { ...column, isExtra: true },
            ]
          : [column],
      ),
  ]
}

export const dueFilter = {
  kind: 'days',
  id: 'due',
  title: 'Due',
  where: (days: Days) => ({ deadline_at: withinDays(days) }),
} as const

/** Matches participants by the creator's name. */
export const creatorNamed = (words: string) => ({
  creator: { profile: { search_name: { _ilike: toLike(words) } } },
})

export const activationNamed = (words: string) => ({ activation: { name: { _ilike: toLike(words) } } })
