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
  ['paypal', 'Payout cost (PayPal: 2%, at most $20)', '$8.82', '$441.18'],
] as const)('a creator paid out by %s reads the payout cost and what arrives', (method, label, cost, net) => {
  expect(show('Creator', method)).toEqual([
    ['You get', net],
    [label, cost],
    ['Platform fee (10%)', '$50'],
    ['The company pays', '$500'],
  ])
})

it('a company reads the payout cost, and not by which method the creator is paid out', () => {
  expect(show('Company', 'paypal')).toEqual([
    ['The creator gets', '$441.18'],
    ['Payout cost', '$8.82'],
    ['Platform fee (10%)', '$50'],
    ['You pay', '$500'],
  ])
})

it('nobody reads a net while the payout method is unknown', () => {
  expect(show('Creator', null)[0]).toEqual(['You get, before payout cost', '$450'])
})
