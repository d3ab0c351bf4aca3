import { hashToken } from '@questboard/database'
import { type Gateway, openBrowser, startGateway } from '@questboard/gateway/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

let gateway: Gateway
let serial = 0

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  await gateway.services.pool.query('delete from rate_limit')
})

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text, values)).rows

describe('inviting and removing company members', () => {
  const invite = async (): Promise<string> => {
    serial += 1
    const input = { email: `colleague${serial}@mail.example`, title: 'Producer', isOwner: false }
    const { body } = await callAction(gateway.actions, 'inviteMember', input, sessions.studioOwner)
    const token = `invite-${Math.random()}`
    await query('update company_invitation set token_hash = $2 where id = $1', [
      body.invitationId,
      hashToken(token),
    ])
    return token
  }

  it('an invited member can join once, using the link in the mail', async () => {
    const token = await invite()
    expect((await callAction(gateway.actions, 'companyInvitation', { token })).body).toMatchObject({
      companyName: 'Northlight Studio',
    })
    const username = `joiner${serial}`
    const password = 'Secret123'
    const join = { token, password, terms: true }
    const answers = await Promise.all(
      [`${username}a`, `${username}b`].map((name) =>
        callAction(gateway.actions, 'joinCompany', { ...join, username: name }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)).toMatchObject(refusal('invitation-invalid'))
    const joined = answers.find(({ status }) => status === 200)
    expect(
      await query('select title, is_owner from company_member where user_id = $1', [joined?.body.userId]),
    ).toEqual([{ title: 'Producer', is_owner: false }])
    const browser = openBrowser(gateway.url)
    const name = String(
      (await query('select username from "user" where id = $1', [joined?.body.userId]))[0]?.username,
    )
    expect((await browser.signIn(name, password)).status).toBe(200)
    expect(await browser.user()).toMatchObject({ company: { name: 'Northlight Studio', isOwner: false } })
  })

  it('a removed member becomes a plain user and is notified', async () => {
    const username = `leaver${serial}`
    const join = { token: await invite(), username, password: 'Secret123', terms: true }
    const { body } = await callAction(gateway.actions, 'joinCompany', join)
    const browser = openBrowser(gateway.url)
    await browser.signIn(username, 'Secret123')
    await query('delete from company_member where user_id = $1', [body.userId])
    expect(await browser.user()).toMatchObject({ userType: 'User', company: null })
    expect(
      await query(
        `select payload ->> 'company' as company from domain_event where type = 'memberRemoved' and entity_id = $1`,
        [body.userId],
      ),
    ).toEqual([{ company: 'Northlight Studio' }])
  })

  it('a member can delete their account at the moment when an owner removes them', async () => {
    const password = 'Secret123'
    const join = { token: await invite(), username: `remover${serial}`, password, terms: true }
    const { body } = await callAction(gateway.actions, 'joinCompany', join)
    const { userId } = body
    const session = {
      ...sessions.studioOwner,
      'x-hasura-user-id': String(userId),
      'x-hasura-company-owner': 'false',
    }
    const removing = await gateway.services.pool.connect()
    try {
      await removing.query(`begin; set local lock_timeout = '300ms'`)
      await removing.query('select from company_member where user_id = $1 for update', [userId])
      const deleting = callAction(gateway.actions, 'deleteAccount', { currentPassword: password }, session)
      await expect
        .poll(() =>
          query(
            `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toEqual([{ count: 1 }])
      await removing.query('delete from company_member where user_id = $1', [userId])
      await removing.query('commit')
      expect((await deleting).status).toBe(200)
    } finally {
      removing.release(true)
    }
  })

  it('only owners can invite members, and only to their own company', async () => {
    const input = { email: 'someone@mail.example', title: '', isOwner: true }
    const member = { ...sessions.studioOwner, 'x-hasura-company-owner': 'false' }
    for (const session of [member, sessions.user, undefined])
      expect(await callAction(gateway.actions, 'inviteMember', input, session)).toMatchObject(
        refusal('not-allowed'),
      )
    await invite()
    const [invitation] = await query('select id from company_invitation limit 1')
    const stranger = {
      ...sessions.studioOwner,
      'x-hasura-company-id': '00000000-0000-4000-8000-000000000000',
    }
    const resend = { invitationId: invitation?.id }
    expect(await callAction(gateway.actions, 'resendMemberInvite', resend, stranger)).toMatchObject(
      refusal('not-found'),
    )
    expect(
      (await callAction(gateway.actions, 'resendMemberInvite', resend, sessions.studioOwner)).status,
    ).toBe(200)
  })

  it('resending an expired member invitation gives it a new deadline', async () => {
    await invite()
    const [invitation] =
      await query(`update company_invitation set status = 'expired', expires_at = now() - interval '1 hour'
      where id = (select id from company_invitation order by created_at desc limit 1) returning id`)
    const resend = { invitationId: invitation?.id }
    expect(
      (await callAction(gateway.actions, 'resendMemberInvite', resend, sessions.studioOwner)).status,
    ).toBe(200)
    expect(
      await query(
        `select status, expires_at > now() + interval '6 days' as is_open from company_invitation where id = $1`,
        [invitation?.id],
      ),
    ).toEqual([{ status: 'pending', is_open: true }])
  })

  it('a company can send fifty member invitations a day', async () => {
    await query(`insert into rate_limit (key, tries, forget_at)
                 values ('member-invites:${sessions.studioOwner['x-hasura-company-id']}', array_fill(now(), array[50]), 'infinity')`)
    const input = { email: 'someone@mail.example', title: '', isOwner: false }
    expect(await callAction(gateway.actions, 'inviteMember', input, sessions.studioOwner)).toMatchObject(
      refusal('too-many-requests'),
    )
  })

  it('an unverified company can send five member invitations a day', async () => {
    const companyId = sessions.studioOwner['x-hasura-company-id']
    await query(`update company set verification = 'rejected', verification_reason = 'Who?' where id = $1`, [
      companyId,
    ])
    await query(
      `insert into rate_limit (key, tries, forget_at) values ($1, array_fill(now(), array[4]), 'infinity')`,
      [`member-invites:${companyId}`],
    )
    serial += 1
    const input = { email: `colleague${serial}@mail.example`, title: '', isOwner: false }
    const { body } = await callAction(gateway.actions, 'inviteMember', input, sessions.studioOwner)
    expect(body).toMatchObject({ invitationId: expect.any(String) })
    const again = { invitationId: body.invitationId }
    const refused = await callAction(gateway.actions, 'resendMemberInvite', again, sessions.studioOwner)
    expect(refused).toMatchObject(refusal('too-many-requests'))
    expect(refused.body.message).toMatch(
      /^Too many attempts\. You can try again on \w{3} \d+, \d{4}, \d\d:\d\d \(Stockholm time\)\.$/,
    )
    await query(`update company set verification = 'verified' where id = $1`, [companyId])
  })

  it('the plan limits the number of members', async () => {
    await query(`update subscription set plan_id = 'starter' where company_id = $1`, [
      sessions.studioOwner['x-hasura-company-id'],
    ])
    const codes = new Set<unknown>()
    for (let place = 0; place < 4; place += 1) {
      serial += 1
      const input = { email: `colleague${serial}@mail.example`, title: '', isOwner: false }
      const { body } = await callAction(gateway.actions, 'inviteMember', input, sessions.studioOwner)
      if (typeof body.extensions === 'object' && body.extensions !== null && 'code' in body.extensions)
        codes.add(body.extensions.code)
    }
    expect([...codes]).toEqual(['member-limit'])
  })
})
