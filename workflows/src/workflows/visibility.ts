import {
  defineQuery,
  defineSignal,
  setCurrentDetails,
  setHandler,
  upsertMemo,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow'
import { type Deadlines, queries, type State, signals } from '../contract.ts'

type Subject = {
  readonly kind: string
  readonly company?: string
  readonly creator?: string
  readonly about?: string
}

type Attributes = Readonly<Record<string, unknown>>

/** Makes a run readable in Temporal's UI, with search attributes, a memo and queries. */
export const showInUi = (subject: Subject) => {
  let state: State = { status: 'started', detail: '' }
  let deadlines: Deadlines = {}
  let shown = ''
  const { memo, searchAttributes } = workflowInfo()
  const isToldAtStart = memo?.kind !== undefined
  let found: Attributes = searchAttributes
  setHandler(defineQuery<State>(queries.state), () => state, {
    description: 'The status, and in words what the run waits for.',
  })
  setHandler(defineQuery<Deadlines>(queries.deadlines), () => deadlines, {
    description: 'The times that the run waits for, by what happens then.',
  })

  const show = (
    next: State,
    waitingFor: Readonly<Record<string, Date>> = {},
    known: Partial<Subject> = {},
  ): void => {
    const now = { ...subject, ...known }
    const { company, creator, about } = now
    state = next
    deadlines = Object.fromEntries(Object.entries(waitingFor).map(([what, at]) => [what, at.toISOString()]))
    // If the values are unchanged, nothing is added to the history.
    const picture = JSON.stringify([state, deadlines, company, creator, about])
    if (picture === shown) return
    shown = picture
    setCurrentDetails(inWords(next, deadlines, about))
    const attributes = attributesOf(next, waitingFor, now)
    if (isToldAtStart && hasAll(found, attributes)) return
    found = attributes
    upsertSearchAttributes(attributes)
    upsertMemo({ now: next.detail, ...(about ? { about } : {}) })
  }
  return Object.assign(show, {
    isToldAtStart,
    /** Shows the final state. Temporal itself reports cancellations. */
    end: (last: State): void => {
      if (!isToldAtStart || found !== searchAttributes) show(last)
    },
  })
}

export type Show = ReturnType<typeof showInUi>

/** Markdown text for the page of a run. */
const inWords = ({ detail }: State, deadlines: Deadlines, about: string | undefined): string => {
  const ahead = Object.entries(deadlines).map(([what, at]) => `${what} ${at}`)
  return [
    ...(about ? [`**${about}**`] : []),
    detail,
    ...(ahead.length > 0 ? [`Ahead: ${ahead.join(', ')}`] : []),
  ].join('\n\n')
}

const attributesOf = (
  { status }: State,
  waitingFor: Readonly<Record<string, Date>>,
  { kind, company, creator }: Subject,
) => {
  const soonest = Object.values(waitingFor).sort((a, b) => a.getTime() - b.getTime())[0]
  return {
    kind: [kind],
    status: [status],
    ...(company ? { company: [company] } : {}),
    ...(creator ? { creator: [creator] } : {}),
    nextDeadline: soonest ? [soonest] : [],
  }
}

const hasAll = (found: Attributes, attributes: Attributes): boolean =>
  Object.entries(attributes).every(
    ([name, values]) => JSON.stringify(values) === JSON.stringify(found[name] ?? []),
  )

export const refreshSignal = defineSignal(signals.refresh)
