import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { BlockEditor } from './BlockEditor.tsx'
import classes from './BlockList.module.css'
import { blockNames, type Draft } from './drafts.ts'

type Props = { drafts: Draft[]; onChange: (drafts: Draft[]) => void }

type ItemProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  onRemove: () => void
  onMove: (step: 1 | -1) => void
}

const steps: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 }

const Item = ({ draft, onChange, onRemove, onMove }: ItemProps) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: draft.key,
  })
  const t = useText()
  const name = t(blockNames[draft.kind].name)
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const handle = event.currentTarget
    onMove(step)
    // A block that moves in the document loses the focus in some browsers.
    requestAnimationFrame(() => handle.focus())
  }
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
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
          aria-label={t('Move {block}', { block: name })}
          aria-describedby="block-moves"
          {...listeners}
          onKeyDown={move}
        >
          <IconGripVertical size={18} />
        </ActionIcon>
        <strong className={classes.name}>{name}</strong>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Remove {block}', { block: name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      <BlockEditor draft={draft} onChange={onChange} />
    </li>
  )
}

/** The blocks in their order; moved by pointer, or by keyboard with the arrows on a block's handle. */
export const BlockList = ({ drafts, onChange }: Props) => {
  const t = useText()
  const [said, setSaid] = useState('')
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const move = (from: number, to: number) => {
    const moved = drafts[from]
    if (!moved || to < 0 || to >= drafts.length || from === to) return
    onChange(arrayMove(drafts, from, to))
    const block = t(blockNames[moved.kind].name)
    setSaid(t('{block} is number {place} of {count} now', { block, place: to + 1, count: drafts.length }))
  }
  const place = (key: unknown) => drafts.findIndex((draft) => draft.key === key)
  const drop = ({ active, over }: DragEndEvent) => over && move(place(active.id), place(over.id))
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={drafts.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ul className={classes.list}>
          {drafts.map((draft, index) => (
            <Item
              key={draft.key}
              draft={draft}
              onChange={(next) => onChange(drafts.map((one) => (one.key === next.key ? next : one)))}
              onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
              onMove={(step) => move(index, index + step)}
            />
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden id="block-moves">{t('Press the up or down arrow to move this block.')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  )
}
