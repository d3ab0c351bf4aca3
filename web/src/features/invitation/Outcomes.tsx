import { Button, Group, Stack } from '@mantine/core'
import { Notice } from '../../components/Notice.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useText } from '../../lib/text.ts'
import classes from './invitation.module.css'
import { countOutcomes, type Outcome, sayOutcome } from './outcomes.ts'

type Props = {
  outcomes: readonly Outcome[]
  /** The creator's name. If it is unknown, the text that the user entered. */
  nameFor: (outcome: Outcome) => string
  onClose: () => void
}

/** The result for each invited creator, failures first. */
export const Outcomes = ({ outcomes, nameFor, onClose }: Props) => {
  const t = useText()
  const { invited, others } = countOutcomes(outcomes)
  const sorted = outcomes.toSorted((a, b) => Number(a.result === 'invited') - Number(b.result === 'invited'))
  return (
    <Stack>
      <Notice tone={others === 0 ? 'good' : 'warn'}>
        {[
          t('{count, plural, one {# invitation sent} other {# invitations sent}}', { count: invited }),
          ...(others === 0 ? [] : [t('{count} not sent', { count: others })]),
        ].join(', ')}
      </Notice>
      <ul className={classes.outcomes} aria-label={t('Outcomes')}>
        {sorted.map((outcome) => {
          const { tone, word, detail } = sayOutcome(t, outcome)
          return (
            <li key={outcome.asked} className={classes.outcome}>
              <span>
                {nameFor(outcome)}
                {detail && <span className={classes.detail}> · {detail}</span>}
              </span>
              <StatusBadge tone={tone}>{word}</StatusBadge>
            </li>
          )
        })}
      </ul>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {t('Done')}
        </Button>
      </Group>
    </Stack>
  )
}
