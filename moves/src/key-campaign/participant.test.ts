import { verifyChannel } from '@questboard/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptApplicant,
  acceptKeyContent,
  applyForKey,
  claimKey,
  failKey,
  rejectApplicant,
  rejectKeyContent,
  requestCodes,
  sendInvitation,
  submitKeyContent,
} from '../index.ts'
import { past } from '../testing/claimRace.ts'
import { keyOf } from '../testing/createCode.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import {
  company,
  createActivation,
  createCode,
  createWorld,
  creator,
  otherCreator,
  stranger,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let campaign: string
let participant: string
let code: string
const apply = (actor: typeof creator) =>
  world.act((transaction) => applyForKey(transaction, campaign, actor, 'I like it.'))
const accepted = async (actor: typeof creator): Promise<string> => {
  const { participantId } = await done(apply(actor))
  await done(world.act((transaction) => acceptApplicant(transaction, participantId, company)))
  return participantId
}
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  // All campaigns of these tests share one item, so the codes left by earlier tests are blocked first.
  await world.run(`begin; set local session_replication_role = replica;
    update code set status = 'unavailable' where status = 'available'; commit`)
  campaign = await createActivation(world, 'KEY')
  participant = await accepted(creator)
  code = await createCode(world, campaign)
})

const status = (id = participant) => statusOf(world, 'key_campaign_participant', id)
const claim = (id = participant, actor: typeof creator = creator) =>
  world.act(async (transaction) => claimKey(transaction, id, actor, await keyOf(transaction, code)))
const submit = () =>
  world.act((transaction) =>
    submitKeyContent(transaction, participant, creator, [
      { url: 'https://content.example/1', postType: 'STREAM' },
    ]),
  )

describe('a creator in a key campaign', () => {
  it("a creator applies to a key campaign once, and the campaign's company decides", async () => {
    expect(await apply(creator)).toMatchObject({ ok: false, code: 'already-applied' })
    expect(await world.act((transaction) => rejectApplicant(transaction, participant, stranger))).toEqual({
      ok: false,
      code: 'not-found',
    })
    await done(world.act((transaction) => rejectApplicant(transaction, participant, company)))
    await done(world.act((transaction) => acceptApplicant(transaction, participant, company)))
    expect(await status()).toBe('accepted')
  })

  it('a creator claims a code, submits content, fixes it and completes the campaign', async () => {
    expect(await done(claim())).toEqual({ ok: true, codeId: code })
    code = await createCode(world, campaign)
    expect(await claim()).toMatchObject({ code: 'codes-per-creator' })
    await done(submit())
    await done(world.act((transaction) => rejectKeyContent(transaction, participant, company, 'Too short.')))
    expect(await world.act((transaction) => failKey(transaction, participant, company))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
    await done(submit())
    await done(world.act((transaction) => acceptKeyContent(transaction, participant, company)))
    expect(await eventsOf(world, participant)).toEqual([
      'keyRequested by creator',
      'keyApplicationAccepted by company',
      'keyClaimed by creator',
      'keyContentSubmitted by creator',
      'keyContentRejected by company',
      'keyContentSubmitted by creator',
      'keyContentAccepted by company',
    ])
    expect(await findTrouble(world)).toEqual([])
  })

  it('of two creators who want the last code at the same time, only one gets it', async () => {
    const other = await accepted(otherCreator)
    const results = await Promise.all([claim(), claim(other, otherCreator)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'out-of-codes' })
    expect([await status(), await status(other)].sort()).toEqual(['accepted', 'claimed_key'])
  })

  it('a creator who submits no content fails at the deadline', async () => {
    await done(claim())
    await done(world.act((transaction) => failKey(transaction, participant, time)))
    expect(await eventsOf(world, participant)).toContain('keyContentDeadlineExpired by time')
  })

  it('late content for a key still counts up to 30 days after the deadline', async () => {
    await done(claim())
    await done(world.act((transaction) => failKey(transaction, participant, time)))
    await failedDaysAgo(31)
    expect(await submit()).toMatchObject({ ok: false, code: 'content-late' })
    await failedDaysAgo(29)
    await done(submit())
    expect(await status()).toBe('submitted_content')
  })

  it('a creator who failed without a key cannot submit content', async () => {
    await world.run(`update key_campaign_participant set status = 'failed' where id = '${participant}'`)
    expect(await submit()).toMatchObject({ ok: false, code: 'content-late' })
  })

  it('a rejected creator sees the reason until they are accepted', async () => {
    const reason = 'select decision_reason from key_campaign_participant'
    await done(
      world.act((transaction) => rejectApplicant(transaction, participant, company, ' Too small for now. ')),
    )
    expect(await world.run(`${reason} where id = '${participant}'`)).toEqual([
      { decision_reason: 'Too small for now.' },
    ])
    await done(world.act((transaction) => acceptApplicant(transaction, participant, company)))
    expect(await world.run(`${reason} where id = '${participant}'`)).toEqual([{ decision_reason: '' }])
  })
})

const failedDaysAgo = (days: number) =>
  world.run(`begin; set local session_replication_role = replica;
    update key_campaign_participant set finished_at = now() - interval '${days} days' where id = '${participant}'; commit`)

describe('giving out codes', () => {
  // Bypasses the triggers, because a live campaign must always have an available code.
  const set = (changes: string) =>
    past(
      world,
      `insert into key_set (activation_id, code_item_id, distribution_channel_id, promised)
      select '${campaign}', item_id, ${changes} from code where id = '${code}'
      on conflict (activation_id, code_item_id, distribution_channel_id) do update set promised = excluded.promised`,
    )
  const refusal = async () => {
    const result = await claim()
    expect(await status()).toBe('accepted')
    return result.ok ? 'claimed' : result.code
  }

  it("a code is given out only for the campaign's platforms", async () => {
    await set(`'gog', null`)
    expect(await refusal()).toBe('not-allowed')
    await set(`'steam', null`)
    await done(claim())
  })

  it('a key set that names no platforms uses the platforms of the campaign', async () => {
    await past(
      world,
      `insert into activation_channel (activation_id, distribution_channel_id) values ('${campaign}', 'gog')`,
    )
    expect(await refusal()).toBe('not-allowed')
    await world.run(
      `insert into activation_channel (activation_id, distribution_channel_id) values ('${campaign}', 'steam')`,
    )
    await done(claim())
  })

  it('codes are given out only up to the promised number, even if the company has more codes', async () => {
    await set(`'steam', 1`)
    await done(claim())
    const other = await accepted(otherCreator)
    code = await createCode(world, campaign)
    expect(await claim(other, otherCreator)).toMatchObject({ ok: false, code: 'out-of-codes' })
    await set(`'steam', 2`)
    await done(claim(other, otherCreator))
  })

  it('participants get codes while the campaign is live or unpublished, but never before its start', async () => {
    const to = (next: string) =>
      world.run(`begin; set local session_replication_role = replica;
        update activation set status = '${next}' where id = '${campaign}'; commit`)
    for (const next of ['upcoming', 'ended', 'closed', 'past']) {
      await to(next)
      expect(await refusal()).toBe('activation-not-live')
    }
    await to('unpublished')
    await done(claim())
  })

  it('a code is given only to a creator with a channel that meets the requirements', async () => {
    const channel = `from channel_verification where user_id = '${creator.personId}'`
    const [kept] = await world.run(`select connection_id ${channel}`)
    await world.run(`delete ${channel}`)
    expect(await refusal()).toBe('creator-access-unverified')
    await world.run(verifyChannel(creator.personId, String(kept?.connection_id)))
    await done(claim())
  })
})

describe('joining a key campaign', () => {
  const applied = async (actor = otherCreator) => {
    const { participantId } = await done(apply(actor))
    return status(participantId)
  }

  it('an invited creator who joins is accepted, and the invitation counts as answered', async () => {
    await done(
      world.act((transaction) =>
        sendInvitation(
          transaction,
          { activationId: campaign, creatorId: otherCreator.personId, message: '', deadline: null },
          company,
        ),
      ),
    )
    expect(await applied()).toBe('accepted')
    expect(await world.run(`select status from invitation where activation_id = '${campaign}'`)).toEqual([
      { status: 'ACCEPTED' },
    ])
  })

  it('creators on the waitlist become applicants when the waitlist is converted', async () => {
    await world.run(`begin; set local session_replication_role = replica;
      update key_campaign set waitlist = true where id = '${campaign}'; commit`)
    const { participantId } = await done(apply(otherCreator))
    expect(await status(participantId)).toBe('waitlist')
    await world.run(`update key_campaign set waitlist = false where id = '${campaign}'`)
    expect(await status(participantId)).toBe('pending')
  })

  it("a creator's request for a key waits until they get access to key campaigns", async () => {
    const access = `creator_access set status = $ where creator_id = '${otherCreator.personId}' and kind = 'keys'`
    const allow = (to: string) => `update ${access.replace('$', `'${to}'`)}`
    await world.run(`begin; set local session_replication_role = replica; ${allow('pending')};
      update creator_eligibility set key_access = false where creator_id = '${otherCreator.personId}'; commit`)
    const { participantId } = await done(apply(otherCreator))
    expect(await status(participantId)).toBe('waiting_for_access')
    await world.run(allow('approved'))
    expect(await status(participantId)).toBe('pending')
  })

  it('a creator can request codes of a platform without stock once', async () => {
    const ask = (platform: string) =>
      world.act((transaction) => requestCodes(transaction, participant, creator, platform))
    await done(ask('steam'))
    await done(ask('steam'))
    expect(await ask('gog')).toMatchObject({ ok: false, code: 'not-allowed' })
    const asked = `select distribution_channel_id as platform from code_request where activation_id = '${campaign}'`
    expect(await world.run(asked)).toEqual([{ platform: 'steam' }])
    await done(claim())
    expect(await world.run(asked)).toEqual([])
  })
})
