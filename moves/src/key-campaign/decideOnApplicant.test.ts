import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptApplicant, applyForKey } from '../index.ts'
import { past } from '../testing/claimRace.ts'
import { done } from '../testing/done.ts'
import { createKeyParticipant } from '../testing/index.ts'
import { company, createActivation, createWorld, creator, type World } from '../testing/world.ts'

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

const setAccess = (status: 'approved' | 'pending') =>
  past(
    world,
    `update creator_access set status = '${status}' where creator_id = '${creator.personId}' and kind = 'keys';
     update creator_eligibility set key_access = ${status === 'approved'} where creator_id = '${creator.personId}'`,
  )
const apply = () => world.act((transaction) => applyForKey(transaction, campaign, creator, ''))
const tookPart = (status: 'pending' | 'rejected') =>
  world.act((transaction) =>
    createKeyParticipant(transaction, { campaignId: campaign, creatorId: creator.personId, status }),
  )

describe('accepting applicants to a key campaign', () => {
  const decide = (id: string) => world.act((transaction) => acceptApplicant(transaction, id, company))

  it('a company cannot accept a creator who has no access to key campaigns yet', async () => {
    await setAccess('pending')
    const { participantId } = await done(apply())
    const refused = { ok: false, code: 'creator-access-missing' }
    expect(await decide(participantId)).toMatchObject(refused)
    await past(world, `update key_campaign_participant set status = 'rejected' where id = '${participantId}'`)
    expect(await decide(participantId)).toMatchObject(refused)
  })

  it.each(['ended', 'closed', 'past'])(
    'a company cannot accept a creator into a campaign that is %s',
    async (over) => {
      const id = await tookPart('rejected')
      await past(world, `update activation set status = '${over}' where id = '${campaign}'`)
      expect(await decide(id)).toMatchObject({ ok: false, code: 'activation-not-live' })
    },
  )

  it('a company can accept creators into an unpublished campaign', async () => {
    const id = await tookPart('pending')
    await past(world, `update activation set status = 'unpublished' where id = '${campaign}'`)
    await done(decide(id))
  })
})
