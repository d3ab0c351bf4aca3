import { VisuallyHidden } from '@mantine/core'
import type { ContentCheck, ContentCheckName } from '@questboard/domain'
import { IconAlertTriangle, IconCheck, IconQuestionMark } from '@tabler/icons-react'
import { useText } from '../../../lib/text.ts'
import { Words } from '../../../lib/Words.tsx'
import classes from './content.module.css'

type Result = ContentCheck['result']

const words: Readonly<Record<ContentCheckName, Readonly<Record<Result, string>>>> = {
  found: {
    good: '',
    bad: 'Not found on the agreed channel',
    unknown: '',
  },
  day: {
    good: '',
    bad: 'Submitted before the agreed publishing day',
    unknown: '',
  },
  kind: {
    good: 'Agreed content type',
    bad: 'Not the agreed content type',
    unknown: '',
  },
  channel: {
    good: 'On the agreed channel',
    bad: 'Not on the agreed channel',
    unknown: '',
  },
  visibility: {
    // An unlisted video passes too, because it is made public later.
    good: 'Public or unlisted',
    bad: 'Not public',
    unknown: '',
  },
  window: {
    good: 'Follows the publishing window and the embargo',
    bad: 'Public outside the publishing window, or before the embargo ended',
    unknown: '',
  },
  age: {
    good: 'Published after you agreed on the offer',
    bad: 'Published before you agreed on the offer',
    unknown: '',
  },
  length: {
    good: 'Agreed length reached',
    bad: 'Shorter than agreed',
    unknown: 'The platform doesn’t report the content’s length',
  },
  game: {
    good: 'Shows the game',
    bad: 'Shows another game',
    unknown: 'Game not recognized',
  },
  disclosure: {
    good: 'Marked as sponsored (#ad or the platform’s label)',
    bad: 'Not marked as sponsored (#ad and the platform’s label are missing)',
    unknown: 'Sponsorship label not checked yet',
  },
}

const icons = { good: IconCheck, bad: IconAlertTriangle, unknown: IconQuestionMark } as const
const names: Readonly<Record<Result, string>> = {
  good: 'OK',
  bad: 'Please check',
  unknown: 'Unknown',
}

/** Compares content with the agreement point by point. Differences come first. */
export const ContentChecks = ({ checks }: { checks: readonly ContentCheck[] }) => {
  const t = useText()
  const order: readonly Result[] = ['bad', 'unknown', 'good']
  const sorted = [...checks].sort((one, other) => order.indexOf(one.result) - order.indexOf(other.result))
  return (
    <ul className={classes.checks} aria-label={t('Checks')}>
      {sorted.map(({ name, result }) => {
        const Icon = icons[result]
        return (
          <li key={name} className={classes.check} data-result={result}>
            <Icon size={16} aria-hidden />
            <span>
              <VisuallyHidden>{t(names[result])}: </VisuallyHidden>
              <Words>{words[name][result]}</Words>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
