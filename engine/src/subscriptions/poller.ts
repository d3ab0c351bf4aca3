import { hash, randomUUID } from 'node:crypto'
import type { Core, Polled, SubscriptionPlan } from '../contract.ts'
import type { EngineError } from '../errors.ts'
import { answerTooLarge } from '../execute/answerSize.ts'
import { asEngineError } from '../http/reply.ts'
import type { Polling } from '../settings.ts'
import type { Troubles } from './troubles.ts'

/** A subscriber receives every change: the complete data object, or an error. */
export type Subscriber = {
  readonly data: (result: string) => void
  readonly error: (error: EngineError) => void
}

export type Poller = {
  /** Adds a subscriber and polls for it immediately. The returned function unsubscribes. */
  readonly add: (plan: SubscriptionPlan, subscriber: Subscriber) => () => void
  readonly statistics: () => { groups: number; members: number; statements: number }
  readonly stop: () => void
}

/** Subscribers with the same query and parameters. They share one row of a statement. */
type Member = {
  readonly id: string
  readonly parameters: string
  cursor: string | null
  /** The hash of the last result that was sent. */
  digest: string | undefined
  /**
   * True while a statement for this member is running, because a second statement would report the same result twice.
   */
  asked: boolean
  readonly subscribers: Set<Subscriber>
  /** Subscribers who joined after the last poll and have no result yet. */
  readonly waiting: Set<Subscriber>
}

type Group = {
  readonly plan: SubscriptionPlan
  readonly members: Map<string, Member>
  timer: NodeJS.Timeout | undefined
  /** True if a first poll for new subscribers has been scheduled. */
  flushing: boolean
}

type Polls = {
  readonly ask: Core['poll']
  readonly intervals: { readonly live: Polling; readonly stream: Polling }
  readonly troubles: Troubles
  readonly groups: Map<string, Group>
  statements: number
}

export function createPoller(ask: Core['poll'], intervals: Polls['intervals'], troubles: Troubles): Poller {
  const polls: Polls = { ask, intervals, troubles, groups: new Map(), statements: 0 }
  return {
    add: (plan, subscriber) => add(polls, plan, subscriber),
    statistics() {
      const members = [...polls.groups.values()].reduce((sum, group) => sum + group.members.size, 0)
      return { groups: polls.groups.size, members, statements: polls.statements }
    },
    stop() {
      for (const group of polls.groups.values()) clearTimeout(group.timer)
      polls.groups.clear()
    },
  }
}

const intervalsOf = (polls: Polls, group: Group): Polling => polls.intervals[group.plan.kind]

/** False if the last member left while the statement was running. */
const isPolled = (polls: Polls, group: Group): boolean => polls.groups.get(group.plan.statementKey) === group

function add(polls: Polls, plan: SubscriptionPlan, subscriber: Subscriber): () => void {
  const group = groupOf(polls, plan)
  // Each stream is a separate member, because every stream has its own cursor.
  const id = randomUUID()
  const key = plan.kind === 'live' ? plan.parameters : id
  const member = group.members.get(key) ?? newMember(id, plan)
  group.members.set(key, member)
  member.subscribers.add(subscriber)
  member.waiting.add(subscriber)
  flush(polls, group)
  return () => remove(polls, group, key, member, subscriber)
}

function groupOf(polls: Polls, plan: SubscriptionPlan): Group {
  const known = polls.groups.get(plan.statementKey)
  if (known) return known
  const group: Group = { plan, members: new Map(), timer: undefined, flushing: false }
  polls.groups.set(plan.statementKey, group)
  schedule(polls, group, intervalsOf(polls, group).intervalMs)
  return group
}

function remove(polls: Polls, group: Group, key: string, member: Member, subscriber: Subscriber): void {
  member.subscribers.delete(subscriber)
  member.waiting.delete(subscriber)
  if (member.subscribers.size > 0) return
  if (group.members.get(key) === member) group.members.delete(key)
  if (group.members.size > 0 || !isPolled(polls, group)) return
  clearTimeout(group.timer)
  polls.groups.delete(group.plan.statementKey)
  polls.troubles.forget(group)
}

function schedule(polls: Polls, group: Group, delayMs: number): void {
  group.timer = setTimeout(async () => {
    const began = performance.now()
    const isWell = await poll(polls, group, [...group.members.values()])
    if (!isPolled(polls, group)) return
    if (isWell) polls.troubles.end(group)
    schedule(polls, group, Math.max(1, intervalsOf(polls, group).intervalMs - (performance.now() - began)))
  }, delayMs)
}

/** All subscribers who join in the same turn of the event loop share the first statement. */
function flush(polls: Polls, group: Group): void {
  if (group.flushing) return
  group.flushing = true
  setImmediate(() => {
    group.flushing = false
    const fresh = [...group.members.values()].filter((member) => member.waiting.size > 0 && !member.asked)
    if (fresh.length > 0) void poll(polls, group, fresh)
  })
}

/** Polls for the members. Returns true if all statements succeeded. */
async function poll(polls: Polls, group: Group, members: readonly Member[]): Promise<boolean> {
  const { batchSize } = intervalsOf(polls, group)
  const free = members.filter((member) => !member.asked)
  const batches = Array.from({ length: Math.ceil(free.length / batchSize) }, (_, index) =>
    free.slice(index * batchSize, (index + 1) * batchSize),
  )
  const outcomes = await Promise.all(batches.map((batch) => pollBatch(polls, group, batch)))
  return outcomes.every((isWell) => isWell)
}

/**
 * The subscribers who wait when a statement begins. Subscribers who join later get rows of the next statement, so
 * that they do not miss a change.
 */
type Newcomers = ReadonlyMap<Member, readonly Subscriber[]>

async function pollBatch(polls: Polls, group: Group, batch: readonly Member[]): Promise<boolean> {
  let isWell = true
  polls.statements += 1
  const newcomers: Newcomers = new Map(batch.map((member) => [member, [...member.waiting]]))
  for (const member of batch) member.asked = true
  try {
    tellRows(group, batch, await polls.ask(group.plan, batch), newcomers)
  } catch (thrown) {
    isWell = false
    if (isPolled(polls, group)) polls.troubles.begin(group, thrown)
    const error = asEngineError(thrown, () => undefined)
    for (const member of batch) fail(member, error, newcomers.get(member) ?? [])
  } finally {
    for (const member of batch) member.asked = false
  }
  const cameMeanwhile = (member: Member) =>
    [...member.waiting].some((subscriber) => !newcomers.get(member)?.includes(subscriber))
  if (batch.some(cameMeanwhile)) flush(polls, group)
  return isWell
}

function tellRows(
  { plan }: Group,
  batch: readonly Member[],
  rows: ReadonlyMap<string, Polled>,
  newcomers: Newcomers,
): void {
  for (const member of batch) {
    const row = rows.get(member.id)
    // Compares the number of characters with the limit in bytes. Each character has at least one byte.
    if (row && row.result.length > plan.mostBytes)
      fail(member, answerTooLarge(plan.mostBytes), newcomers.get(member) ?? [])
    else if (row) deliver(member, row, plan.kind, newcomers.get(member) ?? [])
  }
}

function newMember(id: string, plan: SubscriptionPlan): Member {
  return {
    id,
    parameters: plan.parameters,
    cursor: plan.cursor,
    digest: undefined,
    asked: false,
    subscribers: new Set(),
    waiting: new Set(),
  }
}

function deliver(
  member: Member,
  row: Polled,
  kind: SubscriptionPlan['kind'],
  newcomers: readonly Subscriber[],
): void {
  if (kind === 'stream') {
    for (const subscriber of newcomers) member.waiting.delete(subscriber)
    if (row.cursor === null) return
    member.cursor = row.cursor
    for (const subscriber of member.subscribers) subscriber.data(row.result)
    return
  }
  sendChanged(member, hash('sha1', row.result), newcomers, (subscriber) => subscriber.data(row.result))
}

/** Reports a failing poll once. The next successful result is sent even if it is unchanged. */
function fail(member: Member, error: EngineError, newcomers: readonly Subscriber[]): void {
  sendChanged(member, `${error.code}: ${error.message}`, newcomers, (subscriber) => subscriber.error(error))
}

function sendChanged(
  member: Member,
  digest: string,
  newcomers: readonly Subscriber[],
  send: (subscriber: Subscriber) => void,
): void {
  const changed = digest !== member.digest
  member.digest = digest
  const told = changed ? [...member.subscribers] : newcomers
  for (const subscriber of told) {
    if (member.subscribers.has(subscriber)) send(subscriber)
    member.waiting.delete(subscriber)
  }
}
