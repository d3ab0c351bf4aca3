import { startSandbox } from '@questboard/actions/testing'
import { hashToken } from '@questboard/database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, openBrowser, urlIn } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const WAY = '/creator-programs/00000000-0000-4000-8000-00000000ac02'
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let gateway: Gateway
let browser: Browser
let count = 0

beforeAll(async () => {
  sandbox = await startSandbox()
  gateway = await startGateway({
    TWITCH_BASE_URL: `${sandbox.url}/twitch`,
    GOOGLE_BASE_URL: `${sandbox.url}/google`,
    TIKTOK_BASE_URL: `${sandbox.url}/tiktok`,
  })
}, 60_000)
afterAll(async () => {
  await sandbox?.stop()
  await gateway?.close()
})
beforeEach(() => {
  browser = openBrowser(gateway.url)
})

const post = async (path: string, fields: Record<string, string> = {}): Promise<Response> =>
  browser.postForm(`/api/auth/${path}`, { csrfToken: await browser.csrfToken(), ...fields })

/** Signs up with a channel whose vendor shares no email address, and returns to Questboard. */
const begin = async (provider: string, name: string): Promise<URL> => {
  const page = await urlIn(await post(`signin/${provider}`, { callbackUrl: WAY }))
  const form = new URLSearchParams({ choice: 'custom', name, followers: '10', ageDays: '10', email: '' })
  const html = await (await fetch(page)).text()
  for (const [, key = '', value = ''] of html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g))
    form.set(key, value.replaceAll('&amp;', '&'))
  const consent = await fetch(page, { method: 'POST', body: form, redirect: 'manual' })
  const back = await browser.send(consent.headers.get('location') ?? '')
  return new URL(back.headers.get('location') ?? '')
}

const newChannel = (): string => {
  count += 1
  return `Lantern${count}`
}

/** Gives the newest sign-up a link, as its mail does. */
const mailed = async (): Promise<string> => {
  count += 1
  const token = `a-token-of-the-mail-number-${count}`
  await gateway.services.pool.query(
    `update channel_sign_up set token_hash = $1 where id = (select id from channel_sign_up order by created_at desc limit 1)`,
    [hashToken(token)],
  )
  return token
}

const people = async (email: string) =>
  (
    await gateway.services.pool.query(
      `select username, way, email_verified_at is not null as verified from "user" where email = $1`,
      [email],
    )
  ).rows

it('a person whose vendor shares no email address enters one, confirms it and continues on the page they came from', async () => {
  const name = newChannel()
  const page = await begin('tiktok', name)
  expect(page.pathname).toBe('/register/email')
  expect(page.searchParams.get('provider')).toBe('tiktok')
  expect((await post('signup/email', { email: 'nomail@tiktok.example' })).status).toBe(200)
  expect(await people('nomail@tiktok.example')).toEqual([])
  const token = await mailed()
  // The mail is opened on another device.
  browser = openBrowser(gateway.url)
  expect(await (await post('signup/link', { token })).json()).toEqual({
    signUp: { provider: 'tiktok', channel: name, email: 'nomail@tiktok.example' },
  })
  expect((await urlIn(await post('signup/confirm', { token }))).pathname).toBe(WAY)
  expect(await people('nomail@tiktok.example')).toEqual([{ username: name, way: WAY, verified: true }])
  expect(await browser.user()).toMatchObject({ email: 'nomail@tiktok.example', displayName: name })
  // The link works once. From then on, the person can sign in with the channel alone.
  browser = openBrowser(gateway.url)
  expect(await (await post('signup/link', { token })).json()).toEqual({ signUp: null })
  expect((await urlIn(await post('signup/confirm', { token }))).searchParams.get('error')).toBe(
    'Verification',
  )
  expect(await browser.user()).toBeUndefined()
  expect((await begin('tiktok', name)).pathname).toBe(WAY)
})

it.each(['twitch', 'youtube'])(
  'a sign-up with %s asks for an email address if the vendor shares none',
  async (provider) => {
    expect((await begin(provider, newChannel())).pathname).toBe('/register/email')
  },
)

it('the page after an email address is entered is the same whether or not the address has an account', async () => {
  const answers: unknown[] = []
  for (const email of ['demouser@questboard.test', 'fresh@tiktok.example']) {
    browser = openBrowser(gateway.url)
    await begin('tiktok', newChannel())
    const response = await post('signup/email', { email })
    answers.push([response.status, await response.json(), response.headers.getSetCookie()])
  }
  expect(answers[0]).toEqual(answers[1])
})

it('a link for an address that got an account in the meantime creates no account and signs no one in', async () => {
  await begin('tiktok', newChannel())
  await post('signup/email', { email: 'demouser@questboard.test' })
  const url = await urlIn(await post('signup/confirm', { token: await mailed() }))
  expect(url.searchParams.get('error')).toBe('OAuthAccountNotLinked')
  expect(await browser.user()).toBeUndefined()
  expect(await people('demouser@questboard.test')).toHaveLength(1)
})

it('an email address is only taken from a browser that has just signed up with a channel', async () => {
  const url = await urlIn(await post('signup/email', { email: 'stranger@tiktok.example' }))
  expect(url.searchParams.get('code')).toBe('1101')
  await begin('tiktok', newChannel())
  const invalid = await urlIn(await post('signup/email', { email: 'not an address' }))
  expect(invalid.searchParams.get('code')).toBe('1012')
})

it('an expired link of a sign-up creates no account', async () => {
  await begin('tiktok', newChannel())
  await post('signup/email', { email: 'late@tiktok.example' })
  const token = await mailed()
  await gateway.services.pool.query(
    `update channel_sign_up set created_at = now() - interval '3 days', expires_at = now() - interval '1 day'`,
  )
  expect(await (await post('signup/link', { token })).json()).toEqual({ signUp: null })
  expect((await urlIn(await post('signup/confirm', { token }))).pathname).toBe('/auth/auth')
  expect(await people('late@tiktok.example')).toEqual([])
})

it('an email address gets only a few sign-up mails an hour', async () => {
  const codes: (string | null)[] = []
  await begin('tiktok', newChannel())
  for (let time = 0; time < 6; time += 1)
    codes.push(
      (await urlIn(await post('signup/email', { email: 'busy@tiktok.example' }))).searchParams.get('code'),
    )
  expect(codes).toEqual([null, null, null, null, null, 'too-many-requests'])
})
