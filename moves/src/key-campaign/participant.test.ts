import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptApplicant,
  acceptKeyContent,
  applyForKey,
  claimKey,
  failKey,
  rejectApplicant,
  rejectKeyContent,
  submitKeyContent,
} from '../index.ts'
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
const apply = (mover: typeof creator) =>
  world.act((transaction) => applyForKey(transaction, campaign, mover, 'I like it.'))
const accepted = async (mover: typeof creator): Promise<string> => {
  const { participantId } = await done(apply(mover))
  await done(world.act((transaction) => acceptApplicant(transaction, participantId, company)))
  return participantId
}
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  campaign = await createActivation(world, 'KEY')
  participant = await accepted(creator)
  code = await createCode(world, campaign)
})

const status = (id = participant) => statusOf(world, 'key_campaign_participant', id)
const claim = (codeIds: readonly string[] = [code]) =>
  world.act((transaction) => claimKey(transaction, participant, creator, codeIds))
const submit = () =>
  world.act((transaction) =>
    submitKeyContent(transaction, participant, creator, [
      { url: 'https://content.example/1', postType: 'STREAM' },
    ]),
  )

describe('a creator on a key campaign', () => {
  it('applies once, and is decided on by the campaign’s company', async () => {
    expect(await apply(creator)).toMatchObject({ ok: false, code: 'already-applied' })
    expect(await world.act((transaction) => rejectApplicant(transaction, participant, stranger))).toEqual({
      ok: false,
      code: 'not-found',
    })
    await done(world.act((transaction) => rejectApplicant(transaction, participant, company)))
    await done(world.act((transaction) => acceptApplicant(transaction, participant, company)))
    expect(await status()).toBe('accepted')
  })

  it('claims a code, shows content, mends it, and is done', async () => {
    expect(await claim([])).toEqual({ ok: false, code: 'code-gone' })
    await done(claim())
    expect(await claim([await createCode(world, campaign)])).toMatchObject({ code: 'codes-per-creator' })
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

  it('gets a code that two want at once, or does not', async () => {
    const other = await accepted(otherCreator)
    const verdicts = await Promise.all([
      claim(),
      world.act((transaction) => claimKey(transaction, other, otherCreator, [code])),
    ])
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await status(), await status(other)].sort()).toEqual(['accepted', 'claimed_key'])
  })

  it('fails without content, by time', async () => {
    await done(claim())
    await done(world.act((transaction) => failKey(transaction, participant, time)))
    expect(await eventsOf(world, participant)).toContain('keyContentDeadlineExpired by time')
  })

  it('claims nothing that is no code', async () => {
    expect(await claim([randomUUID()])).toMatchObject({ ok: false, code: 'not-allowed' })
    expect(await status()).toBe('accepted')
  })
})
