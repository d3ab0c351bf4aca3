import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createAccountActivities } from './accounts.ts'

describe('the last mail of a deleted account', () => {
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

  it('keeps its address while the mail server is away', async () => {
    isMailServerAway = true
    await expect(activities.sendAccountDeleted(market.creator)).rejects.toThrow('away')
    expect(await farewells()).toBe(1)
  })

  it('is sent once, and takes the address along', async () => {
    isMailServerAway = false
    await activities.sendAccountDeleted(market.creator)
    await activities.sendAccountDeleted(market.creator)
    expect(sent).toEqual(['pixel@example.com'])
    expect(await farewells()).toBe(0)
  })
})
