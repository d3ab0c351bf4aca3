import { hashToken } from '@questboard/database'
import { type Gateway, openBrowser, startGateway } from '@questboard/gateway/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const PASSWORD = 'Play-fair-2026'
let gateway: Gateway
let serial = 0

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  await gateway.services.pool.query('delete from rate_limit')
})
afterEach(() => vi.useRealTimers())

const query = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text, values)).rows

const buildForm = (changes: object = {}) => {
  serial += 1
  return {
    username: `person${serial}`,
    email: `person${serial}@mail.example`,
    password: 'Secret123',
    terms: true,
    ...changes,
  }
}

/** A registered person with a verified email address. */
const createPerson = async () => {
  const form = buildForm()
  const { body } = await callAction(gateway.actions, 'registerCreator', form)
  const userId = String(body.userId)
  await query('update "user" set email_verified_at = now() where id = $1', [userId])
  return { ...form, userId, session: { 'x-hasura-role': 'user', 'x-hasura-user-id': userId } }
}

const createLink = async (userId: string, kind: string, email: string, lives = '1 hour'): Promise<string> => {
  const token = `token-${Math.random()}`
  await query(
    `insert into verification_token (user_id, kind, token_hash, email, created_at, expires_at)
     values ($1, $2, $3, $4, now() - interval '1 day', now() + $5::interval)`,
    [userId, kind, hashToken(token), email, lives],
  )
  return token
}

describe('registering an account', () => {
  it('a person who registers as a creator stays a plain user until creator access is granted', async () => {
    const form = buildForm()
    const { status, body } = await callAction(gateway.actions, 'registerCreator', form)
    expect(status).toBe(200)
    const [user] = await query(
      'select username, user_type, email_verified_at, terms_accepted_at is not null as agreed from "user" where id = $1',
      [body.userId],
    )
    expect(user).toEqual({
      username: form.username,
      user_type: 'User',
      email_verified_at: null,
      agreed: true,
    })
    expect(await query('select id from creator where id = $1', [body.userId])).toHaveLength(1)
    expect(await query(`select type from domain_event where entity_id = $1`, [body.userId])).toEqual([
      { type: 'userRegistered' },
    ])
  })

  it('a new account remembers the page that the person came from, unless the page is on another site', async () => {
    const way = '/creator-programs/d0000000-0000-4000-8000-00000000ac04/join'
    const wayAfter = async (asked: string) => {
      const { body } = await callAction(gateway.actions, 'registerCreator', buildForm({ way: asked }))
      const [row] = await query('select way from "user" where id = $1', [body.userId])
      return row?.way
    }
    expect(await wayAfter(way)).toBe(way)
    expect(await wayAfter(`https://evil.example${way}`)).toBeNull()
    expect(await wayAfter('/creator/onboarding')).toBeNull()
  })

  it('registering a company also creates its owner', async () => {
    const company = {
      companyName: `Studio ${Date.now()}`,
      companyType: 'publisher',
      companyWebsite: 'https://studio.example',
    }
    const { status, body } = await callAction(gateway.actions, 'registerCompany', buildForm(company))
    expect(status).toBe(200)
    expect(
      await query('select is_owner from company_member where user_id = $1 and company_id = $2', [
        body.userId,
        body.companyId,
      ]),
    ).toEqual([{ is_owner: true }])
    const again = await callAction(gateway.actions, 'registerCompany', buildForm(company))
    expect(again).toMatchObject({ status: 400, body: { extensions: { code: '2013' } } })
    // The second attempt to register created neither an account nor a company.
    expect(await query('select id from "user" where username = $1', [`person${serial}`])).toEqual([])
  })

  it.each([
    [{ username: 'abc' }, '1011', 'username'],
    [{ username: 'with space' }, '1011', 'username'],
    [{ username: 'DemoUser' }, '1001', 'username'],
    [{ email: 'DEMOUSER@questboard.test' }, '1002', 'email'],
    [{ email: 'no address' }, '1012', 'email'],
    [{ password: 'short1' }, '1003', 'password'],
    [{ password: 'onlyletters' }, '1003', 'password'],
    [{ terms: false }, 'invalid-input', 'terms'],
  ])('registering with %j is refused with the error %s at its field', async (changes, code, field) => {
    expect(await callAction(gateway.actions, 'registerCreator', buildForm(changes))).toMatchObject(
      refusal(code, field),
    )
  })

  it('registration refuses characters that the database cannot store', async () => {
    const form = buildForm({
      companyName: 'Zero\u0000Studio',
      companyType: 'publisher',
      companyWebsite: 'https://studio.example',
    })
    expect(await callAction(gateway.actions, 'registerCompany', form)).toMatchObject(
      refusal('name-plain', 'companyName'),
    )
    const identifier = { identifier: 'zero\u0000' }
    expect(await callAction(gateway.actions, 'resendVerification', identifier)).toMatchObject(
      refusal('invalid-input'),
    )
  })

  it('registration refuses a reserved name', async () => {
    expect(
      await callAction(gateway.actions, 'registerCreator', buildForm({ username: 'admin' })),
    ).toMatchObject(refusal('3000'))
  })

  it('of two people who register the same name at the same time, only one gets the name', async () => {
    const username = `wanted${Date.now() % 1e6}`
    const answers = await Promise.all(
      [1, 2].map(() => callAction(gateway.actions, 'registerCreator', buildForm({ username }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('registrations are limited per IP address', async () => {
    let refused = 0
    for (let attempt = 0; attempt < 31; attempt += 1) {
      const { body } = await callAction(gateway.actions, 'registerCreator', buildForm({ username: 'admin' }))
      if (JSON.stringify(body).includes('too-many-requests')) {
        refused += 1
        expect(body.message).toMatch(/^Too many attempts\. You can try again on .*\d\d:\d\d/)
      }
    }
    expect(refused).toBe(1)
  }, 30_000)
})

describe('verifying an email address', () => {
  it('a verification link works only once, even if it is opened twice at the same time', async () => {
    const person = await createPerson()
    await query('update "user" set email_verified_at = null where id = $1', [person.userId])
    const token = await createLink(person.userId, 'verify_email', person.email)
    const answers = await Promise.all(
      [1, 2, 3].map(() => callAction(gateway.actions, 'verifyEmail', { token })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.alreadyVerified).sort()).toEqual([false, true, true])
    expect(
      await query(`select 1 from domain_event where type = 'emailVerified' and entity_id = $1`, [
        person.userId,
      ]),
    ).toHaveLength(1)
    expect(
      await query('select email_verified_at is not null as verified from "user" where id = $1', [
        person.userId,
      ]),
    ).toEqual([{ verified: true }])
  })

  it('opening a verification link again still reports success, unless the email address has changed', async () => {
    const person = await createPerson()
    await query('update "user" set email_verified_at = null where id = $1', [person.userId])
    const token = await createLink(person.userId, 'verify_email', person.email)
    const open = () => callAction(gateway.actions, 'verifyEmail', { token })
    expect((await open()).body).toEqual({ userId: person.userId, alreadyVerified: false })
    expect((await open()).body).toEqual({ userId: person.userId, alreadyVerified: true })
    await query('update "user" set email_verified_at = null where id = $1', [person.userId])
    expect(await open()).toMatchObject(refusal('1101'))
    await query('update "user" set email = $2, email_verified_at = now() where id = $1', [
      person.userId,
      `other-${person.email}`,
    ])
    expect(await open()).toMatchObject(refusal('1101'))
  })

  it('verification links that are expired, unknown or for a previous email address are refused with error 1101', async () => {
    const person = await createPerson()
    const expired = await createLink(person.userId, 'verify_email', person.email, '-1 minute')
    const earlier = await createLink(person.userId, 'verify_email', 'earlier@mail.example')
    const reset = await createLink(person.userId, 'reset_password', person.email)
    for (const token of [expired, earlier, reset, 'nonsense'])
      expect(await callAction(gateway.actions, 'verifyEmail', { token })).toMatchObject(refusal('1101'))
  })

  it('requesting another verification link does not reveal whether the account exists', async () => {
    const person = await createPerson()
    await query('update "user" set email_verified_at = null where id = $1', [person.userId])
    const known = await callAction(gateway.actions, 'resendVerification', { identifier: person.username })
    const unknown = await callAction(gateway.actions, 'resendVerification', { identifier: 'nobodyhere' })
    expect(known).toEqual(unknown)
    expect(
      await query(`select 1 from domain_event where type = 'verificationRequested' and entity_id = $1`, [
        person.userId,
      ]),
    ).toHaveLength(1)
  })
})

describe('resetting a password', () => {
  it('a reset link sets a new password, ends every session and removes a lock for wrong passwords', async () => {
    const person = await createPerson()
    const browser = openBrowser(gateway.url)
    await browser.signIn(person.username, person.password)
    for (let attempt = 0; attempt < 5; attempt += 1)
      await openBrowser(gateway.url).signIn(person.username, `wrong-${attempt}`)
    const locked = 'select locked_until > now() as locked from "user" where id = $1'
    expect(await query(locked, [person.userId])).toEqual([{ locked: true }])
    const token = await createLink(person.userId, 'reset_password', person.email)
    expect(await callAction(gateway.actions, 'setNewPassword', { token, password: 'weak' })).toMatchObject(
      refusal('1003', 'password'),
    )
    expect(
      (await callAction(gateway.actions, 'setNewPassword', { token, password: 'Changed123' })).status,
    ).toBe(200)
    expect(
      await callAction(gateway.actions, 'setNewPassword', { token, password: 'Changed456' }),
    ).toMatchObject(refusal('1101'))
    expect(await browser.user()).toBeUndefined()
    expect((await browser.signIn(person.username, 'Changed123')).status).toBe(200)
  })

  it('an account without a password gets a mail with a link to set a password', async () => {
    const person = await createPerson()
    const hasPassword = async () =>
      (await query('select user_has_password("user") as has from "user" where id = $1', [person.userId]))[0]
        ?.has
    await query('delete from credential where user_id = $1', [person.userId])
    expect(await hasPassword()).toBe(false)
    const asked = { email: person.email }
    expect((await callAction(gateway.actions, 'requestPasswordReset', asked, person.session)).status).toBe(
      200,
    )
    const token = await createLink(person.userId, 'reset_password', person.email)
    await callAction(gateway.actions, 'setNewPassword', { token, password: 'Chosen123' })
    expect(await hasPassword()).toBe(true)
  })

  it("a password reset does not lift an admin's lock", async () => {
    const person = await createPerson()
    await query(`update "user" set locked_until = now() + interval '1 day' where id = $1`, [person.userId])
    const token = await createLink(person.userId, 'reset_password', person.email)
    expect(
      (await callAction(gateway.actions, 'setNewPassword', { token, password: 'Changed123' })).status,
    ).toBe(200)
    const { url } = await openBrowser(gateway.url).signIn(person.username, 'Changed123')
    expect(url.searchParams.get('code')).toBe('1204')
  })

  it.each([
    ['that has since changed its email address', `update "user" set email = 'moved' || email where id = $1`],
    ['that has since changed its password', null],
  ])('a reset link is refused if it was sent to an account %s', async (_case, change) => {
    const person = await createPerson()
    const token = await createLink(person.userId, 'reset_password', person.email)
    const isOpen = async () => (await callAction(gateway.actions, 'resetLink', { token })).body.isOpen
    expect(await isOpen()).toBe(true)
    if (change) await query(change, [person.userId])
    else {
      const chosen = { currentPassword: person.password, newPassword: 'Changed123' }
      expect((await callAction(gateway.actions, 'changePassword', chosen, person.session)).status).toBe(200)
    }
    expect(await isOpen()).toBe(false)
    expect(
      await callAction(gateway.actions, 'setNewPassword', { token, password: 'Stolen123' }),
    ).toMatchObject(refusal('1101'))
  })

  it('a password reset can be requested three times a day (error 1403), even for unknown email addresses, and again the next day', async () => {
    const person = await createPerson()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-25T20:00:00Z') })
    for (const email of [person.email, 'nobody@mail.example']) {
      const answers = []
      for (let attempt = 0; attempt < 4; attempt += 1)
        answers.push(await callAction(gateway.actions, 'requestPasswordReset', { email }))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400])
      expect(answers[3]).toMatchObject(refusal('1403'))
    }
    expect(
      await query(`select 1 from domain_event where type = 'passwordResetRequested' and entity_id = $1`, [
        person.userId,
      ]),
    ).toHaveLength(3)
    const askAgain = async () =>
      (await callAction(gateway.actions, 'requestPasswordReset', { email: person.email })).status
    // The last minute of a 25-hour day in Stockholm, and the first minute of the next day.
    vi.setSystemTime('2026-10-25T22:59:00Z')
    expect(await askAgain()).toBe(400)
    vi.setSystemTime('2026-10-25T23:00:00Z')
    expect(await askAgain()).toBe(200)
  })
})

describe('changing the password or email address', () => {
  it('changing the password or email address requires the current password', async () => {
    const person = await createPerson()
    const wrong = { currentPassword: 'not-it-1' }
    const { session, username, email } = person
    for (const [name, input] of [
      ['changePassword', { newPassword: 'Changed123' }],
      ['changeCredentials', { username, email }],
      ['deleteAccount', {}],
    ] as const)
      expect(await callAction(gateway.actions, name, { ...input, ...wrong }, session)).toMatchObject(
        refusal('1202', 'currentPassword'),
      )
  })

  it('changing the password signs out all other devices', async () => {
    const person = await createPerson()
    const here = openBrowser(gateway.url)
    const elsewhere = openBrowser(gateway.url)
    await here.signIn(person.username, person.password)
    await elsewhere.signIn(person.username, person.password)
    const token = here.cookies.get('questboard.session-token') ?? ''
    const sessionId = String(
      (await query('select id from session where token_hash = $1', [hashToken(token)]))[0]?.id,
    )
    const session = { ...person.session, 'x-hasura-session-id': sessionId }
    const change = { newPassword: 'Changed123', currentPassword: person.password }
    expect((await callAction(gateway.actions, 'changePassword', change, session)).status).toBe(200)
    expect(await here.user()).toMatchObject({ username: person.username })
    expect(await elsewhere.user()).toBeUndefined()
  })

  it('a new email address replaces the old one only when it is confirmed', async () => {
    const person = await createPerson()
    const change = {
      username: person.username,
      email: `new.${person.email}`,
      currentPassword: person.password,
    }
    expect((await callAction(gateway.actions, 'changeCredentials', change, person.session)).status).toBe(200)
    const account = () =>
      query(
        'select email, pending_email, email_verified_at is not null as verified from "user" where id = $1',
        [person.userId],
      )
    expect(await account()).toEqual([
      { email: person.email.toLowerCase(), pending_email: change.email.toLowerCase(), verified: true },
    ])
    expect(
      await query(`select 1 from domain_event where type = 'emailChanged' and entity_id = $1`, [
        person.userId,
      ]),
    ).toHaveLength(1)
    // A reset link goes to the verified email address.
    const reset = await createLink(person.userId, 'reset_password', change.email)
    const stolen = { token: reset, password: 'Stolen123' }
    expect(await callAction(gateway.actions, 'setNewPassword', stolen)).toMatchObject(refusal('1101'))
    expect((await callAction(gateway.actions, 'resendVerification', {}, person.session)).status).toBe(200)
    const token = await createLink(person.userId, 'verify_email', change.email)
    expect((await callAction(gateway.actions, 'verifyEmail', { token })).status).toBe(200)
    expect(await account()).toEqual([
      { email: change.email.toLowerCase(), pending_email: null, verified: true },
    ])
    expect((await callAction(gateway.actions, 'verifyEmail', { token })).body.alreadyVerified).toBe(true)
  })

  it("entering the current email address cancels a requested change, and another account's address is refused", async () => {
    const person = await createPerson()
    const other = await createPerson()
    const moveTo = (email: string) =>
      callAction(
        gateway.actions,
        'changeCredentials',
        { username: person.username, email, currentPassword: person.password },
        person.session,
      )
    expect(await moveTo(other.email)).toMatchObject(refusal('1002', 'email'))
    expect((await moveTo(`typo.${person.email}`)).status).toBe(200)
    const token = await createLink(person.userId, 'verify_email', `typo.${person.email}`)
    expect((await moveTo(person.email)).status).toBe(200)
    expect(await callAction(gateway.actions, 'verifyEmail', { token })).toMatchObject(refusal('1101'))
  })

  it('at most five new email addresses per hour get a mail', async () => {
    const { session, username, email, password } = await createPerson()
    const moveTo = (address: string) =>
      callAction(
        gateway.actions,
        'changeCredentials',
        { username, email: address, currentPassword: password },
        session,
      )
    for (let move = 0; move < 5; move += 1) expect((await moveTo(`${move}.${email}`)).status).toBe(200)
    expect(await moveTo(`another.${email}`)).toMatchObject(refusal('too-many-requests'))
    // Changing the name sends no mail.
    expect((await moveTo(`4.${email}`)).status).toBe(200)
  })

  it('changing the password or email address requires a sign-in', async () => {
    expect(await callAction(gateway.actions, 'deleteAccount', { currentPassword: PASSWORD })).toMatchObject(
      refusal('not-allowed'),
    )
  })
})

describe('deleting an account', () => {
  it('deleting an account erases personal data and frees the name', async () => {
    const person = await createPerson()
    expect(
      (
        await callAction(
          gateway.actions,
          'deleteAccount',
          { currentPassword: person.password },
          person.session,
        )
      ).status,
    ).toBe(200)
    const [row] = await query('select "user"::text as row from "user" where id = $1', [person.userId])
    expect(String(row?.row)).not.toContain(person.email)
    expect(String(row?.row)).not.toContain(person.username)
    expect(
      (
        await callAction(
          gateway.actions,
          'registerCreator',
          buildForm({ username: person.username, email: person.email }),
        )
      ).status,
    ).toBe(200)
  })

  it('the last owner of a company that was public cannot delete their account', async () => {
    await query(`begin; set local session_replication_role = replica;
      insert into activation (company_id, kind, name, status)
        values ('${sessions.studioOwner['x-hasura-company-id']}', 'KEY', 'Over', 'closed');
      commit`)
    const refused = await callAction(
      gateway.actions,
      'deleteAccount',
      { currentPassword: PASSWORD },
      sessions.studioOwner,
    )
    expect(refused).toMatchObject(refusal('company-owner-required'))
    expect(await query(`select 1 from "user" where username = 'demostudio'`)).toHaveLength(1)
  })

  it('deleting an account also deletes its company if no one else depends on the company', async () => {
    const form = buildForm()
    const company = {
      ...form,
      companyName: `Company of ${form.username}`,
      companyType: 'brand',
      companyWebsite: 'https://lone.example',
    }
    const { body } = await callAction(gateway.actions, 'registerCompany', company)
    const [userId, companyId] = [String(body.userId), String(body.companyId)]
    const session = {
      'x-hasura-role': 'company',
      'x-hasura-user-id': userId,
      'x-hasura-company-id': companyId,
      'x-hasura-company-owner': 'true',
    }
    const password = { currentPassword: form.password }
    expect((await callAction(gateway.actions, 'deleteAccount', password, session)).status).toBe(200)
    expect(await query(`select from company where id = '${companyId}'`)).toEqual([])
    expect((await callAction(gateway.actions, 'registerCompany', company)).status).toBe(200)
  })
})
