import { Button } from '@mantine/core'
import { formatCount } from '../lib/format.ts'
import { useText } from '../lib/text.ts'
import { FilterChips } from './Filters.tsx'
import { loadChosen } from './loadChosen.ts'
import { countChosen } from './selection.ts'
import classes from './Toolbar.module.css'
import type { TableProps } from './tableProps.ts'
import type { Table } from './useTable.ts'
import { isPlain } from './view.ts'

type Props<Row extends { id: string }, Order, Where> = Pick<
  TableProps<Row, Order, Where>,
  'filters' | 'bulk'
> & {
  table: Table<Row, Order, Where>
  onShowAll: () => void
}

export const Foot = <Row extends { id: string }, Order, Where>({
  filters,
  table: { view, change, rows, loadPage, search, where, selection, selectNone },
  bulk,
  onShowAll,
}: Props<Row, Order, Where>) => {
  const t = useText()
  const chosen = countChosen(selection, rows.total ?? 0)
  return (
    <div className={classes.foot} aria-live="polite">
      <span>
        {rows.count === null
          ? t('Loading')
          : rows.total === null
            ? t('{count} rows or more', { count: formatCount(rows.count) })
            : t('{count, plural, one {# row} other {# rows}}', { count: rows.total })}
      </span>
      {chosen > 0 && (
        <div className={classes.chosen}>
          <span>{t('{chosen} chosen', { chosen: formatCount(chosen) })}</span>
          {bulk?.({
            count: chosen,
            load: () => loadChosen(selection, loadPage),
            selection,
            search,
            where,
            done: () => {
              selectNone()
              rows.reload()
            },
          })}
          <Button variant="subtle" size="compact-sm" onClick={selectNone}>
            {t('Clear selection')}
          </Button>
        </div>
      )}
      <FilterChips filters={filters} chosen={view.filters} onChange={(next) => change({ filters: next })} />
      {!isPlain(view) && (
        <Button variant="subtle" size="compact-sm" onClick={onShowAll}>
          {t('Show all')}
        </Button>
      )}
    </div>
  )
}
