import { MantineProvider, TextInput } from '@mantine/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { DialogForm } from '../../components/DialogForm.tsx'
import { useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import ModalHost from './ModalHost.tsx'

const id = 'form'

const NameForm = () => {
  const form = useFields({ name: '' })
  const submit = useSubmit(form, { send: async () => void (await modals.remove(id, { force: true })) })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
    </DialogForm>
  )
}

const open = async (typed: string) => {
  modals.add({ id, title: 'A form', content: <NameForm /> })
  render(
    <MantineProvider env="test">
      <ModalHost />
    </MantineProvider>,
  )
  if (typed) await userEvent.type(await screen.findByLabelText('Name'), typed)
}

const openOnes = () => modals.store.get().map((modal) => modal.id)
const expectOpen = (...ids: string[]) => waitFor(() => expect(openOnes()).toEqual(ids))

afterEach(() => act(() => modals.store.set([])))

it('Escape closes a dialog form while nothing has been typed', async () => {
  await open('')
  await userEvent.keyboard('{Escape}')
  await expectOpen()
})

it('closing a dialog form with typed text asks first: Cancel keeps the text, Discard drops it', async () => {
  await open('Ada')
  await userEvent.keyboard('{Escape}')
  await expectOpen(id, 'form-discard')
  expect(await screen.findByText('Discard what you typed?')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expectOpen(id)
  expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await expectOpen()
})

it.each(['Save', 'Cancel'])('%s closes a dialog form immediately', async (button) => {
  await open('Ada')
  await userEvent.click(screen.getByRole('button', { name: button }))
  await expectOpen()
})
