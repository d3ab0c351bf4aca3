import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { usePeriod } from '../lib/usePeriod.ts'
import { createServer } from '../testing/server.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'

vi.mock('../lib/today.ts', () => ({ today: () => '2026-11-23' }))

const Page = () => {
  const [period, choose] = usePeriod()
  return (
    <>
      <PeriodPicker period={period} onChange={choose} />
      <output>{`${period.from} ${period.to}`}</output>
    </>
  )
}

const show = (search: string) => {
  const Server = createServer({})
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [`/${search}`] })
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
  return router
}

const type = async (name: string, day: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, `${day}{Enter}`)
}

it('a range of dates that a person types is kept in the URL', async () => {
  const router = show('?point=2026-11-01')
  await userEvent.click(screen.getByRole('combobox', { name: 'Period' }))
  await userEvent.click(screen.getByRole('option', { name: 'Custom dates' }))
  expect(router.state.location.search).toBe('?period=custom.2026-10-25.2026-11-23')
  await type('Last day', '2026-11-10')
  await type('First day', 'Nov 3, 2026')
  expect(router.state.location.search).toBe('?period=custom.2026-11-03.2026-11-10')
  expect(screen.getByText('2026-11-03 2026-11-10')).toBeInTheDocument()
})

it.each([
  ['Last day', '2026-11-01', 'Choose a last day on or after the first day.'],
  ['Last day', '2026-11-24', 'Choose days up to today.'],
  ['First day', '2025-11-01', 'Choose at most 366 days.'],
])(
  'a wrong %s (%s) shows an error of one sentence and does not change the stats',
  async (name, day, words) => {
    const router = show('?period=custom.2026-11-03.2026-11-10')
    await type(name, day)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('textbox', { name })).toBeInvalid()
    expect(router.state.location.search).toBe('?period=custom.2026-11-03.2026-11-10')
  },
)

it('a URL with invalid dates shows the last 30 days and an explanation', () => {
  show('?period=custom.2026-11-03.2027-01-01')
  expect(screen.getByText('2026-10-25 2026-11-23')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Choose days up to today.')
})
