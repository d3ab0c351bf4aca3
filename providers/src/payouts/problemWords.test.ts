import { expect, it } from 'vitest'
import { payPalProblem, stripeProblem } from './problemWords.ts'

it('a known reason why a payout failed is explained with what to do next', () => {
  expect(stripeProblem('account_closed')).toBe(
    'Your bank account is closed. Check your payout account, then send the payout again.',
  )
  expect(payPalProblem('RECEIVER_ACCOUNT_LOCKED')).toContain('Unlock it in PayPal')
})

it.each([undefined, null, '', 'a_code_of_tomorrow'])(
  'an unknown reason (%s) why a payout failed is still explained with what to do next',
  (code) => {
    expect(stripeProblem(code)).toBe(
      'Stripe could not send the payout. Check your account in Stripe, then send the payout again.',
    )
    expect(payPalProblem(code)).toBe(
      'PayPal could not send the payout. Check your account in PayPal, then send the payout again.',
    )
  },
)
