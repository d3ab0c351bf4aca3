import { memo, type ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Grid.module.css'
import { Tick } from './Tick.tsx'

type Props = {
  id: string
  index: number
  /** How far down it stands. */
  start: number
  /** Of the row that is known: its id, and how it is called. */
  rowId: string | undefined
  name: string
  cells: ReactNode
  isActive: boolean
  isChecked: boolean
  onSelect: (id: string) => void
  onOpen: (index: number) => void
}

/** A row in sight. It is drawn anew where something of it has changed, not for each step by which its table is scrolled. */
export const GridRow = memo(
  ({ id, index, start, rowId, name, cells, isActive, isChecked, onSelect, onOpen }: Props) => {
    const t = useText()
    return (
      // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the grid has the focus and the keys.
      <div
        id={id}
        role="row"
        aria-rowindex={index + 2}
        aria-selected={isChecked}
        className={classes.row}
        data-active={isActive || undefined}
        style={{ transform: `translateY(${start}px)` }}
        onClick={() => rowId !== undefined && onOpen(index)}
      >
        {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: as the row. */}
        <div role="gridcell" className={classes.tick} onClick={(event) => event.stopPropagation()}>
          {rowId !== undefined && (
            <Tick
              tabIndex={-1}
              label={t('Choose {name}', { name })}
              checked={isChecked}
              onChange={() => onSelect(rowId)}
            />
          )}
        </div>
        {cells}
      </div>
    )
  },
)
