import { useMutation } from '@apollo/client/react'
import { ActionIcon, Button, Divider, Popover, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '../lib/failure.ts'
import { useText } from '../lib/text.ts'
import { toasts } from '../lib/toasts.ts'
import {
  DeleteColumnPresetDocument,
  SaveColumnPresetDocument,
  type TableKeptQuery,
} from './generated/saved.ts'
import { type Layout, moved, readLayout, sameLayout, toggled } from './layout.ts'
import { askForName } from './SavedFilters.tsx'
import { TickLine } from './Tick.tsx'
import classes from './Toolbar.module.css'

type Arranged = {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly isExtra?: true | undefined
}
type Props = {
  screen: string
  columns: readonly Arranged[]
  layout: Layout
  presets: TableKeptQuery['column_preset']
  onChange: (layout: Layout) => void
  onReset: () => void
  onChanged: () => Promise<unknown>
}

const inOrder = (columns: readonly Arranged[], layout: Layout): readonly Arranged[] => [
  ...layout.flatMap(({ id }) => columns.filter((column) => column.id === id)),
  ...columns.filter(({ id }) => layout.every((place) => place.id !== id)),
]

const Places = ({ columns, layout, onChange }: Pick<Props, 'columns' | 'layout' | 'onChange'>) => {
  const t = useText()
  const isShown = (id: string) => layout.some((place) => place.id === id)
  return (
    <Stack gap="xs">
      {inOrder(columns, layout).map(({ id, title }, index) => (
        <div key={id} className={classes.place}>
          <TickLine
            text={t(title)}
            checked={isShown(id)}
            disabled={id === columns[0]?.id}
            onChange={() => onChange(toggled(layout, id))}
          />
          <span>
            <ActionIcon
              variant="subtle"
              aria-label={t('Move {column} to the left', { column: t(title) })}
              disabled={!isShown(id) || index < 2}
              onClick={() => onChange(moved(layout, id, -1))}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('Move {column} to the right', { column: t(title) })}
              disabled={!isShown(id) || index === 0 || index === layout.length - 1}
              onClick={() => onChange(moved(layout, id, 1))}
            >
              <IconArrowDown size={16} />
            </ActionIcon>
          </span>
        </div>
      ))}
    </Stack>
  )
}

const Presets = ({ screen, columns, layout, presets, onChange, onChanged }: Omit<Props, 'onReset'>) => {
  const t = useText()
  const [save] = useMutation(SaveColumnPresetDocument)
  const [remove] = useMutation(DeleteColumnPresetDocument)
  const saveNew = () =>
    askForName('Save columns', '', async (name) => {
      await save({ variables: { preset: { screen, name, columns: layout } } })
      await onChanged()
    })
  const drop = async (id: string) => {
    try {
      await remove({ variables: { id } })
      await onChanged()
    } catch (error) {
      toasts.bad(t(explain(error).message))
    }
  }
  return (
    <>
      {presets.length > 0 && <Text size="sm">{t('Saved column presets')}</Text>}
      {presets.map((preset) => {
        const arranged = readLayout(preset.columns, columns)
        return (
          <div key={preset.id} className={classes.place}>
            <Button
              variant="subtle"
              aria-pressed={sameLayout(arranged, layout)}
              onClick={() => onChange(arranged)}
            >
              {preset.name}
            </Button>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={t('Delete {name}', { name: preset.name })}
              onClick={() => void drop(preset.id)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </div>
        )
      })}
      <Button variant="subtle" onClick={saveNew}>
        {t('Save these columns…')}
      </Button>
    </>
  )
}

/** Shows, hides and reorders columns. Named layouts are available in all of the user's browsers. */
export const ColumnsMenu = ({ onReset, ...props }: Props) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width="20rem" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.drop} aria-label={t('Columns')}>
        <Stack gap="sm">
          <Places columns={props.columns} layout={props.layout} onChange={props.onChange} />
          <Button variant="subtle" onClick={onReset}>
            {t('Reset columns')}
          </Button>
          <Divider />
          <Presets {...props} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
