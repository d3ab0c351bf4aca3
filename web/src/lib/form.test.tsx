import { MantineProvider, TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { TextList } from '../components/TextList.tsx'
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

it('an invalid form shows the error at the field and sends nothing', async () => {
  const send = vi.fn(async () => undefined)
  show(send)
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText('Please enter a name')).toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
})

it('the error at a form field disappears when the user changes the field', async () => {
  show(async () => undefined)
  await userEvent.click(screen.getByText('Send'))
  await userEvent.type(screen.getByLabelText('Name'), 'N')
  expect(screen.queryByText('Please enter a name')).not.toBeInTheDocument()
})

it('after the server returns an error, the form keeps the input and shows the message at its field', async () => {
  show(() => Promise.reject(new Error('no')))
  await userEvent.type(screen.getByLabelText('Name'), 'Nova')
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText('This name is taken')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Nova')
})

it('resetting a form brings back the values that were saved last', async () => {
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

it('a form clears its password field after sending, and does not count that as a change', async () => {
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

it('a form field shows a value that was saved in another form, unless the user has changed the field', async () => {
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
  'a form completes the URL %s to %s when the user leaves the field or presses Enter',
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

const points = z.object({
  points: z.array(z.string().min(1, 'Please write a text')).min(1, 'Please add a point'),
  hidden: z.string().optional(),
})

type Points = { points: string[]; hidden?: string }

const PointsForm = ({ saved, send }: { saved: Points; send: (values: Points) => Promise<void> }) => {
  const form = useFields(saved)
  const { problem, onSubmit } = useSubmit(form, { check: checkWith(points), send })
  return (
    <form onSubmit={onSubmit}>
      {problem && <p role="alert">{problem}</p>}
      <TextList label="Points" item="Point" list={form.list('points')} />
      <button type="submit">Save</button>
      <button type="button" onClick={form.reset}>
        Discard
      </button>
      <output>{form.isDirty() ? 'changed' : 'saved'}</output>
    </form>
  )
}

const showPoints = (saved: Points) => {
  const send = vi.fn(async (_values: Points) => undefined)
  render(
    <MantineProvider>
      <PointsForm saved={saved} send={send} />
    </MantineProvider>,
  )
  return send
}

const point = (place: number) => screen.getByLabelText(`Point ${place}`)

it('a wrong item in a list of a form shows its error and gets the focus, and the form is not sent', async () => {
  const send = showPoints({ points: ['One', '', 'Three'] })
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findByText('Please write a text')).toBeInTheDocument()
  expect(point(2)).toHaveAccessibleDescription('Please write a text')
  await waitFor(() => expect(point(2)).toHaveFocus())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

it('an error stays with its list item when the items are moved or removed', async () => {
  showPoints({ points: ['One', '', 'Three'] })
  await userEvent.click(screen.getByText('Save'))
  await screen.findByText('Please write a text')
  screen.getByLabelText('Move Point 2').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(point(3)).toHaveAccessibleDescription('Please write a text')
  expect(point(2)).toHaveValue('Three')
  await userEvent.click(screen.getByLabelText('Remove Point 1'))
  expect(point(2)).toHaveAccessibleDescription('Please write a text')
  await userEvent.type(point(2), 'Two')
  expect(screen.queryByText('Please write a text')).not.toBeInTheDocument()
})

it('a form sends a list in its new order, and resetting returns to the saved order', async () => {
  const send = showPoints({ points: ['One', 'Two'] })
  screen.getByLabelText('Move Point 2').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByText('changed')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Discard'))
  expect(point(1)).toHaveValue('One')
  await userEvent.type(point(2), '{Enter}')
  await waitFor(() => expect(point(3)).toHaveFocus())
  await userEvent.keyboard('Three')
  await userEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ points: ['One', 'Two', 'Three'] }))
})

it("an error of a whole list is shown below the list's name", async () => {
  showPoints({ points: [] })
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findByText('Please add a point')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Add point'))
  expect(screen.queryByText('Please add a point')).not.toBeInTheDocument()
})

const HiddenForm = ({ send }: { send: () => Promise<void> }) => {
  const form = useFields({ media: [{ url: '' }] })
  const { problem, onSubmit } = useSubmit(form, {
    check: () => ({ 'media.0.url': 'This link leads nowhere' }),
    send,
  })
  return (
    <form onSubmit={onSubmit}>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">Save</button>
    </form>
  )
}

it('an error that belongs to no visible field is shown above the form', async () => {
  const send = vi.fn(async () => undefined)
  render(
    <MantineProvider>
      <HiddenForm send={send} />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByText('Save'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This link leads nowhere')
  expect(send).not.toHaveBeenCalled()
})
