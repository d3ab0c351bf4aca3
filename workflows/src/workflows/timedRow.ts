import { type TimedRow, timedRows } from '@questboard/domain'
import {
  condition,
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  workflowInfo,
} from '@temporalio/workflow'
import type { Activities, Moment, Plan, StepResult } from '../activities/index.ts'
import { databaseWork, shortLook } from './activityOptions.ts'
import { firstLocally } from './firstLocally.ts'
import { listenFor } from './listenFor.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { planRow, takeRowStep } = proxyActivities<Activities>(databaseWork)
const look = firstLocally(proxyLocalActivities<Activities>(shortLook).planRow, planRow)

/**
 * After about eighty reads, the workflow continues as new. That is far below the server's limit and quick to replay.
 */
const LONG_HISTORY = 1000
/** The row changed during the step, or the database's clock is behind ours. So the row is read again a moment later. */
const STALE_MS = 1000
/** Retries a refused step, because a person who fixes the reason can forget to send `refresh`. */
const REFUSED_MS = 60 * 60 * 1000

const now = (): string => new Date().toISOString()

const nameOf = (moment: Moment): string => {
  if (moment.type === 'deadline') return moment.becomes
  return moment.type === 'reminder' ? moment.kind : 'aftermath'
}

/** True if the worker was stopped for so long that a later reminder or the deadline is already due. */
const isTooLate = (moment: Moment): boolean => moment.type === 'reminder' && now() >= moment.until

/**
 * Handles the deadlines of one row: reads the row, waits for the next moment or `refresh`, takes the due step if the
 * row is unchanged, and reads the row again. The state is in the row, so the workflow can be terminated and restarted
 * anytime.
 */
export async function timedRow(input: TimedRow): Promise<string> {
  const { read, isOutdated, dueMoment, takeStep } = watchRow(input)
  for (;;) {
    const row = await read()
    if (row === null) return 'gone'
    if (isOutdated()) continue
    if (row.isOver) return row.status
    const moment = await dueMoment(row)
    if (moment !== null) await takeStep(row, moment)
  }
}

/** The steps for one row, and the `refresh` signal, which interrupts their waits. */
const watchRow = (input: TimedRow) => {
  const show = showInUi({ kind: timedRows[input.table].kind })
  const refresh = listenFor(refreshSignal, 'Reads the row again.')
  /** Waits for `refresh`, but at most this long. The timer's name appears in the history. */
  const waitFor = async (ms: number, summary: string): Promise<void> => {
    if (ms > 0) await condition(refresh.isReceived, ms, { summary })
  }

  const read = async (): Promise<Plan | null> => {
    if (workflowInfo().historyLength > LONG_HISTORY) await continueAsNew<typeof timedRow>(input)
    refresh.forget()
    const row = await look({ ...input, now: now() })
    if (row === null) {
      show({ status: 'gone', detail: 'The row was deleted' })
      return null
    }
    const { status, waits, moments } = row
    show(
      { status, detail: waits },
      Object.fromEntries(moments.map((one) => [nameOf(one), new Date(one.at)])),
      row,
    )
    return row
  }

  /** True if a signal arrived. The signal can be about a change that was made after the row was read. */
  const isOutdated = refresh.isReceived

  /** Waits for the row's next moment. Null if the row must be read again first. */
  const dueMoment = async ({ moments: [moment] }: Plan): Promise<Moment | null> => {
    if (moment === undefined) {
      await condition(refresh.isReceived)
      return null
    }
    await waitFor(Date.parse(moment.at) - Date.now(), nameOf(moment))
    return refresh.isReceived() || isTooLate(moment) ? null : moment
  }

  const takeStep = async (row: Plan, moment: Moment): Promise<void> => {
    const result: StepResult = await takeRowStep({ ...input, version: row.version, moment, now: now() })
    if (result.outcome === 'refused') {
      const again = new Date(Date.now() + REFUSED_MS)
      show({ status: 'refused', detail: `${row.waits}. Refused: ${result.why}` }, { again }, row)
      await waitFor(REFUSED_MS, 'again')
    } else if (result.outcome === 'stale') await waitFor(STALE_MS, 'again')
  }

  return { read, isOutdated, dueMoment, takeStep }
}
