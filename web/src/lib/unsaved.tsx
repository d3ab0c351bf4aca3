import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { modals } from './modals.ts'

const id = 'unsaved-changes'

type Choices = { save: () => Promise<boolean>; discard: () => void; cancel: () => void }

const UnsavedChanges = ({ save, discard, cancel }: Choices) => {
  const [saving, setSaving] = useState(false)
  const saveFirst = async () => {
    setSaving(true)
    const saved = await save()
    setSaving(false)
    if (!saved) cancel()
  }
  return (
    <>
      <Text>What you changed on this screen is not saved yet.</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="subtle" color="gray" onClick={cancel}>
          Cancel
        </Button>
        <Button variant="default" onClick={discard}>
          Discard
        </Button>
        <Button loading={saving} onClick={() => void saveFirst()} data-autofocus>
          Save
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

/** Asks before unsaved changes are left: Save, Discard, Cancel (spec §2). */
export const useUnsavedChanges = (dirty: boolean, save: () => Promise<boolean>): void => {
  const latest = useRef(save)
  latest.current = save
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useWarnOnUnload(dirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const end = (leave: boolean) => {
      void modals.remove(id, { force: true })
      if (leave) blocker.proceed()
      else blocker.reset()
    }
    const saveAndLeave = async () => {
      const saved = await latest.current()
      if (saved) end(true)
      return saved
    }
    modals.add({
      id,
      title: 'Unsaved changes',
      size: 'sm',
      closeOnBackdrop: false,
      content: <UnsavedChanges save={saveAndLeave} discard={() => end(true)} cancel={() => end(false)} />,
      onClosed: () => blocker.state === 'blocked' && blocker.reset(),
    })
  }, [blocker])
}
