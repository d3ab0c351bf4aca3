import { type Answer, callAction, sessions } from '@questboard/actions/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Browser, openBrowser, urlIn } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'
import { createSignIn } from './signIn.ts'

const PASSWORD = 'Play-fair-2026'
let gateway: Gateway
let browser: Browser

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
afterEach(() => vi.useRealTimers())
beforeEach(async () => {
  browser = openBrowser(gateway.url)
  await gateway.services.pool.query('delete from rate_limit')
  await gateway.services.pool.query('update "user" set locked_until = null')
})

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const codeOf = ({ body }: Answer): string => /"code":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? 'ok'

const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

describe('200 simultaneous attempts to guess a password', () => {
  it('200 simultaneous sign-ins check only five passwords and then lock the account', async () => {
    const csrfToken = await browser.csrfToken()
    const answers = await times(200, async (index) => {
      const response = await browser.postForm('/api/auth/callback/credentials', {
        csrfToken,
        username: 'democreator',
        // Sends the correct password after the limit, so that the test fails if parallel guesses reach it.
        password: index === 150 ? PASSWORD : `guess-${index}`,
      })
      return (await urlIn(response)).searchParams.get('code')
    })
    const judged = answers.filter((answer) => answer === '1202' || answer === null)
    expect(judged.length).toBeLessThanOrEqual(5)
    expect(answers.filter((answer) => answer === '1206').length).toBeGreaterThanOrEqual(195)
    const { rows } = await gateway.services.pool.query(
      `select count(*)::int as locked from "user" where username = 'democreator' and locked_until > now()`,
    )
    expect(rows[0]).toEqual({ locked: judged.includes(null) ? 0 : 1 })
  }, 30_000)

  it('200 simultaneous attempts at the current password check only ten of them', async () => {
    const answers = await times(200, (index) =>
      callAction(gateway.actions, 'deleteAccount', { currentPassword: `guess-${index}` }, sessions.user),
    )
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === '1202')).toHaveLength(10)
    expect(codes.filter((code) => code === '1206')).toHaveLength(190)
  }, 30_000)

  it('200 simultaneous password resets send only three mails', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-25T12:00:00Z') })
    const answers = await times(200, () =>
      callAction(gateway.actions, 'requestPasswordReset', { email: 'demouser@questboard.test' }),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    expect(answers.map(codeOf)).toContain('1403')
    const { rows } = await gateway.services.pool.query(
      `select count(*)::int as mails from domain_event where type = 'passwordResetRequested'`,
    )
    expect(rows[0].mails).toBeLessThanOrEqual(3)
  }, 30_000)
})

describe('trying one password on many accounts', () => {
  it('one IP address can try 300 names to sign in, whether or not the names exist', async () => {
    await gateway.services.pool.query(
      `insert into rate_limit (key, tries, forget_at)
       values ('sign-in-from:127.0.0.1', array_fill(now(), array[299]), 'infinity')`,
    )
    const tries: (string | null)[] = []
    for (const name of ['nobody1', 'nobody2', 'demouser'])
      tries.push((await browser.signIn(name, 'Summer2026')).url.searchParams.get('code'))
    expect(tries).toEqual(['1202', '1206', '1206'])
  })

  it('for sign-in limits, all IP addresses of one IPv6 network count as one', async () => {
    const { pool, rateLimit } = gateway.services
    await pool.query(
      `insert into rate_limit (key, tries, forget_at)
       values ('sign-in-from:2001:db8:1:2::/64', array_fill(now(), array[299]), 'infinity')`,
    )
    const signIn = createSignIn({ pool, rateLimit, refuseDemoAccounts: false })
    const codes: unknown[] = []
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'])
      codes.push(await signIn({ identifier: 'nobody-at-all', password: 'Summer2026', ip }, async () => false))
    expect(codes).toMatchObject([{ code: '1202' }, { code: '1206' }, { code: '1202' }])
  })
})

describe('the response time of sign-in', () => {
  it('sign-in with an unknown name takes as long as with a wrong password', async () => {
    // Measures CPU work instead of time, so that other load on the machine does not matter.
    const work = async (name: string): Promise<number> => {
      await gateway.services.pool.query('delete from rate_limit')
      const before = process.cpuUsage()
      await browser.signIn(name, 'wrong-password-1')
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 9; round += 1) {
      known.push(await work('demouser'))
      unknown.push(await work('nobodyhere'))
    }
    // Hashing takes about 50 ms of CPU time. A response without hashing takes much less.
    expect(median(unknown)).toBeGreaterThan(median(known) / 2)
  }, 30_000)

  it.each([
    ['requestPasswordReset', { email: 'nobody@mail.example' }],
    ['requestPasswordReset', { email: 'demouser@questboard.test' }],
    ['resendVerification', { identifier: 'nobodyhere' }],
  ])('the response time of %s does not reveal whether the account %j exists', async (name, input) => {
    const start = performance.now()
    expect((await callAction(gateway.actions, name, input)).body).toEqual({ sent: true })
    expect(performance.now() - start).toBeGreaterThanOrEqual(295)
  })
})
