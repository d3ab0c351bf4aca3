import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { modals } from '../lib/modals.ts'
import { useText } from '../lib/text.ts'
import { Notice } from './Notice.tsx'
import { useKept } from './useKept.ts'

type Props = {
  /** The id of the dialog in the stack of modals. */
  id: string
  /** True if closing would lose typed text. */
  dirty?: boolean
  saving: boolean
  problem: string | null
  submitLabel: string
  dangerous?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A form in a dialog, with errors at the top and buttons at the bottom. */
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
  useKept(id, { dirty })
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
