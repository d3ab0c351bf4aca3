import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import type { ToText } from '../lib/text.ts'
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

describe('the amount that a Quest is about', () => {
  it('reaches from the lowest to the highest usual for what it asks, among creators of one’s size', () => {
    expect(amountRange(['STREAM', 'VIDEO'], prices)).toEqual([20_000, 150_000])
    expect(amountRange(['VIDEO'], prices)).toEqual([50_000, 150_000])
  })

  it('is for any content where the Quest names none', () => {
    expect(amountRange([], prices)).toEqual([20_000, 150_000])
  })

  it('is unknown where too few deals were made, or the creator’s size is not known', () => {
    expect(amountRange(['SHORTS'], prices)).toBeNull()
    expect(amountRange(['VIDEO'], { ...prices, size: null })).toBeNull()
  })
})

it('says on the card what is paid and what is to be made', () => {
  expect(questOffer(t, { post_types: ['VIDEO'] }, prices)).toEqual({
    amount: 'Usually $500 to $1,500, you name it',
    content: ['Video'],
  })
  expect(questOffer(t, null, prices)).toBeNull()
})
