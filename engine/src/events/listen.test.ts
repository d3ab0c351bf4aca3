import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDatabase, until } from '../testing.ts'
import { listen } from './listen.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database?.drop())

const started: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const listener of started.splice(0)) await listener.stop()
})

const follow = (channel: string) => {
  const heard = { wakes: 0, warnings: 0 }
  const wake = () => {
    heard.wakes += 1
  }
  const warn = () => {
    heard.warnings += 1
  }
  const listener = listen(database.url, { [channel]: wake }, warn)
  started.push(listener)
  return { heard, stop: listener.stop }
}

const connections = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where application_name = 'engine listen' and datname = current_database()`,
  )
  return rows[0]?.count ?? 0
}

test('a lost LISTEN connection is replaced by one new connection, which then checks for missed events', async () => {
  const { heard } = follow('hdb_event')
  await until(() => heard.wakes === 1)
  for (const wakes of [2, 3]) {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'engine listen' and datname = current_database()`,
    )
    await until(() => heard.wakes === wakes)
    expect(await connections()).toBe(1)
  }
  await database.pool.query('notify hdb_event')
  await until(() => heard.wakes === 4)
  expect(heard.warnings).toBe(2)
})

test('LISTEN connections that fail do not accumulate', async () => {
  const { heard } = follow('no channel')
  await until(() => heard.warnings === 3)
  await until(async () => (await connections()) === 0)
  expect(heard.wakes).toBe(0)
})

test('`stop` ends the LISTEN connection, even while it is still connecting', async () => {
  const made = follow('hdb_event')
  await until(() => made.heard.wakes === 1)
  const making = follow('hdb_event')
  await Promise.all([made.stop(), making.stop()])
  await until(async () => (await connections()) === 0)
  expect([made.heard.warnings, making.heard]).toEqual([0, { wakes: 0, warnings: 0 }])
})
