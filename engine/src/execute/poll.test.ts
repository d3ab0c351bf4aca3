import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SubscriptionPlan } from '../contract.ts'
import { createDatabase } from '../testing.ts'
import { poll } from './poll.ts'
import { send } from './send.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
/** Uses one connection, so that its prepared statements can be counted. */
let pool: Pool
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())
beforeEach(() => {
  pool = new Pool({ connectionString: database.url, max: 1 })
  pool.on('error', () => undefined)
})
afterEach(() => pool.end())

const plan = (more = ''): SubscriptionPlan => {
  const text = `select s.id, s.p, null from unnest($1::uuid[], $2::text[]) s(id, p) where s.p <> 'absent'${more}`
  return {
    kind: 'live',
    statementKey: text,
    text,
    parameters: '',
    cursor: null,
    mostBytes: Number.POSITIVE_INFINITY,
  }
}
const id = (n: number) => `00000000-0000-0000-0000-00000000000${n}`
const ask = (what: SubscriptionPlan, preparedStatements: boolean, parameters = ['a']) => {
  const asking = parameters.map((one, index) => ({ id: id(index), parameters: one, cursor: null }))
  return poll(what, asking, { pool, settings: { preparedStatements } })
}
const prepared = async (): Promise<number> =>
  (await pool.query('select from pg_prepared_statements')).rowCount ?? 0

test('`poll` gives each subscriber the rows for its own parameters, whatever characters the parameters contain', async () => {
  const odd = [`{"a","b"}`, `\\ "quoted", 'single' {}`, 'NULL', '', 'absent', 'é\n']
  const answers = await ask(plan(), true, odd)
  expect(answers).toEqual(
    new Map(
      odd.flatMap((result, index) => (result === 'absent' ? [] : [[id(index), { result, cursor: null }]])),
    ),
  )
})

test('`poll` passes the cursor of each subscriber to a streaming subscription', async () => {
  const text = 'select * from unnest($1::uuid[], $2::text[], $3::text[])'
  const stream: SubscriptionPlan = {
    kind: 'stream',
    statementKey: text,
    text,
    parameters: '',
    cursor: '1',
    mostBytes: Number.POSITIVE_INFINITY,
  }
  const asking = [
    { id: id(1), parameters: 'a', cursor: '7' },
    { id: id(2), parameters: 'b', cursor: null },
  ]
  expect(await poll(stream, asking, { pool, settings: { preparedStatements: true } })).toEqual(
    new Map([
      [id(1), { result: 'a', cursor: '7' }],
      [id(2), { result: 'b', cursor: null }],
    ]),
  )
})

test('`poll` prepares no statements when `use_prepared_statements` is off', async () => {
  for (let round = 0; round < 3; round += 1) await ask(plan(), false)
  expect(await prepared()).toBe(0)
  for (let round = 0; round < 3; round += 1) await ask(plan(), true)
  expect(await prepared()).toBe(1)
})

test('live queries and normal queries share one limit of prepared statements per connection', async () => {
  const query = { text: 'select 1', values: [] }
  const work = { statements: [query], paths: ['$'], writes: false, cancellation: undefined }
  for (let round = 0; round < 450; round += 1) {
    await ask(plan(` and ${round} = ${round}`), true)
    if (round % 50 === 0) await send(work, { pool, settings: { preparedStatements: true } })
  }
  // One more than the limit, because a replaced statement is closed only with the next request.
  expect(await prepared()).toBe(401)
})
