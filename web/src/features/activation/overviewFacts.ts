import type { ActivationStatus } from '@questboard/domain'
import { timeLeft } from '../../cards/activationFacts.ts'
import { isWithin } from '../../lib/days.ts'
import { formatDay } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'

type Dated = {
  readonly status: ActivationStatus
  readonly start_date: string | null
  readonly end_date: string | null
}

const isAhead = (moment: string, now: number): boolean => Date.parse(moment) > now

/** When it opens or opened and ends or ended, and how long that is. */
export const dateFacts = (t: ToText, dated: Dated, now = Date.now()): [label: string, value: string][] => {
  const { status, start_date: start, end_date: end } = dated
  // Further ahead the date says as much.
  const isRunning = status === 'active' && end !== null && isAhead(end, now) && isWithin(end, 31, now)
  const dates: [string, string][] = [
    [
      t(start && !isAhead(start, now) ? 'Opened' : 'Opens'),
      start ? formatDay(start) : t('Once it is published'),
    ],
    [t(end && !isAhead(end, now) ? 'Ended' : 'Ends'), end ? formatDay(end) : t('No end date')],
  ]
  return isRunning ? [...dates, [t('Time'), timeLeft(t, dated, now)]] : dates
}

/** What waits for the company, or helps it on: where that is done, and whether it is wanted now. */
export type Todo = {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly wanted: boolean
}

/** What waits for the company comes first; while nothing does and it is open, what brings creators in, where they are invited yet. */
export const todosOf = (
  waiting: readonly Todo[],
  { status, invite, results }: { status: ActivationStatus; invite: string | null; results: string },
): readonly Todo[] => {
  const isOpen = status === 'active' || status === 'upcoming'
  const inviting =
    invite === null
      ? []
      : [
          {
            to: invite,
            title: 'Invite creators',
            text: 'Tell those who fit that it is there.',
            wanted: isOpen,
          },
        ]
  return [
    ...waiting,
    ...inviting,
    {
      to: results,
      title: 'See the results',
      text: 'What it has brought so far, by creator and by game.',
      wanted: status !== 'draft' && status !== 'upcoming' && status !== 'waiting_for_company_verification',
    },
  ].filter(({ wanted }) => wanted)
}
