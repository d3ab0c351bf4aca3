import type { Series } from '../../charts/chart.ts'

type Game = { readonly id: string; readonly name: string }
type Row = { readonly game_id: string; readonly day: string; readonly hours_watched: number | null }

/** One line per game: the hours watched per day on all platforms. */
export const seriesByGame = (
  games: readonly Game[],
  days: readonly string[],
  rows: readonly Row[],
): readonly Series[] =>
  games.map(({ id, name }) => {
    const own = rows.filter(({ game_id }) => game_id === id)
    const on = (day: string) =>
      own.filter((row) => row.day === day).reduce((sum, { hours_watched: hours }) => sum + (hours ?? 0), 0)
    return { name, values: days.map(on) }
  })
