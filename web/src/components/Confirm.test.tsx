import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { modals } from '../lib/modals.ts'
import { useStore } from '../lib/store.ts'
import { ask } from './Confirm.tsx'

const Dialogs = () => useStore(modals.store).map(({ id, content }) => <div key={id}>{content}</div>)

afterEach(() => act(() => modals.store.set([])))

it('a confirmation dialog stays open after an error and explains the error in plain words', async () => {
  const extensions = { code: 'idempotency-conflict' }
  const run = () =>
    Promise.reject(new CombinedGraphQLErrors({ errors: [{ message: 'row 17 is locked', extensions }] }))
  render(
    <MantineProvider env="test">
      <Dialogs />
    </MantineProvider>,
  )
  act(() => ask({ id: 'sure', title: 'Sure?', text: 'It goes.', confirm: 'Delete', run }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const said = await screen.findByRole('alert')
  expect(said).not.toHaveTextContent('row 17')
  expect(said.textContent).not.toBe('')
})
