import { lines } from '../metadata/inconsistency.ts'
import { loadMetadata } from '../metadata/loadMetadata.ts'
import { folderProblems } from '../problems.ts'
import { applyMigrations } from './migrations.ts'
import { environmentOf, metadataDirectory, OneLineError, type Options, print, UsageError } from './options.ts'

/** Serves until a signal arrives. A second signal exits immediately. */
export async function serve(options: Options): Promise<void> {
  const environment = environmentOf(options)
  if (options.values.migrations !== undefined || environment.HASURA_GRAPHQL_MIGRATIONS_DIR)
    await applyMigrations(options)
  const { startEngine } = await import('../program.ts')
  const engine = await startEngine(metadataDirectory(options), environment)
  await stopSignal()
  await engine.close()
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130))
        resolve()
      })
    }
  })
}

/** Reads the folder as the engine does at startup and reports every error that would stop it. */
export async function check(options: Options): Promise<void> {
  const directory = metadataDirectory(options)
  const metadata = loadMetadata(directory)
  for (const warning of metadata.warnings) print(warning)
  const problems = lines(folderProblems(metadata))
  if (problems.length > 0) throw new OneLineError(problems.join('\n'))
  const { tables, functions } = metadata.source
  print(
    `${directory}: ${tables.length} tables, ${functions.length} functions, ${metadata.actions.length} actions: no errors`,
  )
}

/** This command only reads the metadata and the database, and changes no table, trigger or event. */
export async function schema(options: Options): Promise<void> {
  const { createOfflineCore } = await import('../index.ts')
  const { core, close } = await createOfflineCore(metadataDirectory(options), environmentOf(options))
  try {
    const role = options.values.role ?? 'admin'
    if (role !== 'admin' && !core.roles.includes(role)) throw new UsageError(`no role "${role}"`)
    print(core.printSchema(role))
  } finally {
    await close()
  }
}
