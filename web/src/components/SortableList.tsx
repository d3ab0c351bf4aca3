import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '../lib/text.ts'
import classes from './SortableList.module.css'

/** A list entry: a React key that stays the same when the entry moves, and the name to announce. */
type Entry = { readonly key: string; readonly name: string }

type Props = {
  entries: readonly Entry[]
  onMove: (from: number, to: number) => void
  onRemove: (index: number) => void
  /** True for one-line items: the handle is next to the content, and there is no heading. */
  compact?: boolean
  children: (index: number) => ReactNode
}

type ItemProps = {
  entry: Entry
  compact: boolean
  movesId: string
  onMove: (step: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

const steps: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 }

const Item = ({ entry, compact, movesId, onMove, onRemove, children }: ItemProps) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.key,
  })
  const t = useText()
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const handle = event.currentTarget
    onMove(step)
    // Some browsers drop the focus when an element moves in the document.
    requestAnimationFrame(() => handle.focus())
  }
  return (
    <li
      ref={setNodeRef}
      className={compact ? classes.line : classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.bar}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.grip}
          aria-label={t('Move {item}', { item: entry.name })}
          aria-describedby={movesId}
          {...listeners}
          onKeyDown={move}
        >
          <IconGripVertical size={18} />
        </ActionIcon>
        {compact ? (
          <div className={classes.content}>{children}</div>
        ) : (
          <strong className={classes.name}>{entry.name}</strong>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Remove {item}', { item: entry.name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      {!compact && children}
    </li>
  )
}

/** A sortable list. Users move items by pointer, or by arrow keys on the item's handle. */
export const SortableList = ({ entries, onMove, onRemove, compact = false, children }: Props) => {
  const t = useText()
  const movesId = useId()
  const [said, setSaid] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const move = (from: number, to: number) => {
    const moved = entries[from]
    if (!moved || to < 0 || to >= entries.length || from === to) return
    onMove(from, to)
    setSaid(
      t('{item} is now number {place} of {count}', {
        item: moved.name,
        place: to + 1,
        count: entries.length,
      }),
    )
  }
  const place = (key: unknown) => entries.findIndex((entry) => entry.key === key)
  const drop = ({ active, over }: DragEndEvent) => over && move(place(active.id), place(over.id))
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={entries.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ul className={classes.list} data-compact={compact || undefined}>
          {entries.map((entry, index) => (
            <Item
              key={entry.key}
              entry={entry}
              compact={compact}
              movesId={movesId}
              onMove={(step) => move(index, index + step)}
              onRemove={() => onRemove(index)}
            >
              {children(index)}
            </Item>
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden id={movesId}>{t('Press the up or down arrow key to move this item.')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  )
}
