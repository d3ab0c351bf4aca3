/** A step and not a program: migrates the schema and, on the first start, seeds the demo market. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { codesProgram, refuseMissingCodeKeys } from '../codeKeys.ts'
import { writeWhole } from '../dataDir.ts'
import { isSandbox, type Settings } from '../env.ts'
import { drawPictures } from '../seed/art/drawPictures.ts'
import type { Say, Service } from '../service.ts'
import { type Context, codeKeyEnv, databaseUrl, inRoot, node, serviceEnv } from './context.ts'
import { fingerprint } from './fingerprint.ts'
import { recreateDatabase } from './postgres.ts'

export const engineProgram = inRoot('engine', 'src', 'cli.mjs')

export const engineFolders = (settings: { HASURA_DIR: string }) => ({
  metadata: ['--metadata', join(settings.HASURA_DIR, 'metadata')],
  migrations: ['--migrations', join(settings.HASURA_DIR, 'migrations')],
  seeds: ['--seeds', join(settings.HASURA_DIR, 'seeds')],
})

const appliedSchema = z.tuple([z.object({ applied: z.string() })])
const appliedSql = `select coalesce(md5(string_agg(version || ' ' || checksum, ',' order by database, version)), '') as applied
  from hdb_catalog.migration`

/** The migrations in the folder and in the database. If neither has changed, no migration is applied. */
async function stateOf(context: Context): Promise<string> {
  const client = new Client({ connectionString: databaseUrl(context) })
  await client.connect()
  try {
    const [{ applied }] = appliedSchema.parse((await client.query(appliedSql)).rows)
    return `${fingerprint(join(context.settings.HASURA_DIR, 'migrations'), 'engine/src')} ${applied}`
  } finally {
    await client.end()
  }
}

const marketProgram = 'database/src/market/main.ts'

/** The file that tells the sandbox about the demo market's channels. */
export const marketFile = (dataDir: string) => join(dataDir, 'channels', 'market.json')

/**
 * Tells the sandbox about the market's channels, which are then checked like all others. In tests no channel is
 * checked, because no vendor knows the tests' rows, so their content would count as missing.
 */
export function syncSandbox(settings: Settings) {
  const { NODE_ENV, TWITCH_BASE_URL, GOOGLE_BASE_URL, TIKTOK_BASE_URL, DATA_DIR } = settings
  const isPlayed = isSandbox(settings, [TWITCH_BASE_URL, GOOGLE_BASE_URL, TIKTOK_BASE_URL])
  const work = NODE_ENV === 'development' && isPlayed ? 'connect' : 'tell'
  return { program: marketProgram, args: [work, marketFile(DATA_DIR)] }
}

async function tellOfMarket(context: Context): Promise<void> {
  const { program, args } = syncSandbox(context.settings)
  await context.launcher.run('market', {
    file: node,
    args: [inRoot(program), ...args],
    env: serviceEnv(context),
    cwd: inRoot(),
  })
}

/**
 * Older data and seeds contain codes in plain text. This encrypts all of them before services start, with the same keys
 * as all other codes.
 */
async function encryptCodes(context: Context): Promise<void> {
  await context.launcher.run('codes', {
    file: node,
    args: [inRoot(codesProgram), 'encrypt'],
    env: { ...serviceEnv(context), ...codeKeyEnv(context) },
    cwd: inRoot(),
  })
}

async function prepare(context: Context, say: Say): Promise<void> {
  refuseMissingCodeKeys(context.secrets)
  const { settings, launcher } = context
  const folders = engineFolders(settings)
  const engine = (...args: string[]) =>
    launcher.run('migrations', {
      file: node,
      args: [engineProgram, ...args],
      env: serviceEnv(context),
      cwd: inRoot(),
    })
  const filled = join(settings.DATA_DIR, 'filled')
  const isFirst = !existsSync(filled)
  if (isFirst) await recreateDatabase(context)
  const migrated = join(settings.DATA_DIR, 'migrated')
  const state = () => stateOf(context)
  if (isFirst || !existsSync(migrated) || readFileSync(migrated, 'utf8') !== (await state())) {
    say('applying migrations')
    await engine('migrate', ...folders.migrations)
    writeWhole(migrated, await state())
  }
  if (isFirst && settings.SEED) {
    say('loading the demo market')
    await engine('seed', ...folders.seeds)
    await drawPictures(databaseUrl(context), settings.FILES_DIR)
  }
  // If the data is from an older version, its sandbox does not know the market yet.
  if (settings.SEED && (isFirst || !existsSync(marketFile(settings.DATA_DIR)))) await tellOfMarket(context)
  await encryptCodes(context)
  if (!isFirst) return
  // This file is written last, so that an interrupted first start begins again with an empty database.
  writeWhole(filled, `${new Date().toISOString()}\n`)
}

export function createDatabaseStep(context: Context): Service {
  return { name: 'database', after: ['postgres'], prepare: (say) => prepare(context, say) }
}
