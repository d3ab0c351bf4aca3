import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Loaded, type LoadedQuery } from './Loaded.tsx'

type Data = { company: { name: string } | null; notes?: string[] | null }

const show = (answer: Pick<LoadedQuery<Data>, 'data' | 'error'>) =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <Loaded query={{ ...answer, loading: false, refetch: () => Promise.resolve() }}>
          {({ company }) => <p>{company ? company.name : 'There is no such company'}</p>}
        </Loaded>
      </MemoryRouter>
    </MantineProvider>,
  )

const error = new Error('an error')

it.each([
  ['no data', { error }],
  ['null as data', { data: null, error }],
  ['null in all fields', { data: { company: null, notes: null }, error }],
])('a response with %s is shown as an error and not as an empty result', (_what, answer) => {
  show(answer)
  expect(screen.getByText('We couldn’t load this')).toBeInTheDocument()
  expect(screen.queryByText('There is no such company')).toBeNull()
})

it('partial data is shown even if the response also has errors', () => {
  show({ data: { company: { name: 'Northlight' }, notes: null }, error })
  expect(screen.getByText('Northlight')).toBeInTheDocument()
})

it('a response without errors can be shown as an empty result', () => {
  show({ data: { company: null } })
  expect(screen.getByText('There is no such company')).toBeInTheDocument()
})
