import type { QuestRunStatus } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptApplicant, acceptBid, erasePerson, makeOffer, sendInvitation } from '../index.ts'
import { createInvitation } from '../testing/createInvitation.ts'
import { createKeyParticipant } from '../testing/createKeyParticipant.ts'
import { createMissionRun } from '../testing/createMissionRun.ts'
import { createQuestRun } from '../testing/createQuestRun.ts'
import { done } from '../testing/done.ts'
import { statusOf } from '../testing/look.ts'
import { asCreator } from '../testing/parties.ts'
import { addCreator, buildBid, company, createActivation, createWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

let next = 10
const join = () => {
  next += 1
  return addCreator(world, next)
}
const runOf = async (creatorId: string, status: QuestRunStatus): Promise<string> => {
  const questId = await createActivation(world, 'QUEST')
  const startedBy = status === 'COUNTER_BID' ? 'company' : 'creator'
  return world.act((transaction) => createQuestRun(transaction, { questId, creatorId, status, startedBy }))
}
const erase = (creatorId: string) => world.act((transaction) => erasePerson(transaction, creatorId))
const publish = async (creatorId: string, name: string): Promise<string> => {
  const [row] = await world.run(
    `insert into content (creator_id, connection_id, platform, type, external_id, url, title, published_at)
     select user_id, id, 'twitch', 'STREAM', '${name}', 'https://twitch.tv/videos/${name}', '${name}', now()
       from user_connection where user_id = '${creatorId}' returning id`,
  )
  return String(row?.id)
}

describe('removing a channel', () => {
  it('a creator can remove a channel whatever happened to its offers, and the offers stay', async () => {
    const creatorId = await join()
    await runOf(creatorId, 'COMPLETED')
    await runOf(creatorId, 'BID_REJECTED')
    const countered = await runOf(creatorId, 'COUNTER_BID')
    await world.run(
      `insert into credential (user_id, password_hash) values ('${creatorId}', '$argon2id$');
       delete from user_connection where user_id = '${creatorId}'`,
    )
    const bids = await world.run(
      `select distinct connection_id, amount_cents::int from quest_bid where creator_id = '${creatorId}'`,
    )
    expect(bids).toEqual([{ connection_id: null, amount_cents: 50_000 }])
    await expect(
      world.run(
        `update quest_bid set author_id = (select id from "user" where username = 'owner')
          where creator_id = '${creatorId}' and answer is not null`,
      ),
    ).rejects.toThrow('an offer cannot be changed')
    expect(await world.act((transaction) => acceptBid(transaction, countered, company))).toEqual({
      ok: false,
      code: 'creator-channel-gone',
    })
  })
})

describe('deleting an account', () => {
  it.each(['PENDING_PAYMENT', 'CONTENTPRODUCTION', 'CONTENTREVIEW', 'PAYOUT'] as const)(
    'deleting an account is refused while a run is in %s',
    async (status) => {
      const creatorId = await join()
      await runOf(creatorId, status)
      expect(await erase(creatorId)).toEqual({ ok: false, code: 'account-under-way' })
      expect(await world.run(`select deleted_at from "user" where id = '${creatorId}'`)).toEqual([
        { deleted_at: null },
      ])
    },
  )

  it('an account cannot be deleted while a returned payout has not been sent again', async () => {
    const creatorId = await join()
    await runOf(creatorId, 'COMPLETED')
    await world.run(`update payout set status = 'returned', paid_at = null where creator_id = '${creatorId}'`)
    expect(await erase(creatorId)).toEqual({ ok: false, code: 'account-under-way' })
  })

  it('deleting an account waits while a company is accepting an offer', async () => {
    const creatorId = await join()
    const run = await runOf(creatorId, 'INITIAL_BID')
    let erased: ReturnType<typeof erase> | undefined
    await world.act(async (transaction) => {
      await done(acceptBid(transaction, run, company))
      erased = erase(creatorId)
      // Waits until the other transaction waits for the run's lock.
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    expect(await erased).toEqual({ ok: false, code: 'account-under-way' })
  })

  it('deleting an account ends all offers, requests and runs without an agreement, and no one can continue them afterwards', async () => {
    const creatorId = await join()
    const campaignId = await createActivation(world, 'KEY')
    const mission = { missionId: await createActivation(world, 'MISSION'), creatorId }
    const asked = { activationId: await createActivation(world, 'QUEST'), creatorId }
    const finished = await runOf(creatorId, 'COMPLETED')
    const offered = await runOf(creatorId, 'INITIAL_BID')
    const countered = await runOf(creatorId, 'COUNTER_BID')
    const applied = await world.act((it) => createKeyParticipant(it, { campaignId, creatorId }))
    const joined = await world.act((it) => createMissionRun(it, { ...mission, status: 'review' }))
    const invited = await world.act((it) => createInvitation(it, asked))
    await done(erase(creatorId))
    expect(await statusOf(world, 'quest_run', finished)).toBe('COMPLETED')
    expect(await statusOf(world, 'quest_run', offered)).toBe('BID_REJECTED')
    expect(await statusOf(world, 'quest_run', countered)).toBe('BID_REJECTED')
    expect(await statusOf(world, 'key_campaign_participant', applied)).toBe('rejected')
    expect(await statusOf(world, 'mission_run', joined)).toBe('canceled')
    expect(await statusOf(world, 'invitation', invited)).toBe('REJECTED')

    const gone = { ok: false, code: 'account-deleted' }
    const again = await createActivation(world, 'QUEST')
    const invitation = { activationId: again, creatorId, message: '', deadline: null }
    expect(await world.act((it) => acceptApplicant(it, applied, company))).toMatchObject(gone)
    expect(await world.act((it) => sendInvitation(it, invitation, company))).toMatchObject(gone)
    const offer = { questId: again, creatorId, bid: buildBid() }
    expect(await world.act((it) => makeOffer(it, offer, asCreator(creatorId)))).toMatchObject(gone)
  })

  it('deleting an account hides its published content, but companies keep content that was submitted to them', async () => {
    const creatorId = await join()
    const run = await runOf(creatorId, 'COMPLETED')
    const own = await publish(creatorId, `own${next}`)
    const handedIn = await publish(creatorId, `in${next}`)
    await world.run(`update submission set content_id = '${handedIn}' where quest_run_id = '${run}'`)
    await done(erase(creatorId))
    expect(await world.run(`select id, visibility from content where creator_id = '${creatorId}'`)).toEqual([
      { id: handedIn, visibility: 'unlisted' },
    ])
    expect(await world.run(`select from content where id = '${own}'`)).toEqual([])
    expect(
      await world.run(
        `select from domain_event where type = 'contentWithdrawn' and payload ->> 'creator_id' = '${creatorId}'`,
      ),
    ).toEqual([])
  })
})
