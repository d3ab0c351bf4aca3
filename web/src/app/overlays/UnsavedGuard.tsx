import { Button, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { modals } from '../../lib/modals.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { saveAll, unsavedForms } from '../../lib/unsaved.ts'

const id = 'unsaved-changes'

type Choices = { save: () => Promise<boolean>; discard: () => void; cancel: () => void }

const UnsavedChanges = ({ save, discard, cancel }: Choices) => {
  const t = useText()
  const [saving, setSaving] = useState(false)
  const saveFirst = async () => {
    setSaving(true)
    const saved = await save()
    setSaving(false)
    // If saving failed, the user stays on the screen, where a field shows the error.
    if (!saved) cancel()
  }
  return (
    <>
      <Text>{t('Your changes on this page aren’t saved yet.')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" color="gray" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button variant="default" onClick={discard}>
          {t('Discard')}
        </Button>
        <Button loading={saving} onClick={() => void saveFirst()} data-autofocus>
          {t('Save')}
        </Button>
      </Group>
    </>
  )
}

const useWarnOnUnload = (dirty: boolean) => {
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
}

/** React Router allows one blocker at a time, so this guard serves all forms of the screen. */
export const UnsavedGuard = () => {
  const dirty = useStore(unsavedForms).length > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedForms.get().length > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarnOnUnload(dirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let open = true
    const end = (leave: boolean) => {
      if (!open) return
      open = false
      void modals.remove(id, { force: true })
      if (leave) blocker.proceed()
      else blocker.reset()
    }
    const save = async () => {
      const saved = await saveAll()
      if (saved) end(true)
      return saved
    }
    modals.add({
      id,
      title: 'Unsaved changes',
      size: 'sm',
      closeOnBackdrop: false,
      content: <UnsavedChanges save={save} discard={() => end(true)} cancel={() => end(false)} />,
      onClosed: () => end(false),
    })
  }, [blocker])
  return null
}
