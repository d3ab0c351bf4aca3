import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { amountRange, questOffer } from './questOffer.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const price = (size_tier: string, post_type: string, low_cents: number, high_cents: number) => ({
  size_tier,
  post_type,
  low_cents,
  high_cents,
})

const prices = {
  size: 'micro',
  rows: [
    price('micro', 'STREAM', 20_000, 90_000),
    price('micro', 'VIDEO', 50_000, 150_000),
    price('macro', 'STREAM', 500_000, 900_000),
  ],
}

describe('the estimated amount of an offer for a quest', () => {
  it("the estimate for an offer covers the usual prices of all requested content for the creator's size", () => {
    expect(amountRange(['STREAM', 'VIDEO'], prices)).toEqual([20_000, 150_000])
    expect(amountRange(['VIDEO'], prices)).toEqual([50_000, 150_000])
  })

  it('the estimate for an offer covers every kind of content if the quest names none', () => {
    expect(amountRange([], prices)).toEqual([20_000, 150_000])
  })

  it("there is no estimate for an offer if there were too few deals or the creator's size is unknown", () => {
    expect(amountRange(['SHORTS'], prices)).toBeNull()
    expect(amountRange(['VIDEO'], { ...prices, size: null })).toBeNull()
  })
})

it("a quest's card shows the usual pay and the requested content", () => {
  expect(questOffer(t, { post_types: ['VIDEO'] }, prices)).toEqual({
    amount: 'Usually $500 to $1,500; you set the amount',
    content: ['Video'],
  })
  expect(questOffer(t, null, prices)).toBeNull()
})
