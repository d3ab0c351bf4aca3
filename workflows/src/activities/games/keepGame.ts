import type { DatabaseTransaction } from '@questboard/database'
import { gameSlug, gameTagsOf } from '@questboard/domain'
import type { CatalogueGame } from '@questboard/providers/games'
import { sql } from 'kysely'
import { storable } from '../storable.ts'

export type GamePictures = {
  readonly posterUrl: string | null
  readonly heroUrl: string | null
  readonly thumbnailUrl: string | null
}

const idsOf = ({ externalId, steamId, twitchId }: CatalogueGame): Readonly<Record<string, string>> => ({
  igdb: externalId,
  ...(steamId === null ? {} : { steam: steamId }),
  ...(twitchId === null ? {} : { twitch: twitchId }),
})

const holderOf = async (
  transaction: DatabaseTransaction,
  catalogue: 'igdb' | 'steam',
  id: string | null,
): Promise<string | null> => {
  if (id === null) return null
  const row = await transaction
    .selectFrom('game')
    .select('id')
    .where(sql<string>`external_ids ->> ${sql.lit(catalogue)}`, '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

const slugFor = async (
  transaction: DatabaseTransaction,
  { name, externalId }: CatalogueGame,
): Promise<string> => {
  const slug = gameSlug(name, `igdb-${externalId}`)
  const taken = await transaction.selectFrom('game').select('id').where('slug', '=', slug).executeTakeFirst()
  return taken ? `${slug}-${externalId}` : slug
}

const insertGame = async (
  transaction: DatabaseTransaction,
  game: CatalogueGame,
  pictures: GamePictures,
): Promise<string> => {
  const { id } = await transaction
    .insertInto('game')
    .values({
      name: storable(game.name, 200),
      slug: await slugFor(transaction, game),
      developer: storable(game.developer, 200),
      publisher: storable(game.publisher, 200),
      description: storable(game.description, 5000),
      website: game.website,
      poster_url: pictures.posterUrl,
      hero_url: pictures.heroUrl,
      thumbnail_url: pictures.thumbnailUrl,
      released_on: game.releasedOn,
      aliases: aliasesOf(game),
      external_ids: JSON.stringify(idsOf(game)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Single words are not stored as aliases, because they would match titles that are not about the game. */
const aliasesOf = ({ aliases, name }: CatalogueGame): string[] =>
  aliases
    .map((alias) => storable(alias, 200))
    .filter((alias) => alias.includes(' ') && alias.toLowerCase() !== name.toLowerCase())
    .slice(0, 10)

/** Fills in only missing data, because the admins' data is better. */
const completeGame = async (
  transaction: DatabaseTransaction,
  id: string,
  ids: Readonly<Record<string, string>>,
  game: CatalogueGame,
  pictures: GamePictures,
): Promise<void> => {
  await sql`
    update game set
      external_ids = ${JSON.stringify(ids)}::jsonb || external_ids,
      description = coalesce(nullif(description, ''), ${storable(game.description, 5000)}),
      website = coalesce(website, ${game.website}),
      released_on = coalesce(released_on, ${game.releasedOn}::date),
      poster_url = coalesce(poster_url, ${pictures.posterUrl}),
      hero_url = coalesce(hero_url, ${pictures.heroUrl}),
      thumbnail_url = coalesce(thumbnail_url, ${pictures.thumbnailUrl})
     where id = ${id}`.execute(transaction)
}

const keepWhatHangsOnIt = async (
  transaction: DatabaseTransaction,
  gameId: string,
  game: CatalogueGame,
): Promise<void> => {
  const families = [...new Set([...game.families, ...game.releases.map(({ family }) => family)])]
  const rows = JSON.stringify({ families, releases: game.releases, tags: gameTagsOf(game.tags) })
  await sql`
    with given as (select ${rows}::jsonb as it),
    platforms as (
      insert into game_platform (game_id, family)
      select ${gameId}::uuid, family from given, jsonb_array_elements_text(it -> 'families') as family
      on conflict do nothing),
    releases as (
      insert into game_release (game_id, family, released_on)
      select ${gameId}::uuid, r.family, r."releasedOn"
        from given, jsonb_to_recordset(it -> 'releases') as r (family text, "releasedOn" date)
       where not exists (select from game_release known where known.game_id = ${gameId}::uuid and known.family = r.family)
      on conflict do nothing)
    insert into game_tag (game_id, tag_id)
    select ${gameId}::uuid, tag.id
      from given, jsonb_to_recordset(it -> 'tags') as t (kind text, name citext) join tag on tag.kind = t.kind and tag.name = t.name
    on conflict do nothing`.execute(transaction)
}

/** Finds our game by one of its ids, or creates it. */
export const keepGame = async (
  transaction: DatabaseTransaction,
  game: CatalogueGame,
  pictures: GamePictures,
): Promise<string> => {
  const known = await holderOf(transaction, 'igdb', game.externalId)
  const inStore = await holderOf(transaction, 'steam', game.steamId)
  const here = known ?? inStore
  if (here === null) {
    const id = await insertGame(transaction, game, pictures)
    await keepWhatHangsOnIt(transaction, id, game)
    return id
  }
  // Two of our games share one store id, which a person must resolve.
  const isElsewhere = inStore !== null && inStore !== here
  const { steam: _taken, ...others } = idsOf(game)
  await completeGame(transaction, here, isElsewhere ? others : idsOf(game), game, pictures)
  await keepWhatHangsOnIt(transaction, here, game)
  return here
}
