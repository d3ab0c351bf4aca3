import { randomUUID } from 'node:crypto'
import { constraints, errors, explain, isErrorCode } from '@questboard/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from './testing/browser.ts'
import { type Service, startService } from './testing/service.ts'

const PASSWORD = 'Play-fair-2026'
let service: Service
let serial = 0
const oneKey = randomUUID()

beforeAll(async () => {
  service = await startService()
}, 90_000)
afterAll(() => service?.close())
beforeEach(async () => {
  serial += 1
  await query('delete from rate_limit; delete from creator_page; delete from analytics_page')
})

type Said = { readonly code: string; readonly message: string }
type Provoked = () => Promise<Said | null>

const query = async (text: string, values: unknown[] = []) =>
  (await service.gateway.services.pool.query(text, values)).rows

/** The code that the login page receives, and the message for it. */
const signIn = async (username: string, password = PASSWORD): Promise<Said | null> => {
  const { url } = await openBrowser(service.gateway.url).signIn(username, password)
  const code = url.searchParams.get('code')
  return isErrorCode(code) ? { code, message: errors[code] } : null
}

/** Returns the error of a mutation by a person or a visitor: an action's error code or a constraint's name. */
const mutate = async (mutation: string, username?: string): Promise<Said | null> => {
  const browser = openBrowser(service.gateway.url)
  if (username) await browser.signIn(username, PASSWORD)
  const answer = await browser.json('/api/gql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { ${mutation} }` }),
  })
  const [error] = Array.isArray(answer.errors) ? answer.errors : []
  if (!error) return null
  const { message, extensions } = error
  return isErrorCode(extensions.code) ? { code: extensions.code, message } : (explain(message) ?? null)
}

const register = (changes: Record<string, string> = {}): Promise<Said | null> => {
  const form = {
    username: `coded${serial}`,
    email: `coded${serial}@mail.example`,
    password: 'Secret123',
    ...changes,
  }
  const fields = Object.entries(form).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return mutate(`registerCreator(${fields.join(', ')}, terms: true) { userId }`)
}

/** An account that no other test uses. */
const createPerson = async (change = ''): Promise<string> => {
  await register()
  await query('update "user" set email_verified_at = now() where username = $1', [`coded${serial}`])
  if (change) await query(`update "user" set ${change} where username = $1`, [`coded${serial}`])
  return `coded${serial}`
}

/** Repeats the request and returns the last response. */
const times = async (count: number, provoke: Provoked): Promise<Said | null> => {
  let said: Said | null = null
  for (let time = 0; time < count; time += 1) said = await provoke()
  return said
}

const addPage = (slug: string, title = 'Page') =>
  mutate(
    `insert_creator_page_one(object: { slug: ${JSON.stringify(slug)}, title: ${JSON.stringify(title)} }) { id }`,
    'democreator',
  )

const addAnalyticsPage = (name: string) =>
  mutate(`insert_analytics_page_one(object: { name: ${JSON.stringify(name)} }) { id }`, 'democreator')

/** The account error codes of rules §8, with each message and a way to cause the error. */
const catalogue: readonly [code: string, message: string, provoke: Provoked][] = [
  ['1001', 'This username is already taken', () => register({ username: 'DemoUser' })],
  ['1002', 'This email is already in use', () => register({ email: 'demouser@questboard.test' })],
  [
    '1003',
    'The password must be 8 to 128 characters, with at least one letter and one digit',
    () => register({ password: 'letters' }),
  ],
  [
    '1006',
    'This display name is already taken',
    async () => {
      await createPerson(`display_name = 'Taken${serial}'`)
      const id = `(select id from "user" where username = 'demouser')`
      const [{ id: userId } = { id: '' }] = await query(`select ${id} as id`)
      return mutate(
        `update_user_by_pk(pk_columns: { id: "${userId}" }, _set: { display_name: "Taken${serial}" }) { id }`,
        'demouser',
      )
    },
  ],
  [
    '1011',
    'The username must be 4 to 25 characters, letters a-z and digits',
    () => register({ username: 'a b' }),
  ],
  ['1012', 'Please enter a valid email', () => register({ email: 'nobody' })],
  [
    '1016',
    'The display name must be 4 to 50 characters, letters and digits',
    async () => {
      const [{ id } = { id: '' }] = await query(`select id from "user" where username = 'demouser'`)
      return mutate(
        `update_user_by_pk(pk_columns: { id: "${id}" }, _set: { display_name: "a b" }) { id }`,
        'demouser',
      )
    },
  ],
  [
    '1101',
    'This validation link has expired',
    () => mutate('verifyEmail(token: "an-old-token-of-some-length") { userId }'),
  ],
  // At sign-in, an unknown name gets the same response as a wrong password.
  ['1201', 'Username or email not found', () => mutate('resendVerification(identifier: "") { sent }')],
  ['1202', 'Wrong password', async () => signIn(await createPerson(), 'Wrong-2026')],
  ['1203', 'This account is inactive', async () => signIn(await createPerson('active = false'), 'Secret123')],
  [
    '1204',
    'This account is locked',
    async () => signIn(await createPerson(`locked_until = now() + interval '1 hour'`), 'Secret123'),
  ],
  [
    '1206',
    'This account is locked after too many login attempts',
    async () => {
      const username = await createPerson()
      return times(6, () => signIn(username, 'Wrong-2026'))
    },
  ],
  [
    '1207',
    'This account is not verified',
    async () => {
      await register()
      return signIn(`coded${serial}`, 'Secret123')
    },
  ],
  [
    '1403',
    'Too many resets, try again tomorrow',
    () => times(4, () => mutate('requestPasswordReset(email: "demouser@questboard.test") { sent }')),
  ],
  ['2012', 'Invalid name format', () => addPage('No Slug')],
  [
    '2013',
    'This name is already taken',
    async () => {
      await addPage('taken-page')
      return addPage('taken-page')
    },
  ],
  [
    '2015',
    'You cannot create more than 6 Creator Pages',
    async () => {
      let page = 0
      return times(7, () => addPage(`page-${++page}`))
    },
  ],
  ['3000', 'This name is reserved', () => addPage('login')],
  ['5012', 'Invalid page name format', () => addAnalyticsPage('')],
  [
    '5015',
    'You cannot create more than 6 Analytics Pages',
    async () => {
      let page = 0
      return times(7, () => addAnalyticsPage(`Figures ${++page}`))
    },
  ],
]

const addFeed = (url: string, authorized = true) =>
  mutate(`addRssFeed(url: ${JSON.stringify(url)}, authorized: ${authorized}) { id }`, 'democreator')

/** Errors of actions that do not come from a database constraint. */
const words: readonly [code: string, provoke: Provoked][] = [
  ['code-not-yours', () => mutate(`revealCode(codeId: "${randomUUID()}") { code }`, 'democreator')],
  ['invalid-input', () => mutate('resendVerification(identifier: "zero\\u0000") { sent }')],
  [
    'name-plain',
    () =>
      mutate(
        `registerCompany(username: "evil${serial}", email: "evil${serial}@mail.example", password: "Secret123",
           companyName: "Log in at evil.example", companyType: "brand", companyWebsite: "https://evil.example", terms: true) { userId }`,
      ),
  ],
  [
    'invitation-invalid',
    () =>
      mutate(
        `joinCompany(token: "of-nobody", username: "joiner${serial}", password: "Secret123", terms: true) { userId }`,
      ),
  ],
  [
    'idempotency-conflict',
    async () => {
      const invite = (title: string) =>
        mutate(
          `inviteMember(email: "twice@mail.example", title: "${title}", isOwner: false, idempotencyKey: "${oneKey}") { invitationId }`,
          'demostudio',
        )
      await invite('first')
      return invite('second')
    },
  ],
  [
    'not-allowed',
    () =>
      mutate(`startPayoutSetup(method: "card", idempotencyKey: "${randomUUID()}") { url }`, 'democreator'),
  ],
  [
    'not-found',
    () =>
      mutate(
        `resendMemberInvite(invitationId: "${randomUUID()}", idempotencyKey: "${randomUUID()}") { invitationId }`,
        'demostudio',
      ),
  ],
  ['rss-empty', () => addFeed('http://127.0.0.1/feed.xml')],
  ['rss-unauthorized', () => addFeed('https://journal.example/feed.xml', false)],
  [
    'status-illegal',
    () =>
      mutate(`restartChannelVerification(connectionId: "${randomUUID()}") { connectionId }`, 'democreator'),
  ],
  [
    'too-many-requests',
    () => times(6, () => mutate('resendVerification(identifier: "nobodyhere") { sent }')),
  ],
  [
    'unexpected',
    async () => {
      await query('alter table verification_token rename to elsewhere')
      try {
        return await mutate('verifyEmail(token: "of-nobody") { userId }')
      } finally {
        await query('alter table elsewhere rename to verification_token')
      }
    },
  ],
]

/**
 * Error codes whose tests are next to their code: gateway (bounds.test.ts), offers (bids.test.ts), deleting an account
 * (leaveMarket.test.ts, closeCompany.test.ts), joining a company (acceptMemberInvite.test.ts), disputes, and the tests of game
 * imports, invitations, missions, bulk actions, payment limits, uploads, code requests, the payment provider and the
 * database (hasura/tests/constraints/beginnings.test.ts).
 */
const saidElsewhere = [
  'account-under-way',
  'answer-too-large',
  'archive-damaged',
  'archive-unsafe',
  'bid-date',
  'bid-day-over',
  'bid-not-yours',
  'bot-check',
  'bulk-empty',
  'bulk-too-many',
  'channel-needed',
  'codes-none',
  'codes-too-many',
  'company-card-saved',
  'creator-channel-gone',
  'creator-payout-limit',
  'creator-payout-setup',
  'dispute-embargo',
  'game-catalogue-off',
  'game-facts-missing',
  'icon-size',
  'import-gone',
  'import-stays',
  'invitation-address',
  'invitation-channels',
  'invitation-creator',
  'invitation-deadline',
  'invitation-member',
  'member-exists',
  'nothing-to-send-back',
  'offer-needs-account',
  'payment-amount',
  'payment-failed',
  'payment-limit-members',
  'query-too-large',
  'reward-consent',
  'service-unavailable',
  'starts-later',
  'timeout',
  'trace-too-many',
  'unsubscribe-link',
]

describe('errors that actions report', () => {
  it.each(words)('an action reports the error: %s', async (code, provoke) => {
    const message = errors[isErrorCode(code) ? code : 'unexpected']
    // The message contains the time at which the person can try again.
    const isOpen = code === 'too-many-requests'
    expect(await provoke()).toMatchObject({
      code,
      message: isOpen
        ? expect.stringMatching(
            /^Too many attempts\. You can try again on \w{3} \d+, \d{4}, \d\d:\d\d \(Stockholm time\)\.$/,
          )
        : message,
    })
  })

  it('every error of the actions and the database has a message that people can understand', () => {
    const said = new Set([
      ...Object.values(constraints).map((refusal) => (typeof refusal === 'string' ? refusal : refusal.code)),
      ...words.map(([code]) => code),
    ])
    const unsaid = Object.keys(errors).filter((code) => !/^\d+$/.test(code) && !said.has(code))
    expect(unsaid.sort()).toEqual(saidElsewhere)
  })
})

describe('the catalog of account errors', () => {
  it.each(catalogue)('the account error %s has the message: %s', async (code, message, provoke) => {
    expect(await provoke()).toMatchObject({ code, message })
  })

  it('the catalog of account errors is complete', () => {
    const numbers = Object.keys(errors).filter((code) => /^\d+$/.test(code))
    expect(catalogue.map(([code]) => code).sort()).toEqual(numbers.sort())
  })
})
