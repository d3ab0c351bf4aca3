import { hashPassword, verifyPassword } from '@questboard/moves'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, openBrowser, urlIn } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const PASSWORD = 'Play-fair-2026'
let gateway: Gateway
let browser: Browser

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  browser = openBrowser(gateway.url)
  await gateway.services.pool.query('delete from rate_limit')
  await gateway.services.pool.query('update "user" set locked_until = null, active = true')
})

/**
 * Moves the data into the past. Triggers are off, because they would treat an expired lock as lifted by an admin.
 */
const letPass = async (minutes: number): Promise<void> => {
  const earlier = `- make_interval(mins => ${minutes})`
  await gateway.services.pool.query(
    `begin; set local session_replication_role = replica;
     update rate_limit set tries = array(select moment ${earlier} from unnest(tries) as moment);
     update sign_in_attempt set created_at = created_at ${earlier};
     update "user" set locked_until = locked_until ${earlier}; commit`,
  )
}

const code = ({ url }: { url: URL }): string | null => url.searchParams.get('code')

describe('signing in with a password', () => {
  it('the correct password starts a session, and upper and lower case do not matter in the username or email address', async () => {
    for (const name of ['demostudio', 'DemoStudio', 'demostudio@questboard.test']) {
      const fresh = openBrowser(gateway.url)
      const { status, url } = await fresh.signIn(name, PASSWORD, '/company/home')
      expect({ status, path: url.pathname, error: url.searchParams.get('error') }).toEqual({
        status: 200,
        path: '/company/home',
        error: null,
      })
      expect(await fresh.user()).toMatchObject({
        username: 'demostudio',
        userType: 'Company',
        company: { name: 'Northlight Studio', isVerified: true, isOwner: true },
      })
    }
  })

  it('an unknown name and a wrong password get the same error (1202) and no session', async () => {
    const unknown = await browser.signIn('nobodyhere', PASSWORD)
    const wrong = await browser.signIn('demouser', 'wrong-password-1')
    expect(unknown.status).toBe(401)
    expect(unknown.url.searchParams.get('error')).toBe('CredentialsSignin')
    expect(code(unknown)).toBe('1202')
    expect([wrong.status, wrong.url.href]).toEqual([unknown.status, unknown.url.href])
    expect(await browser.user()).toBeUndefined()
  })

  it('an error says that an account is inactive (1203) only if the password is correct', async () => {
    await gateway.services.pool.query(`update "user" set active = false where username = 'demouser'`)
    expect(code(await browser.signIn('demouser', 'wrong-password-1'))).toBe('1202')
    expect(code(await browser.signIn('demouser', PASSWORD))).toBe('1203')
  })

  it('an account that an admin locked (1204) is refused at every attempt to sign in', async () => {
    await gateway.services.pool.query(
      `update "user" set locked_until = now() + interval '1 day' where username = 'demouser'`,
    )
    for (let attempt = 0; attempt < 7; attempt += 1)
      expect(code(await browser.signIn('demouser', PASSWORD))).toBe('1204')
  })

  it('a name with characters that the database cannot store gets the same error as an unknown name (1202)', async () => {
    expect(code(await browser.signIn('demo\u0000user', PASSWORD))).toBe('1202')
  })

  it('an account that never verified its email address cannot sign in (1207), but an account that verified an earlier address can', async () => {
    const { pool } = gateway.services
    await pool.query(`update "user" set email_verified_at = null where username = 'demouser'`)
    expect(code(await browser.signIn('demouser', PASSWORD))).toBe('1207')
    await pool.query(
      `insert into verification_token (user_id, kind, token_hash, email, expires_at, used_at)
       select id, 'verify_email', '\\x01', 'old@questboard.test', now() + interval '1 day', now() from "user" where username = 'demouser'`,
    )
    expect((await browser.signIn('demouser', PASSWORD)).status).toBe(200)
    await pool.query(`update "user" set email_verified_at = now() where username = 'demouser'`)
  })

  it('five wrong passwords lock an account (1206), even for the correct password', async () => {
    const codes: (string | null)[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      codes.push(code(await browser.signIn('demouser', `wrong-${attempt}`)))
    expect(codes).toEqual(['1202', '1202', '1202', '1202', '1206', '1206'])
    expect(code(await browser.signIn('demouser', PASSWORD))).toBe('1206')
  })

  it.each([
    ['an account', 'demouser'],
    ['an unknown username', 'nobodyhere77'],
  ])(
    'for %s, the error names the minute in which the lock ends, and the lock lasts until that minute',
    async (_, name) => {
      const untils: (string | null)[] = []
      const start = Date.now()
      for (let attempt = 0; attempt < 7; attempt += 1)
        untils.push((await browser.signIn(name, `wrong-${attempt}`)).url.searchParams.get('until'))
      expect(untils.slice(0, 4)).toEqual([null, null, null, null])
      for (const until of untils.slice(4)) {
        const minutes = (Date.parse(until ?? '') - start) / 60_000
        expect(minutes).toBeGreaterThan(15)
        expect(minutes).toBeLessThan(16.5)
        expect(until).toMatch(/:00\.000Z$/)
      }
      await letPass(16)
      const after = (await browser.signIn(name, 'wrong-again')).url.searchParams
      expect([after.get('until'), after.get('code')]).toEqual([null, '1202'])
    },
  )

  it.each([
    [14, '1206'],
    [16, '1202'],
  ])(
    'wrong passwords count for 15 minutes: after four wrong passwords, a fifth is tried %i minutes later',
    async (minutes, answer) => {
      for (let attempt = 0; attempt < 4; attempt += 1) await browser.signIn('demouser', `wrong-${attempt}`)
      await letPass(minutes)
      expect(code(await browser.signIn('demouser', 'wrong-again'))).toBe(answer)
    },
  )

  it('a lock after wrong passwords ends at its set time, even if more sign-ins are tried in the meantime', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await browser.signIn('demouser', `wrong-${attempt}`)
    await letPass(14)
    for (let attempt = 0; attempt < 7; attempt += 1)
      expect(code(await browser.signIn('demouser', PASSWORD))).toBe('1206')
    await letPass(1)
    expect((await browser.signIn('demouser', PASSWORD)).status).toBe(200)
  })

  it.each([['null'], ['now()']])(
    'an account that an admin unlocks with %s can sign in immediately',
    async (end) => {
      for (let attempt = 0; attempt < 5; attempt += 1) await browser.signIn('demouser', `wrong-${attempt}`)
      await gateway.services.pool.query(`update "user" set locked_until = ${end} where username = 'demouser'`)
      expect(code(await browser.signIn('demouser', 'wrong-again'))).toBe('1202')
      expect((await browser.signIn('demouser', PASSWORD)).status).toBe(200)
    },
  )
})

describe('requests with and without the CSRF token', () => {
  it.each([
    ['missing', undefined],
    ['wrong', 'another-token'],
  ])('the CSRF token is required to sign in: %s', async (_, csrfToken) => {
    await browser.csrfToken()
    const response = await browser.postForm('/api/auth/callback/credentials', {
      ...(csrfToken ? { csrfToken } : {}),
      username: 'demouser',
      password: PASSWORD,
    })
    expect(response.status).toBe(403)
    expect((await urlIn(response)).searchParams.get('error')).toBe('MissingCSRF')
    expect(await browser.user()).toBeUndefined()
  })

  it("a cookie without Questboard's signature is not a valid CSRF token", async () => {
    browser.cookies.set('questboard.csrf-token', encodeURIComponent('mine|mine'))
    const response = await browser.postForm('/api/auth/callback/credentials', {
      csrfToken: 'mine',
      username: 'demouser',
      password: PASSWORD,
    })
    expect(response.status).toBe(403)
  })

  it('the CSRF token is required to sign out', async () => {
    await browser.signIn('demouser', PASSWORD)
    expect((await browser.postForm('/api/auth/signout', { csrfToken: 'x' })).status).toBe(403)
    expect(await browser.user()).toMatchObject({ username: 'demouser' })
    const csrfToken = await browser.csrfToken()
    const response = await browser.postForm('/api/auth/signout', { csrfToken, callbackUrl: '/login' })
    expect((await urlIn(response)).pathname).toBe('/login')
    expect(await browser.user()).toBeUndefined()
  })
})

describe('sessions and their cookie', () => {
  const sessionCookie = (): string =>
    browser.lastSetCookies.find((cookie) => cookie.includes('session-token')) ?? ''

  it('the session cookie is HttpOnly and SameSite=Lax, and Secure on https', async () => {
    await browser.signIn('demouser', PASSWORD)
    expect(sessionCookie()).toMatch(
      /^questboard\.session-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
    const secure = await startGateway({ PUBLIC_URL: 'https://questboard.example' })
    try {
      browser = openBrowser(secure.url)
      await browser.signIn('demouser', PASSWORD)
      expect(sessionCookie()).toMatch(/^__Secure-questboard\.session-token=.*; Secure; /)
    } finally {
      await secure.close()
    }
  }, 60_000)

  it('the session names the interval at which pages read it again', async () => {
    const polling = await startGateway({ SESSION_POLL_SECONDS: '90' })
    try {
      const page = openBrowser(polling.url)
      await page.signIn('demouser', PASSWORD)
      expect(await page.json('/api/auth/session')).toMatchObject({ pollSeconds: 90 })
    } finally {
      await polling.close()
    }
  }, 60_000)

  it('every sign-in issues a new session cookie and invalidates the old one', async () => {
    browser.cookies.set('questboard.session-token', 'planted-by-an-attacker')
    await browser.signIn('demouser', PASSWORD)
    const first = browser.cookies.get('questboard.session-token') ?? ''
    expect(first).not.toBe('planted-by-an-attacker')
    await browser.signIn('demouser', PASSWORD)
    const attacker = openBrowser(gateway.url)
    attacker.cookies.set('questboard.session-token', first)
    expect(await attacker.user()).toBeUndefined()
    expect(await browser.user()).toMatchObject({ username: 'demouser' })
  })

  it('a session ends when its row is deleted or its account is closed', async () => {
    await browser.signIn('demouser', PASSWORD)
    await gateway.services.pool.query(`update "user" set active = false where username = 'demouser'`)
    expect(await browser.user()).toBeUndefined()
    await gateway.services.pool.query(`update "user" set active = true where username = 'demouser'`)
    await browser.signIn('demouser', PASSWORD)
    await gateway.services.pool.query('delete from session')
    expect(await browser.user()).toBeUndefined()
  })

  it('the database stores only a hash of the session cookie', async () => {
    await browser.signIn('demouser', PASSWORD)
    const token = browser.cookies.get('questboard.session-token') ?? ''
    const { rows } = await gateway.services.pool.query('select session::text as row from session')
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(token)
  })
})

describe('the redirect URL callbackUrl after sign-in', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://127.0.0.1:1@evil.example/',
    ' //evil.example',
  ])('the redirect after sign-in (callbackUrl) never leads to another site: %s', async (callbackUrl) => {
    const { url } = await browser.signIn('demouser', PASSWORD, callbackUrl)
    expect(url.origin).toBe(gateway.url)
  })

  it('the redirect after sign-in (callbackUrl) cannot inject a header', async () => {
    const csrfToken = await browser.csrfToken()
    const response = await browser.postForm('/api/auth/callback/credentials', {
      csrfToken,
      json: 'false',
      callbackUrl: '/home\r\nSet-Cookie: planted=1',
      username: 'demouser',
      password: PASSWORD,
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).not.toMatch(/[\r\n]/)
    expect(response.headers.getSetCookie().join()).not.toContain('planted=1;')
    expect(browser.cookies.has('planted')).toBe(false)
  })
})

describe('hashing passwords', () => {
  it('a password hash matches only its own password', async () => {
    const hash = await hashPassword('correct horse 1')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword('correct horse 1', hash)).toBe(true)
    expect(await verifyPassword('correct horse 2', hash)).toBe(false)
    expect(await verifyPassword('', null)).toBe(false)
    expect(await hashPassword('correct horse 1')).not.toBe(hash)
  })
})
