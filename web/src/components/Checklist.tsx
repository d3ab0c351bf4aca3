import { Button, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useText } from '../lib/text.ts'
import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import classes from './Checklist.module.css'
import { Panel } from './Panel.tsx'

export type ChecklistStep = { to: string; title: string; text: string; done: boolean }

const Done = ({ title }: ChecklistStep) => {
  const t = useText()
  return (
    <div className={classes.step} data-done>
      <span className={classes.mark} aria-hidden>
        <IconCheck size={14} stroke={2.5} />
      </span>
      <span className={classes.title}>
        <VisuallyHidden>{t('Done')}: </VisuallyHidden>
        <Words>{title}</Words>
      </span>
    </div>
  )
}

const Open = ({ to, title, text }: ChecklistStep) => (
  <AppLink to={to} className={classes.step}>
    <span className={classes.mark} aria-hidden />
    <span className={classes.words}>
      <span className={classes.title}>
        <Words>{title}</Words>
      </span>
      <span className={classes.text}>
        <Words>{text}</Words>
      </span>
    </span>
    <IconChevronRight size={16} aria-hidden className={classes.way} />
  </AppLink>
)

/** Hidden from screen readers because the text next to the bar says the same. */
const Bar = ({ part }: { part: number }) => (
  <div className={classes.bar} aria-hidden>
    <span style={{ width: `${part * 100}%` }} />
  </div>
)

type Props = {
  title: string
  text: string
  steps: readonly ChecklistStep[]
  onPutAway: () => void
}

/** A checklist of links, with finished steps ticked. The user can dismiss it permanently. */
export const Checklist = ({ title, text, steps, onPutAway }: Props) => {
  const t = useText()
  const done = steps.filter((step) => step.done)
  return (
    <Panel title={title} text={text}>
      <div className={classes.count}>
        <span>{t('{done} of {all} done', { done: done.length, all: steps.length })}</span>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onPutAway}>
          {t('Dismiss')}
        </Button>
      </div>
      <Bar part={done.length / steps.length} />
      <ol className={classes.list}>
        {steps.map((step) => (
          <li key={step.title}>{step.done ? <Done {...step} /> : <Open {...step} />}</li>
        ))}
      </ol>
    </Panel>
  )
}
