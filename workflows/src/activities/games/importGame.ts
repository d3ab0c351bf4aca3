import type { Database, DatabaseTransaction } from '@questboard/database'
import type { GameImportFailure, GameImportSource, StoreFacts } from '@questboard/domain'
import type { GameProviders, StoreGame } from '@questboard/providers/games'
import type { PublicWeb } from '@questboard/providers/public-web'
import { VendorBusy } from '@questboard/providers/vendor'
import { ApplicationFailure } from '@temporalio/common'
import { sql } from 'kysely'
import type { Dependencies } from '../dependencies.ts'
import { storable } from '../storable.ts'
import { keepGame } from './keepGame.ts'
import { addressOf, createPictureKeeper, type KeptPicture, keepUploads } from './pictures.ts'

export type GameDependencies = { readonly games: GameProviders; readonly publicWeb: PublicWeb }
type Needs = GameDependencies & Pick<Dependencies, 'database' | 'files' | 'filesDir' | 'log'>

export type ImportOutcome = 'done' | 'nothing-found' | 'over'

type Wish = {
  readonly id: string
  readonly company_id: string
  readonly user_id: string | null
  readonly source: GameImportSource
  readonly external_id: string
}

/** The maximum number of store pictures from which the user can choose. */
const MOST_HEROES = 3

const openWish = (database: Database | DatabaseTransaction, importId: string) =>
  database
    .selectFrom('game_import')
    .select(['id', 'company_id', 'user_id', 'source', 'external_id'])
    .where('id', '=', importId)
    .where('finished_at', 'is', null)

const readWish = async (database: Database, importId: string): Promise<Wish | null> => {
  const row = await openWish(database, importId).executeTakeFirst()
  return row ? { ...row, source: row.source === 'igdb' ? 'igdb' : 'steam' } : null
}

type Result = { readonly gameId: string | null; readonly facts: StoreFacts | null }

/**
 * Writes in one transaction after all vendor requests, because another attempt of this import could have finished
 * first.
 */
const finish = (
  database: Database,
  { id }: Wish,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<ImportOutcome> =>
  database.transaction().execute(async (transaction) => {
    const open = await openWish(transaction, id).forUpdate().executeTakeFirst()
    if (!open) return 'over'
    const { gameId, facts } = await work(transaction)
    await transaction
      .updateTable('game_import')
      .set({ game_id: gameId, facts: facts && JSON.stringify(facts), finished_at: new Date() })
      .where('id', '=', id)
      .execute()
    return 'done'
  })

const failWith = async (database: Database, importId: string, failure: GameImportFailure): Promise<void> => {
  await database
    .updateTable('game_import')
    .set({ failure, finished_at: new Date() })
    .where('id', '=', importId)
    .where('finished_at', 'is', null)
    .execute()
}

const gameInStore = async (transaction: DatabaseTransaction, appId: string): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    select id from game where external_ids ->> 'steam' = ${appId}`.execute(transaction)
  return rows[0]?.id ?? null
}

const factsOf = (
  found: StoreGame,
  gameId: string | null,
  thumbnail: KeptPicture | null,
  heroes: readonly (KeptPicture | null)[],
): StoreFacts => ({
  appId: found.appId,
  name: storable(found.name, 200),
  kind: found.kind,
  description: storable(found.description, 5000),
  gameId,
  releasedOn: found.releasedOn,
  tags: found.tags.map((tag) => storable(tag)),
  thumbnailUrl: addressOf(thumbnail),
  heroUrls: heroes.flatMap((hero) => addressOf(hero) ?? []),
})

/** Retries the import at the time that the vendor requests. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof VendorBusy)) throw error
    throw ApplicationFailure.create({
      message: error.message,
      type: 'VendorBusy',
      nextRetryDelay: Math.max(1000, error.until.getTime() - Date.now()),
    })
  }
}

type Importing = {
  readonly database: Database
  readonly games: GameProviders
  readonly keepPicture: ReturnType<typeof createPictureKeeper>
}

const nothingFound = async ({ database }: Importing, { id }: Wish): Promise<ImportOutcome> => {
  await failWith(database, id, 'nothing-found')
  return 'nothing-found'
}

/** Creates a game from the catalog and adds it to the company's games. */
const fromCatalogue = async (importing: Importing, wish: Wish): Promise<ImportOutcome> => {
  const { database, games, keepPicture } = importing
  const game = await games.catalogue?.read(wish.external_id)
  if (!game) return nothingFound(importing, wish)
  const keep = (name: string, shape: 'poster' | 'hero' | 'thumbnail', url: string | null) =>
    keepPicture(wish.id, { name, shape, url })
  const poster = await keep('poster', 'poster', game.coverUrl)
  const hero = await keep('hero', 'hero', game.artUrl)
  const thumbnail = await keep('thumbnail', 'thumbnail', game.artUrl ?? game.coverUrl)
  return finish(database, wish, async (transaction) => {
    await keepUploads(transaction, [poster, hero, thumbnail], { userId: null, companyId: null })
    const gameId = await keepGame(transaction, game, {
      posterUrl: addressOf(poster),
      heroUrl: addressOf(hero),
      thumbnailUrl: addressOf(thumbnail),
    })
    await transaction
      .insertInto('company_game')
      .values({ company_id: wish.company_id, game_id: gameId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { gameId, facts: null }
  })
}

/** Reads store data to fill the requester's form. */
const fromStore = async (importing: Importing, wish: Wish): Promise<ImportOutcome> => {
  const { database, games, keepPicture } = importing
  const found = await games.store.read(wish.external_id)
  if (!found || found.description === '') return nothingFound(importing, wish)
  const thumbnail = await keepPicture(wish.id, {
    name: 'thumbnail',
    shape: 'thumbnail',
    url: found.headerUrl,
  })
  const heroes: (KeptPicture | null)[] = []
  for (const [index, url] of found.screenshotUrls.slice(0, MOST_HEROES).entries())
    heroes.push(await keepPicture(wish.id, { name: `hero ${index + 1}`, shape: 'hero', url }))
  return finish(database, wish, async (transaction) => {
    await keepUploads(transaction, [thumbnail, ...heroes], {
      userId: wish.user_id,
      companyId: wish.company_id,
    })
    const gameId = await gameInStore(transaction, found.appId)
    return { gameId, facts: factsOf(found, gameId, thumbnail, heroes) }
  })
}

/**
 * Requests the vendor's data, stores its pictures and then writes everything in one transaction. Another attempt
 * reuses the stored pictures.
 */
export const createGameImportActivities = (dependencies: Needs) => {
  const { database, games } = dependencies
  const importing: Importing = { database, games, keepPicture: createPictureKeeper(dependencies) }

  return {
    async importGame(importId: string): Promise<ImportOutcome> {
      const wish = await readWish(database, importId)
      if (!wish) return 'over'
      return patiently(() =>
        wish.source === 'igdb' ? fromCatalogue(importing, wish) : fromStore(importing, wish),
      )
    },

    /** Ends an import because the vendor was unavailable for longer than a person waits at a form. */
    giveUpImport: (importId: string): Promise<void> => failWith(database, importId, 'vendor-away'),
  }
}
