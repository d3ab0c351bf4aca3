import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { modals } from '../lib/modals.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { AT_ONCE, type BulkSend } from './useBulk.ts'

const rows = Array.from({ length: AT_ONCE * 2 + 5 }, (_, index) => ({
  id: `id-${index}`,
  name: `Row ${index}`,
}))

const dialog = (send: BulkSend, onDone: () => void, words = '', some = rows) => (
  <MantineProvider>
    <BulkDialog
      id="test"
      rows={some}
      text="They are told."
      submitLabel="Accept"
      doneWords="{count} accepted"
      words={words}
      send={send}
      onDone={onDone}
    />
  </MantineProvider>
)

const show = (send: BulkSend) => {
  const onDone = vi.fn()
  render(dialog(send, onDone))
  return onDone
}

afterEach(() => act(() => modals.store.set([])))

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('names the first and counts the others before anything is done', () => {
  const send = vi.fn()
  show(send)
  expect(
    screen.getByText(`Row 0, Row 1, Row 2, Row 3, Row 4, Row 5 and ${rows.length - 6} more`),
  ).toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

it('does it to every row once, and tells each that was refused by its name', async () => {
  const done: string[] = []
  const onDone = show(async (ids) => {
    done.push(...ids)
    return new Map(ids.includes('id-3') ? [['id-3', 'The campaign has ended']] : [])
  })
  await press('Accept')
  await screen.findByText(`${rows.length - 1} accepted`)
  expect(done).toEqual(rows.map(({ id }) => id))
  expect(screen.getByText('Row 3')).toBeInTheDocument()
  expect(screen.getByText('The campaign has ended')).toBeInTheDocument()
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('goes on with the part that had no answer, by the same key', async () => {
  const sent: { first: string | undefined; key: string }[] = []
  const onDone = show(async (ids, key) => {
    sent.push({ first: ids[0], key })
    if (sent.length === 2) throw new Error('The connection is gone')
    return new Map()
  })
  await press('Accept')
  await screen.findByRole('alert')
  expect(screen.getByText(`${AT_ONCE} of ${rows.length}`)).toBeInTheDocument()
  expect(onDone).not.toHaveBeenCalled()
  await press('Go on')
  await screen.findByText(`${rows.length} accepted`)
  expect(sent.map(({ first }) => first)).toEqual([
    'id-0',
    `id-${AT_ONCE}`,
    `id-${AT_ONCE}`,
    `id-${AT_ONCE * 2}`,
  ])
  expect(sent[2]?.key).toBe(sent[1]?.key)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

it('is gone at once where it was one row that nobody refused, and stays to say why where it was refused', async () => {
  const openOnes = () => modals.store.get().map(({ id }) => id)
  modals.add({ id: 'test', title: 'Accept?', content: null })
  const one = rows.slice(0, 1)
  const { rerender } = render(dialog(async () => new Map([['id-0', 'Too late']]), vi.fn(), '', one))
  await press('Accept')
  await screen.findByText('Too late')
  expect(openOnes()).toEqual(['test'])
  rerender(<MantineProvider />)
  rerender(dialog(async () => new Map(), vi.fn(), '', one))
  await press('Accept')
  await waitFor(() => expect(openOnes()).toEqual([]))
})

it('tells of what was done once it is left with a part done, and of nothing where nothing was', async () => {
  let isFirst = true
  const failsLater: BulkSend = async () => {
    if (!isFirst) throw new Error('The connection is gone')
    isFirst = false
    return new Map()
  }
  const onDone = vi.fn()
  const { unmount } = render(dialog(failsLater, onDone))
  await press('Accept')
  await screen.findByRole('alert')
  expect(onDone).not.toHaveBeenCalled()
  unmount()
  expect(onDone).toHaveBeenCalledTimes(1)

  const other = vi.fn()
  render(dialog(failsLater, other)).unmount()
  expect(other).not.toHaveBeenCalled()
})

it('sends what was typed after a first try that failed, under a key of its own', async () => {
  const keys: string[] = []
  const failing: BulkSend = async (_ids, key) => {
    keys.push(key)
    throw new Error('The connection is gone')
  }
  const { rerender } = render(dialog(failing, vi.fn(), 'Too late'))
  await press('Accept')
  await screen.findByRole('alert')
  await press('Accept')
  await screen.findByRole('alert')
  rerender(dialog(failing, vi.fn(), 'Too late, sorry'))
  await press('Accept')
  await screen.findByRole('alert')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('asks before words that were typed go by Escape, and stays while an answer is awaited', async () => {
  const openOnes = () => modals.store.get().map(({ id }) => id)
  modals.add({ id: 'test', title: 'Accept?', content: null })
  const { rerender } = render(dialog(() => new Promise(() => undefined), vi.fn(), 'Too late'))
  await modals.escape()
  expect(openOnes()).toEqual(['test', 'test-discard'])
  await modals.remove('test-discard')

  rerender(dialog(() => new Promise(() => undefined), vi.fn()))
  await press('Accept')
  await modals.escape()
  expect(openOnes()).toEqual(['test'])
})
