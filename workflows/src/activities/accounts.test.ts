import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createAccountActivities } from './accounts.ts'

describe('sending the last mail to a deleted account', () => {
  let scratch: Scratch
  let activities: ReturnType<typeof createAccountActivities>
  const sent: string[] = []
  let isMailServerAway = false

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    activities = createAccountActivities({
      database: scratch.database,
      mailer: {
        async send(to) {
          if (isMailServerAway) throw new Error('the mail server is away')
          sent.push(to)
        },
        verify: async () => undefined,
        close: () => undefined,
      },
      publicUrl: 'https://questboard.example',
    })
    await scratch.run(`insert into farewell (user_id, email, display_name)
      values ('${market.creator}', 'pixel@example.com', 'Pixel')`)
  }, 180_000)
  afterAll(() => scratch?.drop())

  const farewells = async () => (await scratch.run('select email from farewell')).length

  it('the last mail of a deleted account waits, with its email address, until the mail server is available', async () => {
    isMailServerAway = true
    await expect(activities.sendAccountDeleted(market.creator)).rejects.toThrow('away')
    expect(await farewells()).toBe(1)
  })

  it('the last mail of a deleted account is sent once, and afterwards the email address is deleted', async () => {
    isMailServerAway = false
    await activities.sendAccountDeleted(market.creator)
    await activities.sendAccountDeleted(market.creator)
    expect(sent).toEqual(['pixel@example.com'])
    expect(await farewells()).toBe(0)
  })
})

describe('the mail with a link for a new password', () => {
  let scratch: Scratch
  let activities: ReturnType<typeof createAccountActivities>
  const sent: string[] = []

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    activities = createAccountActivities({
      database: scratch.database,
      mailer: {
        async send(to) {
          sent.push(to)
        },
        verify: async () => undefined,
        close: () => undefined,
      },
      publicUrl: 'https://questboard.example',
    })
    await scratch.run(
      `insert into credential (user_id, password_hash, changed_at)
       values ('${market.creator}', '$argon2id$none', now() - interval '1 day')
       on conflict (user_id) do update set changed_at = excluded.changed_at`,
    )
  }, 180_000)
  afterAll(() => scratch?.drop())

  const request = async (): Promise<string> => {
    const [event] = await scratch.run(
      `insert into domain_event (type, entity, entity_id) values ('passwordResetRequested', 'user', '${market.creator}') returning id`,
    )
    return String(event?.id)
  }

  it('no password link is sent if the password has changed since the request', async () => {
    const [outdated, later] = [await request(), await request()]
    await activities.sendResetLink({ userId: market.creator, linkId: later })
    expect(sent).toHaveLength(1)
    await scratch.run(
      `update credential set changed_at = clock_timestamp() where user_id = '${market.creator}'`,
    )
    await activities.sendResetLink({ userId: market.creator, linkId: outdated })
    expect(sent).toHaveLength(1)
    await activities.sendResetLink({ userId: market.creator, linkId: await request() })
    expect(sent).toHaveLength(2)
  })

  it("the mail with a person's data replaces older links to the data and leaves the link for a new password valid", async () => {
    const links = async () =>
      (
        await scratch.run(`select id from verification_token
          where user_id = '${market.creator}' and kind = 'personal_data' and expired_at is null`)
      ).map(({ id }) => id)
    const [first, second] = [await request(), await request()]
    await activities.sendPersonalDataLink({ userId: market.creator, linkId: first })
    await activities.sendPersonalDataLink({ userId: market.creator, linkId: second })
    expect(await links()).toEqual([second])
    expect(sent).toHaveLength(4)
    const open = await scratch.run(`select from verification_token
      where user_id = '${market.creator}' and kind = 'reset_password' and expired_at is null`)
    expect(open).toHaveLength(1)
  })
})
