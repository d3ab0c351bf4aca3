import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '../lib/text.ts'
import type { Direction } from './column.ts'
import classes from './Grid.module.css'

type Props = {
  column: { readonly title: string; readonly align?: 'end' }
  width: number
  direction: Direction | null
  onSort: (() => void) | undefined
  onResize: (width: number) => void
  onMove: ((by: -1 | 1) => void) | undefined
}

const sorted = { asc: 'ascending', desc: 'descending' } as const
const icons = { asc: IconArrowUp, desc: IconArrowDown }

/** The number of pixels by which one key press changes a column's width. */
const STEP = 16

/** Shift and an arrow key move the column. Dragging its edge, or an arrow key on the edge, changes its width. */
export const HeadCell = ({ column, width, direction, onSort, onResize, onMove }: Props) => {
  const t = useText()
  const title = t(column.title)
  const Icon = direction ? icons[direction] : IconArrowsSort
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.shiftKey || !onMove || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    onMove(event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as the grid.
    <div
      role="columnheader"
      className={classes.headCell}
      data-align={column.align}
      aria-sort={onSort && (direction ? sorted[direction] : 'none')}
    >
      {onSort ? (
        <button type="button" className={classes.sort} onClick={onSort} onKeyDown={moveByKey}>
          <span>{title}</span>
          <Icon size={14} aria-hidden data-idle={direction === null || undefined} />
        </button>
      ) : (
        <span className={classes.title}>{title}</span>
      )}
      <Edge label={t('Width of {column}', { column: title })} width={width} onResize={onResize} />
    </div>
  )
}

type EdgeProps = { label: string; width: number; onResize: (width: number) => void }

const drawnOf = (edge: HTMLElement): number | undefined => edge.parentElement?.getBoundingClientRect().width

/** The handle at the right edge of a column. Users drag it or move it with arrow keys. */
const Edge = ({ label, width, onResize }: EdgeProps) => {
  const from = useRef<{ x: number; width: number } | null>(null)
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, width: drawnOf(event.currentTarget) ?? width }
  }
  const onPointerMove = (event: PointerEvent) => {
    if (from.current) onResize(from.current.width + event.clientX - from.current.x)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onResize((drawnOf(event.currentTarget) ?? width) + (event.key === 'ArrowLeft' ? -STEP : STEP))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged.
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={48}
      aria-valuemax={1200}
      className={classes.edge}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        from.current = null
      }}
      onKeyDown={onKeyDown}
    />
  )
}
