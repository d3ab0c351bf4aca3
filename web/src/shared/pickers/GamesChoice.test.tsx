import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { GamesChoice } from './GamesChoice.tsx'

const show = (value: string[], most?: number) => {
  const Server = createServer({})
  const known = value.map((id) => ({ id, name: `Game ${id}` }))
  render(
    <Server>
      <GamesChoice
        known={known}
        value={value}
        {...(most && { maxValues: most })}
        onChange={() => undefined}
      />
    </Server>,
  )
}
const catalog = () => screen.getByRole('button', { name: /Search the full game catalog/ })

it('a company that chooses games sees how many it has chosen and how many it can choose', () => {
  show(['1', '2', '3'], 20)
  expect(screen.getByRole('status')).toHaveTextContent('3/20 games')
  expect(catalog()).toBeEnabled()
})

it('a game from the catalog cannot be added if the maximum number of games is chosen', () => {
  show(['1', '2'], 2)
  expect(screen.getByRole('status')).toHaveTextContent('2/2 games')
  expect(catalog()).toBeDisabled()
})

it('a choice of games without a limit shows no limit', () => {
  show(['1'])
  expect(screen.queryByRole('status')).toBeNull()
})
