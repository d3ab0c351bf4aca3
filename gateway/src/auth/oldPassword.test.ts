import { randomBytes, randomUUID } from 'node:crypto'
import { callAction } from '@questboard/actions/testing'
import { hashToken } from '@questboard/database'
import { hashPassword } from '@questboard/moves'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const OLD = 'Old-password-1'
const NEW = 'New-password-2'
let gateway: Gateway
let serial = 0

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
beforeEach(() => query('delete from rate_limit'))

const query = async (text: string, values: unknown[] = []) =>
  (await gateway.services.pool.query(text, values)).rows

const createPerson = async () => {
  serial += 1
  const form = {
    username: `holder${serial}`,
    email: `holder${serial}@mail.example`,
    password: OLD,
    terms: true,
  }
  const { body } = await callAction(gateway.actions, 'registerCreator', form)
  const userId = String(body.userId)
  await query('update "user" set email_verified_at = now() where id = $1', [userId])
  return { ...form, userId, session: { 'x-hasura-role': 'user', 'x-hasura-user-id': userId } }
}
type Person = Awaited<ReturnType<typeof createPerson>>

const createResetLink = async ({ userId, email }: Person): Promise<string> => {
  const token = randomBytes(16).toString('hex')
  await query(
    `insert into verification_token (user_id, kind, token_hash, email, expires_at)
     values ($1, 'reset_password', $2, $3, now() + interval '1 hour')`,
    [userId, hashToken(token), email],
  )
  return token
}

const sessionsOf = async ({ userId }: Person): Promise<number> =>
  Number((await query('select count(*) from session where user_id = $1', [userId]))[0]?.count)

/** Waits until another connection is waiting for a lock. */
const untilOneWaits = () =>
  expect
    .poll(
      async () =>
        (
          await query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length,
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)

/** Starts `work` before `change` is committed, and commits `change` once `work` waits for its lock. */
const during = async <T>(
  change: readonly (readonly [text: string, values: readonly unknown[]])[],
  work: () => Promise<T>,
) => {
  const client = await gateway.services.pool.connect()
  try {
    await client.query('begin')
    for (const [text, values] of change) await client.query(text, [...values])
    const working = work()
    await Promise.race([untilOneWaits(), working])
    await client.query('commit')
    return await working
  } finally {
    client.release()
  }
}

const passwordChange = async ({ userId }: Person) =>
  [
    ['update credential set password_hash = $2 where user_id = $1', [userId, await hashPassword(NEW)]],
    ['delete from session where user_id = $1', [userId]],
  ] as const

describe('changing the password while sign-ins are in progress', () => {
  it('if the password is reset while 24 sign-ins with the old password run, none of them gets a session', async () => {
    let answered = 0
    for (let round = 0; round < 6; round += 1) {
      const person = await createPerson()
      const token = await createResetLink(person)
      const browsers = Array.from({ length: 4 }, () => openBrowser(gateway.url))
      const signIns = browsers.map((browser) => browser.signIn(person.username, OLD))
      const reset = callAction(gateway.actions, 'setNewPassword', { token, password: NEW })
      answered += (await Promise.all(signIns)).length
      expect((await reset).status).toBe(200)
      expect(await Promise.all(browsers.map((browser) => browser.user()))).toEqual(
        browsers.map(() => undefined),
      )
      expect(await sessionsOf(person)).toBe(0)
    }
    expect(answered).toBe(24)
  }, 60_000)

  it('a sign-in gets the wrong-password error if the password changes before the session starts', async () => {
    const person = await createPerson()
    const browser = openBrowser(gateway.url)
    const { status, url } = await during(await passwordChange(person), () =>
      browser.signIn(person.username, OLD),
    )
    expect([status, url.searchParams.get('code')]).toEqual([401, '1202'])
    expect(await browser.user()).toBeUndefined()
    expect(await sessionsOf(person)).toBe(0)
    expect(
      await query('select succeeded, error_code from sign_in_attempt where user_id = $1', [person.userId]),
    ).toEqual([{ succeeded: false, error_code: 1202 }])
  })

  it('if the account is closed during sign-in, no session remains', async () => {
    const person = await createPerson()
    const closing = [
      ['update "user" set active = false, username = $2 where id = $1', [person.userId, `gone${serial}`]],
    ] as const
    await during(closing, () => openBrowser(gateway.url).signIn(person.username, OLD))
    expect(await sessionsOf(person)).toBe(0)
  })
})

describe('actions that require the current password', () => {
  const changes: readonly (readonly [action: string, input: (person: Person) => object])[] = [
    ['changePassword', () => ({ newPassword: 'Third-password-3' })],
    ['changeCredentials', ({ username, email }) => ({ username, email: `moved.${email}` })],
    ['deleteAccount', () => ({})],
  ]

  it.each(changes)(
    '%s checks the current password again if the password changes in the meantime',
    async (action, input) => {
      const person = await createPerson()
      const answer = await during(await passwordChange(person), () =>
        callAction(
          gateway.actions,
          action,
          { ...input(person), currentPassword: OLD },
          { ...person.session, 'x-hasura-session-id': randomUUID() },
        ),
      )
      expect(answer).toMatchObject({
        status: 400,
        body: { extensions: { code: '1202', field: 'currentPassword' } },
      })
      expect((await openBrowser(gateway.url).signIn(person.username, NEW)).status).toBe(200)
      expect(await query('select pending_email from "user" where id = $1', [person.userId])).toEqual([
        { pending_email: null },
      ])
    },
  )

  it('passwords are hashed and verified while no transaction is open', async () => {
    const person = await createPerson()
    const token = await createResetLink(person)
    const open = `select 1 from pg_stat_activity
                   where datname = current_database() and state = 'idle in transaction'
                     and clock_timestamp() - state_change > interval '400 ms'`
    let waited = 0
    let isDone = false
    const watch = (async () => {
      while (!isDone) waited += (await query(open)).length
    })()
    // Only two passwords are hashed at a time, so this queue takes about a second. A transaction that waited for a hash
    // would be idle for a second.
    const line = Array.from({ length: 40 }, () => hashPassword('a line'))
    await Promise.all([
      callAction(gateway.actions, 'setNewPassword', { token, password: NEW }),
      callAction(gateway.actions, 'deleteAccount', { currentPassword: 'wrong-1' }, person.session),
      callAction(gateway.actions, 'registerCreator', {
        username: `inline${serial}`,
        email: `inline${serial}@mail.example`,
        password: OLD,
        terms: true,
      }),
      ...line,
    ])
    isDone = true
    await watch
    expect(waited).toBe(0)
  }, 30_000)
})

describe('the link for setting a new password', () => {
  it('a password reset cancels a change of email address that was requested with the old password', async () => {
    const person = await createPerson()
    const asked = { username: person.username, email: `thief.${person.email}`, currentPassword: OLD }
    expect((await callAction(gateway.actions, 'changeCredentials', asked, person.session)).status).toBe(200)
    const confirm = randomBytes(16).toString('hex')
    await query(
      `insert into verification_token (user_id, kind, token_hash, email, expires_at)
       values ($1, 'verify_email', $2, $3, now() + interval '1 hour')`,
      [person.userId, hashToken(confirm), asked.email],
    )
    const token = await createResetLink(person)
    expect((await callAction(gateway.actions, 'setNewPassword', { token, password: NEW })).status).toBe(200)
    expect(await callAction(gateway.actions, 'verifyEmail', { token: confirm })).toMatchObject({
      body: { extensions: { code: '1101' } },
    })
    expect(await query('select email, pending_email from "user" where id = $1', [person.userId])).toEqual([
      { email: person.email, pending_email: null },
    ])
  })

  it('an invalid link for a new password is refused before any password is hashed', async () => {
    const before = process.cpuUsage()
    for (let turn = 0; turn < 20; turn += 1)
      await callAction(gateway.actions, 'setNewPassword', { token: `none-${turn}`, password: NEW })
    const { user, system } = process.cpuUsage(before)
    // Hashing 20 passwords would take about a second.
    expect(user + system).toBeLessThan(600_000)
  })
})

const signInOf = async (browser: Browser, name: string, password: string) => {
  const { status, url } = await browser.signIn(name, password)
  const [error, code, until] = ['error', 'code', 'until'].map((key) => url.searchParams.get(key))
  return { status, path: url.pathname, error, code, isTimed: until !== null }
}

describe('errors for a person who does not know the password', () => {
  const states: readonly (readonly [state: string, change: string])[] = [
    ['an open account', 'active = true'],
    ['an inactive account', 'active = false'],
    ['an account that is not verified', 'email_verified_at = null'],
    ['an account that an admin locked for a day', `locked_until = now() + interval '1 day'`],
    ['an account that an admin locked forever', `locked_until = 'infinity'`],
  ]

  it.each(states)('a wrong password for %s gets the same error as an unknown name', async (_, change) => {
    const person = await createPerson()
    await query(`update "user" set ${change} where id = $1`, [person.userId])
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const browser = openBrowser(gateway.url)
      const known = await signInOf(browser, person.username, `wrong-${attempt}`)
      expect(known).toEqual(await signInOf(browser, `nobody${serial}`, `wrong-${attempt}`))
      expect(known.code).toBe(attempt < 4 ? '1202' : '1206')
    }
  })

  it('an account without a password gets the same error as an unknown name', async () => {
    const person = await createPerson()
    await query('delete from credential where user_id = $1', [person.userId])
    const browser = openBrowser(gateway.url)
    expect(await signInOf(browser, person.email, OLD)).toEqual(
      await signInOf(browser, 'nobody@else.example', OLD),
    )
  })

  it('in the list of attempts, admins see whether the name was unknown (1201) or the password wrong (1202)', async () => {
    const person = await createPerson()
    const browser = openBrowser(gateway.url)
    await browser.signIn(person.username, 'wrong-1')
    await browser.signIn(`nobody${serial}x`, 'wrong-1')
    expect(await query('select error_code from sign_in_attempt order by id desc limit 2')).toEqual([
      { error_code: 1201 },
      { error_code: 1202 },
    ])
  })

  it("trying to sign in with an account's id never locks the account", async () => {
    const person = await createPerson()
    for (let attempt = 0; attempt < 6; attempt += 1)
      await openBrowser(gateway.url).signIn(person.userId, `wrong-${attempt}`)
    expect((await openBrowser(gateway.url).signIn(person.username, OLD)).status).toBe(200)
  })
})

describe('locking an account as an admin', () => {
  it('if an admin sets a lock while a wrong password is checked, the wrong password does not shorten the lock', async () => {
    const person = await createPerson()
    for (let attempt = 0; attempt < 4; attempt += 1)
      await openBrowser(gateway.url).signIn(person.username, `wrong-${attempt}`)
    const lock = [[`update "user" set locked_until = 'infinity' where id = $1`, [person.userId]]] as const
    await during(lock, () => openBrowser(gateway.url).signIn(person.username, 'wrong-5'))
    expect(await query('select locked_until from "user" where id = $1', [person.userId])).toEqual([
      { locked_until: Number.POSITIVE_INFINITY },
    ])
  })

  it('the owner of an account that an admin locked sees an error about the lock (1204), and can sign in once the account is unlocked', async () => {
    const person = await createPerson()
    await query(`update "user" set locked_until = 'infinity' where id = $1`, [person.userId])
    const sign = (password: string) => signInOf(openBrowser(gateway.url), person.username, password)
    expect((await sign(OLD)).code).toBe('1204')
    for (let attempt = 0; attempt < 5; attempt += 1) await sign(`wrong-${attempt}`)
    expect((await sign(OLD)).code).toBe('1206')
    await query('update "user" set locked_until = null where id = $1', [person.userId])
    expect((await sign(OLD)).status).toBe(200)
  })
})
