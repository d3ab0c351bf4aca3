import { hash, randomUUID } from 'node:crypto'
import type { Core, Polled, SubscriptionPlan } from '../contract.ts'
import type { EngineError } from '../errors.ts'
import { answerTooLarge } from '../execute/answerSize.ts'
import { asEngineError } from '../http/reply.ts'
import type { Polling } from '../settings.ts'
import type { Troubles } from './troubles.ts'

/** Told of each change: the finished data object, or why there is none. */
export type Subscriber = {
  readonly data: (result: string) => void
  readonly error: (error: EngineError) => void
}

export type Poller = {
  /** Starts the first poll of the new subscriber at once; the function ends it. */
  readonly add: (plan: SubscriptionPlan, subscriber: Subscriber) => () => void
  readonly statistics: () => { groups: number; members: number; statements: number }
  readonly stop: () => void
}

/** Those who ask the same with the same parameters: one row of a statement, whoever they are. */
type Member = {
  readonly id: string
  readonly parameters: string
  cursor: string | null
  /** Of what was sent last. */
  digest: string | undefined
  /** A statement asks for it: a second one beside it would tell the same twice. */
  asked: boolean
  readonly subscribers: Set<Subscriber>
  /** Came after the last poll and have seen nothing yet. */
  readonly waiting: Set<Subscriber>
}

/** Members whose statement is the same. */
type Group = {
  readonly plan: SubscriptionPlan
  readonly members: Map<string, Member>
  timer: NodeJS.Timeout | undefined
  /** A first poll for newcomers is queued. */
  flushing: boolean
}

export function createPoller(
  ask: Core['poll'],
  intervals: { readonly live: Polling; readonly stream: Polling },
  troubles: Troubles,
): Poller {
  const groups = new Map<string, Group>()
  let statements = 0

  const intervalsOf = (group: Group) => intervals[group.plan.kind]

  /** Whether all went well. */
  const poll = async (group: Group, members: readonly Member[]): Promise<boolean> => {
    const { batchSize } = intervalsOf(group)
    const free = members.filter((member) => !member.asked)
    const batches = Array.from({ length: Math.ceil(free.length / batchSize) }, (_, index) =>
      free.slice(index * batchSize, (index + 1) * batchSize),
    )
    const outcomes = await Promise.all(batches.map((batch) => pollBatch(group, batch)))
    return outcomes.every((isWell) => isWell)
  }

  const pollBatch = async (group: Group, batch: readonly Member[]): Promise<boolean> => {
    let isWell = true
    statements += 1
    // Those who come while the statement runs get the next one's rows, lest they miss a change in between.
    const newcomers = new Map(batch.map((member) => [member, [...member.waiting]]))
    for (const member of batch) member.asked = true
    try {
      const rows = await ask(group.plan, batch)
      for (const member of batch) {
        const row = rows.get(member.id)
        // By its letters, of which each is a byte at least.
        if (row && row.result.length > group.plan.mostBytes)
          fail(member, answerTooLarge(group.plan.mostBytes), newcomers.get(member) ?? [])
        else if (row) deliver(member, row, group.plan.kind, newcomers.get(member) ?? [])
      }
    } catch (thrown) {
      isWell = false
      if (groups.get(group.plan.statementKey) === group) troubles.begin(group, thrown)
      const error = asEngineError(thrown, () => undefined)
      for (const member of batch) fail(member, error, newcomers.get(member) ?? [])
    } finally {
      for (const member of batch) member.asked = false
    }
    const cameMeanwhile = (member: Member) =>
      [...member.waiting].some((subscriber) => !newcomers.get(member)?.includes(subscriber))
    if (batch.some(cameMeanwhile)) flush(group)
    return isWell
  }

  const schedule = (group: Group, delayMs: number) => {
    group.timer = setTimeout(async () => {
      const began = performance.now()
      const isWell = await poll(group, [...group.members.values()])
      if (groups.get(group.plan.statementKey) !== group) return
      if (isWell) troubles.end(group)
      schedule(group, Math.max(1, intervalsOf(group).intervalMs - (performance.now() - began)))
    }, delayMs)
  }

  /** Everybody who came in this turn of the event loop shares the first statement. */
  const flush = (group: Group) => {
    if (group.flushing) return
    group.flushing = true
    setImmediate(() => {
      group.flushing = false
      const fresh = [...group.members.values()].filter((member) => member.waiting.size > 0 && !member.asked)
      if (fresh.length > 0) void poll(group, fresh)
    })
  }

  const groupOf = (plan: SubscriptionPlan): Group => {
    const known = groups.get(plan.statementKey)
    if (known) return known
    const group: Group = { plan, members: new Map(), timer: undefined, flushing: false }
    groups.set(plan.statementKey, group)
    schedule(group, intervalsOf(group).intervalMs)
    return group
  }

  const remove = (group: Group, key: string, member: Member, subscriber: Subscriber) => {
    member.subscribers.delete(subscriber)
    member.waiting.delete(subscriber)
    if (member.subscribers.size > 0) return
    if (group.members.get(key) === member) group.members.delete(key)
    if (group.members.size > 0 || groups.get(group.plan.statementKey) !== group) return
    clearTimeout(group.timer)
    groups.delete(group.plan.statementKey)
    troubles.forget(group)
  }

  return {
    add(plan, subscriber) {
      const group = groupOf(plan)
      // Streams move on at their own pace, so each is a member of its own.
      const id = randomUUID()
      const key = plan.kind === 'live' ? plan.parameters : id
      const member = group.members.get(key) ?? newMember(id, plan)
      group.members.set(key, member)
      member.subscribers.add(subscriber)
      member.waiting.add(subscriber)
      flush(group)
      return () => remove(group, key, member, subscriber)
    },
    statistics() {
      const members = [...groups.values()].reduce((sum, group) => sum + group.members.size, 0)
      return { groups: groups.size, members, statements }
    },
    stop() {
      for (const group of groups.values()) clearTimeout(group.timer)
      groups.clear()
    },
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
  tell(member, hash('sha1', row.result), newcomers, (subscriber) => subscriber.data(row.result))
}

/** A failing poll is told once, and the next good one again whatever it answers. */
function fail(member: Member, error: EngineError, newcomers: readonly Subscriber[]): void {
  tell(member, `${error.code}: ${error.message}`, newcomers, (subscriber) => subscriber.error(error))
}

function tell(
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
