import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { expect, it } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { DayInput } from './DayInput.tsx'
import { MomentInput } from './MomentInput.tsx'

const calendar = () => document.querySelector('[data-dates-dropdown]')

const fields = [
  ['a date field', <DayInput key="day" label="Ends" value="" onChange={() => undefined} />],
  ['a date and time field', <MomentInput key="moment" label="Ends" value="" onChange={() => undefined} />],
] as const

const show = (field: React.ReactNode) => {
  const Server = createServer({})
  render(<Server>{field}</Server>)
  const [input] = screen.getAllByRole('textbox')
  if (!input) throw new Error('The field has no text box')
  return input
}

it.each(fields)(
  'the calendar of %s stays closed if the form, not the user, moves the focus to the field',
  (_, field) => {
    const input = show(field)
    act(() => input.focus())
    expect(calendar()).toBeNull()
  },
)

it.each(fields)('the calendar of %s opens by a click, by typing and by an arrow key', async (_, field) => {
  const input = show(field)
  await userEvent.click(input)
  expect(calendar()).toBeVisible()
  await userEvent.tab()
  expect(calendar()).toBeNull()
  act(() => input.focus())
  await userEvent.keyboard('2')
  expect(calendar()).toBeVisible()
  act(() => input.blur())
  act(() => input.focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(calendar()).toBeVisible()
})
