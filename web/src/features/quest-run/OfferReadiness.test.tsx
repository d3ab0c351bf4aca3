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

describe('before a creator makes an offer', () => {
  it.each([
    ['where no vendor pays out in their country', means('KP', null), 'country'],
    ['the same with a set-up that can never be finished', means('KP', false), 'country'],
    ['before a channel is connected in vain', means('KP', null, []), 'country'],
    ['without a channel', means('SE', null, []), 'channel'],
    ['without a way to be paid', means('SE', null), 'payout'],
    ['before they said where they are', means(null, null), 'payout'],
    ['with everything', means('SE', true), null],
    ['who is paid elsewhere than they live', means('KP', true), null],
  ] as const)('they are told what is missing: %s', (_who, known, lack) => {
    expect(lackOf(known)).toBe(lack)
  })

  it('nobody is sent to set up what their country does not have', () => {
    const Server = createServer({})
    const router = createMemoryRouter([
      { path: '*', element: <OfferReadiness lack="country" title="A Quest" /> },
    ])
    render(
      <Server>
        <RouterProvider router={router} />
      </Server>,
    )
    expect(screen.getByText(/Neither Stripe nor PayPal pays out there/)).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', '/user/settings/personal-info')
  })
})
