import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptInvitation, applyForKey, claimKey, sendInvitation } from '../index.ts'
import { keyOf } from '../testing/createCode.ts'
import { done } from '../testing/done.ts'
import { createKeyParticipant } from '../testing/index.ts'
import { eventsOf } from '../testing/look.ts'
import {
  company,
  createActivation,
  createCode,
  createWorld,
  creator,
  otherCreator,
  type time,
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
  await setAccess('approved')
})

const past = (statement: string) =>
  world.run(`begin; set local session_replication_role = replica; ${statement}; commit`)
const setAccess = (status: 'approved' | 'pending') =>
  past(`update creator_access set status = '${status}' where creator_id = '${creator.personId}' and kind = 'keys';
    update creator_eligibility set key_access = ${status === 'approved'} where creator_id = '${creator.personId}'`)
const grant = () =>
  world.run(
    `update creator_access set status = 'approved' where creator_id = '${creator.personId}' and kind = 'keys'`,
  )

const invite = async (): Promise<string> => {
  const { invitationId } = await done(
    world.act((transaction) =>
      sendInvitation(
        transaction,
        { activationId: campaign, creatorId: creator.personId, message: '', deadline: null },
        company,
      ),
    ),
  )
  return invitationId
}
const accept = (invitationId: string, actor: typeof creator | typeof time = creator) =>
  world.act((transaction) => acceptInvitation(transaction, invitationId, actor))
const apply = () => world.act((transaction) => applyForKey(transaction, campaign, creator, ''))
const claim = (participantId: string) =>
  world.act(async (transaction) =>
    claimKey(
      transaction,
      participantId,
      creator,
      await keyOf(transaction, await createCode(world, campaign)),
    ),
  )
type Reached = Parameters<typeof createKeyParticipant>[1]['status']
const tookPart = (status: Reached) =>
  world.act((transaction) =>
    createKeyParticipant(transaction, { campaignId: campaign, creatorId: creator.personId, status }),
  )
const place = async () =>
  (
    await world.run(`select id, status, decided_at is null as undecided, claimed_at, finished_at
                      from key_campaign_participant where campaign_id = '${campaign}'`)
  )[0]
const invitation = async () =>
  (await world.run(`select status from invitation where activation_id = '${campaign}'`))[0]?.status

describe('accepting an invitation to a key campaign', () => {
  it('a creator who accepts an invitation to a key campaign becomes a participant and can claim a code immediately', async () => {
    const invitationId = await invite()
    expect(await accept(invitationId, otherCreator)).toMatchObject({ ok: false, code: 'not-found' })
    await done(accept(invitationId))
    const { id, status } = (await place()) ?? {}
    expect([status, await invitation()]).toEqual(['accepted', 'ACCEPTED'])
    expect(await eventsOf(world, invitationId)).toContain('invitationAccepted by creator')
    await done(claim(String(id)))
  })

  it("an invited creator can accept before the campaign's start, and without meeting the requirements", async () => {
    await past(
      `update activation set status = 'upcoming', start_date = now() + interval '3 days' where id = '${campaign}'`,
    )
    await world.run(`update requirement set twitch_followers = 1000000 where activation_id = '${campaign}'`)
    await done(accept(await invite()))
    expect((await place())?.status).toBe('accepted')
  })

  it('a creator who accepted an invitation but is not yet a participant is accepted when they apply', async () => {
    await done(accept(await invite()))
    await past(`delete from key_campaign_participant where campaign_id = '${campaign}'`)
    expect(await done(apply())).toMatchObject({ status: 'accepted' })
  })

  it('an invited creator without access to key campaigns is accepted once they get access', async () => {
    await setAccess('pending')
    await done(accept(await invite()))
    expect(await place()).toMatchObject({ status: 'waiting_for_access', undecided: true })
    expect(await invitation()).toBe('ACCEPTED')
    expect(await apply()).toMatchObject({ ok: false, code: 'already-applied' })
    await grant()
    expect((await place())?.status).toBe('accepted')
  })

  it('a creator who accepts an invitation after its deadline gets the error that it has expired', async () => {
    const invitationId = await invite()
    await past(`update invitation set deadline_at = now() - interval '1 minute' where id = '${invitationId}'`)
    expect(await accept(invitationId)).toMatchObject({ ok: false, code: 'invitation-over' })
    expect(await place()).toBeUndefined()
  })
})

describe('inviting a former participant again', () => {
  it.each(['acceptInvitation', 'applyForKey'])(
    'a rejected creator who is invited can join the key campaign again with the function %s',
    async (way) => {
      const id = await tookPart('rejected')
      expect(await apply()).toMatchObject({ ok: false, code: 'already-applied' })
      const invitationId = await invite()
      const stands = `select status, stage from deal where activation_id = '${campaign}' order by stage desc`
      expect(await world.run(stands)).toEqual([
        { status: 'PENDING', stage: 'offer' },
        { status: 'rejected', stage: 'ended' },
      ])
      await (way === 'acceptInvitation' ? done(accept(invitationId)) : done(apply()))
      expect(await place()).toMatchObject({ id, status: 'accepted', finished_at: null })
      expect(await invitation()).toBe('ACCEPTED')
      expect(await world.run(stands)).toEqual([{ status: 'accepted', stage: 'active' }])
    },
  )

  it('an invited creator who claimed a code before and failed gets new days to submit content', async () => {
    const id = await tookPart('failed')
    await past(`update key_campaign_participant set claimed_at = now() - interval '80 days',
      deadline_at = now() - interval '50 days', finished_at = now() - interval '50 days' where id = '${id}'`)
    await done(accept(await invite()))
    expect(await place()).toMatchObject({ id, status: 'claimed_key', finished_at: null })
    expect(
      await world.run(
        `select deadline_at > now() + interval '29 days' as anew from key_campaign_participant where id = '${id}'`,
      ),
    ).toEqual([{ anew: true }])
  })

  it('an invited creator who lost access to key campaigns waits until they get access again', async () => {
    await tookPart('rejected')
    await setAccess('pending')
    await done(accept(await invite()))
    expect(await place()).toMatchObject({ status: 'waiting_for_access', undecided: true, finished_at: null })
  })

  it('an invited creator cannot return to a campaign that no longer accepts creators', async () => {
    await tookPart('rejected')
    const invitationId = await invite()
    await past(`update activation set status = 'unpublished' where id = '${campaign}'`)
    expect(await accept(invitationId)).toMatchObject({ ok: false, code: 'activation-not-open' })
  })
})
