import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptBid,
  acceptInvitation,
  claimInvitation,
  counterBid,
  letInvitationTimePass,
  letQuestRunTimePass,
  rejectInvitation,
  sendInvitation,
  withdrawInvitation,
} from '../index.ts'
import type { Mover } from '../mover.ts'
import { createQuestRun } from '../testing/createQuestRun.ts'
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

describe('an invitation that is taken back', () => {
  const withdraw = (id: string, mover: Mover = company) =>
    world.act((transaction) => withdrawInvitation(transaction, id, mover))

  it('was not declined, and nobody can answer it any more', async () => {
    const { invitationId } = await done(send(company, false))
    expect(await withdraw(invitationId, stranger)).toEqual({ ok: false, code: 'not-found' })
    expect(await withdraw(invitationId, creator)).toEqual({ ok: false, code: 'not-allowed' })
    await done(withdraw(invitationId))
    const rows =
      await world.run(`select status, withdrawn_at is not null as withdrawn, answered_at, expired_at
      from invitation where id = '${invitationId}'`)
    expect(rows).toEqual([{ status: 'REJECTED', withdrawn: true, answered_at: null, expired_at: null }])
    expect(await eventsOf(world, invitationId)).toEqual([
      'invitationSent by company',
      'invitationWithdrawn by company',
    ])
    expect(
      await world.act((transaction) => acceptInvitation(transaction, invitationId, creator)),
    ).toMatchObject({ ok: false })
    expect(await withdraw(invitationId)).toMatchObject({ ok: false })
  })

  it('takes its offer along', async () => {
    const { invitationId, questRunId } = await offered()
    await done(withdraw(invitationId))
    expect(await statusOf(world, 'quest_run', questRunId)).toBe('BID_REJECTED')
    expect(await findTrouble(world)).toEqual([])
  })

  it('is not taken back once it was answered', async () => {
    const { invitationId } = await done(send(company, false))
    await done(world.act((transaction) => rejectInvitation(transaction, invitationId, creator)))
    expect(await withdraw(invitationId)).toMatchObject({ ok: false, code: 'status-illegal' })
  })

  it('or that ran out makes room for another; one that was declined does not', async () => {
    const first = await done(send(company, false))
    await done(withdraw(first.invitationId))
    const second = await done(send(company, false))
    await done(world.act((transaction) => rejectInvitation(transaction, second.invitationId, time)))
    const third = await done(send(company, true))
    await done(world.act((transaction) => rejectInvitation(transaction, third.invitationId, creator)))
    expect(await send(company, false)).toMatchObject({ ok: false, code: 'already-invited' })
    expect(await world.run(`select id from invitation where activation_id = '${quest}'`)).toEqual([
      { id: third.invitationId },
    ])
  })
})

describe('an invitation by mail', () => {
  const mail = (email: string, rest: object = {}) =>
    world.act((transaction) =>
      sendInvitation(
        transaction,
        { activationId: quest, creatorId: null, email, message: '', deadline: null, ...rest },
        company,
      ),
    )
  const token = Buffer.from('the hash of a token')
  const ownerOf = async (id: string) =>
    (await world.run(`select creator_id from invitation where id = '${id}'`))[0]?.creator_id

  it('goes to an address once, and brings no offer', async () => {
    await done(mail('maya@example.com'))
    expect(await mail('MAYA@example.com')).toMatchObject({ ok: false, code: 'already-invited' })
    expect(await mail('noah@example.com', { offer: buildBid() })).toMatchObject({
      ok: false,
      code: 'offer-needs-account',
    })
    expect(
      await mail('maya.again@example.com', { creatorId: people.creator, offer: buildBid() }),
    ).toMatchObject({ ok: false, code: 'offer-needs-account' })
  })

  it('is found by whoever proves that the address is theirs', async () => {
    const { invitationId } = await done(mail('new.address@example.com'))
    await world.run(
      `update "user" set email = 'New.Address@example.com', email_verified_at = null where id = '${people.creator}'`,
    )
    expect(await ownerOf(invitationId)).toBeNull()
    await world.run(`update "user" set email_verified_at = now() where id = '${people.creator}'`)
    expect(await ownerOf(invitationId)).toBe(people.creator)
    expect(await eventsOf(world, invitationId)).toEqual([
      'invitationSent by company',
      'invitationClaimed by creator',
    ])
    await done(world.act((transaction) => acceptInvitation(transaction, invitationId, creator)))
  })

  it('does not tell whose address it is when its creator is asked by name', async () => {
    await world.run(
      `update "user" set email = 'maya@example.com', email_verified_at = now() where id = '${people.creator}'`,
    )
    const { invitationId } = await done(mail('maya@example.com'))
    await world.run(`select claim_invitations('${people.creator}')`)
    expect(await ownerOf(invitationId)).toBe(people.creator)
    const named = await done(send(company, false))
    expect(await ownerOf(named.invitationId)).toBe(people.creator)
    expect(await world.run(`select status, creator_id from invitation where id = '${invitationId}'`)).toEqual(
      [{ status: 'PENDING', creator_id: null }],
    )
    await done(world.act((transaction) => acceptInvitation(transaction, named.invitationId, creator)))
  })

  describe('tells its company nothing of whose address it is', () => {
    /** All that it can read of one. */
    const seen = (id: string) =>
      world.run(`select status, known_creator_id, version, updated_at = invited_at as is_untouched, expired_at, withdrawn_at is not null as withdrawn,
        invitation_reminders_sent(invitation)::int as reminders,
        (select array_agg(type::text order by type) from company_timeline where row_id = invitation.id) as history from invitation where id = '${id}'`)
    const link = async (id: string) => {
      const hash = randomBytes(32)
      await world.run(`update invitation set token_hash = '\\x${hash.toString('hex')}' where id = '${id}'`)
      return hash
    }
    const follow = async (id: string) => {
      const hash = await link(id)
      return world.act((transaction) => claimInvitation(transaction, hash, creator))
    }
    beforeEach(() =>
      world.run(
        `update "user" set email = 'maya@example.com', email_verified_at = now() where id = '${people.creator}'`,
      ),
    )
    const mailKnown = () => mail('maya@example.com', { creatorId: people.creator })

    it.each([
      ['they were asked by name before', () => send(company, false)],
      [
        'they take part',
        () =>
          world.act(async (transaction) => {
            await createQuestRun(transaction, { questId: quest, creatorId: people.creator })
            return { ok: true, invitationId: '', questRunId: null } as const
          }),
      ],
    ])('where %s', async (_when, begin) => {
      const { invitationId: named } = await done(begin())
      const { invitationId } = await done(mailKnown())
      expect(await ownerOf(invitationId)).toBeNull()
      expect(await follow(invitationId)).toMatchObject({
        ok: true,
        invitationId: named || invitationId,
      })
    })

    it('where an account has it, or none, as long as it is not accepted', async () => {
      const [known, unknown] = [await done(mailKnown()), await done(mail('nobody@example.com'))]
      expect(await ownerOf(known.invitationId)).toBe(people.creator)
      // Only whom nobody is found for gets a link; only accounts are reminded.
      await link(unknown.invitationId)
      await world.run(`insert into domain_event (type, entity, entity_id, payload)
        values ('deadlineNear', 'invitation', '${known.invitationId}', '{"by": "time", "company_id": "${people.companyId}"}')`)
      expect(await seen(known.invitationId)).toEqual(await seen(unknown.invitationId))
      await done(world.act((transaction) => acceptInvitation(transaction, known.invitationId, creator)))
      expect(await seen(known.invitationId)).toMatchObject([
        { known_creator_id: people.creator, version: 2, reminders: 1 },
      ])
    })

    it.each([
      ['asked by name', mailKnown, () => send(company, false)],
      ['mailed', () => send(company, false), mailKnown],
    ])('where one that was taken back is followed by them being %s', async (_how, begin, ask) => {
      const { invitationId: first } = await done(begin())
      await done(world.act((transaction) => withdrawInvitation(transaction, first, company)))
      const before = await seen(first)
      const { invitationId } = await done(ask())
      expect(await seen(first)).toEqual(before)
      if ((await ownerOf(invitationId)) === null) await done(follow(invitationId))
      await done(world.act((transaction) => acceptInvitation(transaction, invitationId, creator)))
    })
  })

  it('belongs to the first who opens its link', async () => {
    const { invitationId } = await done(mail('somebody@example.com'))
    await world.run(
      `update invitation set token_hash = '\\x${token.toString('hex')}' where id = '${invitationId}'`,
    )
    const claim = (mover: typeof creator) =>
      world.act((transaction) => claimInvitation(transaction, token, mover))
    expect(await claim(creator)).toEqual({ ok: true, invitationId, activationId: quest })
    expect(await claim(creator)).toEqual({ ok: true, invitationId, activationId: quest })
    expect(await claim(otherCreator)).toEqual({ ok: false, code: 'invitation-invalid' })
  })

  it('waits for no answer of whoever was asked by account as well, or takes part: its link leads there all the same', async () => {
    const { invitationId } = await done(mail('asked.twice@example.com'))
    const link = Buffer.alloc(32, 7)
    await world.run(
      `update invitation set token_hash = '\\x${link.toString('hex')}' where id = '${invitationId}'`,
    )
    const asked = await done(send(company, true))
    const claim = () => world.act((transaction) => claimInvitation(transaction, link, creator))
    const led = { ok: true, invitationId: asked.invitationId, activationId: quest }
    expect(await claim()).toEqual(led)
    expect(await claim()).toEqual(led)
    expect([await status(invitationId), await ownerOf(invitationId)]).toEqual(['REJECTED', null])
    expect(await eventsOf(world, invitationId)).toEqual([
      'invitationSent by company',
      'invitationWithdrawn by creator',
    ])
  })

  it('is needed no longer by whoever takes part when their address is proven', async () => {
    const { invitationId } = await done(mail('late.address@example.com'))
    await world.act((transaction) =>
      createQuestRun(transaction, { questId: quest, creatorId: people.creator }),
    )
    await world.run(
      `update "user" set email = 'late.address@example.com', email_verified_at = null where id = '${people.creator}'`,
    )
    await world.run(`update "user" set email_verified_at = now() where id = '${people.creator}'`)
    expect([await status(invitationId), await ownerOf(invitationId)]).toEqual(['REJECTED', null])
  })
})

describe('an invitation’s deadline', () => {
  it('is still to come', async () => {
    const late = world.act((transaction) =>
      sendInvitation(
        transaction,
        {
          activationId: quest,
          creatorId: people.creator,
          message: '',
          deadline: new Date(Date.now() - 1000),
        },
        company,
      ),
    )
    expect(await late).toEqual({ ok: false, code: 'invitation-deadline' })
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

  it.each([
    ['the offer', 'the invitation'],
    ['the invitation', 'the offer'],
  ])(
    'that nobody answered has run out, whether time tells %s or %s of it first, and may be sent anew',
    async (first) => {
      const { invitationId, questRunId } = await offered()
      const tell = {
        'the offer': () => world.act((transaction) => letQuestRunTimePass(transaction, questRunId)),
        'the invitation': () => world.act((transaction) => letInvitationTimePass(transaction, invitationId)),
      }
      await done(first === 'the offer' ? tell['the offer']() : tell['the invitation']())
      await Promise.all([tell['the offer'](), tell['the invitation']()])
      expect(await statusOf(world, 'quest_run', questRunId)).toBe('BID_EXPIRED')
      expect(await eventsOf(world, questRunId)).toEqual(['questRunCreated by company', 'bidExpired by time'])
      expect(await eventsOf(world, invitationId)).toEqual([
        'invitationSent by company',
        'invitationExpired by time',
      ])
      await offered()
      expect(await findTrouble(world)).toEqual([])
    },
  )

  it('is to be answered by its own moment where the invitation has none', async () => {
    const { invitationId } = await done(
      world.act((transaction) =>
        sendInvitation(
          transaction,
          { activationId: quest, creatorId: people.creator, message: '', deadline: null, offer: buildBid() },
          company,
        ),
      ),
    )
    const rows = await world.run(
      `select invitation.deadline_at, invitation_answer_by(invitation) = quest_bid.deadline_at as is_offers
         from invitation join quest_bid using (quest_run_id) where invitation.id = '${invitationId}'`,
    )
    expect(rows).toEqual([{ deadline_at: null, is_offers: true }])
  })

  it('reminds of it: its company reads how often, and no reminder of what is offered later counts', async () => {
    const { invitationId, questRunId } = await offered()
    const remind = (kind: string, to: string) =>
      world.run(`insert into domain_event (type, entity, entity_id, payload, created_at)
        values ('deadlineNear', 'quest_run', '${questRunId}', '{"kind": "${kind}", "to": "${to}"}', clock_timestamp())`)
    const counted = async () =>
      (
        await world.run(
          `select invitation_reminders_sent(invitation)::int as sent from invitation where id = '${invitationId}'`,
        )
      )[0]?.sent
    expect(await counted()).toBe(0)
    await remind('bid_deadline_72h', 'creator')
    await remind('bid_deadline_72h', 'company')
    expect(await counted()).toBe(1)
    const counter = buildBid({ amountCents: 60_000 })
    await done(world.act((transaction) => counterBid(transaction, questRunId, creator, counter)))
    await remind('bid_deadline_24h', 'creator')
    expect(await counted()).toBe(1)
  })
})
