import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { eventWords } from './eventWords.ts'
import { nextMove } from './nextMove.ts'
import { bidOf, checkOffer, newOffer, type OfferValues, offerLike } from './offerValues.ts'
import { sectionAt } from './sectionAt.ts'
import { deliveryChoices } from './terms.ts'
import { usualPriceWords } from './usualPrice.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const terms = {
  id: 'q',
  delivery_type: 'open' as const,
  specific_date: null,
  publish_from: null,
  publish_until: null,
  auto_approve_days: 5,
  grace_days: 0,
  post_types: ['STREAM' as const],
  fee_basis_points: 1000,
  activation: { id: 'q', embargo_at: null },
}
const channels = [
  { id: '00000000-0000-4000-8000-000000000003', providerId: 'tiktok', channel_name: 'Tok' },
  { id: '00000000-0000-4000-8000-000000000001', providerId: 'twitch', channel_name: 'One' },
]
const filled: OfferValues = {
  ...newOffer(terms, channels),
  amountCents: 50_000,
  contentLengthMinutes: 60,
}

describe('showing each side of a quest run the next action', () => {
  it.each([
    ['INITIAL_BID', 'creator', 'company', 'Your turn: answer the offer', true],
    ['INITIAL_BID', 'creator', 'creator', 'Northlight answers your offer', false],
    ['COUNTER_BID', 'company', 'creator', 'Your turn: answer the offer', true],
    ['PENDING_PAYMENT', 'creator', 'company', 'Your turn: pay the offer in your cart', true],
    ['PENDING_PAYMENT', 'creator', 'creator', 'Northlight pays the offer', false],
    ['BID_EXPIRED', 'creator', 'company', 'The offer wasn’t answered before the deadline.', false],
  ] as const)(
    'for a run in %s with an offer from the %s, the %s reads as the next step: %s',
    (status, lastBidBy, side, words, isYours) => {
      expect(nextMove(t, side, { status, lastBidBy, other: 'Northlight' })).toMatchObject({ words, isYours })
    },
  )

  it.each([
    ['creator', 'creator', 'You withdrew your offer.'],
    ['creator', 'company', 'Northlight withdrew the offer.'],
  ] as const)('after the %s withdrew the offer, the %s reads: %s', (lastBidBy, side, words) => {
    const run = { status: 'BID_REJECTED', lastBidBy, other: 'Northlight', isWithdrawn: true } as const
    expect(nextMove(t, side, run)).toEqual({ isYours: false, words })
  })

  it.each([
    [
      'PAYOUT',
      { status: 'open', cause: 'auto_approved', decision: null },
      'The content is approved. We hold the money for now.',
    ],
    [
      'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
      { status: 'possible', cause: 'content_declined', decision: null },
      'The content was not approved before the deadline.',
    ],
    ['CONTENT_SUBMISSION_DEADLINE_EXPIRED', null, 'No content was submitted before the deadline.'],
  ] as const)('for a run in %s with the dispute %o, both sides read: %s', (status, dispute, words) => {
    const known = { status, lastBidBy: 'creator', other: 'Northlight', dispute } as const
    for (const side of ['company', 'creator'] as const)
      expect(nextMove(t, side, known)).toEqual({ isYours: false, words })
  })

  it.each([
    ['creator', null, 'Your content is approved. Your payout is next.', false],
    ['creator', 'pending', 'Your content is approved. Your payout is next.', false],
    ['creator', 'processing', 'Your payout is on its way.', false],
    ['creator', 'failed', 'Your turn: your payout didn’t arrive', true],
    ['creator', 'returned', 'Your turn: your payout didn’t arrive', true],
    ['company', null, 'The content is approved. We take care of the creator’s payout.', false],
  ] as const)(
    'after approval, the %s of a run whose payout is %s reads: %s',
    (side, payout, words, isYours) => {
      for (const dispute of [
        null,
        { status: 'decided', cause: 'auto_approved', decision: 'release' } as const,
      ])
        expect(
          nextMove(t, side, { status: 'PAYOUT', lastBidBy: 'creator', other: 'Pixel', dispute, payout }),
        ).toMatchObject({ words, isYours })
    },
  )

  it('before publishing opens, the creator of an approved video is asked to keep it unlisted', () => {
    const unlistedUntil = new Date('2099-01-01T00:00:00Z')
    const known = {
      status: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
      lastBidBy: 'creator',
      other: 'Northlight',
      unlistedUntil,
    } as const
    expect(nextMove(t, 'creator', known)).toEqual({
      isYours: false,
      words: 'Keep your video unlisted until Jan 1, 2099, 01:00, then make it public',
      from: unlistedUntil,
    })
    expect(nextMove(t, 'company', known).words).toBe(
      'Northlight makes the video public after Jan 1, 2099, 01:00',
    )
    expect(nextMove(t, 'creator', { ...known, unlistedUntil: null }).words).toBe(
      'Your turn: make your video public',
    )
  })

  it('the text about a run that ended does not say that no content was submitted if the content was not approved', () => {
    const happened = {
      type: 'CONTENT_PRODUCTION_DEADLINE_EXPIRED',
      payload: {},
      company: 'Northlight',
      creator: 'Pixel',
    } as const
    expect(eventWords(t, happened).title).toBe('No content was submitted before the deadline')
    expect(eventWords(t, { ...happened, wasDeclined: true }).title).toBe(
      'The content was not approved before the deadline',
    )
  })
})

describe('filling in the form for an offer', () => {
  it("a counter-offer starts with the creator's own channel if the offer named only a platform", () => {
    const bid = {
      platform: 'twitch' as const,
      connection_id: null,
      post_type: 'STREAM' as const,
      amount_cents: 50_000,
      content_length_minutes: 60,
      delivery_type: 'open' as const,
      delivery_date: null,
    }
    expect(offerLike(bid, { side: 'creator', channels })).toMatchObject({ connectionId: channels[1]?.id })
    expect(offerLike(bid, { side: 'company', channels })).toMatchObject({ connectionId: null })
    expect(offerLike({ ...bid, platform: 'youtube' }, { side: 'creator', channels })).toMatchObject({
      connectionId: null,
    })
  })

  it('a new offer starts with an allowed channel, and with the kind of content if there is only one', () => {
    expect(newOffer(terms, channels)).toMatchObject({
      platform: 'twitch',
      connectionId: channels[1]?.id,
      postType: 'STREAM',
      deliveryType: 'open',
    })
  })

  it('an offer is sent without a date if its delivery needs none', () => {
    const check = checkOffer({ side: 'creator', terms, minimumCents: null })
    expect(check(filled)).toEqual({})
    expect(bidOf({ ...filled, deliveryDate: '2030-01-01T00:00:00Z' })).toMatchObject({ deliveryDate: null })
  })

  it.each([
    ['no amount', { amountCents: null }, 'amountCents'],
    ['no length', { contentLengthMinutes: 0 }, 'contentLengthMinutes'],
    ['no channel', { connectionId: null }, 'connectionId'],
    ['no content', { postType: null }, 'postType'],
    ['no day', { deliveryType: 'specific_date' as const }, 'deliveryDate'],
    [
      'a day that is over',
      { deliveryType: 'specific_date' as const, deliveryDate: '2020-01-01T00:00:00Z' },
      'deliveryDate',
    ],
    ['another delivery', { deliveryType: 'date_range' as const }, 'deliveryType'],
  ])('an offer with %s shows an error at the field', (_, change, field) => {
    const check = checkOffer({ side: 'creator', terms, minimumCents: null })
    expect(Object.keys(check({ ...filled, ...change }))).toEqual([field])
  })

  it("the creator's minimum amount applies to the offers of both sides", () => {
    const minimumCents = 60_000
    for (const side of ['company', 'creator'] as const)
      expect(checkOffer({ side, terms, minimumCents })(filled)).toEqual({
        amountCents: 'Minimum deal size not met',
      })
  })

  it('an offer with a date must have its date within the publishing window', () => {
    const range = {
      ...terms,
      delivery_type: 'date_range' as const,
      publish_from: '2030-01-10T00:00:00Z',
      publish_until: '2030-01-20T00:00:00Z',
    }
    const check = checkOffer({ side: 'creator', terms: range, minimumCents: null })
    const on = (deliveryDate: string) => check({ ...filled, deliveryType: 'specific_date', deliveryDate })
    expect(on('2030-01-15T00:00:00Z')).toEqual({})
    expect(on('2030-01-21T00:00:00Z')).toEqual({
      deliveryDate: 'Please choose a day within the publishing window',
    })
  })

  it.each([
    ['open', ['open', 'specific_date']],
    ['date_range', ['date_range', 'specific_date']],
    ['specific_date', ['specific_date']],
  ] as const)(
    'the form of an offer for a quest with delivery %s has the choices %j',
    (delivery_type, choices) => {
      expect(deliveryChoices({ delivery_type })).toEqual(choices)
    },
  )
})

describe('listing the events in the history of a quest run', () => {
  const words = (type: Parameters<typeof eventWords>[1]['type'], payload: unknown) =>
    eventWords(t, { type, payload, company: 'Northlight', creator: 'Ada' })

  it('the history of a quest run shows who offered which amount', () => {
    expect(words('COUNTER_OFFER', { side: 'company', amount_cents: 60_000 }).title).toBe(
      'Northlight countered with $600',
    )
  })

  it('the history of a quest run shows who withdrew an offer', () => {
    expect(words('BID_WITHDRAWN', { by: 'company', side: 'company' }).title).toBe(
      'Northlight withdrew the offer',
    )
  })

  it('the history of a quest run explains why auto-bidding could not accept an offer', () => {
    expect(words('BID_REJECTED', { by: 'time', why: 'creator-payout-setup' }).details).toEqual([
      'The creator can’t receive payouts right now',
    ])
  })

  it('the history of a quest run gives the reason why content was sent back, but no text of messages', () => {
    expect(words('CONTENT_REVIEW', { to: 'CONTENTPRODUCTION', comment: 'The logo is missing' })).toEqual({
      title: 'The content was sent back',
      details: ['The logo is missing'],
    })
    expect(words('MESSAGE', { side: 'creator', comment: 'Hello' })).toEqual({
      title: 'Ada wrote a message',
      details: [],
    })
  })

  it('the history of a quest run says which decisions auto-bidding made', () => {
    expect(words('BID_REJECTED', { by: 'autoBid' }).details).toEqual(['Decided by auto-bidding'])
  })
})

describe('linking to a section of a quest log', () => {
  const slugs = ['agreement', 'bidding']

  it.each([
    ['bidding', 'COMPLETED', 'bidding'],
    [null, 'INITIAL_BID', 'bidding'],
    ['nothing-known', 'COUNTER_BID', 'bidding'],
    [null, 'COMPLETED', 'agreement'],
  ] as const)(
    'the link to the section %s of a run in %s opens the quest log section %s',
    (asked, status, slug) => {
      expect(sectionAt(slugs, asked, status)).toBe(slug)
    },
  )
})

it("the usual price is shown only if it is for the creator's own size and kind of content", () => {
  const price = {
    size_tier: 'mid',
    post_type: 'STREAM',
    low_cents: 30_000,
    middle_cents: 60_000,
    high_cents: 90_000,
  }
  const means = (size_tier: string) => ({ usual_price: [price], currentUser: { creator: { size_tier } } })
  expect(usualPriceWords(t, means('mid'), 'STREAM')).toBe(
    'Creators of your size usually agree on $300 to $900 for this kind of content. Half of these creators get $600 or less.',
  )
  expect(usualPriceWords(t, means('nano'), 'STREAM')).toBeNull()
  expect(usualPriceWords(t, means('mid'), 'VIDEO')).toBeNull()
})
