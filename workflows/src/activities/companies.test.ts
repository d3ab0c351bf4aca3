import { DAY_MS } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCompanyInvitation, createMarket } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createCompanyActivities } from './companies.ts'

describe('the mail of a member invitation', () => {
  let scratch: Scratch
  let activities: ReturnType<typeof createCompanyActivities>
  const sent: { to: string; url: string | undefined }[] = []

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    activities = createCompanyActivities({
      database: scratch.database,
      mailer: {
        async send(to, { button }) {
          sent.push({ to, url: button?.url })
        },
        verify: async () => undefined,
        close: () => undefined,
      },
      publicUrl: 'https://questboard.example',
    })
  }, 180_000)
  afterAll(() => scratch?.drop())

  const invite = async () => {
    await scratch.run('delete from company_invitation')
    return createCompanyInvitation(scratch, Date.now() + DAY_MS)
  }
  const read = async (id: string) =>
    (await scratch.run(`select status, expires_at from company_invitation where id = '${id}'`))[0]

  it('the mail of a member invitation links to the company, and its seven days begin when it is sent', async () => {
    const id = await invite()
    await activities.sendCompanyInvitation(id)
    expect(sent.at(-1)?.to).toBe(`${id}@example.com`)
    expect(sent.at(-1)?.url).toMatch(/^https:\/\/questboard\.example\/company\/join.+/)
    const { expires_at: until } = (await read(id)) ?? {}
    expect(Number(until)).toBeGreaterThan(Date.now() + 6.9 * DAY_MS)
  })

  it('if the mail of a member invitation is sent again, it has a new link and the first link stops working', async () => {
    const id = await invite()
    await activities.sendCompanyInvitation(id)
    const first = sent.at(-1)?.url
    await activities.sendCompanyInvitation(id)
    expect(sent.at(-1)?.url).not.toBe(first)
  })

  it('a member invitation that has expired or was withdrawn is not mailed', async () => {
    const id = await invite()
    await scratch.run(`update company_invitation set status = 'expired' where id = '${id}'`)
    const before = sent.length
    await activities.sendCompanyInvitation(id)
    await activities.sendCompanyInvitation(crypto.randomUUID())
    expect(sent).toHaveLength(before)
    expect(await read(id)).toMatchObject({ status: 'expired' })
  })
})
