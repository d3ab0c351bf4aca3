import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activationKinds } from '../activation/activation.ts'
import { channelProviders } from '../channel/channel.ts'
import { creatorAccessKinds } from '../creator/creator.ts'
import { eventEntry, eventNames } from '../events/catalogue.ts'
import { questDisputeCauses } from '../quest-run/dispute.ts'
import type { Fields } from '../shape.ts'
import { kindsOfNotification, mailings, noticeOf } from './kinds.ts'
import { notificationKinds } from './notification.ts'

const run = {
  activationId: '00000000-0000-4000-8000-00000000ac01',
  runId: '00000000-0000-4000-8000-00000000aa01',
  activation: 'Lumen Tactics',
  company: 'Northlight',
  creator: 'Mira',
  deadline: '2026-11-27T13:00:00+00:00',
}
const offered = { ...run, amountCents: 42_000 }
const revoked = {
  company: 'Northlight',
  item: 'Ember',
  platform: 'Steam',
  replaced: true,
  reason: 'They leaked',
}
const words = (kind: string, params: object) => {
  const notice = noticeOf(kind, params)
  if (notice === null) return null
  const { title, body, path, quote } = notice
  return `${title} | ${body} | ${path}${quote ? ` | ${quote.author}: ${quote.text}` : ''}`
}
const questPath = `/campaigns/quests/${run.activationId}/${run.runId}`

describe('a notice names who, how much, what and until when', () => {
  test.each([
    [
      'new_offer',
      { ...offered, to: 'company', message: 'I would love to' },
      `Mira offers $420 for Lumen Tactics | Answer by Friday 27 November at 14:00. | ${questPath} | Mira: I would love to`,
    ],
    [
      'new_offer',
      { ...offered, to: 'creator', deadline: null },
      `Northlight offers you $420 for Lumen Tactics |  | ${questPath}`,
    ],
    [
      'counter_offer',
      { ...offered, to: 'company', amountCents: 42_050, deadline: null },
      `Mira counters with $420.50 for Lumen Tactics |  | ${questPath}`,
    ],
    [
      'mission_declined',
      { ...run, reason: 'Another  game' },
      `Northlight declined what you did for Lumen Tactics |  | /missions/${run.activationId} | Northlight: Another game`,
    ],
    ['mission_declined', run, `Lumen Tactics ended before you were done |  | /missions/${run.activationId}`],
    [
      'bid_expired',
      { ...offered, to: 'creator' },
      `The offer over $420 between you and Northlight has expired | Lumen Tactics | ${questPath}`,
    ],
    [
      'awaiting_payment',
      { ...offered, to: 'company' },
      `You and Mira agreed on $420 for Lumen Tactics | Mira begins once it is paid. Pay by Friday 27 November at 14:00. | ${questPath}`,
    ],
    [
      'content_production',
      { ...offered, to: 'creator', deadline: null },
      `Northlight has paid $420 for Lumen Tactics: you can start producing content |  | ${questPath}`,
    ],
    [
      'payment_deadline_24h',
      { ...offered, to: 'company' },
      `24 hours left to pay $420 for Lumen Tactics with Mira | The time ends on Friday 27 November at 14:00. | ${questPath}`,
    ],
    [
      'content_production_deadline_expired',
      { ...run, to: 'creator' },
      `You did not submit content for Lumen Tactics in time |  | ${questPath}`,
    ],
    [
      'content_production_deadline_expired',
      { ...run, to: 'company', comment: 'The game is not in it' },
      `The content of Mira for Lumen Tactics was declined until its time was over |  | ${questPath} | Northlight: The game is not in it`,
    ],
    [
      'content_rejected',
      { ...run, to: 'creator', comment: 'Show the\nmap, please' },
      `Northlight asks you to change your content for Lumen Tactics | Submit it by Friday 27 November at 14:00. | ${questPath} | Northlight: Show the\nmap, please`,
    ],
    [
      'invited_with_offer',
      { ...offered, activationKind: 'QUEST', message: '' },
      `Northlight invites you to Lumen Tactics and offers $420 | Answer by Friday 27 November at 14:00. | ${questPath}`,
    ],
    [
      'invited_with_offer',
      { ...offered, activationKind: 'QUEST', message: '', runId: null },
      `Northlight invites you to Lumen Tactics and offers $420 | Answer by Friday 27 November at 14:00. | /campaigns/quests/${run.activationId}`,
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'MISSION' },
      `Northlight took back your code for Ember | You have another one for Steam. | /missions/${run.activationId} | Northlight: They leaked`,
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'QUEST', runId: run.runId },
      `Northlight took back your code for Ember | You have another one for Steam. | ${questPath} | Northlight: They leaked`,
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'KEY' },
      'Northlight took back your code for Ember | You have another one for Steam. | /creator/keys | Northlight: They leaked',
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'KEY', replaced: false },
      'Northlight took back your code for Ember | There is no other one for Steam right now. Nothing is due without a code: your 30 days begin anew with the next one you claim. | /creator/keys | Northlight: They leaked',
    ],
    [
      'code_revoked',
      revoked,
      'Northlight took back your code for Ember | You have another one for Steam. | /creator/keys | Northlight: They leaked',
    ],
    [
      'payment_approval',
      { by: 'Olive', amountCents: 50_000, description: '2 Quests', deadline: '2026-11-27T13:00:00Z' },
      'Olive asks you to approve $500 for “2 Quests” | It is to be paid by Friday 27 November at 14:00, which approving does not change. | /company/cart',
    ],
    [
      'payment_approved',
      { by: 'Mona', amountCents: 50_000, description: '2 Quests', deadline: '2026-11-27T13:00:00Z' },
      'Mona approved $500 for “2 Quests” | Go on and pay it by Friday 27 November at 14:00. | /company/cart',
    ],
    [
      'payment_approved',
      { by: 'Mona', amountCents: 50_000, description: '2 Quests', bySavedCard: true, deadline: null },
      'Mona approved $500 for “2 Quests” | Your saved card is charged now. | /company/cart',
    ],
    [
      'payment_declined',
      { amountCents: 50_000, description: '2 Quests', isLate: false },
      '$500 for “2 Quests” was not approved | Another member of your company declined it. What it was for lies in the cart again. | /company/cart',
    ],
    [
      'payment_declined',
      { amountCents: 50_000, description: '2 Quests', isLate: true },
      '$500 for “2 Quests” was not approved | Its time was over before somebody approved it. What it was for and can still be paid lies in the cart again. | /company/cart',
    ],
    [
      'payment_refunded',
      { amountCents: 50_000, description: 'Quest with Mira', isLate: true },
      '$500 for “Quest with Mira” went back to your card | Your payment came after its time was over. Banks take 5 to 10 days to show it. | /user/settings/payments',
    ],
    [
      'payment_refund_failed',
      { amountCents: 50_000 },
      'We could not pay $500 back to your card | The money is safe with us. Please write to us where it should go. | /user/settings/payments',
    ],
    [
      'payment_refund_covered',
      { amountCents: 50_000, description: 'Quest with Mira' },
      'Your bank has paid $500 for “Quest with Mira” back to you | We do not pay it to your card a second time. If your bank returns the money to us, it goes back to your card then. | /user/settings/payments',
    ],
    [
      'payment_disputed',
      { amountCents: 50_000, description: '3 Quests' },
      'Your bank took back $500 for “3 Quests” | If that was a mistake, please tell your bank, and write to us. | /user/settings/payments',
    ],
    [
      'payment_refunded',
      { amountCents: 29_900, description: 'Plan: Growth', isInVain: true },
      '$299 for “Plan: Growth” went back to your card | Your company had this plan, or a higher one, already. Banks take 5 to 10 days to show it. | /user/settings/payments',
    ],
    [
      'plan_paid',
      { amountCents: 29_900, plan: 'Growth', validTo: '2026-12-23T09:00:00Z' },
      'Your company has the plan Growth until 23 December | $299 is paid. It is not renewed by itself: we remind you before it ends. | /company/settings#plan',
    ],
    [
      'plan_ends',
      { plan: 'Growth', deadline: '2026-11-27T13:00:00Z' },
      'Your company has the plan Growth until Friday 27 November at 14:00 | It is not renewed by itself. Pay for another month to keep it; else your company is on the free plan then. | /plans',
    ],
    [
      'payout_paid',
      { amountCents: 37_800, activation: 'Lumen Tactics', company: 'Northlight', expectedOn: '2026-11-25' },
      '$378 for Lumen Tactics of Northlight is on the way to you | Expect the money by 25 November. | /user/settings/payments',
    ],
    [
      'codes_running_out',
      { item: 'Emberfall', platform: 'Steam', left: 1 },
      'Codes of Emberfall for Steam are running out | 1 code is left. Add some before creators go away empty-handed. | /company/code-manager/codes',
    ],
    [
      'codes_overpromised',
      { activation: 'Emberfall keys', promised: 3, left: 1 },
      'Emberfall keys promises more codes than are left | Creators may still claim 3, and 1 is left. Add codes, or some go away empty-handed. | /company/code-manager/codes',
    ],
    [
      'codes_came',
      { ...run, activationKind: 'KEY', platform: 'Steam' },
      `Northlight has codes of Lumen Tactics for Steam again | You asked for one. They go to who claims first: claim yours while there are some. | /campaigns/${run.activationId}`,
    ],
    [
      'key_content_waits',
      run,
      `Content of Mira for Lumen Tactics waits for your review | Accept it, or say what is missing: nothing else happens to it until then. | /campaigns/${run.activationId}/participants/active`,
    ],
    ['told', { kind: 'message', title: 'As it was', path: '/games' }, 'As it was |  | /games'],
  ])('%s %#', (kind, params, said) => {
    expect(words(kind, params)).toBe(said)
  })

  test('is null for a kind or parameters of another version', () => {
    expect(noticeOf('new_thing', run)).toBeNull()
    expect(noticeOf('toString', run)).toBeNull()
    expect(noticeOf('new_offer', run)).toBeNull()
    expect(noticeOf('told', { title: 'Come', path: '//evil.example' })).toBeNull()
  })
})

/** Without the letters of what a value that is missing reads as: a person may well write "NaN". */
const text = fc.string({ maxLength: 300 }).map((written) => written.replaceAll(/[nNI]/g, 'm'))
const some = fc.option(text, { nil: null })
/** Whatever any of the kinds asks for. */
const anything = fc.record({
  activationId: fc.uuid(),
  runId: fc.uuid(),
  companyId: fc.uuid(),
  memberId: fc.uuid(),
  member: text,
  to: fc.constantFrom('company', 'creator'),
  activationKind: fc.constantFrom(...activationKinds),
  activation: text,
  company: text,
  creator: text,
  title: text,
  text,
  name: text,
  domain: text,
  item: text,
  platform: text,
  channel: text,
  provider: fc.constantFrom(...channelProviders),
  message: some,
  comment: some,
  reason: some,
  reasons: fc.array(text),
  accesses: fc.uniqueArray(fc.constantFrom(...creatorAccessKinds), { minLength: 1 }),
  amountCents: fc.nat(),
  netCents: fc.option(fc.nat(), { nil: null }),
  left: fc.nat(),
  promised: fc.integer({ min: 1 }),
  creatorCents: fc.nat(),
  cause: fc.constantFrom(...questDisputeCauses),
  openedBy: fc.constantFrom('company', 'creator'),
  note: text,
  replaced: fc.boolean(),
  visibility: fc.constantFrom('private', 'removed'),
  by: text,
  description: text,
  plan: text,
  validTo: fc.constant('2026-12-23T09:00:00Z'),
  deadline: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100') })
    .map((at) => at.toISOString()),
  path: fc.constant('/games'),
})
const inEach = (fields: Fields, written: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.is(written) ? written : [written]]),
  )
/** Of the one parameter whose values differ by kind. */
const decisions = [
  'approved',
  'rejected',
  'verified',
  'change_approved',
  'change_rejected',
  'resolved',
  'dismissed',
]

test.each(notificationKinds)('%s has words and a way within the site for all its parameters', (kind) => {
  let said = 0
  fc.assert(
    fc.property(anything, (params) => {
      for (const decision of decisions) {
        const notice = noticeOf(kind, { ...params, decision })
        if (notice === null) continue
        said += 1
        expect(notice.title).not.toBe('')
        expect(`${notice.title} ${notice.body}`).not.toMatch(/undefined|null|NaN|Invalid/)
        expect(notice.path).toMatch(/^\/[^/\\]/)
      }
    }),
    { numRuns: 50 },
  )
  expect(said).toBeGreaterThan(0)
})

/** Longer than any name, over several lines, with a link and markup: free text takes it, a name must not. */
const hostile = [
  'Questboard: your company account will be suspended today.',
  'Confirm your card at https://evil.example/pay',
  '<a href="https://evil.example">evil.example</a>',
].join('\n\n')

/** What people, companies, channels, activations and games are called, and the two labels that moves make from those names. */
const names = [
  'activation',
  'by',
  'channel',
  'company',
  'creator',
  'description',
  'domain',
  'item',
  'member',
  'name',
  'plan',
  'platform',
]
/** No event writes it and no mail has it: its words have no author. */
const spoken = notificationKinds.filter((kind) => kind !== 'told')

describe.each(spoken)('%s', (kind) => {
  const { spoken: fields, quoted } = kindsOfNotification[kind]

  test('makes its own words of names, numbers and fixed values only', () => {
    const free = Object.entries(fields).filter(
      ([name, field]) => field.is(hostile) && !['kind', 'filter'].includes(name),
    )
    expect(names).toEqual(expect.arrayContaining(free.map(([name]) => name)))
  })

  test('says the same whatever somebody else wrote, and quotes it under a name', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...decisions), (params, decision) => {
        const plain = { ...params, decision, ...inEach(quoted, 'Hello') }
        const [calm, attack] = [plain, { ...plain, ...inEach(quoted, hostile) }].map((row) =>
          noticeOf(kind, row),
        )
        if (!calm || !attack) return
        expect({ ...attack, quote: null }).toEqual({ ...calm, quote: null })
        expect(attack.quote?.author).toBe(calm.quote?.author)
        expect(attack.quote !== null).toBe(Object.keys(quoted).length > 0)
        expect(attack.quote?.text ?? hostile).toContain(hostile)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the catalogues', () => {
  test('every kind has an event that tells it, but what was told before', () => {
    const told = new Set(
      eventNames.flatMap((name) => [...(eventEntry(name).tells === 'nobody' ? [] : eventEntry(name).tells)]),
    )
    expect(notificationKinds.filter((kind) => !told.has(kind))).toEqual(['told'])
  })

  test('every kind that somebody is told has an audience', () => {
    const without = notificationKinds.filter((kind) => kindsOfNotification[kind].audience.length === 0)
    expect(without).toEqual(['told'])
  })

  test('what is about money or the account, or was asked for, is mailed whatever mails a person chose', () => {
    const always = new Set(
      mailings.filter(({ preference }) => preference === 'always').map(({ kind }) => kind),
    )
    expect([...always].sort()).toEqual([
      'channel_freed',
      'channel_held',
      'codes_came',
      'company_verification_decided',
      'creator_access_decided',
      'custom_domain_lost',
      'custom_domain_missing',
      'dispute_decided',
      'dispute_opened',
      'dispute_possible',
      'member_joined',
      'member_removed',
      'payment_approval',
      'payment_approved',
      'payment_declined',
      'payment_disputed',
      'payment_refund_covered',
      'payment_refund_failed',
      'payment_refunded',
      'payout_failed',
      'payout_paid',
      'payout_returned',
      'payout_unclaimed',
      'plan_ends',
      'plan_paid',
      'program_accepted',
      'program_declined',
      'reauthorisation_needed',
      'report_decided',
    ])
  })
})
