import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { CreatorPicker } from './CreatorPicker.tsx'

const show = (answer: () => Record<string, unknown>) => {
  const Server = createServer({ CreatorPicker: answer })
  render(
    <Server>
      <CreatorPicker label="Creator" value="" onChange={() => undefined} />
    </Server>,
  )
}

it('a picker whose search failed shows the error, because the empty list would look like no match', async () => {
  show(noNetwork)
  await screen.findByText(/couldn’t|connection|reach/i)
  expect(screen.getByRole('combobox', { name: /Creator/ })).toHaveAttribute('aria-invalid', 'true')
})

it('a picker whose search found no creators shows no error', async () => {
  show(() => ({ creator: [] }))
  expect(await screen.findByRole('combobox', { name: /Creator/ })).not.toHaveAttribute('aria-invalid', 'true')
})
