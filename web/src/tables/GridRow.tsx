import { memo, type ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import classes from './Grid.module.css'
import { Tick } from './Tick.tsx'

type Props = {
  id: string
  index: number
  /** The row's distance from the top, in pixels. */
  start: number
  rowId: string | undefined
  name: string
  cells: ReactNode
  isActive: boolean
  isChecked: boolean
  onSelect: (id: string) => void
  onOpen: (index: number) => void
}

/** A visible row. Memoized, so that it renders only when its data changes and not on every scroll step. */
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
