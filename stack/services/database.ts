/** Not a program but a step: the schema brought up to date, and on the first start the demo market put in. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../dataDir.ts'
import { drawPictures } from '../seed/art/drawPictures.ts'
import type { Say, Service } from '../supervisor.ts'
import { type Context, databaseUrl, inRoot, node, serviceEnv } from './context.ts'
import { recreateDatabase } from './postgres.ts'

export const engineProgram = inRoot('engine', 'src', 'cli.mjs')

export const engineFolders = (settings: { HASURA_DIR: string }) => ({
  metadata: ['--metadata', join(settings.HASURA_DIR, 'metadata')],
  migrations: ['--migrations', join(settings.HASURA_DIR, 'migrations')],
  seeds: ['--seeds', join(settings.HASURA_DIR, 'seeds')],
})

async function prepare(context: Context, say: Say): Promise<void> {
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
  say('applying migrations')
  await engine('migrate', ...folders.migrations)
  if (!isFirst) return
  if (settings.SEED) {
    say('putting in the demo market')
    await engine('seed', ...folders.seeds)
    await drawPictures(databaseUrl(context), settings.FILES_DIR)
  }
  // Only now: an interrupted first start begins again with an empty database.
  writeWhole(filled, `${new Date().toISOString()}\n`)
}

export function createDatabaseStep(context: Context): Service {
  return { name: 'database', after: ['postgres'], prepare: (say) => prepare(context, say) }
}
