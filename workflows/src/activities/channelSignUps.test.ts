import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createChannelSignUpActivities } from './channelSignUps.ts'

let scratch: Scratch
let activities: ReturnType<typeof createChannelSignUpActivities>
const sent: { to: string; subject: string; url: string | undefined }[] = []

beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  activities = createChannelSignUpActivities({
    database: scratch.database,
    mailer: {
      async send(to, { subject, button }) {
        sent.push({ to, subject, url: button?.url })
      },
      verify: async () => undefined,
      close: () => undefined,
    },
    publicUrl: 'https://questboard.example',
  })
}, 180_000)
afterAll(() => scratch?.drop())

const signUp = async (email: string): Promise<string> => {
  const [row] = await scratch.run(
    `insert into channel_sign_up (email, sealed, expires_at) values ('${email}', 'x', now() + interval '1 hour') returning id`,
  )
  return String(row?.id)
}

it('an email address without an account gets a link that creates the account', async () => {
  const id = await signUp('new@example.org')
  await activities.sendChannelSignUp(id)
  expect(sent.at(-1)).toMatchObject({
    to: 'new@example.org',
    subject: 'Confirm your email address to create your account',
    url: expect.stringMatching(/^https:\/\/questboard\.example\/register\/confirm\?token=.+/),
  })
  expect(
    await scratch.run(`select token_hash is not null as linked from channel_sign_up where id = '${id}'`),
  ).toEqual([{ linked: true }])
})

it('an email address that has an account gets a mail that leads to sign-in, without a link that creates an account', async () => {
  await scratch.run(`update "user" set email = 'pixel@example.org' where id = '${market.creator}'`)
  await activities.sendChannelSignUp(await signUp('Pixel@example.org'))
  expect(sent.at(-1)).toMatchObject({
    to: 'Pixel@example.org',
    subject: 'You already have a Questboard account',
    url: 'https://questboard.example/login?callbackUrl=/user/settings/connections',
  })
})

it('a sign-up whose link was used gets no second mail', async () => {
  const before = sent.length
  await activities.sendChannelSignUp('00000000-0000-4000-8000-000000000000')
  expect(sent).toHaveLength(before)
})
