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

it('tells why no more came, and asks again at the same button', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined)
  render(<More load={load} list="missions" />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/cannot be reached/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Show more' })).toBeInTheDocument()
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

it('says nothing of one list below another', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const { rerender } = render(<More load={load} list="missions" />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText(/cannot be reached/)
  rerender(<More load={load} list="quests" />)
  expect(screen.queryByText(/cannot be reached/)).not.toBeInTheDocument()
})
