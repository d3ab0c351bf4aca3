import { hashToken } from '@questboard/database'
import { type Gateway, openBrowser, startGateway } from '@questboard/gateway/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const PASSWORD = 'Secret123'
const COMPANY = sessions.studioOwner['x-hasura-company-id']
let gateway: Gateway
let serial = 0

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  await query('delete from rate_limit')
  // Starts every test with an empty team, so that the plan's limit on members is not reached.
  await query('delete from company_invitation')
  await query('delete from company_member where company_id = $1 and not is_owner', [COMPANY])
})

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text, values)).rows

/** An account without a company or creator access, with a verified email address. */
const register = async () => {
  serial += 1
  const username = `plain${serial}`
  const email = `${username}@mail.example`
  const { body } = await callAction(gateway.actions, 'registerCreator', {
    username,
    email,
    password: PASSWORD,
    terms: true,
  })
  const userId = String(body.userId)
  await query('update "user" set email_verified_at = now() where id = $1', [userId])
  return { userId, username, email, session: { 'x-hasura-role': 'user', 'x-hasura-user-id': userId } }
}

const invite = async (email: string): Promise<string> => {
  const input = { email, title: 'Producer', isOwner: false }
  const { body } = await callAction(gateway.actions, 'inviteMember', input, sessions.studioOwner)
  const token = `invite-${Math.random()}`
  await query('update company_invitation set token_hash = $2 where id = $1', [
    body.invitationId,
    hashToken(token),
  ])
  return token
}

type Session = Record<string, string>
const accept = (token: string, session: Session, idempotencyKey: string = crypto.randomUUID()) =>
  callAction(gateway.actions, 'acceptMemberInvite', { token, idempotencyKey }, session)
const read = async (token: string, session?: Session) =>
  (await callAction(gateway.actions, 'companyInvitation', { token }, session)).body

const typeOf = async (userId: string) =>
  (
    await query(
      `select user_type as type, company_id as company from "user" left join company_member on user_id = id where id = $1`,
      [userId],
    )
  )[0]
const plain = { type: 'User', company: null }

describe("an existing account accepts a company's invitation", () => {
  it('an invited account joins a company with one click, and belongs to the company on all devices', async () => {
    const { userId, username, email, session } = await register()
    const token = await invite(email.toUpperCase())
    const [here, there] = [openBrowser(gateway.url), openBrowser(gateway.url)]
    for (const browser of [here, there]) await browser.signIn(username, PASSWORD)
    expect(await there.user()).toMatchObject({ userType: 'User', company: null })
    expect(await read(token)).toEqual({
      companyName: 'Northlight Studio',
      email: email.toUpperCase(),
      hasAccount: true,
      refusal: null,
    })
    expect(await read(token, session)).toMatchObject({ refusal: null })

    const key = crypto.randomUUID()
    const answers = await Promise.all([accept(token, session, key), accept(token, session, key)])
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, body: { userId, companyId: COMPANY } })
    for (const browser of [here, there])
      expect(await browser.user()).toMatchObject({
        userType: 'Company',
        company: { name: 'Northlight Studio', isOwner: false },
      })
    expect(await query('select title, is_owner from company_member where user_id = $1', [userId])).toEqual([
      { title: 'Producer', is_owner: false },
    ])
    expect(await query('select from company_invitation where email = $1', [email])).toEqual([])
    expect(
      await query(
        `select actor_id, operation from audit_event where entity = 'company_member' and entity_id = $1`,
        [userId],
      ),
    ).toEqual([{ actor_id: userId, operation: 'INSERT' }])
    expect(
      await query(
        `select count(*)::int from domain_event join audit_event on audit_event.entity_id = domain_event.entity_id::text
          where type = 'memberJoined' and audit_event.operation = 'DELETE' and before ->> 'email' = $1
            and payload ->> 'user_id' = $2`,
        [email.toUpperCase(), userId],
      ),
    ).toEqual([{ count: 1 }])
    expect(await accept(token, session)).toMatchObject(refusal('invitation-invalid'))
  })

  it('an invited account that joins from two browser tabs joins the company once', async () => {
    const { userId, email, session } = await register()
    const token = await invite(email)
    const answers = await Promise.all([accept(token, session), accept(token, session)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)).toMatchObject(refusal('invitation-invalid'))
    expect(await typeOf(userId)).toEqual({ type: 'Company', company: COMPANY })
  })

  it("joining a company withdraws the account's request for creator access", async () => {
    const { userId, email, session } = await register()
    await query(`insert into creator_access (creator_id, kind) values ($1, 'creator')`, [userId])
    await query(
      `insert into creator_page (creator_id, slug, title, is_published) values ($1, 'plainpage', 'Plain', true)`,
      [userId],
    )
    await query(`begin; set local session_replication_role = replica;
      insert into invitation (activation_id, activation_type, company_id, creator_id)
        values (gen_random_uuid(), 'CREATOR_PROGRAM', '${COMPANY}', '${userId}');
      commit`)
    // The link was mailed to this person, so opening it proves that the email address is theirs.
    await query('update "user" set email_verified_at = null where id = $1', [userId])
    const token = await invite(email)
    expect((await accept(token, session)).status).toBe(200)
    expect(await query('select from creator_access where creator_id = $1', [userId])).toEqual([])
    expect(await query('select is_published from creator_page where creator_id = $1', [userId])).toEqual([
      { is_published: false },
    ])
    expect(
      await query('select email_verified_at is not null as ok from "user" where id = $1', [userId]),
    ).toEqual([{ ok: true }])
    expect(await query('select status from invitation where creator_id = $1', [userId])).toEqual([
      { status: 'REJECTED' },
    ])
  })

  it('an account with another email address cannot join a company by the invitation, and gets an error that says what to do', async () => {
    const { userId, session } = await register()
    const token = await invite('somebody.else@mail.example')
    expect(await read(token)).toMatchObject({ hasAccount: false, refusal: null })
    expect(await read(token, session)).toMatchObject({ refusal: 'invitation-address' })
    expect(await accept(token, session)).toMatchObject(refusal('invitation-address'))
    expect(await typeOf(userId)).toEqual(plain)
    expect(await read(token)).toMatchObject({ companyName: 'Northlight Studio' })
  })

  it.each([
    ['belongs to a creator', `update "user" set user_type = 'Creator' where id = $1`, 'invitation-creator'],
    [
      'already acts for a company',
      `update "user" set user_type = 'Company' where id = $1`,
      'invitation-member',
    ],
    [
      'has a channel',
      `insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url)
       values ($1, 'twitch', 'of-an-invited', 'Invited', 'https://twitch.example/invited')`,
      'invitation-channels',
    ],
    ['is closed', 'update "user" set active = false where id = $1', '1203'],
  ])('an account cannot join a company when the account %s', async (_what, statement, code) => {
    const { userId, email, session } = await register()
    const token = await invite(email)
    await query(statement, [userId])
    const before = await typeOf(userId)
    expect(await read(token, session)).toMatchObject({ refusal: code })
    expect(await accept(token, session)).toMatchObject(refusal(code))
    expect(await typeOf(userId)).toEqual(before)
    expect(await read(token)).toMatchObject({ companyName: 'Northlight Studio' })
  })

  it('an account cannot join a company with an expired link', async () => {
    const { email, session } = await register()
    const token = await invite(email)
    await query(`update company_invitation set expires_at = now() - interval '1 second' where email = $1`, [
      email,
    ])
    expect(await accept(token, session)).toMatchObject(refusal('invitation-invalid'))
  })

  it('an account cannot join a company when the plan allows no more members', async () => {
    const { userId, email, session } = await register()
    const token = await invite(email)
    await query(
      `update plan set member_limit = (select count(*) from company_member where company_id = $1)
        where id = (select id from company_plan($1))`,
      [COMPANY],
    )
    try {
      expect(await accept(token, session)).toMatchObject(refusal('member-limit'))
      expect(await typeOf(userId)).toEqual(plain)
    } finally {
      await query(`update plan set member_limit = 20 where id = (select id from company_plan($1))`, [COMPANY])
    }
  })
})

describe('an account joins a company at the same moment as another change', () => {
  /** Joins the company while a concurrent SQL statement is still running. */
  const joinDuring = async (statement: string, email: string, session: Session) => {
    const token = await invite(email)
    const other = await gateway.services.pool.connect()
    try {
      await other.query('begin')
      await other.query(statement)
      const joining = accept(token, session)
      await new Promise((resolve) => setTimeout(resolve, 200))
      await other.query('commit')
      return await joining
    } finally {
      other.release()
    }
  }

  it.each([
    ['the invitation is withdrawn', 'delete from company_invitation', 'invitation-invalid'],
    ['the account is closed', `update "user" set active = false where username like 'plain%'`, '1203'],
  ])(
    'if an account joins a company at the moment when %s, only the first of the two changes is made',
    async (_what, statement, code) => {
      const { userId, email, session } = await register()
      expect(await joinDuring(statement, email, session)).toMatchObject(refusal(code))
      expect(await typeOf(userId)).toEqual(plain)
    },
  )

  it('if an account joins a company while an admin makes it a creator, only the first of the two changes is made', async () => {
    const { userId, email, session } = await register()
    await query(
      `insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url)
       values ($1, 'twitch', 'of-a-racer', 'Racer', 'https://twitch.example/racer')`,
      [userId],
    )
    await query(
      `insert into channel_verification (connection_id, user_id) select id, user_id from user_connection where user_id = $1`,
      [userId],
    )
    await query(
      `update channel_verification set status = 'meets_requirements', finished_at = now() where user_id = $1`,
      [userId],
    )
    await query(`insert into creator_access (creator_id, kind) values ($1, 'creator')`, [userId])
    const grant = `update creator_access set status = 'approved' where creator_id = '${userId}'`
    expect(await joinDuring(grant, email, session)).toMatchObject(refusal('invitation-creator'))
    expect(await typeOf(userId)).toEqual({ type: 'Creator', company: null })
  })
})

it("a member cannot be invited again, and inviting a creator's account does not reveal that the account exists", async () => {
  const { email } = await register()
  await query(`update "user" set user_type = 'Creator' where email = $1`, [email])
  const input = { email, title: '', isOwner: false }
  expect((await callAction(gateway.actions, 'inviteMember', input, sessions.studioOwner)).status).toBe(200)
  const [owner] = await query(`select email from "user" where username = 'demostudio'`)
  const colleague = { ...input, email: owner?.email }
  expect(await callAction(gateway.actions, 'inviteMember', colleague, sessions.studioOwner)).toMatchObject(
    refusal('member-exists', 'email'),
  )
})
