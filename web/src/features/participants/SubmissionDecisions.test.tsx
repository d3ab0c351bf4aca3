import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { modals } from '../../lib/modals.ts'
import { useStore } from '../../lib/store.ts'
import { createServer } from '../../testing/server.tsx'
import { MissionWork } from './MissionWork.tsx'

const Dialogs = () =>
  useStore(modals.store).map(({ id, title, content }) => (
    <div key={id} role="dialog" aria-label={title}>
      {content}
    </div>
  ))

afterEach(() => act(() => modals.store.set([])))

const submission = (id: string, status: string, message: string) => ({
  __typename: 'submission',
  id,
  url: null,
  message,
  status,
  review_message: null,
  submitted_at: '2026-11-24T12:00:00Z',
  criterion: null,
  content: null,
})

const work = (status: string) => ({
  mission_run_by_pk: {
    __typename: 'mission_run',
    id: 'r1',
    status,
    version: 3,
    reviewed_at: null,
    finished_at: null,
    review_message: null,
    progress: [
      {
        __typename: 'mission_progress',
        mission_run_id: 'r1',
        criterion_id: 'c1',
        value: 60,
        criterion: {
          __typename: 'mission_criterion',
          id: 'c1',
          position: 0,
          metric: 'STREAM_CONTENT_AIR_TIME',
          target: 60,
          title: 'Launch stream',
          custom_completion: null,
        },
      },
    ],
    submissions: [submission('s1', 'PENDING', 'My drawing'), submission('s2', 'APPROVED', 'My poem')],
    claims: [],
    shipping_address: null,
  },
})

const show = (status: string) => {
  const answer = () => ({ __typename: 'MissionRunOutput', missionRunId: 'r1' })
  const accept = vi.fn(() => ({ acceptMissionContent: answer() }))
  const sendBack = vi.fn(() => ({ rejectMissionContent: answer() }))
  const done = vi.fn()
  const Server = createServer({
    MissionRunWork: () => work(status),
    AcceptMissionContent: accept,
    RejectMissionContent: sendBack,
  })
  render(
    <Server>
      <MissionWork run={{ id: 'r1', creator: null }} done={done} />
      <Dialogs />
    </Server>,
  )
  return { accept, sendBack, done }
}

it('a company approves one submission of a mission run', async () => {
  const { accept } = show('review')
  await userEvent.click(await screen.findByRole('button', { name: 'Approve My drawing' }))
  await waitFor(() =>
    expect(accept).toHaveBeenCalledWith(
      expect.objectContaining({ missionRunId: 'r1', version: 3, submissionId: 's1' }),
    ),
  )
})

it('a company sends one submission back with a reason', async () => {
  const { sendBack, done } = show('review')
  await userEvent.click(await screen.findByRole('button', { name: 'Send back My drawing' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /What should be changed/ }), 'More color')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send back' }))
  await waitFor(() =>
    expect(sendBack).toHaveBeenCalledWith(
      expect.objectContaining({ submissionId: 's1', message: 'More color' }),
    ),
  )
  await waitFor(() => expect(done).toHaveBeenCalled())
})

it('a submission that was decided, or whose run is not in review, has no buttons', async () => {
  show('active')
  expect(await screen.findByText('My drawing')).toBeInTheDocument()
  expect(screen.getByText('Stream for 60 minutes')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /My drawing|My poem/ })).toBeNull()
})
