import { callAction, refusal, startRelay, startSandbox } from '@questboard/actions/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, urlIn } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

/** The token that the sandbox gives when the checkbox is checked. */
const TOKEN = 'XXXX.DUMMY.TOKEN.XXXX'
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let vendor: Awaited<ReturnType<typeof startRelay>>
let gateway: Gateway

beforeAll(async () => {
  sandbox = await startSandbox()
  vendor = await startRelay(sandbox.url)
  gateway = await startGateway({
    BOT_CHECK_SITE_KEY: 'site-key',
    BOT_CHECK_SECRET: 'secret',
    BOT_CHECK_BASE_URL: `${vendor.url}turnstile`,
  })
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  vendor?.close()
  await sandbox?.stop()
})
beforeEach(() => vendor.reopen())

const signIn = async (botCheckToken: string): Promise<string | null> => {
  const browser = openBrowser(gateway.url)
  const answer = await browser.postForm('/api/auth/callback/credentials', {
    csrfToken: await browser.csrfToken(),
    username: 'demouser',
    password: 'Play-fair-2026',
    botCheckToken,
  })
  return (await urlIn(answer)).searchParams.get('code')
}

const person = { username: 'ticked', email: 'ticked@mail.example', password: 'Secret123', terms: true }
const forms: readonly [name: string, input: object][] = [
  ['registerCreator', person],
  [
    'registerCompany',
    { ...person, companyName: 'Ticked', companyType: 'brand', companyWebsite: 'https://ticked.example' },
  ],
  ['joinCompany', { ...person, token: 'a-token' }],
  ['requestPasswordReset', { email: 'demouser@questboard.test' }],
]

describe('sign-in with the bot check turned on', () => {
  it('the sign-in page is informed that the bot check is on', async () => {
    expect(await openBrowser(gateway.url).json('/api/build-id')).toMatchObject({
      botCheck: { siteKey: 'site-key', scriptUrl: expect.stringMatching(/\/turnstile\/v0\/api\.js$/) },
    })
  })

  it('a request whose checkbox of the bot check is not ticked cannot sign in, even with the correct password', async () => {
    for (const token of ['', 'made-up']) expect(await signIn(token)).toBe('bot-check')
    expect(await signIn(TOKEN)).toBeNull()
  })

  it.each(forms)('the bot check also protects %s', async (name, input) => {
    for (const botCheckToken of [null, 'made-up'])
      expect(await callAction(gateway.actions, name, { ...input, botCheckToken })).toMatchObject(
        refusal('bot-check'),
      )
    const ticked = await callAction(gateway.actions, name, { ...input, botCheckToken: TOKEN })
    expect(ticked).not.toMatchObject(refusal('bot-check'))
  })

  it('if the bot check is unreachable, no one can sign in, and the error does not call the person a bot', async () => {
    vendor.shut()
    expect(await signIn(TOKEN)).toBe('service-unavailable')
    for (const [name, input] of forms)
      expect(await callAction(gateway.actions, name, { ...input, botCheckToken: TOKEN })).toMatchObject({
        status: 422,
        body: { extensions: { code: 'service-unavailable', requestId: expect.any(String) } },
      })
    vendor.reopen()
    expect(await signIn(TOKEN)).toBeNull()
  })
})
