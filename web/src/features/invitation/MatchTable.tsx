import { Checkbox } from '@mantine/core'
import { sizeTierNames } from '@questboard/domain'
import { IconArrowDown, IconArrowsSort } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatShort } from '../../lib/format.ts'
import { say, useText } from '../../lib/text.ts'
import { affiliationOf, countryOf, FoundName, nameOf } from './creator.tsx'
import classes from './invitation.module.css'
import type { MatchesProps } from './MatchList.tsx'
import { MatchState } from './MatchState.tsx'
import type { SearchSort } from './searchFilters.ts'
import type { Match } from './useSearch.ts'

type Column = {
  readonly id: string
  readonly title: string
  readonly isFigure?: true
  /** True for columns that are hidden first in narrow windows. */
  readonly isExtra?: true
  /** The server's name for sorting by this column in descending order. */
  readonly sort?: SearchSort
  readonly cell: (match: Match) => ReactNode
}

const positive = (figure: number): string => (figure > 0 ? formatShort(figure) : '–')

const gamesOf = ({ creator }: Match): string =>
  (creator?.games ?? []).flatMap(({ game }) => (game ? [game.name] : [])).join(', ')

const columns: readonly Column[] = [
  {
    id: 'followers',
    title: 'Followers',
    isFigure: true,
    sort: 'followers',
    cell: ({ followers }) => formatShort(followers),
  },
  {
    id: 'viewers',
    title: 'Viewers',
    isFigure: true,
    sort: 'viewers',
    cell: ({ average_viewers }) => positive(average_viewers),
  },
  {
    id: 'views',
    title: 'Views',
    isFigure: true,
    sort: 'views',
    cell: ({ average_views }) => positive(average_views),
  },
  {
    id: 'size',
    title: 'Size',
    cell: ({ creator }) => (creator?.size_tier ? say(sizeTierNames[creator.size_tier]) : '–'),
  },
  { id: 'affiliation', title: 'Affiliation', cell: ({ creator }) => say(affiliationOf(creator) || '–') },
  { id: 'country', title: 'Country', cell: ({ creator }) => countryOf(creator) || '–' },
  { id: 'language', title: 'Language', cell: ({ creator }) => creator?.content_language?.name ?? '–' },
  { id: 'games', title: 'Games', isExtra: true, cell: (match) => gamesOf(match) || '–' },
]

type HeadProps = { column: Column; sort: SearchSort; onSort: (sort: SearchSort) => void }

const HeadCell = ({ column: { title, isFigure, isExtra, sort: own }, sort, onSort }: HeadProps) => {
  const t = useText()
  const isSorted = own === sort
  const Icon = isSorted ? IconArrowDown : IconArrowsSort
  return (
    <th
      scope="col"
      data-figure={isFigure}
      data-extra={isExtra}
      aria-sort={own && (isSorted ? 'descending' : 'none')}
    >
      {own ? (
        <button type="button" className={classes.sort} onClick={() => onSort(own)}>
          {t(title)}
          <Icon size={14} aria-hidden data-idle={!isSorted || undefined} />
        </button>
      ) : (
        t(title)
      )}
    </th>
  )
}

type Props = MatchesProps & { sort: SearchSort; onSort: (sort: SearchSort) => void }

/** Search results as a table, so that users can compare the stats in each column. */
export const MatchTable = ({ rows, isStale, chosen, onTurn, outcomes, sort, onSort }: Props) => {
  const t = useText()
  return (
    <table className={classes.table} data-stale={isStale || undefined} aria-label={t('Creators')}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('Creator')}</th>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
          <th scope="col">{t('State')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((match) => (
          <tr key={match.id} data-chosen={chosen.has(match.id) || undefined}>
            <td>
              <Checkbox
                aria-label={t('Choose {name}', { name: nameOf(match.creator) })}
                checked={chosen.has(match.id)}
                onChange={() => onTurn(match.id, nameOf(match.creator))}
              />
            </td>
            <th scope="row">
              <FoundName creator={match.creator} />
            </th>
            {columns.map(({ id, isFigure, isExtra, cell }) => (
              <td key={id} data-figure={isFigure} data-extra={isExtra}>
                {cell(match)}
              </td>
            ))}
            <td>
              <span className={classes.state}>
                <MatchState match={match} outcome={outcomes.get(match.id)} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
