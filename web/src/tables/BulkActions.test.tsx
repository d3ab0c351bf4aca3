import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { modals } from '../lib/modals.ts'
import { useStore } from '../lib/store.ts'
import { createServer, noNetwork } from '../testing/server.tsx'
import { BulkActions } from './BulkActions.tsx'
import type { Decision } from './decision.ts'

const acceptance: Decision = {
  kind: 'acceptBid',
  label: 'Accept',
  title: '{count, plural, one {Accept # offer?} other {Accept # offers?}}',
  text: 'They lie in your cart then.',
  doneWords: '{count} offers accepted',
  agreement: 'I agree',
}
const rejection: Decision = {
  kind: 'declineMission',
  label: 'Decline',
  title: 'Decline them?',
  text: 'We notify these creators.',
  doneWords: '{count} declined',
  message: { label: 'Why?', description: '', maxLength: 100, missing: 'Say why' },
}
const where = { id: { _in: ['r1', 'r2'] } }

/** The last two of the selected creators have an offer that only they can answer. */
const creator = (n: number) => ({
  __typename: 'bulk_action_item',
  bulk_action_id: 'b1',
  row_id: `r${n}`,
  amount_cents: n > 8 ? null : 15_425,
  activation: { __typename: 'activation', id: `q${n % 2}`, name: `Quest ${n % 2}` },
  creator: {
    __typename: 'creator',
    id: `c${n}`,
    profile: { __typename: 'user_profile', id: `c${n}`, display_name: `Creator ${n}` },
  },
})

type Asked = Readonly<Record<string, unknown>>

const show = ({ decision = acceptance, more = [] as readonly Decision[], count = 8, lost = 0 } = {}) => {
  const prepared: Asked[] = []
  const started: Asked[] = []
  const onStarted = vi.fn()
  const Server = createServer({
    PrepareBulkAction: (variables) => {
      prepared.push(variables)
      return { prepareBulkAction: { __typename: 'BulkActionOutput', bulkActionId: 'b1' } }
    },
    PreparedBulkAction: () => ({
      bulk_action_by_pk: {
        __typename: 'bulk_action',
        id: 'b1',
        item_count: 10,
        total_cents: 123_400,
        fee_cents: 12_340,
        payout_cost_cents: 560,
        items: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(creator),
      },
    }),
    StartBulkAction: (variables) => {
      started.push(variables)
      if (started.length <= lost) return noNetwork()
      return { startBulkAction: { __typename: 'BulkActionOutput', bulkActionId: 'b1' } }
    },
  })
  const Dialogs = () =>
    useStore(modals.store).map(({ id, title, content }) => (
      <section key={id} role="dialog" aria-label={title}>
        {content}
      </section>
    ))
  render(
    <Server>
      <BulkActions decisions={[decision, ...more]} count={count} where={where} onStarted={onStarted} />
      <Dialogs />
    </Server>,
  )
  return { prepared, started, onStarted }
}

afterEach(() => act(() => modals.store.set([])))

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name })
  await userEvent.click(buttons.at(-1) ?? document.body)
}

it('a bulk action uses the rows that were selected when the user clicked, and shows creators, skipped rows and amounts', async () => {
  const { prepared, started } = show()
  await press('Accept')
  expect(await screen.findByRole('dialog', { name: 'Accept 8 offers?' })).toBeInTheDocument()
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Creator ${n} · Quest ${n % 2} · $154.25`),
    'Creator 9 · Quest 1',
    'Creator 10 · Quest 0',
  ])
  expect(screen.getByText('Skipped because these creators must answer first')).toBeInTheDocument()
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums).toEqual(['$1,105.00', '$5.60', '$123.40', '$1,234.00'])
  expect(screen.getByText(/^Pay by /)).toBeInTheDocument()
  expect(prepared).toEqual([{ kind: 'acceptBid', where, idempotencyKey: expect.any(String) }])
  expect(started).toEqual([])
})

it('a bulk action starts only after the user agrees, and only once even if the response is lost', async () => {
  const { started, onStarted } = show({ lost: 1 })
  await press('Accept')
  await screen.findByRole('dialog')
  await confirm('Accept')
  expect(await screen.findByText('Confirm that you’ve checked the offers')).toBeInTheDocument()
  expect(started).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await confirm('Accept')
  await screen.findByRole('alert')
  expect(onStarted).not.toHaveBeenCalled()
  await confirm('Accept')
  await waitFor(() => expect(onStarted).toHaveBeenCalledTimes(1))
  expect(started).toHaveLength(2)
  expect(started[1]).toEqual(started[0])
  await waitFor(() => expect(modals.store.get()).toEqual([]))
})

it('a bulk action with a message removes spaces around the message', async () => {
  const { started } = show({ decision: rejection })
  await press('Decline')
  await screen.findByLabelText(/Why/)
  await confirm('Decline')
  expect(await screen.findByText('Say why')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(/Why/), ' Too late ')
  await confirm('Decline')
  await waitFor(() => expect(started).toMatchObject([{ bulkActionId: 'b1', message: 'Too late' }]))
})

it('bulk actions show their limit when too many rows are selected', () => {
  show({ count: 101 })
  expect(screen.getByText('Choose up to 100 at a time')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a bulk action with too many rows explains its limit, and other actions can still be used', () => {
  const message: Decision = {
    kind: 'sendQuestMessage',
    label: 'Send a message',
    title: 'Write to them',
    text: 'They read it.',
    doneWords: 'Sent',
  }
  show({ count: 101, more: [message] })
  expect(screen.getByText('Accept: choose up to 100 at a time')).toBeInTheDocument()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send a message'])
})
