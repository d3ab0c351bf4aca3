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
  /** Saving leads on to the next step. */
  leadsOn: boolean
  /** What is over is read, and not changed any more. */
  isOver?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  onReset: () => void
  children: ReactNode
  /** What stands beside the step: what is missing, the budget, who fits. */
  aside?: ReactNode
}

/** One step of an activation: its panels, its one bar of buttons, and what stands beside it. */
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
