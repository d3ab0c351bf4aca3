import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useText } from '../lib/text.ts'
import type { Column } from './column.ts'
import classes from './Grid.module.css'
import { GridRow } from './GridRow.tsx'
import { HeadCell } from './HeadCell.tsx'
import { isChosen, type Selection } from './selection.ts'
import { Tick } from './Tick.tsx'
import type { Rows } from './useRows.ts'
import type { View } from './view.ts'

/** A column with its current width. The field `isHeld` is true if the user has set the width. */
export type Placed<Row, Order> = Column<Row, Order> & { readonly now: number; readonly isHeld: boolean }

type Props<Row, Order> = {
  label: string
  columns: readonly Placed<Row, Order>[]
  rows: Rows<Row>
  sort: View['sort']
  selection: Selection
  onSort: (column: string) => void
  onResize: (column: string, width: number, drawn: ReadonlyMap<string, number>) => void
  onMove: (column: string, by: -1 | 1) => void
  onSelect: (id: string) => void
  onSelectAll: () => void
  onOpen: (row: Row) => void
}

/** Row heights in `rem`, as in the style sheet, so that rows grow with the user's font size. */
const REM = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
const ROW = 3 * REM
/** The height of the fixed header and the line below it. */
const HEAD = 2.5 * REM + 1
/** The number of extra rows rendered outside the visible area, so that fast scrolling does not show empty rows. */
const OVERSCAN = 8
/** The number of placeholder rows before the first response, about as many as fit in a window. */
const AT_FIRST = 12

const steps: Readonly<Record<string, (index: number, last: number, page: number) => number>> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  PageDown: (index, last, page) => Math.min(last, index + page),
  PageUp: (index, _last, page) => Math.max(0, index - page),
  Home: () => 0,
  End: (_index, last) => last,
}

/** Tracks the visible rows and loads them. */
const useSight = <Row,>({ count: known, show }: Rows<Row>) => {
  const scroller = useRef<HTMLDivElement>(null)
  const count = known ?? AT_FIRST
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => show(first, last), [show, first, last])
  return { scroller, virtual, items, count }
}
type Sight = ReturnType<typeof useSight>

/** All rows have the same height, so the position of a row can be calculated without measuring. */
const showRow = (box: HTMLElement, index: number): void => {
  const top = index * ROW
  const below = top + ROW + HEAD - box.clientHeight
  if (box.scrollTop > top) box.scrollTop = top
  else if (box.scrollTop < below) box.scrollTop = below
}

const useKeys = <Row extends { id: string }, Order>(
  { rows, onOpen, onSelect, onSelectAll }: Props<Row, Order>,
  { scroller, count }: Sight,
) => {
  const [active, setActive] = useState(0)
  const current = Math.min(active, count - 1)
  const goTo = (index: number) => {
    setActive(index)
    if (scroller.current) showRow(scroller.current, index)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // The cells of the header handle their own keys.
    if (event.target !== event.currentTarget) return
    const step = steps[event.key]
    const row = rows.rowAt(current)
    const inSight = Math.floor((scroller.current?.clientHeight ?? ROW) / ROW) - 1
    if (step) goTo(step(current, count - 1, Math.max(1, inSight)))
    else if (event.key === 'Enter' && row) onOpen(row)
    else if (event.key === ' ' && row) onSelect(row.id)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelectAll()
    else return
    event.preventDefault()
  }
  return { current, setActive, onKeyDown }
}

/** Renders the cells of each row once and reuses them when the row is scrolled back into view. */
const useCells = <Row extends object, Order>(columns: readonly Placed<Row, Order>[]) =>
  useMemo(() => {
    const made = new WeakMap<Row, ReactNode>()
    const make = (row?: Row) =>
      columns.map((column) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as the grid.
        <div
          key={column.id}
          role="gridcell"
          className={classes.cell}
          data-align={column.align}
          data-bone={row ? undefined : true}
        >
          {row && column.cell(row)}
        </div>
      ))
    const bones = make()
    return (row: Row | undefined): ReactNode => {
      if (row === undefined) return bones
      const known = made.get(row) ?? make(row)
      made.set(row, known)
      return known
    }
  }, [columns])

type Drawn = CSSProperties & {
  '--ticks': string
  '--columns': string
  '--least': string
  '--frozen': string
}

const TICKS = 40

/**
 * Columns whose width the user has not set share the remaining space. If there is too little space, the table scrolls
 * horizontally.
 */
const styleOf = (columns: readonly { readonly now: number; readonly isHeld: boolean }[]): Drawn => {
  const tracks = columns.map(({ now, isHeld }) => (isHeld ? `${now}px` : `minmax(${now}px, ${now}fr)`))
  return {
    '--ticks': `${TICKS}px`,
    '--columns': `${TICKS}px ${tracks.join(' ')} minmax(0, 1fr)`,
    '--least': `${columns.reduce((sum, { now }) => sum + now, TICKS)}px`,
    '--frozen': `${TICKS + (columns[0]?.now ?? 0)}px`,
  }
}

/**
 * A grid that renders only the visible rows. It is a single tab stop: arrow keys move between rows, Enter opens a row, Space
 * selects it.
 */
export const Grid = <Row extends { id: string }, Order>(props: Props<Row, Order>) => {
  const { label, columns, rows, selection, onSelect, onOpen } = props
  const t = useText()
  const id = useId()
  const sight = useSight(rows)
  const { current, setActive, onKeyDown } = useKeys(props, sight)
  const cellsOf = useCells(columns)
  const open = useCallback(
    (index: number) => {
      const row = rows.rowAt(index)
      setActive(index)
      if (row) onOpen(row)
    },
    [rows, onOpen, setActive],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not in sight do not exist, which a table element cannot say.
    <div
      ref={sight.scroller}
      className={classes.grid}
      style={styleOf(columns)}
      role="grid"
      tabIndex={0}
      aria-label={t(label)}
      aria-rowcount={rows.total === null ? -1 : rows.total + 1}
      aria-multiselectable
      aria-busy={rows.count === null || rows.isStale}
      aria-activedescendant={rows.count ? `${id}-${current}` : undefined}
      data-stale={rows.isStale || undefined}
      onKeyDown={onKeyDown}
    >
      <Head {...props} />
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="rowgroup" className={classes.body} style={{ height: sight.virtual.getTotalSize() }}>
        {sight.items.map(({ key, index, start }) => {
          const row = rows.rowAt(index)
          return (
            <GridRow
              key={key}
              id={`${id}-${index}`}
              index={index}
              start={start}
              rowId={row?.id}
              name={row ? (columns[0]?.text(row) ?? '') : ''}
              cells={cellsOf(row)}
              isActive={index === current}
              isChecked={row !== undefined && isChosen(selection, row.id)}
              onSelect={onSelect}
              onOpen={open}
            />
          )
        })}
      </div>
    </div>
  )
}

const Head = <Row, Order>({
  columns,
  rows,
  sort,
  selection,
  onSort,
  onResize,
  onMove,
  onSelectAll,
}: Props<Row, Order>) => {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  const measure = (): ReadonlyMap<string, number> => {
    const cells = [...(row.current?.children ?? [])].slice(1)
    return new Map(
      columns.map(({ id, now }, index) => [id, cells[index]?.getBoundingClientRect().width ?? now]),
    )
  }
  const isAll = selection.kind === 'all' && selection.but.size === 0
  const isSome = !isAll && (selection.kind === 'all' || selection.ids.size > 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: as the grid.
    <div role="rowgroup" className={classes.head}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as the grid. */}
      <div ref={row} role="row" aria-rowindex={1} className={classes.row}>
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as the grid. */}
        <div role="columnheader" className={classes.tick}>
          <Tick
            label={t('Select all matching')}
            checked={isAll}
            indeterminate={isSome}
            disabled={!rows.total}
            onChange={onSelectAll}
          />
        </div>
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            width={column.now}
            direction={sort?.column === column.id ? sort.direction : null}
            onSort={column.order && (() => onSort(column.id))}
            onResize={(width) => onResize(column.id, width, measure())}
            onMove={index === 0 ? undefined : (by) => onMove(column.id, by)}
          />
        ))}
      </div>
    </div>
  )
}
