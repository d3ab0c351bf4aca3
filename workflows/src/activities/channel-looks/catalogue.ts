import type { Database } from '@questboard/database'
import { createGameFinder } from '@questboard/domain'
import { sql } from 'kysely'

const FRESH_MS = 5 * 60_000

type Row = {
  readonly id: string
  readonly name: string
  readonly aliases: string[]
  readonly twitch: string | null
}
type Finder = ReturnType<typeof createGameFinder>

/** The names of all games. They are reloaded every few minutes. */
export const createCatalogue = (database: Database): (() => Promise<Finder>) => {
  let kept: { readonly find: Finder; readonly at: number } | undefined
  return async () => {
    if (kept !== undefined && Date.now() - kept.at < FRESH_MS) return kept.find
    const { rows } = await sql<Row>`
      select id, name, aliases, external_ids ->> 'twitch' as twitch from game`.execute(database)
    const find = createGameFinder(
      rows.map(({ id, name, aliases, twitch }) => ({
        id,
        name,
        aliases,
        categoryIds: twitch === null ? [] : [twitch],
      })),
    )
    kept = { find, at: Date.now() }
    return find
  }
}
