import { Button, Stack } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { useText } from '../lib/text.ts'
import { Notice } from './Notice.tsx'
import { Panel } from './Panel.tsx'

type Props = {
  title: string
  text?: ReactNode
  dirty: boolean
  saving: boolean
  problem: string | null
  saveLabel?: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onReset?: () => void
  children: ReactNode
}

/** One form in a panel: its problem on top, its buttons at the foot, enabled once something changed. */
export const FormPanel = ({
  title,
  text,
  dirty,
  saving,
  problem,
  saveLabel,
  onSubmit,
  onReset,
  children,
}: Props) => {
  const t = useText()
  return (
    <form onSubmit={onSubmit} noValidate>
      <Panel
        title={title}
        text={text}
        footer={
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
        }
      >
        <Stack gap="md">
          {problem && <Notice tone="bad">{problem}</Notice>}
          {children}
        </Stack>
      </Panel>
    </form>
  )
}
