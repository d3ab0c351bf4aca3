import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { ActivationFacts_ActivationFragmentDoc } from '../../shared/cards/generated/ActivationCard.ts'
import { createServer } from '../../testing/server.tsx'
import { Requirements } from './Requirements.tsx'

type Activation = Parameters<typeof Requirements>[0]['activation']
type Requirement = NonNullable<Activation['requirement']>

const mission = '00000000-0000-4000-8000-00000000ac02'
const program = { id: '00000000-0000-4000-8000-00000000ac04', name: 'Northlight creators' }

const everyone: Requirement = {
  activation_id: 'm1',
  allow_all_creators: false,
  countries: [],
  continents: [],
  languages: [],
  has_creator_lists: false,
  program_id: null,
  program: null,
  completed_mission_ids: [],
  activations_required: null,
}

const show = (requirement: Partial<Requirement> | null) => {
  const figures = {
    activation_id: 'm1',
    twitch_followers: null,
    twitch_average_ccv: null,
    youtube_subscribers: null,
    youtube_average_video_views: null,
    youtube_average_short_views: null,
    tiktok_followers: null,
    tiktok_average_short_views: null,
  }
  const facts = makeFragmentData(
    {
      id: 'm1',
      kind: 'MISSION',
      status: 'active',
      participant_count: 0,
      requirement: requirement && figures,
      channels: [],
      mission: null,
      key_campaign: null,
      creator_program: null,
    },
    ActivationFacts_ActivationFragmentDoc,
  )
  const Server = createServer({
    RequiredMissions: () => ({
      activation: [{ __typename: 'activation', id: mission, name: 'Ten hours of Emberfall' }],
    }),
  })
  const activation: Pick<Activation, 'requirement' | 'mission'> & typeof facts = {
    ...facts,
    requirement: requirement && { ...figures, ...everyone, ...requirement },
    mission: null,
  }
  return render(
    <MemoryRouter>
      <Server>
        <Requirements activation={activation} />
      </Server>
    </MemoryRouter>,
  )
}

it('requirements name the program and the missions that are required, with links', async () => {
  show({ program_id: program.id, program, completed_mission_ids: [mission] })
  expect(screen.getByRole('link', { name: 'Northlight creators' })).toHaveAttribute(
    'href',
    `/creator-programs/${program.id}`,
  )
  expect(await screen.findByRole('link', { name: 'Ten hours of Emberfall' })).toHaveAttribute(
    'href',
    `/missions/${mission}`,
  )
})

it('requirements that cannot be loaded are not shown as "Every creator"', () => {
  const { container } = show(null)
  expect(container.querySelector('h2, h3')).toBeNull()
  show({})
  expect(screen.getByText('Every creator.')).toBeInTheDocument()
})
