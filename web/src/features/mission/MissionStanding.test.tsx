import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { createServer } from '../../testing/server.tsx'
import {
  MissionGoals_MissionFragmentDoc,
  MissionGoals_RunFragmentDoc,
} from './generated/MissionParticipation.ts'
import { MissionStanding } from './MissionStanding.tsx'

const run = {
  round: 1,
  status: 'active' as const,
  deadline_at: null,
  finished_at: null,
  review_message: null,
  ...makeFragmentData({ id: 'r1', status: 'active', progress: [] }, MissionGoals_RunFragmentDoc),
}

const show = (category: 'CLICKS' | 'STREAM_CONTENT') => {
  const mission = makeFragmentData(
    {
      id: 'm1',
      criteria: [
        {
          id: 'c1',
          category,
          metric: category === 'CLICKS' ? ('CLICKS' as const) : ('STREAM_CONTENT_AIR_TIME' as const),
          target: 60,
          title: '',
          description: '',
        },
      ],
    },
    MissionGoals_MissionFragmentDoc,
  )
  const Server = createServer({})
  render(
    <Server>
      <MissionStanding mission={mission} run={run} earlier={[]} link={{ id: 'l1', slug: 'abc' }} />
    </Server>,
  )
}

it('a participant gets a tracked link in a mission that counts clicks', () => {
  show('CLICKS')
  expect(screen.getByLabelText('Your link')).toHaveValue(`${window.location.origin}/l/abc`)
})

it('a mission that does not count clicks shows no tracked link', () => {
  show('STREAM_CONTENT')
  expect(screen.queryByLabelText('Your link')).toBeNull()
})
