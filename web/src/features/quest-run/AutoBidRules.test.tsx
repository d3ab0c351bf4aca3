import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { AutoBidRules } from './AutoBidRules.tsx'

it('what is decided beforehand has its room until it is known', () => {
  render(<AutoBidRules run={{ quest_id: 'quest', creator: { id: 'ada' } }} />, { wrapper: createServer({}) })
  expect(screen.getByText('Loading')).toBeInTheDocument()
})
