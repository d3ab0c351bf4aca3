import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../actor.ts'
import { finishVerification } from '../index.ts'
import { company, createWorld, people, provider, type World } from '../testing/world.ts'

let world: World
let channel: string
beforeAll(async () => {
  world = await createWorld()
  const [found] = await world.run(`update channel_verification set status = 'in_progress', finished_at = null
    where user_id = '${people.creator}' returning connection_id`)
  channel = String(found?.connection_id)
})
afterAll(() => world.close())

const finish = (actor: Actor, reason: Parameters<typeof finishVerification>[3]) =>
  world.act((transaction) => finishVerification(transaction, channel, actor, reason))

it('a channel is verified once, with the numbers that its vendor reports', async () => {
  expect(await finish(company, null)).toMatchObject({ ok: false, code: 'not-allowed' })
  expect(await finish(provider, null)).toEqual({ ok: true })
  expect(await finish(provider, 'too_few_followers')).toMatchObject({ ok: false, code: 'status-illegal' })
  expect(
    await world.run(`select status, reason from channel_verification where connection_id = '${channel}'`),
  ).toEqual([{ status: 'meets_requirements', reason: null }])
  expect(
    await world.run(`select payload ->> 'by' as by from domain_event where type = 'channelVerified'`),
  ).toEqual([{ by: 'provider' }])
})
