import { expect, it } from 'vitest'
import { keySetGroups } from './keySetGroups.ts'

const [emberfall, frostline, zephyr] = ['Emberfall', 'Frostline', 'Zephyr'].map((name) => ({
  game: { id: name, name },
}))
const items = [zephyr, frostline, emberfall].flatMap((item) => item ?? [])

const shown = (gameId: string | null) =>
  keySetGroups(items, gameId).map(({ title, items: each }) => [title, ...each.map(({ game }) => game.name)])

it('key sets of the activation’s own game stand first, and the others below by their games', () => {
  expect(shown('Frostline')).toEqual([
    ['This game', 'Frostline'],
    ['Other games', 'Emberfall', 'Zephyr'],
  ])
})

it('of a game without key sets, and without a game, there are only others', () => {
  expect(shown('Nightfall')).toEqual([['Other games', 'Emberfall', 'Frostline', 'Zephyr']])
  expect(shown(null)).toEqual([['All games', 'Emberfall', 'Frostline', 'Zephyr']])
})
