import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BulkDialog } from './BulkDialog.tsx'
import { AT_ONCE, type BulkSend } from './useBulk.ts'

const rows = Array.from({ length: AT_ONCE * 2 + 5 }, (_, index) => ({
  id: `id-${index}`,
  name: `Row ${index}`,
}))

const show = (send: BulkSend) => {
  const onDone = vi.fn()
  render(
    <MantineProvider>
      <BulkDialog
        id="test"
        rows={rows}
        text="They are told."
        submitLabel="Accept"
        doneWords="{count} accepted"
        send={send}
        onDone={onDone}
      />
    </MantineProvider>,
  )
  return onDone
}

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
