import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { MoneyInput } from './MoneyInput.tsx'
import { NumberField } from './NumberField.tsx'

const Money = ({ onChange }: { onChange: (cents: number | null) => void }) => {
  const [cents, setCents] = useState<number | null>(null)
  return <MoneyInput label="Amount" value={cents} onChange={(now) => [setCents(now), onChange(now)]} />
}

const Share = ({ onChange }: { onChange: (share: number | null) => void }) => {
  const [share, setShare] = useState<number | null>(null)
  return <NumberField label="Share" value={share} onChange={(now) => [setShare(now), onChange(now)]} />
}

const show = (Field: typeof Money | typeof Share) => {
  const Server = createServer({})
  const held: { value: number | null } = { value: null }
  render(
    <Server>
      <Field onChange={(now) => (held.value = now)} />
    </Server>,
  )
  return { held, field: screen.getByRole('textbox') }
}

it.each([
  ['420.50', 42_050, '$420.50'],
  ['1,250', 125_000, '$1,250'],
  ['420,50', 42_050, '$420.50'],
  ['0.05', 5, '$0.05'],
  ['1000', 100_000, '$1,000'],
])(
  'an amount typed as %s is exact to the cent, and is formatted when the user leaves the field',
  async (typed, cents, shown) => {
    const { held, field } = show(Money)
    await userEvent.type(field, typed)
    expect(field).toHaveValue(typed)
    expect(held.value).toBe(cents)
    await userEvent.tab()
    expect(field).toHaveValue(shown)
  },
)

it('an amount that cannot be read stays as typed with a hint, and does not count as empty', async () => {
  const { held, field } = show(Money)
  await userEvent.type(field, '1.250')
  await userEvent.tab()
  expect(held.value).toBeNaN()
  expect(field).toHaveValue('1.250')
  expect(field).toHaveAccessibleDescription('Enter an amount, for example 1,250.50.')
})

it.each([
  ['0.5', 0.5],
  ['05', 5],
  ['10', 10],
])('a number typed as %s still has the same value when the user leaves the field', async (typed, number) => {
  const { held, field } = show(Share)
  await userEvent.type(field, typed)
  expect(held.value).toBe(number)
})
