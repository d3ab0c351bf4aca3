import { Button, Stack } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { useText } from '../lib/text.ts'
import { Notice } from './Notice.tsx'
import { Panel } from './Panel.tsx'
import { useSaveBar } from './SaveBar.tsx'

type Props = {
  title: string
  text?: ReactNode
  dirty: boolean
  saving: boolean
  problem: string | null
  saveLabel?: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onReset?: () => void
  /** If this is set, a save bar around the form can replace the form's buttons. */
  save?: () => Promise<boolean>
  children: ReactNode
}

type ButtonsProps = Pick<Props, 'dirty' | 'saving' | 'saveLabel' | 'onReset'>

const Buttons = ({ dirty, saving, saveLabel, onReset }: ButtonsProps) => {
  const t = useText()
  return (
    <>
      {dirty && onReset && (
        <Button variant="subtle" color="gray" onClick={onReset}>
          {t('Discard')}
        </Button>
      )}
      <Button type="submit" loading={saving} disabled={!dirty}>
        {t(saveLabel ?? 'Save')}
      </Button>
    </>
  )
}

/** A form in a panel. Its buttons are at the bottom or in the save bar around it. They are enabled after a change. */
export const FormPanel = ({ title, text, problem, onSubmit, save, children, ...buttons }: Props) => {
  const { onReset } = buttons
  const hasBar = useSaveBar(buttons, save && onReset ? { save, reset: onReset } : null)
  const panel = (
    <Panel title={title} text={text} footer={!hasBar && <Buttons {...buttons} />}>
      <Stack gap="md">
        {problem && <Notice tone="bad">{problem}</Notice>}
        {children}
      </Stack>
    </Panel>
  )
  if (hasBar) return panel
  return (
    <form onSubmit={onSubmit} noValidate>
      {panel}
    </form>
  )
}
