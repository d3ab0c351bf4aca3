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

describe('who is next', () => {
  it.each([
    ['INITIAL_BID', 'creator', 'company', 'Your turn: answer the offer', true],
    ['INITIAL_BID', 'creator', 'creator', 'Northlight answers your offer', false],
    ['COUNTER_BID', 'company', 'creator', 'Your turn: answer the offer', true],
    ['PENDING_PAYMENT', 'creator', 'company', 'Your turn: pay the offer in your cart', true],
    ['PENDING_PAYMENT', 'creator', 'creator', 'Northlight pays the offer', false],
    ['BID_EXPIRED', 'creator', 'company', 'The offer was not answered in time.', false],
  ] as const)(
    'of %s with an offer of the %s, the %s reads: %s',
    (status, lastBidBy, side, words, isYours) => {
      expect(nextMove(t, side, { status, lastBidBy, other: 'Northlight' })).toMatchObject({ words, isYours })
    },
  )

  it.each([
    [
      'PAYOUT',
      { status: 'lapsed', cause: 'auto_approved', decision: null },
      'The content is approved. The creator is paid next.',
    ],
    [
      'PAYOUT',
      { status: 'open', cause: 'auto_approved', decision: null },
      'The content is approved. Its money is held for now.',
    ],
    [
      'PAYOUT',
      { status: 'decided', cause: 'auto_approved', decision: 'release' },
      'The dispute is decided. The creator is paid next.',
    ],
    [
      'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
      { status: 'possible', cause: 'content_declined', decision: null },
      'The content was not approved before the deadline.',
    ],
    ['CONTENT_SUBMISSION_DEADLINE_EXPIRED', null, 'No content was submitted in time.'],
  ] as const)('of %s with the dispute %o both read: %s', (status, dispute, words) => {
    const known = { status, lastBidBy: 'creator', other: 'Northlight', dispute } as const
    for (const side of ['company', 'creator'] as const)
      expect(nextMove(t, side, known)).toEqual({ isYours: false, words })
  })

  it('is told of content that was declined to the end as of what came, not of what did not', () => {
    const happened = {
      type: 'CONTENT_PRODUCTION_DEADLINE_EXPIRED',
      payload: {},
      company: 'Northlight',
      creator: 'Pixel',
    } as const
    expect(eventWords(t, happened).title).toBe('No content was submitted in time')
    expect(eventWords(t, { ...happened, wasDeclined: true }).title).toBe(
      'The content was not approved before the deadline',
    )
  })
})

describe('an offer', () => {
  it('that counters one which names no channel begins with the creator’s own on that platform', () => {
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

  it('begins with a channel that may offer, and with the only kind of content', () => {
    expect(newOffer(terms, channels)).toMatchObject({
      platform: 'twitch',
      connectionId: channels[1]?.id,
      postType: 'STREAM',
      deliveryType: 'open',
    })
  })

  it('that is whole is sent without a day where none is named', () => {
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
  ])('with %s says so at its field', (_, change, field) => {
    const check = checkOffer({ side: 'creator', terms, minimumCents: null })
    expect(Object.keys(check({ ...filled, ...change }))).toEqual([field])
  })

  it('of a company keeps to the creator’s minimum, a creator’s own does not', () => {
    const minimumCents = 60_000
    expect(checkOffer({ side: 'company', terms, minimumCents })(filled)).toEqual({
      amountCents: 'Minimum deal size not met',
    })
    expect(checkOffer({ side: 'creator', terms, minimumCents })(filled)).toEqual({})
  })

  it('names a day within the publishing window', () => {
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
  ] as const)('for a quest with delivery %s has the choices %j', (delivery_type, choices) => {
    expect(deliveryChoices({ delivery_type })).toEqual(choices)
  })
})

describe('the history', () => {
  const words = (type: Parameters<typeof eventWords>[1]['type'], payload: unknown) =>
    eventWords(t, { type, payload, company: 'Northlight', creator: 'Ada' })

  it('says who offered what', () => {
    expect(words('COUNTER_OFFER', { side: 'company', amount_cents: 60_000 }).title).toBe(
      'Northlight countered with $600',
    )
  })

  it('says why auto-bidding did not accept what it was to accept', () => {
    expect(words('BID_REJECTED', { by: 'time', why: 'creator-payout-setup' }).details).toEqual([
      'The creator can’t receive payouts right now',
    ])
  })

  it('says why content was sent back, and leaves messages to their own list', () => {
    expect(words('CONTENT_REVIEW', { to: 'CONTENTPRODUCTION', comment: 'The logo is missing' })).toEqual({
      title: 'The content was sent back',
      details: ['The logo is missing'],
    })
    expect(words('MESSAGE', { side: 'creator', comment: 'Hello' })).toEqual({
      title: 'Ada wrote a message',
      details: [],
    })
  })

  it('says what auto-bidding decided', () => {
    expect(words('BID_REJECTED', { by: 'autoBid' }).details).toEqual(['Decided by auto-bidding'])
  })
})

describe('the section of a log', () => {
  const slugs = ['agreement', 'bidding']

  it.each([
    ['bidding', 'COMPLETED', 'bidding'],
    [null, 'INITIAL_BID', 'bidding'],
    ['nothing-known', 'COUNTER_BID', 'bidding'],
    [null, 'COMPLETED', 'agreement'],
  ] as const)('asked for as %s of a run in %s is %s', (asked, status, slug) => {
    expect(sectionAt(slugs, asked, status)).toBe(slug)
  })
})

it('tells what deals usually cost, of the creator’s size and the content alone', () => {
  const price = {
    size_tier: 'mid',
    post_type: 'STREAM',
    low_cents: 30_000,
    middle_cents: 60_000,
    high_cents: 90_000,
  }
  const means = (size_tier: string) => ({ usual_price: [price], currentUser: { creator: { size_tier } } })
  expect(usualPriceWords(t, means('mid'), 'STREAM')).toBe(
    'Creators of your size usually agree on $300 to $900 for such content, half of them on $600 or less.',
  )
  expect(usualPriceWords(t, means('nano'), 'STREAM')).toBeNull()
  expect(usualPriceWords(t, means('mid'), 'VIDEO')).toBeNull()
})
