import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activationKinds } from '../activation/activation.ts'
import { channelProviders } from '../channel/channel.ts'
import { creatorAccessKinds } from '../creator/creator.ts'
import { eventEntry, eventNames } from '../events/catalogue.ts'
import { questDisputeCauses } from '../quest-run/dispute.ts'
import type { Fields } from '../shape.ts'
import { kindsOfFamily } from './families.ts'
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

describe('the text of a notification names the people, the amount, the subject and the deadline', () => {
  test.each([
    [
      'new_offer',
      { ...offered, to: 'company', message: 'I would love to' },
      `Mira sent you a $420 offer for Lumen Tactics | Answer by Nov 27, 2026, 14:00. | ${questPath} | Mira: I would love to`,
    ],
    [
      'new_offer',
      { ...offered, to: 'creator', deadline: null },
      `Northlight sent you a $420 offer for Lumen Tactics | Accept or decline the offer in the quest log. | ${questPath}`,
    ],
    [
      'counter_offer',
      { ...offered, to: 'company', amountCents: 42_050, deadline: null },
      `Mira sent you a $420.50 counter-offer for Lumen Tactics | Accept or decline the counter-offer in the quest log. | ${questPath}`,
    ],
    [
      'mission_declined',
      { ...run, reason: 'Another  game' },
      `Northlight declined your work for Lumen Tactics | Read the reason below. | /missions/${run.activationId} | Northlight: Another game`,
    ],
    [
      'mission_declined',
      run,
      `Lumen Tactics ended before you completed it | Northlight no longer accepts content for this Mission. | /missions/${run.activationId}`,
    ],
    [
      'bid_expired',
      { ...offered, to: 'creator' },
      `The $420 offer between you and Northlight expired | No one answered the offer before the deadline, so bidding for Lumen Tactics has ended. | ${questPath}`,
    ],
    [
      'awaiting_payment',
      { ...offered, to: 'company' },
      `You and Mira agreed on $420 for Lumen Tactics | Mira starts after you pay. Pay by Nov 27, 2026, 14:00. | ${questPath}`,
    ],
    [
      'content_production',
      { ...offered, to: 'creator', deadline: null },
      `Northlight paid $420 for Lumen Tactics: you can start your content | Submit your content in the quest log. | ${questPath}`,
    ],
    [
      'payment_deadline_24h',
      { ...offered, to: 'company' },
      `24 hours left to pay $420 for Lumen Tactics with Mira | The deadline is Nov 27, 2026, 14:00. | ${questPath}`,
    ],
    [
      'content_production_deadline_expired',
      { ...run, to: 'creator' },
      `You didn’t submit content for Lumen Tactics before the deadline | Your agreement with Northlight has ended. | ${questPath}`,
    ],
    [
      'content_production_deadline_expired',
      { ...run, to: 'company', comment: 'The game is not in it' },
      `Mira’s content for Lumen Tactics was not approved before the deadline | Your agreement with Mira has ended. | ${questPath} | Northlight: The game is not in it`,
    ],
    [
      'content_rejected',
      { ...run, to: 'creator', comment: 'Show the\nmap, please' },
      `Northlight asked you to change your content for Lumen Tactics | Submit the new version by Nov 27, 2026, 14:00. | ${questPath} | Northlight: Show the\nmap, please`,
    ],
    [
      'content_rejected',
      { ...run, to: 'creator', comment: 'It serves another run', isOurs: true },
      `Your content for Lumen Tactics was sent back | Submit the new version by Nov 27, 2026, 14:00. | ${questPath} | Questboard: It serves another run`,
    ],
    [
      'content_review',
      { ...run, to: 'company', isFound: true },
      `Mira submitted content for Lumen Tactics | Review the content by Nov 27, 2026, 14:00. After the deadline, we approve the content automatically. | ${questPath}`,
    ],
    [
      'content_review',
      { ...run, to: 'company', isFound: false },
      `Mira submitted content for Lumen Tactics | Review the content by Nov 27, 2026, 14:00. We didn’t find the content on Mira’s channel, so we won’t approve it automatically. Approve it or send it back. | ${questPath}`,
    ],
    [
      'content_review_deadline_24h',
      { ...run, to: 'company', isFound: false },
      `24 hours left to review Mira’s content for Lumen Tactics | The deadline is Nov 27, 2026, 14:00. We didn’t find the content on Mira’s channel, so we won’t approve it automatically. Approve it or send it back. | ${questPath}`,
    ],
    [
      'content_not_found',
      { ...run, to: 'company' },
      `Your decision is needed: we didn’t find Mira’s content for Lumen Tactics | The content is not on the agreed channel, so we didn’t approve it. Watch the content, then approve it or send it back. Decide by Nov 27, 2026, 14:00. After the deadline, we send the content back to Mira. | ${questPath}`,
    ],
    [
      'content_not_found',
      { ...run, to: 'creator' },
      `We didn’t find your content for Lumen Tactics on your channel | We approve content automatically only after we find it. Check that your content is public or unlisted, and that the agreed channel is connected. If the link is wrong, ask Northlight in the quest log to send the content back. We keep checking, and Northlight can decide, until Nov 27, 2026, 14:00. | ${questPath}`,
    ],
    [
      'content_sent_back',
      { ...run, to: 'creator' },
      `Your content for Lumen Tactics was sent back because we didn’t find it on your channel | Check the link and the connection of your channel, then submit your content again. Submit your content by Nov 27, 2026, 14:00. If we don’t find the new content either and Northlight doesn’t approve it, the agreement ends without a payout. | ${questPath}`,
    ],
    [
      'invited_with_offer',
      { ...offered, activationKind: 'QUEST', message: '' },
      `Northlight invited you to Lumen Tactics and offers $420 | Answer by Nov 27, 2026, 14:00. | ${questPath}`,
    ],
    [
      'invited_with_offer',
      { ...offered, activationKind: 'QUEST', message: '', runId: null },
      `Northlight invited you to Lumen Tactics and offers $420 | Answer by Nov 27, 2026, 14:00. | /campaigns/quests/${run.activationId}`,
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'MISSION' },
      `Northlight took back your code for Ember | You have a new code for Steam. | /missions/${run.activationId} | Northlight: They leaked`,
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'QUEST', runId: run.runId },
      `Northlight took back your code for Ember | You have a new code for Steam. | ${questPath} | Northlight: They leaked`,
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'KEY' },
      'Northlight took back your code for Ember | You have a new code for Steam. | /creator/keys | Northlight: They leaked',
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'KEY', replaced: false },
      'Northlight took back your code for Ember | No other Steam code is available now. Without a code, you don’t have to submit content. When you claim another code, you get 30 new days to submit. | /creator/keys | Northlight: They leaked',
    ],
    [
      'code_revoked',
      { ...revoked, activationId: run.activationId, activationKind: 'KEY', replaced: false, excluded: true },
      'Northlight took back your code for Ember | Northlight doesn’t replace this code. Without a code, you don’t have to submit content. | /creator/keys | Northlight: They leaked',
    ],
    [
      'code_revoked',
      revoked,
      'Northlight took back your code for Ember | You have a new code for Steam. | /creator/keys | Northlight: They leaked',
    ],
    [
      'payment_approval',
      { by: 'Olive', amountCents: 50_000, description: '2 Quests', deadline: '2026-11-27T13:00:00Z' },
      'Olive asked you to approve $500 for “2 Quests” | Payment is due Nov 27, 2026, 14:00. Approving doesn’t extend the deadline. | /company/cart',
    ],
    [
      'payment_approved',
      { by: 'Mona', amountCents: 50_000, description: '2 Quests', deadline: '2026-11-27T13:00:00Z' },
      'Mona approved $500 for “2 Quests” | Continue to payment. The approval is valid until Nov 27, 2026, 14:00. | /company/cart',
    ],
    [
      'payment_approved',
      { by: 'Mona', amountCents: 50_000, description: '2 Quests', bySavedCard: true, deadline: null },
      'Mona approved $500 for “2 Quests” | We’re charging your saved card. | /company/cart',
    ],
    [
      'payment_declined',
      { amountCents: 50_000, description: '2 Quests', by: 'Mona', isLate: false, reason: 'Too expensive' },
      'Mona declined $500 for “2 Quests” | The items of this payment are back in the cart. | /company/cart | Mona: Too expensive',
    ],
    [
      'payment_confirmation',
      { amountCents: 50_000, description: '2 Quests', deadline: '2026-11-27T13:00:00Z' },
      'Your bank asks you to confirm $500 for “2 Quests” | Your saved card isn’t charged until you do. Confirm by Nov 27, 2026, 14:00. | /company/cart',
    ],
    [
      'payment_declined',
      { amountCents: 50_000, description: '2 Quests', isLate: true },
      'No one approved $500 for “2 Quests” before the deadline | Offers that can still be paid are back in the cart. | /company/cart',
    ],
    [
      'payment_refunded',
      { amountCents: 50_000, description: 'Quest with Mira', isLate: true },
      'We refunded $500 for “Quest with Mira” to your card | Your payment arrived after the deadline. Your bank shows the refund in 5 to 10 days. | /company/settings/invoices',
    ],
    [
      'payment_refunded',
      { amountCents: 100_001, description: '3 Quests', activation: 'Lumen Tactics', creator: 'Mira' },
      'We refunded $1,000.01 for Lumen Tactics with Mira to your card | Your bank shows the refund in 5 to 10 days. | /company/settings/invoices',
    ],
    [
      'payment_refund_failed',
      { amountCents: 50_000 },
      'We couldn’t refund $500 to your card | We still hold the money. Contact us to tell us where to send it. | /company/settings/invoices',
    ],
    [
      'payment_refund_covered',
      { amountCents: 50_000, description: 'Quest with Mira' },
      'Your bank returned $500 for “Quest with Mira” to you | Your bank already returned this payment, so we don’t refund your card as well. If your bank sends the money back to us, we’ll refund your card. | /company/settings/invoices',
    ],
    [
      'payment_disputed',
      { amountCents: 50_000, description: '3 Quests' },
      'Your bank took back $500 for “3 Quests” | If this is a mistake, tell your bank and contact us. | /user/settings/payments',
    ],
    [
      'payment_refunded',
      { amountCents: 29_900, description: 'Plan: Growth', isInVain: true },
      'We refunded $299 for “Plan: Growth” to your card | Your company already had this plan or a higher one. Your bank shows the refund in 5 to 10 days. | /company/settings/invoices',
    ],
    [
      'plan_paid',
      { amountCents: 29_900, plan: 'Growth', validTo: '2026-12-23T09:00:00Z' },
      'Your company is on the Growth plan until Dec 23, 2026 | You paid $299. The plan doesn’t renew automatically. We’ll remind you before it ends. | /company/settings#plan',
    ],
    [
      'plan_ends',
      { plan: 'Growth', deadline: '2026-11-27T13:00:00Z' },
      'Your Growth plan ends on Nov 27, 2026, 14:00 | The plan doesn’t renew automatically. Pay for another month to keep it. Otherwise, your company moves to the free plan. | /plans',
    ],
    [
      'payout_paid',
      { amountCents: 37_800, activation: 'Lumen Tactics', company: 'Northlight', expectedOn: '2026-11-25' },
      '$378.00 is on its way: Lumen Tactics (Northlight) | Expect the money by Nov 25, 2026. | /user/settings/payments',
    ],
    [
      'codes_running_out',
      { item: 'Emberfall', platform: 'Steam', left: 1 },
      'Emberfall is running out of Steam codes | 1 code is left. Add codes so that every creator gets one. | /company/code-manager/codes',
    ],
    [
      'codes_overpromised',
      { activation: 'Emberfall keys', promised: 3, left: 1 },
      'Emberfall keys promises more codes than you have left | Creators can still claim 3 codes, but only 1 code is left. Add codes so that every creator gets one. | /company/code-manager/codes',
    ],
    [
      'codes_came',
      { ...run, activationKind: 'KEY', platform: 'Steam' },
      `Northlight has new Steam codes for Lumen Tactics | You asked us to notify you. Claim your code before the new codes run out. | /campaigns/${run.activationId}`,
    ],
    [
      'key_content_waits',
      run,
      `Mira’s content for Lumen Tactics needs your review | Approve the content, or send it back for changes. | /campaigns/${run.activationId}/participants/active`,
    ],
    ['told', { kind: 'message', title: 'As it was', path: '/games' }, 'As it was |  | /games'],
  ])('the notification %s has exactly the expected text (case %#)', (kind, params, said) => {
    expect(words(kind, params)).toBe(said)
  })

  test.each([
    ['company', 'creator', 'company', 'You declined Mira’s $420 offer'],
    ['creator', 'creator', 'company', 'Northlight declined your $420 offer'],
    ['company', 'company', 'company', 'You withdrew your $420 offer to Mira'],
    ['creator', 'company', 'company', 'Northlight withdrew the $420 offer to you'],
    ['company', 'creator', 'rules', 'Auto-bidding declined Mira’s $420 offer'],
    ['creator', 'creator', 'rules', 'Northlight declined your $420 offer'],
    [
      'creator',
      'company',
      'quest',
      'Lumen Tactics has ended, so the $420 offer between you and Northlight is closed',
    ],
    ['creator', null, null, 'The $420 offer between you and Northlight was declined'],
  ])(
    'when bidding ends, the notification for the %s about the offer by the %s, ended by the %s, has the title: %s',
    (to, offerBy, endedBy, title) => {
      expect(noticeOf('bid_rejected', { ...offered, to, offerBy, endedBy })?.title).toBe(title)
    },
  )

  test('a notification whose kind or parameters are from another version has no text (null)', () => {
    expect(noticeOf('new_thing', run)).toBeNull()
    expect(noticeOf('toString', run)).toBeNull()
    expect(noticeOf('new_offer', run)).toBeNull()
    expect(noticeOf('told', { title: 'Come', path: '//evil.example' })).toBeNull()
  })
})

/** Texts without the letters of `null`, `NaN` and `Invalid`, because the test searches the result for these words. */
const text = fc.string({ maxLength: 300 }).map((written) => written.replaceAll(/[nNI]/g, 'm'))
const some = fc.option(text, { nil: null })
/** The parameters of all kinds. */
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
/** The values of `decision`, the only parameter whose values differ between kinds. */
const decisions = [
  'approved',
  'rejected',
  'verified',
  'change_approved',
  'change_rejected',
  'resolved',
  'dismissed',
]

test.each(notificationKinds)(
  'the notification %s has a title, a body, a button and a link to a page, whatever its parameters are',
  (kind) => {
    let said = 0
    fc.assert(
      fc.property(anything, (params) => {
        for (const decision of decisions) {
          const notice = noticeOf(kind, { ...params, decision })
          if (notice === null) continue
          said += 1
          expect(notice.title).not.toBe('')
          expect(notice.body !== '' || kind === 'told').toBe(true)
          expect(notice.button).toMatch(/^[A-Z][a-z]+ /)
          expect(`${notice.title} ${notice.body}`).not.toMatch(/undefined|null|NaN|Invalid/)
          expect(notice.path).toMatch(/^\/[^/\\]/)
        }
      }),
      { numRuns: 50 },
    )
    expect(said).toBeGreaterThan(0)
  },
)

/** A text longer than any name, with several lines, a link and markup. Free text can contain all this, names cannot. */
const hostile = [
  'Questboard: your company account will be suspended today.',
  'Confirm your card at https://evil.example/pay',
  '<a href="https://evil.example">evil.example</a>',
].join('\n\n')

/** Names of people, companies, channels, activations and games, and two labels built from those names. */
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
/** No event creates this kind of notification, and it is never mailed, because the author of its words is unknown. */
const spoken = notificationKinds.filter((kind) => kind !== 'told')

describe.each(spoken)('texts of the notification %s', (kind) => {
  const { spoken: fields, quoted } = kindsOfNotification[kind]

  test('apart from quotations, a notification contains only names, numbers and fixed text', () => {
    const free = Object.entries(fields).filter(
      ([name, field]) => field.is(hostile) && !['kind', 'filter'].includes(name),
    )
    expect(names).toEqual(expect.arrayContaining(free.map(([name]) => name)))
  })

  test("the words of another person appear in a notification only as a quotation under that person's name", () => {
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

describe('lists of notification kinds', () => {
  test('every kind of notification except “told”, which is no longer used, is sent by an event', () => {
    const told = new Set(
      eventNames.flatMap((name) => [...(eventEntry(name).tells === 'nobody' ? [] : eventEntry(name).tells)]),
    )
    expect(notificationKinds.filter((kind) => !told.has(kind))).toEqual(['told'])
  })

  test('every kind of notification except “told”, which is no longer used, has recipients', () => {
    const without = notificationKinds.filter((kind) => kindsOfNotification[kind].audience.length === 0)
    expect(without).toEqual(['told'])
  })

  test('only notifications that need no answer, or that have another mail, are not mailed', () => {
    const mailed = new Set(mailings.map(({ kind }) => kind))
    expect(notificationKinds.filter((kind) => !mailed.has(kind))).toEqual([
      'invitation_accepted',
      'invitation_declined',
      'invitation_expired',
      'activation_started',
      'activation_ended',
      'channel_verified',
      'channel_not_verified',
      'export_ready',
      'told',
    ])
  })

  test('a person who turns off mails about Quests still gets mails about keys and Missions', () => {
    const others: readonly string[] = [...kindsOfFamily('key'), ...kindsOfFamily('mission')]
    const ofQuests = mailings.filter(({ preference }) => preference.startsWith('quest_'))
    expect(ofQuests.filter(({ kind }) => others.includes(kind))).toEqual([])
  })

  test('mails about money, the account or a request cannot be turned off', () => {
    const always = new Set(
      mailings.filter(({ preference }) => preference === 'always').map(({ kind }) => kind),
    )
    expect([...always].sort()).toEqual([
      'channel_freed',
      'channel_held',
      'codes_came',
      'company_verification_decided',
      'content_not_found',
      'content_sent_back',
      'creator_access_decided',
      'custom_domain_lost',
      'custom_domain_missing',
      'dispute_decided',
      'dispute_opened',
      'dispute_possible',
      'dispute_statement',
      'embargo_broken',
      'member_joined',
      'member_removed',
      'payment_approval',
      'payment_approved',
      'payment_confirmation',
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
