import type { ActivationStatus } from '@questboard/domain'
import { isWithin } from '../../lib/days.ts'
import { formatDay } from '../../lib/format.ts'
import type { ToText } from '../../lib/text.ts'
import { timeLeft } from '../../shared/cards/activationFacts.ts'

type Dated = {
  readonly status: ActivationStatus
  readonly start_date: string | null
  readonly published_at: string | null
  readonly end_date: string | null
}

const isAhead = (moment: string, now: number): boolean => Date.parse(moment) > now

const unopened: readonly ActivationStatus[] = ['draft', 'waiting_for_company_verification', 'upcoming']
/** The labels of past dates. An activation that was never open has only planned them. */
const planned = { started: 'Planned start', ended: 'Planned end' }
const happened = { started: 'Opened', ended: 'Ended' }

/** The start date, the end date and the time left. */
export const dateFacts = (t: ToText, dated: Dated, now = Date.now()): [label: string, value: string][] => {
  const { status, published_at, end_date: end } = dated
  // Without a start date, an activation opens when it is published.
  const start = dated.start_date ?? published_at
  // Shows the time left only in the last 31 days. Before that, the end date is enough.
  const isRunning = status === 'active' && end !== null && isAhead(end, now) && isWithin(end, 31, now)
  const words = unopened.includes(status) ? planned : happened
  const dates: [string, string][] = [
    [
      t(start && !isAhead(start, now) ? words.started : 'Opens'),
      start ? formatDay(start) : t('When published'),
    ],
    [t(end && !isAhead(end, now) ? words.ended : 'Ends'), end ? formatDay(end) : t('No end date')],
  ]
  return isRunning ? [...dates, [t('Time'), timeLeft(t, dated, now)]] : dates
}

/** A task for the company, and the screen where the company does it. `wanted` means that it is due now. */
export type Todo = {
  readonly to: string
  readonly title: string
  readonly text: string
  readonly wanted: boolean
}

/** First the company's tasks, then inviting creators (while the activation is open), then the results. */
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
            text: 'Let suitable creators know about this activation.',
            wanted: isOpen,
          },
        ]
  return [
    ...waiting,
    ...inviting,
    {
      to: results,
      title: 'View results',
      text: 'Results so far, by creator and by game.',
      wanted: status !== 'draft' && status !== 'upcoming' && status !== 'waiting_for_company_verification',
    },
  ].filter(({ wanted }) => wanted)
}
