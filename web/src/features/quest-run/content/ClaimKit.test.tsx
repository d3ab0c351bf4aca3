import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createServer, noNetwork } from '../../../testing/server.tsx'
import { ClaimKit } from './ClaimKit.tsx'

const run: Parameters<typeof ClaimKit>[0]['run'] = {
  id: 'run',
  quest_id: 'quest',
  status: 'CONTENTPRODUCTION',
  kit_codes: 1,
  code_claims: [],
  code_requests: [],
}

const offer = {
  __typename: 'key_offer',
  activation_id: 'quest',
  availability: 'HIGH',
  platform: 'Steam',
  code_item: { __typename: 'code_item', id: 'standard', item_name: 'Standard' },
  distribution_channel: { __typename: 'distribution_channel', id: 'steam', name: 'Steam' },
}

it('if checking for codes in a creator kit fails, the creator can try again', async () => {
  let isOffline = true
  const server = createServer({ CodeOffers: () => (isOffline ? noNetwork() : { key_offer: [offer] }) })
  render(<ClaimKit run={run} />, { wrapper: server })
  expect(screen.getByText('Loading')).toBeInTheDocument()
  isOffline = false
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Claim your codes' })).toBeInTheDocument()
})

it('the text about a creator kit does not mention codes if the kit has none', async () => {
  const server = createServer({ CodeOffers: () => ({ key_offer: [] }) })
  const { container } = render(<ClaimKit run={run} />, { wrapper: server })
  await expect.poll(() => container.querySelector('[aria-busy]')).toBeNull()
  expect(screen.queryByText('Claim your codes')).not.toBeInTheDocument()
})
