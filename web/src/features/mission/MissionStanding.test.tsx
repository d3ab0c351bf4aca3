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
  reviewed_at: null,
  finished_at: null,
  review_message: null,
  ...makeFragmentData({ id: 'r1', status: 'active', progress: [] }, MissionGoals_RunFragmentDoc),
}

const show = (
  category: 'CLICKS' | 'STREAM_CONTENT',
  changes: Partial<Parameters<typeof MissionStanding>[0]['run']> = {},
  title = '',
) => {
  const mission = makeFragmentData(
    {
      id: 'm1',
      criteria: [
        {
          id: 'c1',
          category,
          metric: category === 'CLICKS' ? ('CLICKS' as const) : ('STREAM_CONTENT_AIR_TIME' as const),
          target: 60,
          title,
          description: '',
          custom_completion: null,
        },
      ],
    },
    MissionGoals_MissionFragmentDoc,
  )
  const Server = createServer({})
  render(
    <Server>
      <MissionStanding
        mission={mission}
        run={{ ...run, ...changes }}
        earlier={[]}
        link={{ id: 'l1', slug: 'abc' }}
      />
    </Server>,
  )
}

it('a mission that counts clicks gives each participant a tracked link', () => {
  show('CLICKS')
  expect(screen.getByLabelText('Your link')).toHaveValue(`${window.location.origin}/l/abc`)
})

it('a mission that does not count clicks shows no tracked link', () => {
  show('STREAM_CONTENT')
  expect(screen.queryByLabelText('Your link')).toBeNull()
})

it('a mission without a deadline does not mention a deadline', () => {
  show('STREAM_CONTENT')
  expect(screen.getByText('Meet the criteria. We track your content’s progress here.')).toBeInTheDocument()
})

it('a creator whose work was declined reads that the company did not approve it', () => {
  const moment = '2026-03-10T12:00:00Z'
  show('STREAM_CONTENT', {
    status: 'declined',
    reviewed_at: moment,
    finished_at: moment,
    review_message: 'Another game.',
  })
  expect(screen.getByText('The company did not approve your content.')).toBeInTheDocument()
  expect(screen.getByText('Another game.')).toBeInTheDocument()
})

it('a run that ended together with its mission says that the mission ended, and hides the message of an earlier review', () => {
  show('STREAM_CONTENT', {
    status: 'declined',
    reviewed_at: '2026-03-09T12:00:00Z',
    finished_at: '2026-03-10T12:00:00Z',
    review_message: 'Another game.',
  })
  expect(screen.getByText('The Mission ended before you completed it.')).toBeInTheDocument()
  expect(screen.queryByText('Another game.')).toBeNull()
})

it('a criterion with its own title is also shown as one sentence', () => {
  show('STREAM_CONTENT', {}, 'Launch stream')
  expect(screen.getByText('Launch stream')).toBeInTheDocument()
  expect(screen.getByText('Stream for 60 minutes')).toBeInTheDocument()
})
