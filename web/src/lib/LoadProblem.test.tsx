import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LoadProblem } from './LoadProblem.tsx'

const refetch = vi.fn(async () => undefined)
const show = (query: { data?: unknown; error?: unknown; loading?: boolean }) =>
  render(
    <MantineProvider env="test">
      <LoadProblem query={{ ...query, refetch }} />
    </MantineProvider>,
  )

it('a part of a screen whose query failed shows the error and can be loaded again', async () => {
  show({ error: new Error('no rows') })
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('an error response in which all fields are empty counts as no data', () => {
  show({ data: { codes: null }, error: new Error('no rows') })
  expect(screen.getByRole('alert')).toBeInTheDocument()
})

it.each([
  ['is loading', { error: new Error('no rows'), loading: true }],
  ['has data next to an error', { data: { codes: [] }, error: new Error('no rows') }],
  ['has data', { data: { codes: [] } }],
])('a part of a screen whose query %s shows no error', (_, query) => {
  show(query)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
