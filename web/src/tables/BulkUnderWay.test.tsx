import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BehaviorSubject, map } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { BulkUnderWay } from './BulkUnderWay.tsx'
import type { Decision } from './decision.ts'

const acceptance: Decision = {
  kind: 'acceptMember',
  label: 'Accept',
  title: 'Accept them?',
  text: '',
  doneWords: '{count, plural, one {# creator accepted} other {# creators accepted}}',
}

const action = (answered: number, refused = 0) => ({
  __typename: 'bulk_action',
  id: 'b1',
  kind: 'acceptMember',
  item_count: 60,
  answered_count: answered,
  refused_count: refused,
  finished_at: answered === 60 ? '2026-11-24T00:00:00Z' : null,
})

const show = (first: readonly object[]) => {
  const live = new BehaviorSubject<readonly object[]>(first)
  const closed = vi.fn()
  const onEnded = vi.fn()
  const Server = createServer({
    BulkActionsLive: () => live.pipe(map((bulk_action) => ({ data: { bulk_action } }))),
    BulkRefusals: () => ({
      bulk_action_item: [
        {
          __typename: 'bulk_action_item',
          bulk_action_id: 'b1',
          row_id: 'r3',
          refusal: 'activation-not-live',
          creator: {
            __typename: 'creator',
            id: 'c3',
            profile: { __typename: 'user_profile', id: 'c3', display_name: 'Creator 3' },
          },
        },
      ],
    }),
    CloseBulkAction: (variables) => {
      closed(variables)
      return { update_bulk_action_by_pk: { __typename: 'bulk_action', id: 'b1', is_closed: true } }
    },
  })
  render(
    <Server>
      <BulkUnderWay table="program_membership" decisions={[acceptance]} onEnded={onEnded} />
    </Server>,
  )
  const tell = (actions: readonly object[]) => act(async () => live.next(actions))
  return { tell, closed, onEnded }
}

it('a bulk action shows its progress and, when it has finished, which creators were skipped and why', async () => {
  const { tell, onEnded } = show([action(25)])
  expect(await screen.findByText('25 of 60')).toBeInTheDocument()
  await tell([action(40)])
  expect(await screen.findByText('40 of 60')).toBeInTheDocument()
  expect(onEnded).not.toHaveBeenCalled()
  await tell([action(60, 1)])
  expect(await screen.findByText('59 creators accepted')).toBeInTheDocument()
  expect(await screen.findByText('Creator 3')).toBeInTheDocument()
  expect(screen.getByText('This activation is not live right now')).toBeInTheDocument()
  expect(onEnded).toHaveBeenCalledTimes(1)
})

it('the member who started a bulk action sees its result until they close it, even after a reload', async () => {
  const { tell, closed, onEnded } = show([action(60)])
  expect(await screen.findByText('60 creators accepted')).toBeInTheDocument()
  expect(onEnded).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toHaveBeenCalledWith({ id: 'b1' })
  await tell([])
  expect(screen.queryByText('60 creators accepted')).toBeNull()
  expect(onEnded).not.toHaveBeenCalled()
})

it('the table reloads when a bulk action of another member has finished', async () => {
  const { tell, onEnded } = show([action(25)])
  await screen.findByText('25 of 60')
  await tell([])
  expect(onEnded).toHaveBeenCalledTimes(1)
})
