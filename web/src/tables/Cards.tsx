import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Bone } from '../components/Skeletons.tsx'
import { useText } from '../lib/text.ts'
import classes from './Cards.module.css'
import type { Column } from './column.ts'
import { isChosen, type Selection } from './selection.ts'
import { Tick } from './Tick.tsx'
import type { Rows } from './useRows.ts'

type Props<Row, Order> = {
  label: string
  columns: readonly Column<Row, Order>[]
  rows: Rows<Row>
  selection: Selection
  onSelect: (id: string) => void
  onOpen: (row: Row) => void
}

const AT_FIRST = 4
/** The estimated height before a card is measured. */
const CARD = 152

const useTop = () => {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    if (now !== top) setTop(now)
  })
  return { list, top }
}

/** True two frames after the cards have loaded, when their heights have been measured. */
const usePlaced = (isKnown: boolean): boolean => {
  const [isPlaced, setPlaced] = useState(false)
  useEffect(() => {
    if (!isKnown) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPlaced(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isKnown])
  return isPlaced
}

/**
 * A table's rows as cards, for windows too narrow for columns. Only visible cards are rendered. They scroll with the page,
 * because a nested scroll area would use a third of a phone's screen. Until they are measured, the cards are laid out in
 * normal flow, so that they do not overlap.
 */
export const Cards = <Row extends { id: string }, Order>({
  label,
  columns,
  rows,
  selection,
  onSelect,
  onOpen,
}: Props<Row, Order>) => {
  const t = useText()
  const { list, top } = useTop()
  const virtual = useWindowVirtualizer({
    count: rows.count ?? AT_FIRST,
    estimateSize: () => CARD,
    overscan: 4,
    scrollMargin: top,
  })
  const items = virtual.getVirtualItems()
  const { show } = rows
  const isPlaced = usePlaced(rows.count !== null)
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => show(first, last), [show, first, last])
  return (
    <section aria-label={t(label)}>
      <ul
        ref={list}
        className={classes.list}
        style={{ minHeight: virtual.getTotalSize(), paddingTop: (items[0]?.start ?? top) - top }}
        data-stale={rows.isStale || undefined}
        aria-busy={!isPlaced || undefined}
      >
        {items.map(({ index }) => {
          const row = rows.rowAt(index)
          return (
            <li
              // A loaded card has a different React key from its placeholder, so that it has its real height from the
              // start.
              key={row ? index : `awaited ${index}`}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.place}
              aria-setsize={rows.total ?? undefined}
              aria-posinset={index + 1}
            >
              <Card row={row} columns={columns} selection={selection} onSelect={onSelect} onOpen={onOpen} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type CardProps<Row, Order> = Pick<Props<Row, Order>, 'columns' | 'selection' | 'onSelect' | 'onOpen'> & {
  row: Row | undefined
}

const Card = <Row extends { id: string }, Order>({
  row,
  columns,
  selection,
  onSelect,
  onOpen,
}: CardProps<Row, Order>) => {
  const t = useText()
  const [named, ...others] = columns
  if (!row || !named)
    return (
      <div className={classes.card}>
        <Bone width="60%" />
        <Bone height="5rem" />
      </div>
    )
  return (
    <div className={classes.card}>
      <Tick
        label={t('Choose {name}', { name: named.text(row) })}
        checked={isChosen(selection, row.id)}
        onChange={() => onSelect(row.id)}
      />
      <div className={classes.named}>{named.cell(row)}</div>
      <dl className={classes.facts}>
        {others
          .filter((column) => column.text(row) !== '')
          .map((column) => (
            <div key={column.id}>
              <dt>{t(column.title)}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
      <button
        type="button"
        className={classes.open}
        aria-label={t('Open {name}', { name: named.text(row) })}
        onClick={() => onOpen(row)}
      />
    </div>
  )
}
