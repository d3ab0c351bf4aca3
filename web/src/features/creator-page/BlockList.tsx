import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical, IconTrash } from '@tabler/icons-react'
import { BlockEditor } from './BlockEditor.tsx'
import classes from './BlockList.module.css'
import { blockNames, type Draft } from './drafts.ts'

type Props = { drafts: Draft[]; onChange: (drafts: Draft[]) => void }

type ItemProps = { draft: Draft; onChange: (draft: Draft) => void; onRemove: () => void }

const Item = ({ draft, onChange, onRemove }: ItemProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: draft.key })
  const name = blockNames[draft.kind]
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <div className={classes.bar}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          className={classes.grip}
          aria-label={`Move ${name}`}
          {...attributes}
          {...listeners}
        >
          <IconGripVertical size={18} />
        </ActionIcon>
        <strong className={classes.name}>{name}</strong>
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash size={18} />
        </ActionIcon>
      </div>
      <BlockEditor draft={draft} onChange={onChange} />
    </li>
  )
}

/** The blocks in their order; moved by pointer, or by keyboard with space and the arrows. */
export const BlockList = ({ drafts, onChange }: Props) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (key: unknown) => drafts.findIndex((draft) => draft.key === key)
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove(drafts, place(active.id), place(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={drafts.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ul className={classes.list}>
          {drafts.map((draft) => (
            <Item
              key={draft.key}
              draft={draft}
              onChange={(next) => onChange(drafts.map((one) => (one.key === next.key ? next : one)))}
              onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
