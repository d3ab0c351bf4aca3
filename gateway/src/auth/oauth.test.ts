import { startSandbox } from '@questboard/actions/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, openBrowser, urlIn } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const PASSWORD = 'Play-fair-2026'
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let gateway: Gateway
let browser: Browser

beforeAll(async () => {
  sandbox = await startSandbox()
  const { url } = sandbox
  gateway = await startGateway({
    TWITCH_BASE_URL: `${url}/twitch`,
    GOOGLE_BASE_URL: `${url}/google`,
    TIKTOK_BASE_URL: `${url}/tiktok`,
  })
}, 60_000)
afterAll(async () => {
  await sandbox?.stop()
  await gateway?.close()
})
beforeEach(() => {
  browser = openBrowser(gateway.url)
})

const begin = async (
  provider: string,
  connection?: string,
  callbackUrl = '/user/settings/connections',
): Promise<URL> => {
  const csrfToken = await browser.csrfToken()
  return urlIn(
    await browser.postForm(`/api/auth/signin/${provider}`, {
      csrfToken,
      callbackUrl,
      ...(connection && { connection }),
    }),
  )
}

/** The person's choice on the vendor's page. */
const consent = async (page: URL, choice: string, fields: Record<string, string> = {}): Promise<URL> => {
  const html = await (await fetch(page)).text()
  const form = new URLSearchParams({ choice, ...fields })
  for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g))
    form.set(name, value.replaceAll('&amp;', '&'))
  const response = await fetch(page, { method: 'POST', body: form, redirect: 'manual' })
  return new URL(response.headers.get('location') ?? '')
}

const comeBack = async (callback: URL): Promise<URL> =>
  new URL((await browser.send(callback.href)).headers.get('location') ?? '')

const connect = async (provider: string, choice: string, fields?: Record<string, string>): Promise<URL> =>
  comeBack(await consent(await begin(provider), choice, fields))

const problem = (url: URL) => url.searchParams.get('error')

describe('signing in with a channel', () => {
  it('signing in with an unknown channel creates an account, and the next sign-in finds it', async () => {
    expect((await connect('twitch', 'big')).pathname).toBe('/user/settings/connections')
    const first = await browser.user()
    expect(first).toMatchObject({
      displayName: 'NovaStrider',
      email: 'novastrider@twitch.example',
      userType: 'User',
    })
    browser = openBrowser(gateway.url)
    await connect('twitch', 'big')
    expect(await browser.user()).toEqual(first)
  })

  it('an account created through a channel remembers the page that the person came from', async () => {
    const way = '/missions/00000000-0000-4000-8000-00000000ac02'
    const fields = { name: 'Wayfarer', followers: '10', ageDays: '10', email: 'wayfarer@twitch.example' }
    const url = await comeBack(await consent(await begin('twitch', undefined, way), 'custom', fields))
    expect(url.pathname).toBe(way)
    const { rows } = await gateway.services.pool.query(
      `select way from "user" where email = 'wayfarer@twitch.example'`,
    )
    expect(rows).toEqual([{ way }])
  })

  it.each([
    ['Explore', 'explore@twitch.example', /^Explore\d+$/],
    ['ゲーム実況', 'jikkyou@twitch.example', /^creator\d+$/],
  ])(
    "a new account gets a different name from its channel if the channel's name is not available: %s",
    async (name, email, given) => {
      const fields = { name, followers: '10', ageDays: '10', email }
      expect(problem(await connect('twitch', 'custom', fields))).toBeNull()
      const shown = expect.stringMatching(given)
      expect(await browser.user()).toMatchObject({ username: shown, displayName: shown })
    },
  )

  it('signing in with a channel does not open an account that has the same email address', async () => {
    const fields = { name: 'Impostor', followers: '10', ageDays: '10', email: 'demouser@questboard.test' }
    const url = await connect('youtube', 'custom', fields)
    expect([url.pathname, problem(url)]).toEqual(['/auth/auth', 'OAuthAccountNotLinked'])
    expect(await browser.user()).toBeUndefined()
  })

  it('a person who denies consent sees a message about it, and another message if the vendor fails', async () => {
    expect(problem(await connect('twitch', 'deny'))).toBe('AccessDenied')
    const trouble = await consent(await begin('twitch'), 'deny')
    trouble.searchParams.set('error', 'temporarily_unavailable')
    expect(problem(await comeBack(trouble))).toBe('OAuthCallback')
  })

  it('signing in with a channel does not open a locked account, and the page says who locked it', async () => {
    const { pool } = gateway.services
    const fields = {
      name: `Locked${Date.now()}`,
      followers: '10',
      ageDays: '10',
      email: 'locked@twitch.example',
    }
    await connect('twitch', 'custom', fields)
    const user = await browser.user()
    const again = async (): Promise<[string | null, string | null]> => {
      browser = openBrowser(gateway.url)
      const { searchParams } = await connect('twitch', 'custom', fields)
      return [searchParams.get('error'), searchParams.get('code')]
    }
    await pool.query(`update "user" set locked_until = now() + interval '15 minutes' where id = $1`, [
      user?.id,
    ])
    expect(await again()).toEqual(['AccessDenied', '1204'])
    await pool.query(
      `insert into sign_in_attempt (user_id, identifier, succeeded, error_code) values ($1, 'locked', false, 1206)`,
      [user?.id],
    )
    expect(await again()).toEqual(['AccessDenied', '1206'])
    expect(await browser.user()).toBeUndefined()
  })
})

describe('adding and refreshing a channel', () => {
  it.each([
    ['twitch', 'small', 37],
    ['youtube', 'small', 37],
    ['tiktok', 'small', 37],
  ])(
    "adding a channel stores the stats of %s and encrypts the channel's tokens",
    async (provider, choice, followers) => {
      await browser.signIn('demouser', PASSWORD)
      expect(problem(await connect(provider, choice))).toBeNull()
      const { rows } = await gateway.services.pool.query(
        `select c.*, v.status as verification from user_connection c join channel_verification v on v.connection_id = c.id
        where c.provider_id = $1 and c.channel_name = 'TinyLantern'`,
        [provider],
      )
      expect(rows).toMatchObject([{ followers, has_refresh_token: true, verification: 'in_progress' }])
      const ageDays = (Date.now() - rows[0].channel_created_at.getTime()) / 86_400_000
      expect(ageDays).toBeGreaterThan(29)
      // The sandbox's tokens are readable text. Encrypted tokens are not.
      expect(rows[0].refresh_token_sealed.toString('latin1')).not.toContain('eyJ')
    },
  )

  it('a company account cannot add a channel, even if the person began to add it before joining the company', async () => {
    const { pool } = gateway.services
    await browser.signIn('demouser', PASSWORD)
    const page = await begin('twitch')
    await pool.query(`update "user" set user_type = 'Company' where username = 'demouser'`)
    try {
      const fields = { name: 'Lateling', followers: '10', ageDays: '10', email: 'lateling@twitch.example' }
      expect(problem(await comeBack(await consent(page, 'custom', fields)))).toBe('CompanyAccount')
      const { rows } = await pool.query(`select from user_connection where channel_name = 'Lateling'`)
      expect(rows).toEqual([])
    } finally {
      await pool.query(`update "user" set user_type = 'User' where username = 'demouser'`)
    }
  })

  it('a channel that belongs to another account is refused', async () => {
    await browser.signIn('democreator', PASSWORD)
    expect(problem(await connect('twitch', 'small'))).toBe('ChannelExists')
  })

  it('adding a channel again renews the consent of its owner', async () => {
    await browser.signIn('demouser', PASSWORD)
    await gateway.services.pool.query(
      `update user_connection set refresh_token_expired = true where channel_name = 'TinyLantern'`,
    )
    await connect('twitch', 'small')
    const { rows } = await gateway.services.pool.query(
      `select has_refresh_token from user_connection where channel_name = 'TinyLantern' and provider_id = 'twitch'`,
    )
    expect(rows).toEqual([{ has_refresh_token: true }])
  })

  const asksAgain = (url: URL) => ['prompt', 'force_verify'].some((name) => url.searchParams.has(name))

  const connectionOf = async (provider: string) => {
    const { rows } = await gateway.services.pool.query(
      `select id, refresh_token_sealed, has_refresh_token from user_connection
        where channel_name = 'TinyLantern' and provider_id = $1`,
      [provider],
    )
    return rows[0]
  }

  it.each(['twitch', 'youtube'])(
    'refreshing a channel of %s does not ask for consent again',
    async (provider) => {
      await browser.signIn('demouser', PASSWORD)
      await connect(provider, 'small')
      const before = await connectionOf(provider)
      const page = await begin(provider, before.id)
      expect(asksAgain(page)).toBe(false)
      expect(problem(await comeBack(await consent(page, 'small')))).toBeNull()
      const after = await connectionOf(provider)
      expect(after.has_refresh_token).toBe(true)
      // Google sends no new refresh token unless the person is asked to consent, so the first token stays.
      if (provider === 'youtube') expect(after.refresh_token_sealed).toEqual(before.refresh_token_sealed)
    },
  )

  it.each([
    ['now', 'a while ago', '20 minutes', true],
    ['when its turn comes', 'a moment ago', '1 minute', false],
  ])(
    'refreshing a channel starts a channel check %s if the last check was %s',
    async (_when, _before, age, isDue) => {
      await browser.signIn('demouser', PASSWORD)
      const { id } = await connectionOf('twitch')
      const watched = `where connection_id = '${id}'`
      await gateway.services.pool.query(
        `update channel_watch set due_at = now() + interval '9 hours', priority = 7, looked_at = now() - interval '${age}' ${watched}`,
      )
      await comeBack(await consent(await begin('twitch', id), 'small'))
      const { rows } = await gateway.services.pool.query(
        `select due_at <= now() as "isDue", priority from channel_watch ${watched}`,
      )
      expect(rows).toEqual([{ isDue, priority: isDue ? 0 : 7 }])
    },
  )

  it('refreshing a channel asks for consent again if the consent was lost or the channel is another one', async () => {
    const { id } = await connectionOf('youtube')
    await browser.signIn('demouser', PASSWORD)
    expect(asksAgain(await begin('twitch', id))).toBe(true)
    expect(asksAgain(await begin('youtube'))).toBe(true)
    await gateway.services.pool.query(
      'update user_connection set refresh_token_expired = true where id = $1',
      [id],
    )
    expect(asksAgain(await begin('youtube', id))).toBe(true)
    await connect('youtube', 'small')
    expect(await connectionOf('youtube')).toMatchObject({ has_refresh_token: true })
    await browser.signIn('democreator', PASSWORD)
    expect(asksAgain(await begin('youtube', id))).toBe(true)
  })

  it.each([
    ['insufficient_data', 'in_progress'],
    ['too_few_followers', 'fails_requirements'],
  ])(
    'a channel that was refused for %s is checked again when it is added again, and is then %s',
    async (reason, status) => {
      await browser.signIn('demouser', PASSWORD)
      const mine = `connection_id = (select id from user_connection where channel_name = 'TinyLantern' and provider_id = 'twitch')`
      await gateway.services.pool.query(
        `update channel_verification set status = 'fails_requirements', reason = '${reason}' where ${mine}`,
      )
      await connect('twitch', 'small')
      const { rows } = await gateway.services.pool.query(
        `select status from channel_verification where ${mine}`,
      )
      expect(rows).toEqual([{ status }])
    },
  )
})

describe('two people who connect the same channel at the same time', () => {
  it('if two people connect the same channel at the same time, one gets it, and the other sees that it is taken', async () => {
    const fields = { name: `Wanted${Date.now()}`, followers: '500', ageDays: '500' }
    const people = ['demouser', 'democreator'].map((username) => ({
      username,
      browser: openBrowser(gateway.url),
    }))
    const callbacks: { browser: Browser; callback: URL }[] = []
    for (const person of people) {
      browser = person.browser
      await browser.signIn(person.username, PASSWORD)
      callbacks.push({ browser, callback: await consent(await begin('twitch'), 'custom', fields) })
    }
    const blocker = await gateway.services.pool.connect()
    try {
      // Stops both requests just before a write that only one of them can make.
      await blocker.query('begin; lock table user_connection in share mode')
      const ends = callbacks.map(async ({ browser: who, callback }) =>
        problem(new URL((await who.send(callback.href)).headers.get('location') ?? '')),
      )
      await expect
        .poll(
          async () =>
            (
              await gateway.services.pool.query(
                `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
              )
            ).rowCount,
          { timeout: 20_000 },
        )
        .toBe(2)
      await blocker.query('commit')
      expect((await Promise.all(ends)).sort()).toEqual(['ChannelExists', null])
    } finally {
      blocker.release()
    }
    const { rows } = await gateway.services.pool.query(
      'select count(*)::int as connections from user_connection where channel_name = $1',
      [fields.name],
    )
    expect(rows).toEqual([{ connections: 1 }])
  }, 60_000)
})

describe('the redirect from the vendor back to Questboard', () => {
  it('the redirect from the vendor is refused with another state, without the cookie, for another provider, or if it arrives twice', async () => {
    const forged = await consent(await begin('twitch'), 'big')
    forged.searchParams.set('state', 'forged')
    expect(problem(await comeBack(forged))).toBe('OAuthCallback')

    const stolen = await consent(await begin('twitch'), 'big')
    browser = openBrowser(gateway.url)
    expect(problem(await comeBack(stolen))).toBe('OAuthCallback')

    const mixed = await consent(await begin('twitch'), 'big')
    mixed.pathname = mixed.pathname.replace('twitch', 'youtube')
    expect(problem(await comeBack(mixed))).toBe('OAuthCallback')

    const twice = await consent(await begin('twitch'), 'big')
    expect(problem(await comeBack(twice))).toBeNull()
    expect(problem(await comeBack(twice))).toBe('OAuthCallback')
  })

  it('a channel is not added to another person who signed in during the redirect', async () => {
    await browser.signIn('demouser', PASSWORD)
    const callback = await consent(await begin('youtube'), 'big')
    await browser.signIn('democreator', PASSWORD)
    expect(problem(await comeBack(callback))).toBe('SessionRequired')
  })

  it('a sign-in with an unknown provider leads to the sign-in page', async () => {
    const url = await begin('myspace')
    expect([url.pathname, url.searchParams.has('callbackUrl')]).toEqual(['/login', true])
  })
})
