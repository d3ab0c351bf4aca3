import { MantineProvider, TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { checkWith, useFields, useSubmit } from './form.ts'

const schema = z.object({ name: z.string().min(1, 'Please enter a name') })

const NameForm = ({ send }: { send: (values: { name: string }) => Promise<void> }) => {
  const form = useFields({ name: '' })
  const { problem, onSubmit } = useSubmit(form, {
    check: checkWith(schema),
    send,
    explain: () => ({ message: 'Taken', fields: { name: 'This name is taken' } }),
  })
  return (
    <form onSubmit={onSubmit}>
      {problem && <p role="alert">{problem}</p>}
      <TextInput label="Name" {...form.getInputProps('name')} />
      <button type="submit" disabled={!form.isDirty()}>
        Save
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

const show = (send: (values: { name: string }) => Promise<void>) =>
  render(
    <MantineProvider>
      <NameForm send={send} />
    </MantineProvider>,
  )

it('says what is wrong at the field and sends nothing', async () => {
  const send = vi.fn(async () => undefined)
  show(send)
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText('Please enter a name')).toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
})

it('takes the message away once the field is changed', async () => {
  show(async () => undefined)
  await userEvent.click(screen.getByText('Send'))
  await userEvent.type(screen.getByLabelText('Name'), 'N')
  expect(screen.queryByText('Please enter a name')).not.toBeInTheDocument()
})

it('keeps what was typed when the server refuses, and says so at its field', async () => {
  show(() => Promise.reject(new Error('no')))
  await userEvent.type(screen.getByLabelText('Name'), 'Nova')
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText('This name is taken')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Nova')
})

it('counts what was saved as the state to go back to', async () => {
  show(async () => undefined)
  await userEvent.type(screen.getByLabelText('Name'), 'Nova')
  expect(screen.getByText('Save')).toBeEnabled()
  await userEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(screen.getByText('Save')).toBeDisabled())
})

const PasswordForm = ({ send }: { send: () => Promise<void> }) => {
  const form = useFields({ name: 'Nova', password: '' })
  const { onSubmit } = useSubmit(form, { send, after: { password: '' } })
  return (
    <form onSubmit={onSubmit}>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Password" {...form.getInputProps('password')} />
      <button type="submit">Save</button>
      <button type="button" onClick={form.reset}>
        Discard
      </button>
      <output>{form.isDirty() ? 'changed' : 'saved'}</output>
    </form>
  )
}

it('keeps a password only until it was sent: it is no change afterwards, and nothing to go back to', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce()
  render(
    <MantineProvider>
      <PasswordForm send={send} />
    </MantineProvider>,
  )
  await userEvent.type(screen.getByLabelText('Name'), ' the third')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByText('Save'))
  expect(screen.getByLabelText('Password')).toHaveValue('secret')
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findByText('saved')).toBeInTheDocument()
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await userEvent.click(screen.getByText('Discard'))
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('Name')).toHaveValue('Nova the third')
})

const SavedForm = ({ name, city }: { name: string; city: string }) => {
  const form = useFields({ name, city })
  return (
    <form>
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="City" {...form.getInputProps('city')} />
      <button type="button" onClick={form.reset}>
        Discard
      </button>
    </form>
  )
}

it('shows what was saved elsewhere, where nothing is being typed, and goes back to it', async () => {
  const form = (name: string, city: string) => (
    <MantineProvider>
      <SavedForm name={name} city={city} />
    </MantineProvider>
  )
  const { rerender } = render(form('Nova', 'Malmö'))
  await userEvent.type(screen.getByLabelText('Name'), ' here')
  rerender(form('Nova there', 'Lund'))
  expect(screen.getByLabelText('Name')).toHaveValue('Nova here')
  expect(screen.getByLabelText('City')).toHaveValue('Lund')
  await userEvent.click(screen.getByText('Discard'))
  expect(screen.getByLabelText('Name')).toHaveValue('Nova there')
})

const WebsiteForm = ({ send }: { send: (values: { website: string }) => Promise<void> }) => {
  const form = useFields({ website: '' })
  const { onSubmit } = useSubmit(form, { send })
  return (
    <form onSubmit={onSubmit}>
      <TextInput label="Website" {...form.getAddressProps('website')} />
    </form>
  )
}

it.each([
  ['studio.example', 'https://studio.example'],
  [' studio.example:8080/press ', 'https://studio.example:8080/press'],
  ['http://studio.example', 'http://studio.example'],
  ['our studio', 'our studio'],
])(
  'takes the address that was typed as %s for %s, when it is left and when Enter sends it',
  async (typed, taken) => {
    const send = vi.fn(async () => undefined)
    render(
      <MantineProvider>
        <WebsiteForm send={send} />
      </MantineProvider>,
    )
    const field = screen.getByLabelText('Website')
    await userEvent.type(field, typed)
    await userEvent.tab()
    expect(field).toHaveValue(taken)
    await userEvent.clear(field)
    await userEvent.type(field, `${typed}{Enter}`)
    expect(send).toHaveBeenCalledWith({ website: taken })
  },
)
