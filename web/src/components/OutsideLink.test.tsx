import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { OutsideLink } from './OutsideLink.tsx'

const Server = createServer({})

it('a link to another website shows its title, or its URL without a title', () => {
  const { rerender } = render(<OutsideLink url="https://night.example" title="Night" />, { wrapper: Server })
  expect(screen.getByRole('link', { name: 'Night' })).toHaveAttribute('href', 'https://night.example')
  rerender(<OutsideLink url="https://night.example" title="" />)
  expect(screen.getByRole('link', { name: 'https://night.example' })).toBeInTheDocument()
})

it('content whose URL is missing is shown as plain text, without a link', () => {
  render(<OutsideLink url={null} />, { wrapper: Server })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Link no longer available')).toBeInTheDocument()
})
