import { expect, it } from 'vitest'
import { seriesByGame } from './seriesByGame.ts'

it('the line of a game in a chart adds up all platforms per day, and is 0 on a day without stats', () => {
  const row = { game_id: 'a', day: '2026-03-01', hours_watched: 5 }
  expect(
    seriesByGame(
      [
        { id: 'a', name: 'Emberfall' },
        { id: 'b', name: 'Rift' },
      ],
      ['2026-03-01', '2026-03-02'],
      [row, { ...row, hours_watched: 2 }, { ...row, game_id: 'b', day: '2026-03-02', hours_watched: null }],
    ),
  ).toEqual([
    { name: 'Emberfall', values: [7, 0] },
    { name: 'Rift', values: [0, 0] },
  ])
})
