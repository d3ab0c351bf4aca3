import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { MomentInput } from './MomentInput.tsx'

const Moment = ({ onChange }: { onChange: (moment: string) => void }) => {
  const [moment, setMoment] = useState('2026-12-24T13:00:00.000Z')
  return <MomentInput label="Opens" value={moment} onChange={(now) => [setMoment(now), onChange(now)]} />
}

it.each(['Dec 3, 2027', '3 Dec 2027', '2027-12-03', 'Dec 3, 0202{Backspace>4/}2027'])(
  'in a date and time field, typing %j key by key keeps the time of day',
  async (typed) => {
    const Server = createServer({})
    const held: { value: string | null } = { value: null }
    render(
      <Server>
        <Moment onChange={(now) => (held.value = now)} />
      </Server>,
    )
    const day = screen.getByRole('textbox', { name: 'Opens: day' })
    await userEvent.tripleClick(day)
    await userEvent.keyboard(typed)
    expect(held.value).toBe('2027-12-03T13:00:00.000Z')
    await userEvent.tab()
    expect(day).toHaveValue('Dec 3, 2027')
  },
)
