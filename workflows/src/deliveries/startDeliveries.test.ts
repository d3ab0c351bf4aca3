import { setTimeout as sleep } from 'node:timers/promises'
import { createUnsubscribeTokens } from '@questboard/database'
import type { Mailer } from '@questboard/providers/mail'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { startDeliveries } from './startDeliveries.ts'

const PEOPLE = 60

describe('the loop that sends queued mails', () => {
  let scratch: Scratch
  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await scratch.run(`
      insert into "user" (id, username, display_name, email, user_type, email_verified_at)
      select md5('many' || n)::uuid, 'many' || n, 'Many' || n, 'many' || n || '@example.com', 'Creator', now()
        from generate_series(1, ${PEOPLE}) as n`)
  }, 180_000)
  afterAll(() => scratch?.drop())
  beforeEach(() =>
    scratch.run(`
      delete from delivery; delete from notification;
      insert into notification (user_id, kind, event_id, params)
      select id, 'member_removed', gen_random_uuid(), '{"company": "Northlight"}' from "user" where username like 'many%';
      insert into delivery (id, kind, subject_id) select id, 'notification', id from notification`),
  )

  const start = (send: Mailer['send']) =>
    startDeliveries({
      database: scratch.database,
      mailer: { send, verify: async () => undefined, close: () => undefined },
      publicUrl: 'https://questboard.example',
      unsubscribeTokens: createUnsubscribeTokens('a secret of this test alone'),
      log: pino({ level: 'silent' }),
    })
  const countOpen = async () => {
    const [row] = await scratch.run(`select count(*)::int as open from delivery where ended_at is null`)
    return Number(row?.open)
  }
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await sleep(20)
  }

  it('each queued mail is sent once by two workers, twenty at the same time each', async () => {
    const sent: string[] = []
    const most = { now: 0, ever: 0 }
    const loops = [1, 2].map(() =>
      start(async (to) => {
        most.now += 1
        most.ever = Math.max(most.ever, most.now)
        await sleep(10)
        most.now -= 1
        sent.push(to)
      }),
    )
    await until(async () => (await countOpen()) === 0)
    await Promise.all(loops.map((loop) => loop.stop()))
    expect(sent).toHaveLength(PEOPLE)
    expect(new Set(sent).size).toBe(PEOPLE)
    expect(most.ever).toBeLessThanOrEqual(40)
  }, 60_000)

  it('a loop that stops waits for the mails that are being sent and claims no more', async () => {
    let begun = 0
    const loop = start(async () => {
      begun += 1
      await sleep(300)
    })
    await until(() => begun > 0)
    await loop.stop()
    const open = await countOpen()
    expect(open).toBe(PEOPLE - begun)
    expect(open).toBeGreaterThan(0)
    await sleep(700)
    expect(await countOpen()).toBe(open)
  }, 60_000)

  it('while the mail server is down, the loop stops trying all mails', async () => {
    let tries = 0
    const loop = start(async () => {
      tries += 1
      throw new Error('ECONNREFUSED')
    })
    await until(() => tries >= 20)
    await sleep(1000)
    await loop.stop()
    expect(tries).toBeLessThan(PEOPLE)
    expect(await countOpen()).toBe(PEOPLE)
  }, 60_000)
})
