import { MantineProvider, TextInput } from '@mantine/core'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type FieldErrors, useFields } from '../lib/form.ts'
import { usePanelForm } from '../lib/panelForm.ts'
import { unsavedForms } from '../lib/unsaved.ts'
import { FormPanel } from './FormPanel.tsx'
import { SaveBar } from './SaveBar.tsx'

type Send = (values: { text: string }) => Promise<void>

const Part = ({ label, send }: { label: string; send: Send }) => {
  const form = useFields({ text: '' })
  const panel = usePanelForm(form, {
    check: ({ text }): FieldErrors => (text === 'wrong' ? { text: 'This is wrong' } : {}),
    send,
  })
  return (
    <FormPanel title={label} {...panel}>
      <TextInput label={label} {...form.getInputProps('text')} />
    </FormPanel>
  )
}

const show = (first: Send, second: Send) => {
  render(
    <MantineProvider>
      <SaveBar>
        <Part label="First" send={first} />
        <Part label="Second" send={second} />
      </SaveBar>
    </MantineProvider>,
  )
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

// jsdom has no `scrollIntoView`.
Element.prototype.scrollIntoView ??= () => undefined

afterEach(() => unsavedForms.set([]))

it('the Save button of the save bar saves all changed forms, and no others', async () => {
  const [first, second] = [vi.fn<Send>(async () => undefined), vi.fn<Send>(async () => undefined)]
  const save = show(first, second)
  expect(save.disabled).toBe(true)
  type('Second', 'new')
  expect(save.disabled).toBe(false)
  fireEvent.click(save)
  await waitFor(() => expect(second).toHaveBeenCalledWith({ text: 'new' }))
  await waitFor(() => expect(save.disabled).toBe(true))
  expect(first).not.toHaveBeenCalled()
})

it('the save bar saves all valid forms, and focuses the first error of an invalid form', async () => {
  const [first, second] = [vi.fn<Send>(async () => undefined), vi.fn<Send>(async () => undefined)]
  const save = show(first, second)
  type('First', 'wrong')
  type('Second', 'new')
  fireEvent.click(save)
  await screen.findByText('This is wrong')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First')))
  expect(second).toHaveBeenCalledTimes(1)
  expect(first).not.toHaveBeenCalled()
  expect(save.disabled).toBe(false)
})

it('the Discard button of the save bar resets the changes in all forms', () => {
  const save = show(
    async () => undefined,
    async () => undefined,
  )
  type('First', 'a')
  type('Second', 'b')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText<HTMLInputElement>('First').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Second').value).toBe('')
  expect(save.disabled).toBe(true)
})

it('the save bar saves forms one by one, because they can change the same rows', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = vi.fn<Send>(() => promise)
  const second = vi.fn<Send>(async () => undefined)
  const save = show(first, second)
  type('First', 'a')
  type('Second', 'b')
  fireEvent.click(save)
  await waitFor(() => expect(first).toHaveBeenCalled())
  expect(second).not.toHaveBeenCalled()
  resolve()
  await waitFor(() => expect(second).toHaveBeenCalledWith({ text: 'b' }))
})

it('a read-only save bar has no buttons', () => {
  render(
    <MantineProvider>
      <SaveBar readOnly>
        <Part label="First" send={async () => undefined} />
      </SaveBar>
    </MantineProvider>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
