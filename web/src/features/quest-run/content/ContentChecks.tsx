import { VisuallyHidden } from '@mantine/core'
import type { ContentCheck, ContentCheckName } from '@questboard/domain'
import { IconAlertTriangle, IconCheck, IconQuestionMark } from '@tabler/icons-react'
import { useText } from '../../../lib/text.ts'
import { Words } from '../../../lib/Words.tsx'
import classes from './content.module.css'

type Verdict = ContentCheck['verdict']

const words: Readonly<Record<ContentCheckName, Readonly<Record<Verdict, string>>>> = {
  found: {
    good: '',
    bad: 'Not found on the channel that you agreed on',
    unknown: '',
  },
  day: {
    good: '',
    bad: 'Submitted before the day that you agreed on for publishing',
    unknown: '',
  },
  kind: {
    good: 'The kind of content that was agreed',
    bad: 'Another kind of content than was agreed',
    unknown: '',
  },
  channel: {
    good: 'On the channel that was agreed',
    bad: 'Not on the channel that was agreed',
    unknown: '',
  },
  visibility: {
    good: 'Can be seen',
    bad: 'Not public',
    unknown: '',
  },
  window: {
    good: 'Keeps to the publishing window and the embargo',
    bad: 'Public outside the publishing window, or before the embargo ended',
    unknown: '',
  },
  age: {
    good: 'Made after you agreed',
    bad: 'Older than the agreement',
    unknown: '',
  },
  length: {
    good: 'As long as agreed',
    bad: 'Shorter than agreed',
    unknown: 'Its platform does not tell how long it is',
  },
  game: {
    good: 'Shows the game',
    bad: 'Shows another game',
    unknown: 'Which game it shows was not recognised',
  },
  disclosure: {
    good: 'Says that it is paid for (#ad, or the platform’s own mark)',
    bad: 'Does not say that it is paid for: no #ad, no mark of the platform',
    unknown: 'Whether it says that it is paid for is not known yet',
  },
}

const icons = { good: IconCheck, bad: IconAlertTriangle, unknown: IconQuestionMark } as const
const names: Readonly<Record<Verdict, string>> = { good: 'Fine', bad: 'Look at this', unknown: 'Not known' }

/** Content beside what was agreed, point by point: what to look at comes first. */
export const ContentChecks = ({ checks }: { checks: readonly ContentCheck[] }) => {
  const t = useText()
  const order: readonly Verdict[] = ['bad', 'unknown', 'good']
  const sorted = [...checks].sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict))
  return (
    <ul className={classes.checks} aria-label={t('Checks')}>
      {sorted.map(({ name, verdict }) => {
        const Icon = icons[verdict]
        return (
          <li key={name} className={classes.check} data-verdict={verdict}>
            <Icon size={16} aria-hidden />
            <span>
              <VisuallyHidden>{t(names[verdict])}: </VisuallyHidden>
              <Words>{words[name][verdict]}</Words>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
