import { describe, expect, it } from 'vitest'
import { isUnapproved, sentenceOf, sortCart, sortPlans, sumCart, wayOn } from './cart.ts'

const payment = (status: string, problem = '', updated_at = '2026-11-01') => ({
  id: `${status}${problem}`,
  status,
  problem,
  updated_at,
})
const run = (id: string, paidBy: ReturnType<typeof payment> | null = null) => ({
  id,
  status: 'PENDING_PAYMENT',
  amount_cents: 10_000,
  fee_cents: 1_000,
  payout_cost_cents: 47,
  payment: paidBy,
})

describe('listing the contents of the cart', () => {
  it('the cart shows offers that are being paid together with their payment', () => {
    const processing = payment('processing')
    const { open, underWay } = sortCart([
      run('a'),
      run('b', processing),
      run('c', processing),
      run('d', payment('pending')),
      run('e', payment('failed', 'Your card was declined.')),
    ])
    expect(open.map(({ id }) => id)).toEqual(['a', 'e'])
    expect(underWay.map(({ runs }) => runs.map(({ id }) => id))).toEqual([['b', 'c'], ['d']])
  })

  it('the cart shows why the last payment failed, but not if it was canceled or expired', () => {
    const left = run('a', payment('expired', 'You left the payment', '2026-11-09'))
    const late = run('b', payment('expired', 'Nobody paid in time', '2026-11-08'))
    expect(sortCart([left, late]).refused).toBeNull()
    const older = run('c', payment('failed', 'Your card was declined.', '2026-11-02'))
    const newer = run('d', payment('failed', 'Your card has insufficient funds.', '2026-11-03'))
    expect(sortCart([left, older, newer, late]).refused?.problem).toBe('Your card has insufficient funds.')
  })

  it('the cart shows different texts for a payment that was not approved and for a failed card', () => {
    const declined = payment('expired', 'It was not approved')
    expect(sortCart([run('a', declined)]).refused).toBe(declined)
    expect(isUnapproved(declined)).toBe(true)
    expect(isUnapproved(payment('expired', 'Nobody approved it in time'))).toBe(true)
    expect(isUnapproved(payment('failed', 'Your card was declined.'))).toBe(false)
  })

  it('the cart shows the plan to pay, and why its last payment failed', () => {
    const refused = payment('failed', 'Your card was declined.')
    const [lies, paid] = [{ payment: null }, { payment: payment('processing') }]
    expect(sortPlans([paid, lies], refused)).toEqual({
      open: lies,
      underWay: [{ payment: paid.payment, item: paid }],
      refused,
    })
    expect(sortPlans([lies], payment('expired', 'You left the payment')).refused).toBeNull()
    expect(sortPlans([lies], payment('succeeded')).refused).toBeNull()
    // After the plan is removed from the cart, the plan's failed payment is not shown.
    expect(sortPlans([], refused)).toEqual({ open: null, underWay: [], refused: null })
  })

  it("the cart adds up the amounts, fees, payout costs and creators' earnings to the cent", () => {
    expect(sumCart([])).toEqual({ amountCents: 0, feeCents: 0, payoutCostCents: 0, netCents: 0 })
    const paypal = { amount_cents: 3_333, fee_cents: 333, payout_cost_cents: 59 }
    expect(sumCart([run('a'), paypal])).toEqual({
      amountCents: 13_333,
      feeCents: 1_333,
      payoutCostCents: 106,
      netCents: 11_894,
    })
  })
})

describe('choosing the next step after checkout', () => {
  const asked = (status: string, next_url: string | null = null) => ({ id: 'a', status, next_url })

  it('after checkout, the cart waits until the page of each payment is ready', () => {
    expect(wayOn([asked('pending')])).toBeNull()
    expect(wayOn([asked('processing')])).toBeNull()
    expect(wayOn([asked('succeeded'), asked('pending')])).toBeNull()
  })

  it("after checkout, a single payment's page opens, but a failed payment stays in the cart", () => {
    expect(wayOn([asked('processing', 'https://pay.example')])).toEqual({ away: 'https://pay.example' })
    expect(wayOn([asked('succeeded')])).toEqual({ paidBy: 'a' })
    expect(wayOn([asked('expired')])).toEqual({ stay: true })
  })

  it('after checkout, several payments stay listed in the cart, because each has its own page', () => {
    const page = asked('processing', 'https://pay.example')
    expect(wayOn([page, page])).toEqual({ stay: true })
    expect(wayOn([asked('succeeded'), page])).toEqual({ stay: true })
    expect(wayOn([asked('succeeded'), asked('succeeded')])).toEqual({ stay: true, paid: true })
  })
})

it.each(['Your card was declined', 'Your card was declined.', 'Your card was declined.. '])(
  'the text about a failed payment ends with exactly one period: %s',
  (problem) => {
    expect(sentenceOf(problem)).toBe('Your card was declined.')
  },
)
