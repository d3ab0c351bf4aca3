import { Button } from '@mantine/core'
import type { ReactNode, SubmitEvent } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { useText } from '../../lib/text.ts'
import { Locked } from './Locked.tsx'
import classes from './StepForm.module.css'

type Props = {
  dirty: boolean
  saving: boolean
  problem: string | null
  /** True if saving opens the next step. */
  leadsOn: boolean
  /** True after the end, when the step is read-only. */
  isOver?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onReset: () => void
  children: ReactNode
  /** Content next to the step, such as missing fields, the budget or eligible creators. */
  aside?: ReactNode
}

/** One editor step: its panels, one bar with buttons, and the content next to it. */
export const StepForm = ({
  dirty,
  saving,
  problem,
  leadsOn,
  isOver = false,
  onSubmit,
  onReset,
  children,
  aside,
}: Props) => {
  const t = useText()
  return (
    <div className={classes.columns}>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        <Locked when={isOver}>
          <Stacked>
            {problem && <Notice tone="bad">{problem}</Notice>}
            {children}
          </Stacked>
        </Locked>
        {!isOver && (
          <div className={classes.bar}>
            {dirty && (
              <Button variant="subtle" color="gray" onClick={onReset}>
                {t('Discard')}
              </Button>
            )}
            <Button type="submit" loading={saving} disabled={!dirty && !leadsOn}>
              {leadsOn ? t(dirty ? 'Save and continue' : 'Continue') : t('Save')}
            </Button>
          </div>
        )}
      </form>
      {aside && <aside className={classes.aside}>{aside}</aside>}
    </div>
  )
}
