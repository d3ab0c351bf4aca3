import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptBid,
  acceptInvitation,
  counterBid,
  letQuestRunTimePass,
  rejectInvitation,
  sendInvitation,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import {
  buildBid,
  company,
  createActivation,
  createWorld,
  creator,
  otherCreator,
  people,
  stranger,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let quest: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  quest = await createActivation(world, 'QUEST')
})

const DAY_MS = 24 * 60 * 60 * 1000
const send = (mover: typeof company | typeof stranger, withOffer: boolean) =>
  world.act((transaction) =>
    sendInvitation(
      transaction,
      {
        activationId: quest,
        creatorId: people.creator,
        message: 'Play with us.',
        deadline: new Date(Date.now() + 3 * DAY_MS),
        ...(withOffer ? { offer: buildBid() } : {}),
      },
      mover,
    ),
  )
const offered = async () => {
  const { invitationId, questRunId } = await done(send(company, true))
  return { invitationId, questRunId: questRunId ?? '' }
}
const status = (id: string) => statusOf(world, 'invitation', id)

describe('an invitation', () => {
  it('is sent once, by the activation’s company', async () => {
    expect(await send(stranger, false)).toEqual({ ok: false, code: 'not-found' })
    const verdicts = await Promise.all([send(company, false), send(company, false)])
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(verdicts.find(({ ok }) => !ok)).toMatchObject({ code: 'already-invited' })
  })

  it('with an offer opens a run, to be answered by the invitation’s deadline', async () => {
    const { invitationId, questRunId } = await offered()
    expect(await eventsOf(world, questRunId)).toEqual(['questRunCreated by company'])
    const rows = await world.run(`select invitation.deadline_at = bid.deadline_at as same from invitation
      join quest_bid as bid on bid.quest_run_id = invitation.quest_run_id where invitation.id = '${invitationId}'`)
    expect(rows).toEqual([{ same: true }])
  })

  it('whose offer cannot be made is not sent', async () => {
    await world.run(`update creator set minimum_deal_size_cents = 60000 where id = '${people.creator}'`)
    const verdict = await send(company, true)
    await world.run(`update creator set minimum_deal_size_cents = null where id = '${people.creator}'`)
    expect(verdict).toMatchObject({ ok: false, code: 'minimum-deal-size' })
    expect(await world.run(`select from invitation where activation_id = '${quest}'`)).toEqual([])
  })

  it('is answered by its creator alone, once', async () => {
    const { invitationId } = await done(send(company, false))
    expect(
      await world.act((transaction) => acceptInvitation(transaction, invitationId, otherCreator)),
    ).toEqual({
      ok: false,
      code: 'not-found',
    })
    expect(await world.act((transaction) => acceptInvitation(transaction, invitationId, company))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
    const verdicts = await Promise.all([
      world.act((transaction) => acceptInvitation(transaction, invitationId, creator)),
      world.act((transaction) => rejectInvitation(transaction, invitationId, creator)),
    ])
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await eventsOf(world, invitationId)).toHaveLength(2)
  })

  it('is not accepted after its deadline', async () => {
    const { invitationId } = await done(send(company, false))
    await world.run(
      `update invitation set deadline_at = now() - interval '1 minute' where id = '${invitationId}'`,
    )
    expect(
      await world.act((transaction) => acceptInvitation(transaction, invitationId, creator)),
    ).toMatchObject({
      ok: false,
      code: 'invitation-over',
    })
    await done(world.act((transaction) => rejectInvitation(transaction, invitationId, time)))
    expect(await status(invitationId)).toBe('REJECTED')
  })
})

describe('an offer of an invitation', () => {
  it('that is accepted accepts the invitation', async () => {
    const { invitationId, questRunId } = await offered()
    await done(world.act((transaction) => acceptBid(transaction, questRunId, creator)))
    expect(await status(invitationId)).toBe('ACCEPTED')
    expect(await eventsOf(world, invitationId)).toEqual([
      'invitationSent by company',
      'invitationAccepted by creator',
    ])
  })

  it('that is countered accepts it, too', async () => {
    const { invitationId, questRunId } = await offered()
    await done(
      world.act((transaction) =>
        counterBid(transaction, questRunId, creator, buildBid({ amountCents: 60_000 })),
      ),
    )
    expect(await status(invitationId)).toBe('ACCEPTED')
  })

  it('is declined with the invitation, and expires with it', async () => {
    const declined = await offered()
    await done(world.act((transaction) => rejectInvitation(transaction, declined.invitationId, creator)))
    expect(await statusOf(world, 'quest_run', declined.questRunId)).toBe('BID_REJECTED')
    quest = await createActivation(world, 'QUEST')
    const unanswered = await offered()
    await done(world.act((transaction) => letQuestRunTimePass(transaction, unanswered.questRunId)))
    expect(await statusOf(world, 'quest_run', unanswered.questRunId)).toBe('BID_EXPIRED')
    expect(await status(unanswered.invitationId)).toBe('REJECTED')
    expect(await findTrouble(world)).toEqual([])
  })
})
