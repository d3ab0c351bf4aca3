import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { useBotCheck } from './useBotCheck.tsx'

const tick = vi.hoisted<{ now?: (token: string) => void }>(() => ({}))

vi.mock('../../lib/botCheck.ts', () => ({
  botCheckPage: async () => ({ scriptUrl: 'https://bots.example/check.js', siteKey: 'key' }),
  loadWidget: async () => ({
    render: (_box: HTMLElement, { callback }: { callback: (token: string) => void }) => {
      tick.now = callback
      return 'widget'
    },
    remove: () => undefined,
  }),
}))

const Form = () => {
  const { field, take } = useBotCheck()
  const [token, setToken] = useState<string>()
  return (
    <>
      {field}
      <button type="button" onClick={() => void take().then(setToken)}>
        Send
      </button>
      {token}
    </>
  )
}

it('a form that waits for the bot check asks the user to confirm that they are not a bot', async () => {
  const Server = createServer({})
  render(<Form />, { wrapper: Server })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('status')).toHaveTextContent('Please confirm that you are a person.')
  await act(async () => tick.now?.('a-token'))
  expect(await screen.findByText('a-token')).toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
