import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { ChannelFrame } from './ChannelFrame.tsx'

vi.mock('./InsightGate.tsx', () => ({ InsightGate: ({ children }: { children: unknown }) => children }))

const ID = '00000000-0000-4000-8000-eeee00000001'

const show = (figures_at: string | null, affiliation = 'none') => {
  const channel = {
    id: ID,
    creator_id: ID,
    providerId: 'youtube',
    channel_name: 'Pixel',
    channel_url: 'https://www.youtube.com/@pixel',
    affiliation,
    followers: 1200,
    figures_at,
    creator: null,
  }
  const Server = createServer({ InsightChannel: () => ({ channel: [channel], channel_day: [] }) })
  const router = createMemoryRouter(
    [
      {
        path: '/insights/:kind/content-creators/:channelId',
        element: <ChannelFrame hasPeriod={false}>{() => null}</ChannelFrame>,
      },
    ],
    { initialEntries: [`/insights/video/content-creators/${ID}`] },
  )
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}

it('a channel shows the age of its stats, because quotas of the platforms can delay updates', async () => {
  show(new Date(Date.now() - 50 * 3_600_000).toISOString())
  expect(await screen.findByText(/YouTube · updated 2 days ago/)).toBeInTheDocument()
})

it('a channel without stats says that its stats will follow', async () => {
  show(null)
  expect(await screen.findByText(/Stats are on their way/)).toBeInTheDocument()
})

it('a channel shows whether it is an affiliate or a partner', async () => {
  show(null, 'twitch_partner')
  expect(await screen.findByText(/YouTube · Partner · /)).toBeInTheDocument()
})
