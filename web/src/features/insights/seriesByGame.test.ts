import { expect, it } from 'vitest'
import { seriesByGame } from './seriesByGame.ts'

it('the chart line of a game sums its platforms per day, with 0 for a day without stats', () => {
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
