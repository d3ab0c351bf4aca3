import { Button, Group, Stack } from '@mantine/core'
import { type ReactNode, type SubmitEvent, useEffect } from 'react'
import { closeEvent, modals } from '../lib/modals.ts'
import { useText } from '../lib/text.ts'
import { ask } from './Confirm.tsx'
import { Notice } from './Notice.tsx'

type Props = {
  /** The dialog's, in the stack of modals. */
  id: string
  /** Something was typed that would be lost. */
  dirty?: boolean
  saving: boolean
  problem: string | null
  submitLabel: string
  dangerous?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

const isAbout = (event: Event, id: string): boolean => event instanceof CustomEvent && event.detail.id === id

/** Escape, the backdrop and the close button are pressed by mistake too: what was typed does not go unasked. */
const useKept = (id: string, dirty: boolean): void => {
  useEffect(() => {
    if (!dirty) return
    const keep = (event: Event): void => {
      if (!isAbout(event, id)) return
      event.preventDefault()
      ask({
        id: `${id}-discard`,
        title: 'Discard what you typed?',
        text: 'It is not saved yet.',
        confirm: 'Discard',
        run: async () => void modals.remove(id, { force: true }),
      })
    }
    window.addEventListener(closeEvent, keep)
    return () => window.removeEventListener(closeEvent, keep)
  }, [id, dirty])
}

/** One form in a dialog: its problem on top, its buttons at the foot. */
export const DialogForm = ({
  id,
  dirty = false,
  saving,
  problem,
  submitLabel,
  dangerous,
  onSubmit,
  children,
}: Props) => {
  const t = useText()
  useKept(id, dirty)
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void modals.remove(id, { force: true })}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color={dangerous ? 'red' : undefined} loading={saving}>
            {t(submitLabel)}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
