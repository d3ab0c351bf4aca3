import { expect, it } from 'vitest'
import { type Request, requestWords } from './requestWords.ts'

const live: Request = { isInvited: false, isWaitlist: false, hasAccess: true, isLive: true }

it.each([
  ['an invited creator can claim right away', { isInvited: true }, /^Accept to claim your key right away/],
  [
    'an invited creator can claim when the campaign starts',
    { isInvited: true, isLive: false },
    /^Accept now and claim your key when the campaign starts/,
  ],
  [
    'an invited creator without approval for keys must wait for approval',
    { isInvited: true, hasAccess: false },
    /^Accept now\. You’re in once our team has approved you/,
  ],
  ['a creator invited to a waitlist gets no key yet', { isInvited: true, isWaitlist: true }, /^No keys yet/],
  [
    'the company gets the request after our team has approved the creator',
    { hasAccess: false },
    /once our team has approved you/,
  ],
  ['the company answers the request', {}, /^The company reviews your channel/],
] satisfies [string, Partial<Request>, RegExp][])(
  'the text next to a key request explains that %s',
  (_rule, changes, text) => {
    expect(requestWords({ ...live, ...changes }).text).toMatch(text)
  },
)

it.each([{ hasAccess: false }, { isLive: false }, { isWaitlist: true }])(
  'the text for an invited creator does not promise an immediate key if %o',
  (changes) => {
    expect(requestWords({ ...live, isInvited: true, ...changes }).text).not.toMatch(/right away/)
  },
)
