import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { Unlocked } from './Unlocked.tsx'

const unlock = (name: string, status: 'active' | 'upcoming' | 'ended', eligible: boolean | null) => ({
  unlocked_mission_id: name,
  unlocked_activation: { id: name, name, status, eligible },
})

it('a completed mission lists unlocked missions that can be joined, without missions that have ended', () => {
  const Server = createServer({})
  render(
    <MemoryRouter>
      <Server>
        <Unlocked
          unlocks={[
            unlock('Open', 'active', true),
            unlock('Far away', 'active', false),
            unlock('Next week', 'upcoming', true),
            unlock('Last year', 'ended', true),
          ]}
        />
      </Server>
    </MemoryRouter>,
  )
  const rows = screen.getAllByRole('listitem')
  const has = (index: number, ...words: string[]) => {
    for (const word of words) expect(within(rows[index] ?? document.body).getByText(word)).toBeInTheDocument()
  }
  expect(rows).toHaveLength(3)
  has(0, 'Open', 'Unlocked')
  has(1, 'Far away', 'Requirements not met')
  has(2, 'Next week', 'Upcoming')
})
