import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import type { OfferMeansQuery } from './generated/Bids.ts'
import { lackOf, OfferReadiness } from './OfferReadiness.tsx'

const channel = { id: 'one', providerId: 'twitch' as const, channel_name: 'Pixel' }
const means = (country: string | null, isReady: boolean | null, channels = [channel]): OfferMeansQuery => ({
  payout_account: isReady === null ? [] : [{ creator_id: 'pixel', method: 'card', is_ready: isReady }],
  currentUser: { id: 'pixel', country, userConnections: channels, creator: null },
  usual_price: [],
})

describe('checking the requirements for making an offer', () => {
  it.each([
    ['the country if no provider pays out there', means('KP', null), 'country'],
    ['the country if the payout setup cannot be finished there', means('KP', false), 'country'],
    ['the country first, because a channel alone would not help', means('KP', null, []), 'country'],
    ['a channel if none is connected', means('SE', null, []), 'channel'],
    ['a payout method if none is set up', means('SE', null), 'payout'],
    ['a payout method while the country is unknown', means(null, null), 'payout'],
    ['nothing if all requirements are met', means('SE', true), null],
    ['nothing if a payout method in another country is ready', means('KP', true), null],
  ] as const)('before making an offer, a creator sees that this is missing: %s', (_who, known, lack) => {
    expect(lackOf(known)).toBe(lack)
  })

  it('a creator is not sent to set up payouts if their country has no payout method', () => {
    const Server = createServer({})
    const router = createMemoryRouter([
      { path: '*', element: <OfferReadiness lack="country" title="A Quest" /> },
    ])
    render(
      <Server>
        <RouterProvider router={router} />
      </Server>,
    )
    expect(screen.getByText(/Stripe and PayPal don’t pay out in your country/)).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/user/settings/personal-info')
  })
})
