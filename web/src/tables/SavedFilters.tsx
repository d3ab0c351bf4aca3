import { useMutation } from '@apollo/client/react'
import { Button, Menu, TextInput } from '@mantine/core'
import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react'
import { ask } from '../components/Confirm.tsx'
import { DialogForm } from '../components/DialogForm.tsx'
import { explain } from '../lib/failure.ts'
import { useFields, useSubmit } from '../lib/form.ts'
import { modals } from '../lib/modals.ts'
import { useText } from '../lib/text.ts'
import { toasts } from '../lib/toasts.ts'
import {
  DeleteSavedFilterDocument,
  SaveFilterDocument,
  type TableKeptQuery,
  UpdateSavedFilterDocument,
} from './generated/saved.ts'
import { readSaved, type Saved, sameSaved } from './saved.ts'
import classes from './Toolbar.module.css'
import type { View } from './view.ts'

type Kept = TableKeptQuery['saved_filter'][number]

type Props = {
  screen: string
  view: View
  kept: readonly Kept[]
  /** The id of the saved filter that was last applied. */
  taken: string | null
  onTake: (id: string | null, saved: Saved) => void
  onChanged: () => Promise<unknown>
}

const dialog = 'saved-filter-name'

const checkName = ({ name }: { name: string }): Record<string, string> =>
  name.trim() === '' ? { name: 'Please enter a name' } : {}

/** Asks for the name of a new or renamed filter or column layout. */
export const NameForm = ({ name, send }: { name: string; send: (name: string) => Promise<void> }) => {
  const t = useText()
  const form = useFields({ name })
  const submit = useSubmit(form, {
    check: checkName,
    explain,
    send: async (values) => {
      await send(values.name.trim())
      await modals.remove(dialog, { force: true })
    },
  })
  return (
    <DialogForm id={dialog} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <TextInput label={t('Name')} maxLength={100} required data-autofocus {...form.getInputProps('name')} />
    </DialogForm>
  )
}

export const askForName = (title: string, name: string, send: (name: string) => Promise<void>) =>
  modals.add({ id: dialog, title, size: 'sm', content: <NameForm name={name} send={send} /> })

/** Actions for the current filter and for saved filters. */
const useKeeping = ({ screen, taken, onTake, onChanged }: Props, now: Saved) => {
  const t = useText()
  const [save] = useMutation(SaveFilterDocument)
  const [update] = useMutation(UpdateSavedFilterDocument)
  const [remove] = useMutation(DeleteSavedFilterDocument)
  return {
    saveNew: () =>
      askForName('Save this filter', '', async (name) => {
        const { data } = await save({ variables: { filter: { screen, name, filter: now } } })
        await onChanged()
        const id = data?.insert_saved_filter_one?.id
        if (id) onTake(id, now)
      }),
    rename: (one: Kept) =>
      askForName('Update saved filter name', one.name, async (name) => {
        await update({ variables: { id: one.id, changes: { name } } })
        await onChanged()
      }),
    drop: (one: Kept) =>
      ask({
        id: 'delete-saved-filter',
        title: 'Delete this saved filter?',
        text: t('This deletes the filter “{name}” for you only. The rows in the table don’t change.', {
          name: one.name,
        }),
        confirm: 'Delete',
        dangerous: true,
        run: async () => {
          await remove({ variables: { id: one.id } })
          if (one.id === taken) onTake(null, now)
          await onChanged()
          toasts.good('Saved filter deleted')
        },
      }),
    put: async (one: Kept) => {
      try {
        await update({ variables: { id: one.id, changes: { filter: now } } })
        toasts.good(t('Saved in “{name}”', { name: one.name }))
      } catch (error) {
        toasts.bad(t(explain(error).message))
      }
    },
  }
}

/** Applies, renames and deletes saved filters. If the applied filter was changed, the user can save the change. */
export const SavedFilters = (props: Props) => {
  const t = useText()
  const { view, kept, taken, onTake } = props
  const { search, sort, filters } = view
  const now: Saved = { search, sort, filters }
  const { saveNew, rename, drop, put } = useKeeping(props, now)
  const current = kept.find(({ id }) => id === taken)
  const isChanged = current !== undefined && !sameSaved(readSaved(current.filter), now)
  return (
    <>
      <Menu position="bottom-start" width="18rem" closeOnItemClick>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} />}>
            {current?.name ?? t('Saved filters')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kept.length === 0 && <Menu.Label>{t('No saved filters yet')}</Menu.Label>}
          {kept.map((one) => (
            <KeptFilter
              key={one.id}
              name={one.name}
              onTake={() => onTake(one.id, readSaved(one.filter))}
              onRename={() => rename(one)}
              onDrop={() => drop(one)}
            />
          ))}
          <Menu.Divider />
          <Menu.Item onClick={saveNew}>{t('Save this filter…')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isChanged && (
        <div className={classes.changed} role="status">
          <span>{t('“{name}” has unsaved changes.', { name: current.name })}</span>
          <Button size="compact-sm" onClick={() => void put(current)}>
            {t('Update “{name}”', { name: current.name })}
          </Button>
          <Button size="compact-sm" variant="default" onClick={saveNew}>
            {t('Save as a new filter…')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => onTake(current.id, readSaved(current.filter))}
          >
            {t('Reset to saved')}
          </Button>
        </div>
      )}
    </>
  )
}

type KeptProps = { name: string; onTake: () => void; onRename: () => void; onDrop: () => void }

const KeptFilter = ({ name, onTake, onRename, onDrop }: KeptProps) => {
  const t = useText()
  return (
    <div className={classes.place}>
      <Menu.Item onClick={onTake}>{name}</Menu.Item>
      <Menu.Item className={classes.small} aria-label={t('Rename {name}', { name })} onClick={onRename}>
        <IconPencil size={16} />
      </Menu.Item>
      <Menu.Item
        className={classes.small}
        color="red"
        aria-label={t('Delete {name}', { name })}
        onClick={onDrop}
      >
        <IconTrash size={16} />
      </Menu.Item>
    </div>
  )
}
