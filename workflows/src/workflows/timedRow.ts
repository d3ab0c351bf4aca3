import { type TimedRow, timedRows } from '@questboard/domain'
import {
  condition,
  continueAsNew,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { Activities, Moment, StepResult } from '../activities/index.ts'
import { databaseWork, shortLook } from './activityOptions.ts'
import { firstLocally } from './firstLocally.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { planRow, takeRowStep } = proxyActivities<Activities>(databaseWork)
const look = firstLocally(proxyLocalActivities<Activities>(shortLook).planRow, planRow)

/** About eighty reads: far below the server's limit and quick to replay. */
const LONG_HISTORY = 1000
/** The row changed during the step or the database's clock is behind, so the next read comes a moment later. */
const STALE_MS = 1000
/** A person fixes a refusal and can forget to send `refresh`. */
const REFUSED_MS = 60 * 60 * 1000

const now = (): string => new Date().toISOString()

const nameOf = (moment: Moment): string => {
  if (moment.type === 'deadline') return moment.becomes
  return moment.type === 'reminder' ? moment.kind : 'aftermath'
}

/** The worker was away for long, so a later reminder or the deadline is due. */
const isTooLate = (moment: Moment): boolean => moment.type === 'reminder' && now() >= moment.until

/**
 * Owns the deadlines of one row: reads it, waits for the next moment or `refresh`, takes the due step if the row is
 * unchanged, and reads it again. Its state is in the row, so it can be terminated and restarted anytime.
 */
export async function timedRow(input: TimedRow): Promise<string> {
  const show = showInUi({ kind: timedRows[input.table].kind })
  let refreshed = false
  const onRefresh = (): void => {
    refreshed = true
  }
  setHandler(refreshSignal, onRefresh, { description: 'Reads the row again.' })
  /** Waits until `refresh`, at most this long. The timer's name appears in the history. */
  const waitFor = async (ms: number, summary: string): Promise<void> => {
    if (ms > 0) await condition(() => refreshed, ms, { summary })
  }

  for (;;) {
    if (workflowInfo().historyLength > LONG_HISTORY) await continueAsNew<typeof timedRow>(input)
    refreshed = false
    const row = await look({ ...input, now: now() })
    if (row === null) {
      show({ status: 'gone', detail: 'The row was deleted' })
      return 'gone'
    }
    const { status, version, isOver, moments } = row
    const waitingFor = Object.fromEntries(moments.map((moment) => [nameOf(moment), new Date(moment.at)]))
    show({ status, detail: row.waits }, waitingFor, row)
    // The signal can concern a change after the row was read.
    if (refreshed) continue
    if (isOver) return status
    const [moment] = moments
    if (moment === undefined) await condition(() => refreshed)
    else await waitFor(Date.parse(moment.at) - Date.now(), nameOf(moment))
    if (moment === undefined || refreshed || isTooLate(moment)) continue

    const result: StepResult = await takeRowStep({ ...input, version, moment, now: now() })
    if (result.outcome === 'refused') {
      const again = new Date(Date.now() + REFUSED_MS)
      show({ status: 'refused', detail: `${row.waits}. Refused: ${result.why}` }, { again }, row)
      await waitFor(REFUSED_MS, 'again')
    } else if (result.outcome === 'stale') await waitFor(STALE_MS, 'again')
  }
}
