import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ShowMore } from '../components/ShowMore.tsx'
import { useMore } from './useMore.ts'

const More = ({ load, list }: { load: () => Promise<unknown>; list: string }) => (
  <MantineProvider env="test">
    <ShowMore {...useMore(load, list)} />
  </MantineProvider>
)

it('`useMore` shows why loading more failed, and its button tries again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined)
  render(<More load={load} list="missions" />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/We can’t reach the server/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeInTheDocument()
  expect(screen.queryByText(/We can’t reach the server/)).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

it('an error in loading one list is not shown for another list', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const { rerender } = render(<More load={load} list="missions" />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText(/We can’t reach the server/)
  rerender(<More load={load} list="quests" />)
  expect(screen.queryByText(/We can’t reach the server/)).not.toBeInTheDocument()
})
