import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { modals } from '../../lib/modals.ts'
import { useStore } from '../../lib/store.ts'
import { type Decision, DecisionBulk } from './DecisionBulk.tsx'

type Row = { readonly id: string; readonly version: number; readonly creator: null }

const rows: readonly Row[] = [
  { id: 'one', version: 3, creator: null },
  { id: 'two', version: 5, creator: null },
]

const Dialogs = () => useStore(modals.store).map(({ id, content }) => <div key={id}>{content}</div>)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const ask = async (send: Decision<Row>['send'], missing?: string) => {
  render(
    <MantineProvider env="test">
      <DecisionBulk
        load={async () => rows}
        onDone={vi.fn()}
        decisions={[
          {
            label: 'Decline',
            title: 'Decline them?',
            text: 'They are told.',
            doneWords: '{count} declined',
            message: { label: 'Why?', description: '', maxLength: 100, ...(missing && { missing }) },
            send,
          },
        ]}
      />
      <Dialogs />
    </MantineProvider>,
  )
  await press('Decline')
}

const confirm = async () => {
  const buttons = await screen.findAllByRole('button', { name: 'Decline' })
  await userEvent.click(buttons.at(-1) ?? document.body)
}

afterEach(() => act(() => modals.store.set([])))

it('sends the reason as it stands when one tries again', async () => {
  const messages: string[] = []
  await ask(async ({ message }) => {
    messages.push(message)
    if (messages.length === 1) throw new Error('The connection is gone')
    return new Map()
  })
  await userEvent.type(await screen.findByLabelText('Why?'), 'Too late')
  await confirm()
  await screen.findByRole('alert')
  await userEvent.type(screen.getByLabelText('Why?'), ', sorry')
  await confirm()
  await screen.findByText('2 declined')
  expect(messages).toEqual(['Too late', 'Too late, sorry'])
})

it('hands on the rows as they were seen, and asks for the message that everybody reads', async () => {
  const send = vi.fn<Decision<Row>['send']>(async () => new Map())
  await ask(send, 'Say why')
  await screen.findByLabelText(/Why/)
  await confirm()
  expect(await screen.findByText('Say why')).toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(/Why/), 'Too late')
  await confirm()
  await screen.findByText('2 declined')
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ rows, message: 'Too late' }))
})
