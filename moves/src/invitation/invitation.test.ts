import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@questboard/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../actor.ts'
import {
  acceptBid,
  acceptInvitation,
  applyQuestRunDeadline,
  claimInvitation,
  counterBid,
  letInvitationTimePass,
  rejectInvitation,
  sendInvitation,
  withdrawBid,
  withdrawInvitation,
} from '../index.ts'
import { createKeyParticipant } from '../testing/createKeyParticipant.ts'
import { createMembership } from '../testing/createMembership.ts'
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

const send = (actor: typeof company | typeof stranger, withOffer: boolean) =>
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
      actor,
    ),
  )
const offered = async () => {
  const { invitationId, questRunId } = await done(send(company, true))
  return { invitationId, questRunId: questRunId ?? '' }
}
const status = (id: string) => statusOf(world, 'invitation', id)

describe('sending and answering an invitation', () => {
  it("an invitation is sent once, and only by the activation's company", async () => {
    expect(await send(stranger, false)).toEqual({ ok: false, code: 'not-found' })
    const results = await Promise.all([send(company, false), send(company, false)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'already-invited' })
  })

  it("an invitation with an offer starts a quest run whose offer has the invitation's deadline", async () => {
    const { invitationId, questRunId } = await offered()
    expect(await eventsOf(world, questRunId)).toEqual(['questRunCreated by company'])
    const rows = await world.run(`select invitation.deadline_at = bid.deadline_at as same from invitation
      join quest_bid as bid on bid.quest_run_id = invitation.quest_run_id where invitation.id = '${invitationId}'`)
    expect(rows).toEqual([{ same: true }])
  })

  it("an invitation is not sent if its offer breaks a rule, such as the creator's minimum", async () => {
    await world.run(`update creator set minimum_deal_size_cents = 60000 where id = '${people.creator}'`)
    const result = await send(company, true)
    await world.run(`update creator set minimum_deal_size_cents = null where id = '${people.creator}'`)
    expect(result).toMatchObject({ ok: false, code: 'minimum-deal-size' })
    expect(await world.run(`select from invitation where activation_id = '${quest}'`)).toEqual([])
  })

  it('only the invited creator can answer an invitation, and only once', async () => {
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
    const results = await Promise.all([
      world.act((transaction) => acceptInvitation(transaction, invitationId, creator)),
      world.act((transaction) => rejectInvitation(transaction, invitationId, creator)),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await eventsOf(world, invitationId)).toHaveLength(2)
  })

  it('an invitation cannot be accepted after its deadline', async () => {
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

describe('withdrawing an invitation', () => {
  const withdraw = (id: string, actor: Actor = company) =>
    world.act((transaction) => withdrawInvitation(transaction, id, actor))

  it('a withdrawn invitation does not count as declined and cannot be answered', async () => {
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

  it('if a company withdraws an invitation, its offer is withdrawn too', async () => {
    const { invitationId, questRunId } = await offered()
    await done(withdraw(invitationId))
    expect(await statusOf(world, 'quest_run', questRunId)).toBe('BID_REJECTED')
    const bids = `select answer from quest_bid where quest_run_id = '${questRunId}'`
    expect(await world.run(bids)).toEqual([{ answer: 'withdrawn' }])
    expect(await findTrouble(world)).toEqual([])
  })

  it('withdrawing the offer of an invitation withdraws the invitation', async () => {
    const { invitationId, questRunId } = await offered()
    await done(world.act((transaction) => withdrawBid(transaction, questRunId, company)))
    expect(
      await world.run(
        `select status, withdrawn_at is not null as withdrawn from invitation where id = '${invitationId}'`,
      ),
    ).toEqual([{ status: 'REJECTED', withdrawn: true }])
    expect(await findTrouble(world)).toEqual([])
  })

  it('an answered invitation cannot be withdrawn', async () => {
    const { invitationId } = await done(send(company, false))
    await done(world.act((transaction) => rejectInvitation(transaction, invitationId, creator)))
    expect(await withdraw(invitationId)).toMatchObject({ ok: false, code: 'status-illegal' })
  })

  it('a creator can be invited again after a withdrawn or expired invitation, but not after a declined one', async () => {
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

describe('inviting an email address', () => {
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

  it('an email address can be invited once to an activation, and without an offer', async () => {
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

  it('a person who verifies an email address gets the invitations that were sent to the address', async () => {
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

  it.each(['CREATOR_PROGRAM', 'KEY'] as const)(
    'if an applicant opens a mailed invitation to the same activation, they are accepted: %s',
    async (kind) => {
      await world.run(`update activation set status = 'closed', closed_at = now()
        where kind = 'CREATOR_PROGRAM' and company_id = '${people.companyId}' and is_editable`)
      const activationId = await createActivation(world, kind)
      const applicationId = await world.act((transaction) =>
        kind === 'KEY'
          ? createKeyParticipant(transaction, { campaignId: activationId, creatorId: people.creator })
          : createMembership(transaction, { programId: activationId, creatorId: people.creator }),
      )
      const table = kind === 'KEY' ? 'key_campaign_participant' : 'program_membership'
      expect(await statusOf(world, table, applicationId)).toBe('pending')
      const { invitationId } = await done(
        world.act((transaction) =>
          sendInvitation(
            transaction,
            { activationId, creatorId: null, email: 'applicant@example.com', message: '', deadline: null },
            company,
          ),
        ),
      )
      const hash = randomBytes(32)
      await world.run(
        `update invitation set token_hash = '\\x${hash.toString('hex')}' where id = '${invitationId}'`,
      )
      // Verifying the email address does not accept the invitation. Only its link does.
      await world.run(
        `update "user" set email = 'applicant@example.com', email_verified_at = null where id = '${people.creator}';
         update "user" set email_verified_at = now() where id = '${people.creator}'`,
      )
      expect(await statusOf(world, 'invitation', invitationId)).toBe('PENDING')
      const open = () => world.act((transaction) => claimInvitation(transaction, hash, creator))
      await done(open())
      expect(await statusOf(world, table, applicationId)).toBe('accepted')
      expect(await statusOf(world, 'invitation', invitationId)).toBe('ACCEPTED')
      expect(await done(open())).toMatchObject({ invitationId, activationId })
    },
  )

  it('inviting a creator by name does not reveal whether they have the email address that was invited before', async () => {
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

  describe('the owner of an invited email address stays unknown to the company', () => {
    /** Everything that the company can read about an invitation. */
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
      ['the creator was invited by name before', () => send(company, false)],
      [
        'the creator already takes part',
        () =>
          world.act(async (transaction) => {
            await createQuestRun(transaction, { questId: quest, creatorId: people.creator })
            return { ok: true, invitationId: '', questRunId: null } as const
          }),
      ],
    ])(
      'a mailed invitation does not show the company who owns the email address if %s',
      async (_when, begin) => {
        const { invitationId: named } = await done(begin())
        const { invitationId } = await done(mailKnown())
        expect(await ownerOf(invitationId)).toBeNull()
        expect(await follow(invitationId)).toMatchObject({
          ok: true,
          invitationId: named || invitationId,
        })
      },
    )

    it('a company cannot see whether a mailed email address has an account before the invitation is accepted', async () => {
      const [known, unknown] = [await done(mailKnown()), await done(mail('nobody@example.com'))]
      expect(await ownerOf(known.invitationId)).toBe(people.creator)
      // Only email addresses without an account get a link, and only accounts get reminders.
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
      ['one by name', mailKnown, () => send(company, false)],
      ['one by mail', () => send(company, false), mailKnown],
    ])(
      'a company cannot find out who owns an invited address by withdrawing an invitation and sending %s',
      async (_how, begin, ask) => {
        const { invitationId: first } = await done(begin())
        await done(world.act((transaction) => withdrawInvitation(transaction, first, company)))
        const before = await seen(first)
        const { invitationId } = await done(ask())
        expect(await seen(first)).toEqual(before)
        if ((await ownerOf(invitationId)) === null) await done(follow(invitationId))
        await done(world.act((transaction) => acceptInvitation(transaction, invitationId, creator)))
      },
    )
  })

  it('a mailed invitation belongs to the first person who opens its link', async () => {
    const { invitationId } = await done(mail('somebody@example.com'))
    await world.run(
      `update invitation set token_hash = '\\x${token.toString('hex')}' where id = '${invitationId}'`,
    )
    const claim = (actor: typeof creator) =>
      world.act((transaction) => claimInvitation(transaction, token, actor))
    expect(await claim(creator)).toEqual({ ok: true, invitationId, activationId: quest })
    expect(await claim(creator)).toEqual({ ok: true, invitationId, activationId: quest })
    expect(await claim(otherCreator)).toEqual({ ok: false, code: 'invitation-invalid' })
  })

  it('the link of a mailed invitation leads creators who have joined or were also invited by account to the activation', async () => {
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

  it('a mailed invitation counts as answered when a creator who takes part verifies its email address', async () => {
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

describe('the deadline of an invitation', () => {
  it("an invitation's deadline must be in the future", async () => {
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

describe("answering an invitation's offer", () => {
  it('accepting the offer of an invitation accepts the invitation', async () => {
    const { invitationId, questRunId } = await offered()
    await done(world.act((transaction) => acceptBid(transaction, questRunId, creator)))
    expect(await status(invitationId)).toBe('ACCEPTED')
    expect(await eventsOf(world, invitationId)).toEqual([
      'invitationSent by company',
      'invitationAccepted by creator',
    ])
  })

  it('sending a counter-offer to the offer of an invitation accepts the invitation', async () => {
    const { invitationId, questRunId } = await offered()
    await done(
      world.act((transaction) =>
        counterBid(transaction, questRunId, creator, buildBid({ amountCents: 60_000 })),
      ),
    )
    expect(await status(invitationId)).toBe('ACCEPTED')
  })

  it('declining an invitation declines its offer, and when the offer expires, the invitation expires', async () => {
    const declined = await offered()
    await done(world.act((transaction) => rejectInvitation(transaction, declined.invitationId, creator)))
    expect(await statusOf(world, 'quest_run', declined.questRunId)).toBe('BID_REJECTED')
    quest = await createActivation(world, 'QUEST')
    const unanswered = await offered()
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, unanswered.questRunId)))
    expect(await statusOf(world, 'quest_run', unanswered.questRunId)).toBe('BID_EXPIRED')
    expect(await status(unanswered.invitationId)).toBe('REJECTED')
    expect(await findTrouble(world)).toEqual([])
  })

  it.each([
    ['the offer', 'the invitation'],
    ['the invitation', 'the offer'],
  ])(
    'an unanswered offer of an invitation expires whether %s or %s is handled first, and the creator can be invited again',
    async (first) => {
      const { invitationId, questRunId } = await offered()
      const tell = {
        'the offer': () => world.act((transaction) => applyQuestRunDeadline(transaction, questRunId)),
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

  it('if an invitation has no deadline, its offer has its own deadline', async () => {
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

  it("a reminder of an invitation's offer counts as a reminder of the invitation, but later reminders do not", async () => {
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
