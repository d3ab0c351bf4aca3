import { callAction, startRelay } from '@questboard/actions/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, openBrowser, urlIn } from './testing/browser.ts'
import { startEngineDouble } from './testing/engineDouble.ts'
import { type Gateway, startGateway } from './testing/gateway.ts'

const PASSWORD = 'Play-fair-2026'
const away = {
  message: 'The service is not available right now. Please try again in a moment.',
  extensions: { code: 'service-unavailable' },
}
let engine: Awaited<ReturnType<typeof startEngineDouble>>
let home: Gateway
let relay: Awaited<ReturnType<typeof startRelay>>
let gateway: Gateway
let browser: Browser

beforeAll(async () => {
  engine = await startEngineDouble()
  home = await startGateway()
  relay = await startRelay(home.services.config.databaseUrl)
  gateway = await startGateway({ DATABASE_URL: relay.url, HASURA_URL: engine.url })
  browser = openBrowser(gateway.url)
  await browser.signIn('demouser', PASSWORD)
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  relay?.close()
  await home?.close()
  engine?.close()
})

const ask = (path = '/api/gql') =>
  browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"mutation { ok }"}',
  })

const expectBack = async () => {
  await expect
    .poll(() => browser.user().catch(() => null), { timeout: 15_000 })
    .toMatchObject({ username: 'demouser' })
  expect((await ask()).status).toBe(200)
}

it('while the database is unreachable, every route reports this in one sentence, and it works again afterwards', async () => {
  const csrfToken = await browser.csrfToken()
  const form = { csrfToken, callbackUrl: '/user/settings/connections' }
  const consentPage = await urlIn(await browser.postForm('/api/auth/signin/twitch', form))
  relay.shut()

  for (const answer of [
    await browser.send('/api/auth/session'),
    await browser.postForm('/api/auth/callback/credentials', {
      ...form,
      username: 'demouser',
      password: PASSWORD,
    }),
    await browser.postForm('/api/auth/signout', form),
    await browser.send('/api/uploads/image', { method: 'POST', body: 'x' }),
    await browser.send('/l/abcdefgh'),
  ]) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject(away)
  }
  const link = { token: 'any', password: 'Changed123' }
  expect(await callAction(gateway.actions, 'setNewPassword', link)).toMatchObject({ status: 422, body: away })
  for (const path of ['/api/gql', '/api/gql?customDomain=play.example']) {
    const answer = await ask(path)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ errors: [away] })
  }

  // A person who follows a link reads an error message or is redirected. They never see JSON.
  const visit = await browser.send('/l/abcdefgh', { headers: { accept: 'text/html,*/*;q=0.8' } })
  expect(visit.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await visit.text()).toMatch(new RegExp(`^${away.message} \\([\\da-f-]{36}\\)$`))
  const state = consentPage.searchParams.get('state') ?? ''
  const callback = await browser.send(`/api/auth/callback/twitch?state=${state}&code=any`)
  const led = new URL(callback.headers.get('location') ?? '')
  expect([led.pathname, led.searchParams.get('error')]).toEqual([
    '/user/settings/connections',
    'OAuthCallback',
  ])

  relay.reopen()
  await expectBack()
}, 60_000)

it('a database that keeps connections open but does not respond is reported as unreachable', async () => {
  const csrfToken = await browser.csrfToken()
  const form = { csrfToken, username: 'demouser', password: PASSWORD }
  relay.freeze()
  const [answer, ...answers] = await Promise.all([
    ask(),
    browser.send('/api/auth/session'),
    browser.postForm('/api/auth/callback/credentials', form),
    browser.send('/l/abcdefgh'),
  ])
  for (const each of answers) {
    expect(each.status).toBe(503)
    expect(await each.json()).toMatchObject(away)
  }
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ errors: [away] })
  relay.reopen()
  await expectBack()
}, 60_000)
