import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, createPrograms } from '../cli/testProgram.ts'
import { createDatabase, createHook, type HookReply, until } from '../testing.ts'

let reply: () => HookReply = () => ({})
let database: Awaited<ReturnType<typeof createDatabase>>
let hook: Awaited<ReturnType<typeof createHook>>
let programs: ReturnType<typeof createPrograms>

beforeAll(async () => {
  hook = await createHook(() => reply())
  database = await createDatabase()
  await database.pool.query('create table book (id int primary key)')
  programs = createPrograms(() => ({ HASURA_GRAPHQL_DATABASE_URL: database.url, HOOK: hook.url }))
})
afterEach(() => programs.killAll())
afterAll(async () => {
  programs.remove()
  await database.drop()
  await hook.close()
})

const insert = (url: string, ids: readonly number[]) =>
  ask(
    url,
    `mutation { insert_book(objects: [${ids.map((id) => `{id: ${id}}`).join(',')}]) { affected_rows } }`,
  )

const received = () =>
  hook.received.map(({ body }) => (body as { event: { data: { new: { id: number } } } }).event.data.new.id)

describe('an engine that stops while it delivers events', () => {
  test('an engine that is killed with SIGKILL loses no events', async () => {
    // The webhook answers five events. Then the engine dies while it still has the remaining events.
    reply = () => (hook.received.length > 5 ? { delayMs: 600_000 } : {})
    const first = await programs.serve()
    const ids = Array.from({ length: 40 }, (_, index) => index)
    await insert(first.url, ids)
    await until(() => hook.received.length > 5)
    first.child.kill('SIGKILL')
    await first.exit
    const { rows } = await database.pool.query('select from hdb_catalog.event_log where delivered')
    expect(rows.length).toBeLessThanOrEqual(5)
    // The next engine takes over events that were locked more than ten seconds ago.
    await database.pool.query("update hdb_catalog.event_log set locked = locked - interval '11 seconds'")
    reply = () => ({})
    await programs.serve()
    const delivered = async () =>
      (await database.pool.query('select from hdb_catalog.event_log where not delivered')).rows.length === 0
    await until(delivered)
    expect([...new Set(received())].sort((a, b) => a - b)).toEqual(ids)
  }, 30_000)

  test('an engine that gets SIGTERM finishes its deliveries before it exits', async () => {
    reply = () => ({ delayMs: 500 })
    hook.received.length = 0
    const engine = await programs.serve()
    await insert(engine.url, [100, 101])
    await until(() => hook.received.length === 2)
    engine.child.kill('SIGTERM')
    expect(await engine.exit).toBe(0)
    const { rows } = await database.pool.query('select from hdb_catalog.event_log where not delivered')
    expect(rows).toHaveLength(0)
  })
})
