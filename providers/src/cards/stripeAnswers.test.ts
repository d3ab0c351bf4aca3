import type Stripe from 'stripe'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { type dispute, type intent, readDispute, type refund, type session } from './stripeAnswers.ts'

type Read<Schema extends z.ZodType> = keyof z.input<Schema>

describe("reading Stripe's responses", () => {
  // The recorded exchanges follow an older description than the SDK's version, so the SDK's types are checked here.
  it("every field that we read exists in the API version of Stripe's library", () => {
    expectTypeOf<Read<typeof intent>>().toExtend<keyof Stripe.PaymentIntent>()
    expectTypeOf<Read<typeof session>>().toExtend<keyof Stripe.Checkout.Session>()
    expectTypeOf<Read<typeof refund>>().toExtend<keyof Stripe.Refund>()
    expectTypeOf<Read<typeof dispute>>().toExtend<keyof Stripe.Dispute>()
  })

  const disputed = (status: string) =>
    readDispute({
      id: 'du_1',
      amount: 100,
      status,
      reason: 'fraudulent',
      payment_intent: 'pi_1',
      balance_transactions: [],
    }).state

  it.each([
    ['needs_response', 'open'],
    ['warning_under_review', 'open'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['appeal_needs_response', 'lost'],
    ['appeal_under_review', 'lost'],
    ['something new', 'open'],
  ])('a dispute with the status %s at Stripe counts as %s', (status, state) => {
    expect(disputed(status)).toBe(state)
  })
})
