import { expect, it } from 'vitest'
import { type Request, requestWords } from './requestWords.ts'

const live: Request = { isInvited: false, isWaitlist: false, hasAccess: true, isLive: true }

it.each([
  ['who is invited may claim at once', { isInvited: true }, /^Accept, and you can claim your key at once/],
  [
    'who is invited before the campaign begins claims then',
    { isInvited: true, isLive: false },
    /^Accept, and you can claim your key once the campaign begins/,
  ],
  [
    'who is invited and not approved for keys waits for that',
    { isInvited: true, hasAccess: false },
    /^Accept, and you are in once our team has approved you/,
  ],
  [
    'who is invited to a waitlist gets no key yet',
    { isInvited: true, isWaitlist: true },
    /^There are no keys yet/,
  ],
  [
    'whose request waits for access is answered later',
    { hasAccess: false },
    /once our team has approved you/,
  ],
  ['who asks is answered by the company', {}, /^The company looks at your channel/],
] satisfies [string, Partial<Request>, RegExp][])('%s', (_rule, changes, text) => {
  expect(requestWords({ ...live, ...changes }).text).toMatch(text)
})

it.each([{ hasAccess: false }, { isLive: false }, { isWaitlist: true }])(
  'nobody reads that they may claim at once where %o',
  (changes) => {
    expect(requestWords({ ...live, isInvited: true, ...changes }).text).not.toMatch(/at once/)
  },
)
