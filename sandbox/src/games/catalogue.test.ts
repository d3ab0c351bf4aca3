import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { gameOf } from '../channels/life.ts'
import { games, gamesNamed } from './catalogue.ts'
import { marketGames } from './marketGames.ts'

const seed = readFileSync(
  new URL('../../../hasura/seeds/default/1763100001000_demo_companies_and_games.sql', import.meta.url),
  'utf8',
)

it('the sandbox knows every game of the demo market by its store id', () => {
  const list = /CREATE TEMP TABLE seed_game[\s\S]*?unnest\(ARRAY\[([\s\S]*?)\]\)/.exec(seed)?.[1] ?? ''
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  expect(names).toHaveLength(60)
  expect(seed).toContain(`'steam', (400000 + seed_game.position * 371)::text`)
  const known = new Map(games.map(({ name, appId }) => [name, appId]))
  expect(names.map((name) => known.get(name ?? ''))).toEqual(
    names.map((_, index) => 400_000 + (index + 1) * 371),
  )
})

it('each channel in the sandbox has streams and videos about a few games of the demo market', () => {
  const played = (id: string) => new Set(Array.from({ length: 200 }, (_, key) => gameOf({ id }, String(key))))
  for (const id of ['twitch-big', 'google-small', 'tiktok-big']) {
    expect([...played(id)].filter((name) => !marketGames.includes(name))).toEqual([])
    expect(played(id).size).toBeGreaterThan(1)
    expect(played(id).size).toBeLessThanOrEqual(5)
  }
})

it('all games in the sandbox have different ids, and names that start with the search come first', () => {
  for (const key of ['id', 'appId', 'name'] as const)
    expect(new Set(games.map((game) => game[key])).size).toBe(games.length)
  expect(gamesNamed('hollow').map(({ name }) => name)).toEqual([
    'Hollow Meridian',
    'Ember Hollow',
    'Maple Hollow',
  ])
  expect(gamesNamed(' ')).toEqual([])
})
