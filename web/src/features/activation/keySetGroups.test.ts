import { expect, it } from 'vitest'
import { keySetGroups } from './keySetGroups.ts'

const [emberfall, frostline, zephyr] = ['Emberfall', 'Frostline', 'Zephyr'].map((name) => ({
  game: { id: name, name },
}))
const items = [zephyr, frostline, emberfall].flatMap((item) => item ?? [])

const shown = (gameId: string | null) =>
  keySetGroups(items, gameId).map(({ title, items: each }) => [title, ...each.map(({ game }) => game.name)])

it('key sets of the activation’s own game come first, then the key sets of other games, sorted by name', () => {
  expect(shown('Frostline')).toEqual([
    ['This game', 'Frostline'],
    ['Other games', 'Emberfall', 'Zephyr'],
  ])
})

it('key sets are listed under "Other games", or under "All games" if the activation has no game', () => {
  expect(shown('Nightfall')).toEqual([['Other games', 'Emberfall', 'Frostline', 'Zephyr']])
  expect(shown(null)).toEqual([['All games', 'Emberfall', 'Frostline', 'Zephyr']])
})
