import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SubscriptionPlan } from '../contract.ts'
import type { EngineError } from '../errors.ts'
import { poll } from '../execute/poll.ts'
import type { Polling } from '../settings.ts'
import { createDatabase, until } from '../testing.ts'
import { createPoller, type Poller } from './poller.ts'
import { createTroubles } from './troubles.ts'

/** A subscription plan with a handwritten statement, in the core's format (contract.ts). */
const live = (id: number): SubscriptionPlan => ({
  kind: 'live',
  statementKey: 'counter',
  text: `select s.id, json_build_object('n', c.n)::text from unnest($1::uuid[], $2::text[]) s(id, p)
    join counter c on c.id = (s.p::json ->> 0)::int`,
  parameters: `[${id}]`,
  cursor: null,
  mostBytes: Number.POSITIVE_INFINITY,
})
const stream: SubscriptionPlan = {
  kind: 'stream',
  statementKey: 'log',
  text: `select s.id, json_agg(l.id order by l.id)::text, max(l.id)::text
    from unnest($1::uuid[], $2::text[], $3::text[]) s(id, p, c)
    left join lateral (select id from log where id > s.c::int order by id limit 2) l on true group by s.id`,
  parameters: '[]',
  cursor: '0',
  mostBytes: Number.POSITIVE_INFINITY,
}

const INTERVAL_MS = 100

let database: Awaited<ReturnType<typeof createDatabase>>
let poller: Poller
let logged: string[] = []
const createTestPoller = (polling: Polling): Poller =>
  createPoller(
    (plan, asking) => poll(plan, asking, { pool: database.pool, settings: { preparedStatements: true } }),
    { live: polling, stream: polling },
    createTroubles((level, type, detail) => logged.push(`${level} ${type} ${detail}`)),
  )
beforeAll(async () => {
  database = await createDatabase(`
    create table counter (id int primary key, n int); insert into counter select i, 0 from generate_series(1, 500) i;
    create table log (id int primary key)`)
  poller = createTestPoller({ intervalMs: INTERVAL_MS, batchSize: 100 })
})
afterAll(async () => {
  poller.stop()
  await database.drop()
})
beforeEach(async () => {
  logged = []
  await database.pool.query('update counter set n = 0')
})

function follow(plan: SubscriptionPlan, by = poller) {
  const seen: string[] = []
  const errors: EngineError[] = []
  const end = by.add(plan, { data: (result) => seen.push(result), error: (error) => errors.push(error) })
  return { seen, errors, end }
}

describe('sending results of live queries', () => {
  test('a live query sends its first result immediately, before the first interval has passed', async () => {
    const patient = createTestPoller({ intervalMs: 60_000, batchSize: 100 })
    const one = follow(live(1), patient)
    await until(() => one.seen.length === 1)
    patient.stop()
  })

  test('a live query whose result is too large reports an error only to its own subscriber', async () => {
    const bound = (parameters: string): SubscriptionPlan => ({
      ...live(1),
      statementKey: 'repeat',
      text: `select s.id, to_json(repeat('x', (s.p::json ->> 0)::int))::text from unnest($1::uuid[], $2::text[]) s(id, p)`,
      parameters,
      mostBytes: 1_000,
    })
    const [large, small] = [follow(bound('[1500]')), follow(bound('[10]'))]
    await until(() => large.errors.length === 1 && small.seen.length === 1)
    expect(large.errors[0]?.code).toBe('answer-too-large')
    expect(large.seen).toEqual([])
    large.end()
    small.end()
  })

  test('a live query reports an error when the results of all subscribers together are too large', async () => {
    const text = `select s.id, repeat('x', 20000000) from unnest($1::uuid[], $2::text[]) s(id, p)`
    const endless = follow({ ...live(1), statementKey: 'endless', text, mostBytes: 1_000 })
    await until(() => endless.errors.length === 1)
    expect(endless.errors[0]?.code).toBe('answer-too-large')
    endless.end()
  })

  test('a live query sends another result only when the result has changed', async () => {
    const one = follow(live(1))
    await until(() => one.seen.length === 1)
    await sleep(350)
    expect(one.seen).toEqual(['{"n" : 0}'])
    await database.pool.query('update counter set n = 5 where id = 1')
    await until(() => one.seen.length === 2)
    expect(one.seen[1]).toBe('{"n" : 5}')
    one.end()
  })

  test('a live query sends a new subscriber the current result even if nothing changed', async () => {
    const first = follow(live(1))
    await until(() => first.seen.length === 1)
    const second = follow(live(1))
    await until(() => second.seen.length === 1)
    expect(first.seen).toHaveLength(1)
    first.end()
    second.end()
  })

  test('450 subscribers of one live query with 150 different parameters need only two SQL statements per interval', async () => {
    const people = Array.from({ length: 450 }, (_, index) => follow(live((index % 150) + 1)))
    await until(() => people.every(({ seen }) => seen.length === 1))
    expect(poller.statistics()).toMatchObject({ groups: 1, members: 150 })
    const before = poller.statistics().statements
    const made = () => poller.statistics().statements - before
    const began = performance.now()
    await until(() => made() >= 12)
    const intervals = Math.ceil((performance.now() - began) / INTERVAL_MS) + 1
    expect(made()).toBeLessThanOrEqual(2 * intervals)
    for (const { end } of people) end()
    expect(poller.statistics()).toMatchObject({ groups: 0, members: 0 })
  })

  test('a live query whose statement fails reports the error once and continues', async () => {
    const one = follow(live(1))
    await until(() => one.seen.length === 1)
    await database.pool.query('alter table counter rename to gone')
    await until(() => one.errors.length === 1)
    await sleep(250)
    expect(one.errors).toMatchObject([
      { code: 'unexpected', message: 'database query error', path: '$', status: 500 },
    ])
    await database.pool.query('alter table gone rename to counter')
    await until(() => one.seen.length === 2)
    one.end()
  })

  test('live queries write one log line when they begin to fail and one when they recover', async () => {
    const other = { ...live(2), statementKey: 'another', text: `${live(2).text} and true` }
    const all = [follow(live(1)), follow(live(2)), follow(other)]
    await until(() => all.every(({ seen }) => seen.length === 1))
    await database.pool.query('alter table counter rename to gone')
    await until(() => all.every(({ errors }) => errors.length === 1))
    // New subscribers of a failing query get its error, but the log stays unchanged.
    const again = follow(live(3))
    await until(() => again.errors.length === 1)
    again.end()
    await sleep(3 * INTERVAL_MS)
    const words = 'database query error: relation "counter" does not exist'
    expect(logged).toEqual([`error live-query ${words}`])
    await database.pool.query('alter table gone rename to counter')
    await until(() => all.every(({ seen }) => seen.length === 2))
    await until(() => logged.length > 1)
    await sleep(3 * INTERVAL_MS)
    expect(logged).toEqual([`error live-query ${words}`, `warn live-query resolved: ${words}`])
    for (const { end } of all) end()
  })

  test("a live query that fails because of one client's input reports the error only to that client", async () => {
    const text = `select s.id, (s.p::json ->> 0)::int::text from unnest($1::uuid[], $2::text[]) s(id, p)`
    const one = follow({ ...live(1), statementKey: 'not a number', text, parameters: '["x"]' })
    await until(() => one.errors.length === 1)
    expect(one.errors).toMatchObject([
      { code: 'data-exception', message: 'invalid input syntax for type integer: "x"' },
    ])
    expect(logged).toEqual([])
    one.end()
  })

  test('a live query is no longer run once it has no subscribers', async () => {
    const one = follow(live(2))
    await until(() => one.seen.length === 1)
    one.end()
    const { statements } = poller.statistics()
    await sleep(250)
    expect(poller.statistics().statements).toBe(statements)
  })
})

describe('a live query whose statement is slower than the interval', () => {
  const slow = (plan: SubscriptionPlan): SubscriptionPlan => {
    const text = `select q.* from (${plan.text}) q, lateral (select pg_sleep(0.25) where q.id is not null) z`
    return { ...plan, text, statementKey: `slow ${plan.statementKey}` }
  }

  test("if a live query's statement takes longer than the interval, each subscriber still gets the result once", async () => {
    const one = follow(slow(live(1)))
    await sleep(100)
    const two = follow(slow(live(1)))
    await until(() => one.seen.length > 0 && two.seen.length > 0)
    await sleep(600)
    expect([one.seen, two.seen]).toEqual([['{"n" : 0}'], ['{"n" : 0}']])
    one.end()
    two.end()
  })

  test("if a streaming subscription's statement takes longer than the interval, each row is still sent once", async () => {
    await database.pool.query('truncate log; insert into log values (1)')
    const one = follow(slow(stream))
    await until(() => one.seen.length > 0)
    await sleep(800)
    expect(one.seen).toEqual(['[1]'])
    one.end()
    await database.pool.query('truncate log')
  })
})

describe('sending rows of streaming subscriptions', () => {
  test('a streaming subscription sends each row once, in batches, and sends nothing if there are no new rows', async () => {
    await database.pool.query('insert into log select generate_series(1, 5)')
    const one = follow(stream)
    await until(() => one.seen.length === 3)
    await sleep(250)
    await database.pool.query('insert into log values (6)')
    await until(() => one.seen.length === 4)
    expect(one.seen).toEqual(['[1, 2]', '[3, 4]', '[5]', '[6]'])
    one.end()
  })
})
