import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptApplicant, applyForKey, withdrawKeyRequest } from '../index.ts'
import { past } from '../testing/claimRace.ts'
import { done } from '../testing/done.ts'
import { eventsOf } from '../testing/look.ts'
import {
  company,
  createActivation,
  createCode,
  createWorld,
  creator,
  otherCreator,
  type World,
} from '../testing/world.ts'

let world: World
let campaign: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  campaign = await createActivation(world, 'KEY')
})

const apply = async (): Promise<string> => {
  const applied = await done(
    world.act((transaction) => applyForKey(transaction, campaign, creator, 'Please.')),
  )
  return applied.participantId
}
const withdraw = (id: string, actor: typeof creator | typeof company = creator) =>
  world.act((transaction) => withdrawKeyRequest(transaction, id, actor))
const participants = () =>
  world.run(`select id from key_campaign_participant where campaign_id = '${campaign}'`)
const setStatus = (id: string, status: string) =>
  past(world, `update key_campaign_participant set status = '${status}' where id = '${id}'`)

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

describe('withdrawing a key request', () => {
  it.each(['pending', 'waitlist', 'waiting_for_access'])(
    'a creator can withdraw a key request that is %s and send another',
    async (status) => {
      const id = await apply()
      await setStatus(id, status)
      await done(withdraw(id))
      expect(await participants()).toEqual([])
      expect((await eventsOf(world, id)).at(-1)).toBe('keyRequestWithdrawn by creator')
      expect(await apply()).not.toBe(id)
    },
  )

  it('a creator cannot withdraw a key request that was answered', async () => {
    const id = await apply()
    await done(world.act((transaction) => acceptApplicant(transaction, id, company)))
    expect(await withdraw(id)).toMatchObject({ ok: false, code: 'status-illegal' })
    expect(await participants()).toEqual([{ id }])
  })

  it('only the creator can withdraw a key request', async () => {
    const id = await apply()
    expect(await withdraw(id, otherCreator)).toEqual({ ok: false, code: 'not-found' })
    expect(await withdraw(id, company)).toEqual({ ok: false, code: 'not-allowed' })
    expect(await participants()).toEqual([{ id }])
  })

  it('a creator who withdraws a key request but has a code from an earlier request stays a participant', async () => {
    const id = await apply()
    const code = await createCode(world, campaign)
    await past(
      world,
      `insert into code_claim (code_id, activation_id, company_id, creator_id, participant_id)
         values ('${code}', '${campaign}', '${company.companyId}', '${creator.personId}', '${id}')`,
    )
    expect(await withdraw(id)).toEqual({ ok: false, code: 'not-allowed' })
    expect(await participants()).toEqual([{ id }])
  })

  it('a withdrawal waits for the end of its campaign, and neither of them deadlocks', async () => {
    const id = await apply()
    const ending = world.act(async (transaction) => {
      await sql`select from activation where id = ${campaign} for no key update`.execute(transaction)
      const withdrawal = withdraw(id)
      await vi.waitFor(async () => expect(await world.run(waiting)).toHaveLength(1))
      await sql`select from key_campaign_participant where id = ${id} for no key update`.execute(transaction)
      return { withdrawal }
    })
    await done((await ending).withdrawal)
    expect(await participants()).toEqual([])
  })
})
