import { lacksOf, type PublishProblem } from '@questboard/domain'
import { IconCheck } from '@tabler/icons-react'
import { Panel } from '../../components/Panel.tsx'
import { useText } from '../../lib/text.ts'
import type { AnyStep } from './addresses.ts'
import classes from './StepList.module.css'

type Props = {
  steps: readonly AnyStep[]
  slug: AnyStep['slug']
  /** The problems that prevent publishing, if a draft exists. */
  problems?: readonly PublishProblem[]
}

/** All steps of a draft, with the current one and the ones with missing data. Each links to its step. */
export const StepList = ({ steps, slug, problems }: Props) => {
  const t = useText()
  const lacks = lacksOf(steps, problems ?? [])
  return (
    <Panel title="Steps">
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const missing = lacks.filter((lack) => lack.step === step).length
          const isComplete = problems !== undefined && missing === 0
          return (
            <li
              key={step.slug}
              className={classes.step}
              aria-current={step.slug === slug ? 'step' : undefined}
            >
              <span className={classes.mark} data-complete={isComplete || undefined}>
                {isComplete ? (
                  <IconCheck size={14} role="img" aria-label={t('Nothing missing')} />
                ) : (
                  index + 1
                )}
              </span>
              {t(step.title)}
              {missing > 0 && (
                <span className={classes.missing}>
                  {t('{count, plural, one {# item missing} other {# items missing}}', { count: missing })}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
