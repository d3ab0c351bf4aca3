import { randomUUID } from 'node:crypto'
import { hashToken } from '@questboard/database'
import { grantAccess, insertCreator, insertPerson } from '@questboard/database/testing'
import { type Gateway, startGateway } from '@questboard/gateway/testing'
import { createActivation } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const rival = {
  ...sessions.studioOwner,
  'x-hasura-company-id': '00000000-0000-4000-8000-000000000020',
}
const GAME = '00000000-0000-4000-8000-000000000040'

let gateway: Gateway
let quest = ''
let serial = 0

const query = async (text: string): Promise<Record<string, unknown>[]> => {
  const result = await gateway.services.pool.query(text)
  const last = Array.isArray(result) ? result.at(-1) : result
  return last?.rows ?? []
}

beforeAll(async () => {
  gateway = await startGateway()
  await query(`
    insert into company (id, name, type, website) values ('${rival['x-hasura-company-id']}', 'Rival Works', 'publisher', 'https://rival.example');
    insert into game (id, name, slug) values ('${GAME}', 'Emberfall', 'emberfall');
    update company set verification = 'verified' where id = '${STUDIO}'`)
}, 90_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  await query('delete from rate_limit')
  quest = await gateway.services.database.transaction().execute((transaction) =>
    createActivation(transaction, {
      kind: 'QUEST',
      companyId: STUDIO,
      gameId: GAME,
      status: 'active',
      endsAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000),
    }),
  )
})

type Made = { readonly access?: boolean; readonly paidOut?: boolean; readonly minimum?: number }

/** A creator with 1,000 Twitch followers. */
const createCreator = async ({ access = true, paidOut = true, minimum }: Made = {}) => {
  serial += 1
  const id = randomUUID()
  const name = `asked${serial}`
  const connection = randomUUID()
  await query(`
    ${insertPerson({ id, name, displayName: `Seen${serial}`, type: 'Creator' })};
    ${insertCreator({ id, connection, channel: name })};
    update user_connection set followers = 1000 where id = '${connection}';
    update creator set minimum_deal_size_cents = ${minimum ?? 'null'} where id = '${id}';
    update payout_account set is_ready = ${paidOut} where creator_id = '${id}'`)
  if (access) await query(grantAccess(id))
  return { id, name, seen: `Seen${serial}` }
}

const plain = {
  creatorIds: [],
  usernames: [],
  emails: [],
  message: 'Play with us.',
  evenIfNotEligible: false,
}
const offer = {
  amountCents: 30_000,
  platform: 'twitch',
  postType: 'STREAM',
  contentLengthMinutes: 60,
  deliveryType: 'open',
  deliveryDate: null,
  message: '',
}

type Outcome = { asked: string; result: string; invitationId: string | null; creatorId: string | null }

const call = (input: object, session: Record<string, string> = sessions.studioOwner) =>
  callAction(gateway.actions, 'inviteCreators', { ...plain, activationId: quest, ...input }, session)
const outcomesOf = (body: Record<string, unknown>): readonly Outcome[] =>
  Array.isArray(body.outcomes) ? body.outcomes : []
const resultsOf = async (input: object) =>
  outcomesOf((await call(input)).body).map(({ asked, result }) => [asked, result])

describe('inviting suggested creators', () => {
  const suggest = async (people: readonly { id: string; cents: number }[]) => {
    const id = randomUUID()
    const items = people.map((one) => `('${id}', '${one.id}', 'GOOD', 0.4, 'twitch', 'VIDEO', ${one.cents})`)
    await query(`
      insert into matchmaking (id, activation_id, game_id, objective) values ('${id}', '${quest}', '${GAME}', 'awareness');
      insert into matchmaking_item (matchmaking_id, creator_id, insight, score, platform, content_type, suggested_offer_cents)
      values ${items.join(', ')}`)
    return id
  }
  const offers = () =>
    query(`select bid.amount_cents, bid.platform, bid.post_type from quest_run join quest_bid as bid on bid.id = quest_run.current_bid_id
            where quest_id = '${quest}' order by amount_cents, post_type desc`)

  it('each suggested creator gets the suggested offer for their kind of content, up to the maximum', async () => {
    const [small, large, other] = [await createCreator(), await createCreator(), await createCreator()]
    await query(`update quest set post_types = '{STREAM,VIDEO}' where id = '${quest}'`)
    const matchmakingId = await suggest([
      { id: small.id, cents: 12_000 },
      { id: large.id, cents: 90_000 },
    ])
    const creatorIds = [small.id, large.id, other.id]
    expect((await resultsOf({ creatorIds, offer, matchmakingId })).map(([, result]) => result)).toEqual([
      'invited',
      'invited',
      'invited',
    ])
    expect(await offers()).toEqual([
      { amount_cents: 12_000, platform: 'twitch', post_type: 'VIDEO' },
      { amount_cents: 30_000, platform: 'twitch', post_type: 'VIDEO' },
      { amount_cents: 30_000, platform: 'twitch', post_type: 'STREAM' },
    ])
  })

  it('inviting suggested creators ignores suggestions for another activation or company', async () => {
    const one = await createCreator()
    const matchmakingId = await suggest([{ id: one.id, cents: 12_000 }])
    await query(
      `update matchmaking set company_id = '${rival['x-hasura-company-id']}' where id = '${matchmakingId}'`,
    )
    await resultsOf({ creatorIds: [one.id], offer, matchmakingId })
    expect(await offers()).toEqual([{ amount_cents: 30_000, platform: 'twitch', post_type: 'STREAM' }])
  })
})

describe('inviting many creators in one request', () => {
  it('when a company invites many creators in one request, each gets a result, and one failure does not stop the others', async () => {
    const [fits, poor, closed, dear] = [
      await createCreator(),
      await createCreator({ paidOut: false }),
      await createCreator({ access: false }),
      await createCreator({ minimum: 90_000 }),
    ]
    const creatorIds = [fits.id, poor.id, closed.id, dear.id, randomUUID()]
    expect((await resultsOf({ creatorIds, offer })).map(([, result]) => result)).toEqual([
      'invited',
      'payout-setup',
      'access-needed',
      'minimum-deal-size',
      'not-found',
    ])
    expect(
      await query(`select status, amount_cents from quest_run where quest_id = '${quest}'`),
    ).toHaveLength(1)
    expect((await resultsOf({ creatorIds: [fits.id, poor.id] })).map(([, result]) => result)).toEqual([
      'already-invited',
      'invited',
    ])
  })

  it('the result of inviting lists the requirements that a creator does not meet, and the company can still invite the creator', async () => {
    await query(
      `update requirement set twitch_followers = 1500, allow_all_creators = false where activation_id = '${quest}'`,
    )
    const { id } = await createCreator()
    const { body } = await call({ creatorIds: [id] })
    expect(outcomesOf(body)).toMatchObject([
      { result: 'requirements-not-met', missed: [{ requirement: 'twitch_followers', missing: 500 }] },
    ])
    expect(await resultsOf({ creatorIds: [id], evenIfNotEligible: true })).toEqual([[id, 'invited']])
  })

  it('a creator who was invited before is reported as already invited, even if they do not meet the requirements', async () => {
    const { id } = await createCreator()
    await resultsOf({ creatorIds: [id] })
    await query(
      `update requirement set twitch_followers = 1500, allow_all_creators = false where activation_id = '${quest}'`,
    )
    expect(await resultsOf({ creatorIds: [id] })).toEqual([[id, 'already-invited']])
  })

  it('creators with a closed account cannot be found by name, email address or id', async () => {
    const [one, two, three] = [await createCreator(), await createCreator(), await createCreator()]
    await query(`update "user" set active = false where id in ('${one.id}', '${two.id}', '${three.id}')`)
    const email = `${three.name}@example.com`
    expect(await resultsOf({ creatorIds: [one.id], usernames: [two.name], emails: [email] })).toEqual([
      [one.id, 'not-found'],
      [two.name, 'not-found'],
      // Inviting by email must not reveal who owns the address.
      [email, 'invited'],
    ])
  })

  it('company members cannot be found as creators to invite, even if they were creators before', async () => {
    const member = await createCreator()
    await query(`update "user" set user_type = 'Company' where id = '${member.id}'`)
    expect(await resultsOf({ usernames: [member.name] })).toEqual([[member.name, 'not-found']])
  })

  it('creators to invite are found by name, email address and id, and each creator is found once', async () => {
    const [one, two, three] = [await createCreator(), await createCreator(), await createCreator()]
    const input = {
      creatorIds: [one.id],
      usernames: [two.seen.toUpperCase(), two.name, 'nobodyatall'],
      emails: [`${three.name}@example.com`, 'nobody@mail.example', 'no address'],
    }
    expect(await resultsOf(input)).toEqual([
      [one.id, 'invited'],
      [two.seen.toUpperCase(), 'invited'],
      [two.name, 'already-invited'],
      ['nobodyatall', 'not-found'],
      [`${three.name}@example.com`, 'invited'],
      ['nobody@mail.example', 'invited'],
      ['no address', '1012'],
    ])
    const rows = await query(
      `select type, email::text, creator_id from invitation where activation_id = '${quest}' and type = 'EMAIL' order by email`,
    )
    expect(rows).toEqual([
      { type: 'EMAIL', email: `${three.name}@example.com`, creator_id: three.id },
      { type: 'EMAIL', email: 'nobody@mail.example', creator_id: null },
    ])
  })

  it('inviting an email address does not reveal who owns the address', async () => {
    const { name } = await createCreator({ access: false })
    const { body } = await call({ emails: [`${name}@example.com`] })
    expect(outcomesOf(body)).toMatchObject([{ result: 'invited', creatorId: null }])
    const ready = await createCreator()
    const unready = await createCreator({ paidOut: false })
    const emails = [...[ready, unready].map((one) => `${one.name}@example.com`), 'nobody.yet@mail.example']
    expect(await resultsOf({ emails, offer })).toEqual(emails.map((email) => [email, 'offer-needs-account']))
  })

  it('invitations are sent once per idempotency key, however often the request is sent', async () => {
    const { id } = await createCreator()
    const input = { creatorIds: [id], idempotencyKey: randomUUID() }
    const answers = await Promise.all([call(input), call(input)])
    expect(answers.map(({ body }) => outcomesOf(body)[0]?.result)).toEqual(['invited', 'invited'])
    expect(await query(`select id from invitation where activation_id = '${quest}'`)).toHaveLength(1)
  })

  it('one request can invite only a limited number of creators, and can contain an offer only for a quest', async () => {
    const many = Array.from({ length: 101 }, () => randomUUID())
    expect(await call({ creatorIds: many })).toMatchObject(refusal('answer-too-large'))
    expect(await call({})).toMatchObject(refusal('invalid-input'))
    const program = randomUUID()
    await query(`insert into activation (id, kind, company_id, name, status)
      values ('${program}', 'CREATOR_PROGRAM', '${STUDIO}', 'Studio creators', 'active')`)
    const { id } = await createCreator()
    expect(await call({ activationId: program, creatorIds: [id], offer })).toMatchObject(
      refusal('invalid-input'),
    )
    expect(await resultsOf({ activationId: program, creatorIds: [id] })).toEqual([[id, 'invited']])
  })

  it('inviting is refused for an ended activation and for a past deadline', async () => {
    const { id } = await createCreator()
    const deadline = new Date(Date.now() - 60_000).toISOString()
    expect(await call({ creatorIds: [id], deadline })).toMatchObject(refusal('invitation-deadline'))
    await callAction(gateway.actions, 'closeActivation', { activationId: quest }, sessions.studioOwner)
    expect(await call({ creatorIds: [id] })).toMatchObject(refusal('activation-not-open'))
  })

  it('inviting is refused after too many mails to unverified email addresses', async () => {
    const emails = (from: number) =>
      Array.from({ length: 100 }, (_, index) => `a${from + index}@mail.example`)
    await call({ emails: emails(0) })
    await call({ emails: emails(100) })
    expect(await call({ emails: ['one.more@mail.example'] })).toMatchObject(refusal('too-many-requests'))
  })

  it("only the activation's own company can invite", async () => {
    const { id } = await createCreator()
    expect(await call({ creatorIds: [id] }, rival)).toMatchObject(refusal('not-found'))
    expect(await call({ creatorIds: [id] }, sessions.user)).toMatchObject(refusal('not-allowed'))
  })
})

describe('withdrawing and answering an invitation that was sent', () => {
  const send = async (input: object) => outcomesOf((await call(input)).body)[0]?.invitationId ?? ''
  const withdraw = (invitationId: string, session: Record<string, string> = sessions.studioOwner) =>
    callAction(gateway.actions, 'withdrawInvitation', { invitationId }, session)

  it('a company can withdraw its invitation once, and then send it again', async () => {
    const { id } = await createCreator()
    const invitationId = await send({ creatorIds: [id], offer })
    expect(await withdraw(invitationId, rival)).toMatchObject(refusal('not-found'))
    expect((await withdraw(invitationId)).body).toEqual({ invitationId })
    expect(await withdraw(invitationId)).toMatchObject(refusal('status-illegal'))
    expect(await query(`select status from quest_run where quest_id = '${quest}'`)).toEqual([
      { status: 'BID_REJECTED' },
    ])
    expect(await resultsOf({ creatorIds: [id], offer })).toEqual([[id, 'invited']])
  })

  it('a mailed invitation can be read by its link, and claimed by a person who is signed in', async () => {
    const token = `mailed-${randomUUID()}`
    const invitationId = await send({ emails: [`newcomer${serial}@mail.example`] })
    await gateway.services.pool.query('update invitation set token_hash = $2 where id = $1', [
      invitationId,
      hashToken(token),
    ])
    const read = () => callAction(gateway.actions, 'mailedInvitation', { token })
    expect((await read()).body).toMatchObject({
      companyName: 'Northlight Studio',
      activationId: quest,
      activationKind: 'QUEST',
      message: 'Play with us.',
    })
    const { id } = await createCreator()
    const session = { 'x-hasura-role': 'creator', 'x-hasura-user-id': id }
    expect((await callAction(gateway.actions, 'claimInvitation', { token }, session)).body).toEqual({
      invitationId,
      activationId: quest,
      activationKind: 'QUEST',
    })
    expect(await callAction(gateway.actions, 'claimInvitation', { token }, sessions.user)).toMatchObject({
      status: 400,
    })
    await withdraw(invitationId)
    expect(await read()).toMatchObject(refusal('invitation-invalid'))
  })

  it('a person who registers from a mailed invitation claims it, and then continues to the activation', async () => {
    const token = `mailed-${randomUUID()}`
    const invitationId = await send({ emails: [`registers${serial}@mail.example`] })
    await gateway.services.pool.query('update invitation set token_hash = $2 where id = $1', [
      invitationId,
      hashToken(token),
    ])
    const { body } = await callAction(gateway.actions, 'registerCreator', {
      username: `registers${serial}`,
      email: `registers${serial}@mail.example`,
      password: 'Secret123',
      terms: true,
      way: `/company/invitation?token=${token}`,
    })
    expect(
      await query(`select way, creator_id from "user" join invitation on creator_id = "user".id
        where "user".id = '${String(body.userId)}'`),
    ).toEqual([{ way: `/campaigns/quests/${quest}`, creator_id: body.userId }])
  })
})
