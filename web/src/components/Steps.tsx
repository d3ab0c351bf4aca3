import { useText } from '../lib/text.ts'
import classes from './Steps.module.css'

type Props = { steps: readonly string[]; current: number }

export const Steps = ({ steps, current }: Props) => {
  const t = useText()
  return (
    <ol className={classes.steps} aria-label={t('Steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden>
            {index < current ? '✓' : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
