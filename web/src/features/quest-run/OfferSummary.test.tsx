import { type PayoutMethod, shareAmount } from '@questboard/domain'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { MoneySplit } from './OfferSummary.tsx'

let userType = 'Creator'
vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ user: { id: 'ada', userType } }) }))

const show = (reader: 'Creator' | 'Company', method: PayoutMethod | null) => {
  userType = reader
  const Server = createServer({})
  render(
    <Server>
      <MoneySplit money={shareAmount(50_000, 1000, method)} feeBasisPoints={1000} method={method} />
    </Server>,
  )
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return labels.map((label, index) => [label, values[index]])
}

it.each([
  ['card', 'Payout cost (Card or bank account: 0.25% and $0.25)', '$1.37', '$448.63'],
  ['paypal', 'Payout cost (PayPal: 2%, up to $20)', '$8.82', '$441.18'],
] as const)(
  'a creator paid by %s sees the payout cost and the amount that arrives',
  (method, label, cost, net) => {
    expect(show('Creator', method)).toEqual([
      ['You get', net],
      [label, cost],
      ['Platform fee (10%)', '$50.00'],
      ['Company pays', '$500.00'],
    ])
  },
)

it("a company sees the payout cost, but not the creator's payout method", () => {
  expect(show('Company', 'paypal')).toEqual([
    ['The creator gets', '$441.18'],
    ['Payout cost', '$8.82'],
    ['Platform fee (10%)', '$50.00'],
    ['You pay', '$500.00'],
  ])
})

it('the summary of an offer does not say how much arrives while the payout method is unknown', () => {
  expect(show('Creator', null)[0]).toEqual(['You get, before payout cost', '$450.00'])
})
