import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { TimeInput } from './TimeInput.tsx'

const Time = ({ onChange }: { onChange: (time: string) => void }) => {
  const [time, setTime] = useState('12:00')
  return <TimeInput aria-label="Time" value={time} onChange={(now) => [setTime(now), onChange(now)]} />
}

const show = () => {
  const Server = createServer({})
  const held: { value: string | null } = { value: null }
  render(
    <Server>
      <Time onChange={(now) => (held.value = now)} />
    </Server>,
  )
  return { held, field: screen.getByRole('textbox') }
}

it.each([
  ['16:14', '16:14'],
  ['4:14 pm', '16:14'],
  ['905', '09:05'],
])(
  'a time field accepts %s and formats it like all times when the user leaves the field',
  async (typed, time) => {
    const { held, field } = show()
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    expect(field).toHaveValue(typed)
    expect(held.value).toBe(time)
    await userEvent.tab()
    expect(field).toHaveValue(time)
  },
)

it('a time field can be emptied while typing, and returns to its old time if the new time cannot be read', async () => {
  const { held, field } = show()
  await userEvent.clear(field)
  expect(field).toHaveValue('')
  await userEvent.type(field, '25:00')
  await userEvent.tab()
  expect(field).toHaveValue('12:00')
  expect(held.value).toBe(null)
})
