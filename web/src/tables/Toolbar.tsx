import { useQuery } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { LoadProblem } from '../lib/LoadProblem.tsx'
import { useText } from '../lib/text.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { Filters } from './Filters.tsx'
import { TableKeptDocument } from './generated/saved.ts'
import { SavedFilters } from './SavedFilters.tsx'
import classes from './Toolbar.module.css'
import type { TableProps } from './tableProps.ts'
import { useDownload } from './useDownload.ts'
import type { Table } from './useTable.ts'

type Props<Row extends { id: string }, Order, Where> = Pick<
  TableProps<Row, Order, Where>,
  'screen' | 'searchLabel' | 'columns' | 'filters'
> & {
  table: Table<Row, Order, Where>
  /** The id of the saved filter that was last applied. */
  taken: string | null
  onTake: (id: string | null) => void
}

export const Toolbar = <Row extends { id: string }, Order, Where>({
  screen,
  searchLabel,
  columns,
  filters,
  table,
  taken,
  onTake,
}: Props<Row, Order, Where>) => {
  const t = useText()
  const kept = useQuery(TableKeptDocument, { variables: { screen } })
  const { view, change } = table
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t(searchLabel)}
        placeholder={t(searchLabel)}
        leftSection={<IconSearch size={16} />}
        value={view.search}
        onChange={({ currentTarget }) => change({ search: currentTarget.value })}
      />
      <Filters filters={filters} chosen={view.filters} onChange={(next) => change({ filters: next })} />
      <LoadProblem query={kept} />
      <div className={classes.end}>
        <SavedFilters
          screen={screen}
          view={view}
          kept={kept.data?.saved_filter ?? []}
          taken={taken}
          onTake={(id, saved) => {
            onTake(id)
            change(saved)
          }}
          onChanged={kept.refetch}
        />
        <ColumnsMenu
          screen={screen}
          columns={columns}
          layout={table.layout}
          presets={kept.data?.column_preset ?? []}
          onChange={table.arrange}
          onReset={table.reset}
          onChanged={kept.refetch}
        />
        <DownloadButton name={`${screen}.csv`} table={table} />
      </div>
    </div>
  )
}

const DownloadButton = <Row extends { id: string }, Order, Where>({
  name,
  table: { shown, rows, loadPage, selection },
}: {
  name: string
  table: Table<Row, Order, Where>
}) => {
  const t = useText()
  const { done, download } = useDownload()
  const total = rows.total ?? 0
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      disabled={total === 0 || done !== null}
      onClick={() => void download({ name, columns: shown, load: loadPage, total, selection })}
    >
      {done === null ? t('CSV') : t('{done} of {total}', { done, total })}
    </Button>
  )
}
