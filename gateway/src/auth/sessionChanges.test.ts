import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createScratchDatabase } from '@questboard/actions/testing'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type SessionChanges, watchSessionChanges } from './sessionChanges.ts'

const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const USER = 'd0000000-0000-4000-8000-000000000003'
const OWNER = 'd0000000-0000-4000-8000-000000000001'
const MEMBER = '90000000-0000-4000-8000-000000000001'
let database: Awaited<ReturnType<typeof createScratchDatabase>>
let admin: pg.Client
let changes: SessionChanges

beforeAll(async () => {
  database = await createScratchDatabase()
  admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query(
    `insert into "user" (id, username, display_name, email, user_type) values ($1, 'member', 'member', 'member@example.test', 'Company')`,
    [MEMBER],
  )
  await admin.query(
    'insert into company_member (user_id, company_id) select $1, company_id from company_member where user_id = $2',
    [MEMBER, OWNER],
  )
  changes = watchSessionChanges(database.url, pino({ level: 'silent' }))
}, 60_000)
afterAll(async () => {
  await changes?.close()
  await admin?.end()
  await database?.drop()
})

/** Waits until the listener receives this user's session changes. */
const watched = async (userId: string): Promise<number> => {
  await vi.waitFor(() => expect(changes.isUnchanged(userId, changes.now())).toBe(true), 5_000)
  return changes.now()
}

/** A database connection that can stop responding without closing, as after a network failure. */
const createLine = async (target: URL) => {
  const sockets: Socket[] = []
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    sockets.push(near, far)
    near.on('error', () => far.destroy()).pipe(far)
    far.on('error', () => near.destroy()).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

describe('noticing that a session has changed', () => {
  it.each([
    ['role', CREATOR, `update "user" set user_type = 'User' where id = $1`],
    ['access', CREATOR, `update "user" set active = false where id = $1`],
    ['ownership', MEMBER, 'update company_member set is_owner = true where user_id = $1'],
    ['membership', MEMBER, 'delete from company_member where user_id = $1'],
  ])('the gateway notices when the %s of a signed-in person changes', async (_what, userId, statement) => {
    const since = await watched(userId)
    await admin.query('begin')
    try {
      await admin.query(statement, [userId])
      expect(changes.isUnchanged(userId, since)).toBe(true)
      await admin.query('commit')
    } finally {
      await admin.query('rollback')
    }
    await vi.waitFor(() => expect(changes.isUnchanged(userId, since)).toBe(false), 2_000)
    expect(changes.isUnchanged(USER, since)).toBe(true)
  })

  it('the gateway notices when a session ends or is shortened, but not when it is used', async () => {
    const { rows } = await admin.query<{ id: string }>(
      `insert into session (user_id, token_hash, expires_at) values ($1, '\\x01', now() + interval '1 day') returning id`,
      [USER],
    )
    const id = rows[0]?.id
    const since = await watched(USER)
    await admin.query(
      `update session set last_seen_at = now(), expires_at = expires_at + interval '1 day' where id = $1`,
      [id],
    )
    await admin.query(`update "user" set active = true where id = $1`, [CREATOR])
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(changes.isUnchanged(USER, since)).toBe(true)
    await admin.query(`update session set expires_at = now() + interval '1 hour' where id = $1`, [id])
    await vi.waitFor(() => expect(changes.isUnchanged(USER, since)).toBe(false), 2_000)
    const again = await watched(USER)
    await admin.query('delete from session where id = $1', [id])
    await vi.waitFor(() => expect(changes.isUnchanged(USER, again)).toBe(false), 2_000)
  })

  it('while the gateway cannot listen to the database, it checks every session again', async () => {
    const since = await watched(USER)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'questboard session changes' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(changes.isUnchanged(USER, since)).toBe(false), 2_000)
    await watched(USER)
    expect(changes.isUnchanged(USER, since)).toBe(false)
  }, 10_000)

  it('when the database stops responding, the gateway trusts no cached session, and waiting calls fail', async () => {
    const line = await createLine(new URL(database.url))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const watching = watchSessionChanges(line.url, pino({ level: 'silent' }))
    let silences = 0
    watching.onSilence(() => {
      silences += 1
    })
    try {
      await vi.waitFor(() => expect(watching.isUnchanged(USER, watching.now())).toBe(true), 5_000)
      const since = watching.now()
      line.silence()
      const caughtUp = watching.catchUp()
      expect(watching.isUnchanged(USER, since)).toBe(true)
      vi.advanceTimersByTime(3_000)
      expect(watching.isUnchanged(USER, since)).toBe(false)
      vi.advanceTimersByTime(3_000)
      await caughtUp
      expect(watching.isUnchanged(USER, since)).toBe(false)
      expect(silences).toBe(1)
      // The test makes reconnecting fail too, so the database still counts as unresponsive.
      vi.advanceTimersByTime(2_000)
      expect(silences).toBe(3)
    } finally {
      vi.useRealTimers()
      await watching.close()
      line.close()
    }
  })
})
