import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { ActivationPicture_ActivationFragmentDoc } from '../../shared/cards/generated/ActivationPicture.ts'
import { createServer } from '../../testing/server.tsx'
import { OpenActivations_ActivationFragmentDoc } from './generated/OpenActivations.ts'
import { OpenActivations } from './OpenActivations.tsx'

const mission = (name: string, eligible: boolean, taken = 0) =>
  makeFragmentData(
    {
      id: name,
      kind: 'MISSION',
      name,
      end_date: null,
      participant_count: taken,
      eligibility: { eligible, creator: true, access: true, vip: false, checks: [] },
      mission: { id: name, max_participants: 3 },
      company: { id: 'c1', name: 'Northlight Studio' },
      ...makeFragmentData(
        {
          id: name,
          name,
          hero_url: null,
          thumbnail_url: null,
          game: null,
        },
        ActivationPicture_ActivationFragmentDoc,
      ),
    },
    OpenActivations_ActivationFragmentDoc,
  )

it('the list of missions that are open to join contains only missions that the creator can join', () => {
  const Server = createServer({})
  render(
    <MemoryRouter>
      <Server>
        <OpenActivations
          title="Open to join"
          more={{ to: '/missions', label: 'All Missions' }}
          kind="MISSION"
          empty="None"
          activations={[mission('Too far', false), mission('Full', true, 3), mission('Free', true)]}
        />
      </Server>
    </MemoryRouter>,
  )
  const linksIn = (title: string) => {
    const panel = screen.getByRole('heading', { name: title }).closest('section')
    return within(panel ?? document.body)
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('link').textContent)
  }
  expect(linksIn('Open to join')).toEqual(['Free'])
  expect(linksIn('Not open to you yet')).toEqual(['Too far', 'Full'])
  expect(screen.getByText('No places left')).toBeInTheDocument()
})
