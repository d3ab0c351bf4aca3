import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useFields } from '../../../lib/form.ts'
import { createServer } from '../../../testing/server.tsx'
import { type Activations, SelectActivation } from './WizardSteps.tsx'
import { newWish, type Wish } from './wizard.ts'

const activations: Activations = [
  { id: 'quest', name: 'Stream the launch', kind: 'QUEST', game: null, games: [] },
]

const Step = () => {
  const fields = useFields<Wish>({ ...newWish(null), platforms: ['twitch', 'tiktok'] })
  return (
    <>
      <SelectActivation fields={fields} activations={activations} />
      <output>{fields.values.platforms.join(' ')}</output>
    </>
  )
}

it('choosing a quest in matchmaking deselects TikTok, because quests cannot use TikTok', async () => {
  render(<Step />, { wrapper: createServer({}) })
  await userEvent.click(screen.getByRole('combobox', { name: /Activation/ }))
  await userEvent.click(await screen.findByText(/Stream the launch/))
  expect(screen.getByRole('status')).toHaveTextContent(/^twitch$/)
})
