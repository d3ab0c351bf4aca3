import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { AutoBidRules } from './AutoBidRules.tsx'

it('auto-bidding rules show a placeholder until they have loaded', () => {
  render(<AutoBidRules run={{ quest_id: 'quest', creator: { id: 'ada' } }} />, { wrapper: createServer({}) })
  expect(screen.getByText('Loading')).toBeInTheDocument()
})
