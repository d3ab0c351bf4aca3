import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modals } from '../../lib/modals.ts'
import { useStore } from '../../lib/store.ts'
import { createServer } from '../../testing/server.tsx'
import type { Code } from './holder.ts'
import { Traces } from './Traces.tsx'

const ids = {
  code: '00000000-0000-4000-8000-000000000001',
  batch: '00000000-0000-4000-8000-000000000002',
  leaker: '00000000-0000-4000-8000-000000000003',
}
let isOwner = true
vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ user: { company: { isOwner } } }) }))
beforeEach(() => {
  isOwner = true
})
afterEach(() => act(() => modals.store.set([])))

const code: Code = {
  id: ids.code,
  status: 'claimed',
  created_at: '2026-11-01T12:00:00Z',
  claimed_at: '2026-11-02T12:00:00Z',
  revealed_at: null,
  revoked_at: null,
  revoke_reason: '',
  distribution_channel: { id: 'steam', name: 'Steam' },
  batch: {
    id: ids.batch,
    note: 'For the launch',
    platform_name: null,
    created_at: '2026-11-01T12:00:00Z',
    revoked_at: null,
    revoke_reason: '',
  },
  item: { id: 'item', name: 'Press keys', type: 'game', game: { id: 'game', name: 'Emberfall' } },
  adder: null,
  distributor: null,
  claimer: { id: ids.leaker, profile: { id: ids.leaker, display_name: 'Leaker' } },
  activation: { id: 'campaign', name: 'Launch keys' },
}
const traces = [
  { line: 1, text: 'AAAAA-BBBBB-CCCCC', code },
  { line: 2, text: 'NOT-OURS', code: null },
]

const Dialogs = () => useStore(modals.store).map(({ id, content }) => <div key={id}>{content}</div>)

const show = () => {
  const sent: object[] = []
  const onRevoked = vi.fn()
  const Server = createServer({
    BatchHolders: () => ({ code: [] }),
    RevokeCode: (variables) => {
      sent.push(variables)
      return { revokeCode: { held: 1, replaced: 0 } }
    },
    RevokeBatch: (variables) => {
      sent.push(variables)
      return { revokeBatch: { held: 3, replaced: 2 } }
    },
  })
  render(
    <Server>
      <Traces traces={traces} onRevoked={onRevoked} />
      <Dialogs />
    </Server>,
  )
  return { sent, onRevoked }
}

const revoke = async () => {
  await userEvent.type(await screen.findByLabelText(/Reason/), 'It was sold')
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }))
}

it('a traced code can be revoked without a replacement for its holder', async () => {
  const { sent, onRevoked } = show()
  expect(screen.getByText(/Leaker · Launch keys/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Revoke code' }))
  expect(await screen.findByRole('checkbox', { name: 'Give the creator a new code' })).not.toBeChecked()
  await revoke()
  await waitFor(() => expect(onRevoked).toHaveBeenCalled())
  expect(sent).toEqual([
    expect.objectContaining({ codeId: ids.code, reason: 'It was sold', isReplaced: false }),
  ])
})

it('revoking the batch of a traced code leaves the traced holder out of the replacements', async () => {
  const { sent, onRevoked } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Revoke batch' }))
  await revoke()
  await waitFor(() => expect(onRevoked).toHaveBeenCalled())
  expect(sent).toEqual([
    expect.objectContaining({ batchId: ids.batch, reason: 'It was sold', leftOut: [ids.leaker] }),
  ])
})

it('only an owner can revoke codes from a trace', () => {
  isOwner = false
  show()
  expect(screen.queryByRole('button', { name: /Revoke/ })).not.toBeInTheDocument()
})
