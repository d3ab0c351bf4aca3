import { Button, Input, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { List } from '../lib/form.ts'
import { useText } from '../lib/text.ts'
import { SortableList } from './SortableList.tsx'
import classes from './TextList.module.css'
import { useItemKeys } from './useItemKeys.ts'

type Props = {
  label: string
  description?: string | undefined
  /** The name of one item, such as "Talking point". */
  item: string
  placeholder?: string
  list: List<string>
  maxLength?: number
  max?: number
  required?: boolean
}

/** Focuses the field that the user just added. */
const useFocusNew = (count: number) => {
  const box = useRef<HTMLFieldSetElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current || count === 0) return
    added.current = false
    const fields = box.current?.querySelectorAll('textarea:not([aria-hidden])')
    const last = fields?.[fields.length - 1]
    if (last instanceof HTMLElement) last.focus()
  }, [count])
  return { box, onAdd: () => (added.current = true) }
}

const AddButton = ({ item, disabled, onClick }: { item: string; disabled: boolean; onClick: () => void }) => {
  const t = useText()
  return (
    <Button
      variant="default"
      className={classes.add}
      leftSection={<IconPlus size={16} />}
      disabled={disabled}
      onClick={onClick}
    >
      {t('Add {item}', { item: item.toLowerCase() })}
    </Button>
  )
}

/** A sortable list of short texts, each with its own error. Enter adds the next one. */
export const TextList = ({ label, item, list, max, ...rest }: Props) => {
  const id = useId()
  const keys = useItemKeys(list)
  const { box, onAdd } = useFocusNew(list.items.length)
  const isFull = max !== undefined && list.items.length >= max
  const add = () => {
    if (isFull) return
    onAdd()
    keys.insert('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    add()
  }
  const nameOf = (index: number) => `${item} ${index + 1}`
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={rest.description}
      error={list.error}
      withAsterisk={rest.required}
    >
      <fieldset ref={box} aria-labelledby={id} className={classes.list}>
        <SortableList
          compact
          entries={keys.keys.map((key, index) => ({ key, name: nameOf(index) }))}
          onMove={keys.move}
          onRemove={keys.remove}
        >
          {(index) => (
            <Textarea
              aria-label={nameOf(index)}
              autosize
              minRows={1}
              maxRows={6}
              value={list.items[index] ?? ''}
              onChange={({ currentTarget }) => list.replace(index, currentTarget.value)}
              onKeyDown={onKeyDown}
              error={list.errorAt(index)}
              placeholder={rest.placeholder}
              maxLength={rest.maxLength}
            />
          )}
        </SortableList>
        <AddButton item={item} disabled={isFull} onClick={add} />
      </fieldset>
    </Input.Wrapper>
  )
}
