import {
  defineQuery,
  defineSignal,
  setHandler,
  upsertMemo,
  upsertSearchAttributes,
} from '@temporalio/workflow'
import { type Deadlines, queries, type State, signals } from '../contract.ts'

type Subject = { readonly kind: string; readonly company?: string; readonly creator?: string }

/** What people see of a run in Temporal's UI: search attributes, a memo in words, and the queries. */
export const showInUi = (subject: Subject) => {
  let state: State = { status: 'started', detail: '' }
  let deadlines: Deadlines = {}
  setHandler(defineQuery<State>(queries.state), () => state)
  setHandler(defineQuery<Deadlines>(queries.deadlines), () => deadlines)

  return (next: State, waitingFor: Readonly<Record<string, Date>> = {}): void => {
    state = next
    deadlines = Object.fromEntries(Object.entries(waitingFor).map(([what, at]) => [what, at.toISOString()]))
    const soonest = Object.values(waitingFor).sort((a, b) => a.getTime() - b.getTime())[0]
    upsertSearchAttributes({
      kind: [subject.kind],
      status: [next.status],
      ...(subject.company ? { company: [subject.company] } : {}),
      ...(subject.creator ? { creator: [subject.creator] } : {}),
      nextDeadline: soonest ? [soonest] : [],
    })
    upsertMemo({ now: next.detail })
  }
}

export const refreshSignal = defineSignal(signals.refresh)
