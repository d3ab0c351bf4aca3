/** Generates the committed files: actions.yaml, the GraphQL schema, the types of actions, database and client, and the pages of lifecycles and notifications. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { actionsYaml } from './actionsMetadata.ts'
import { actionNamesModule, actionTypesModule } from './actionTypes.ts'
import { writeDatabaseTypes } from './databaseTypes.ts'
import { root } from './env.ts'
import { Fault } from './fault.ts'
import { lifecyclePages, writtenLifecycles } from './lifecyclePages.ts'
import { notificationPage, writeNotificationPage } from './notificationPage.ts'
import { runNode } from './runNode.ts'
import { engineFolders, engineProgram } from './services/database.ts'

const schemaFile = 'schema.graphql'
const databaseTypes = 'database/src/generated.ts'
const client = 'web/src'
const actionsMetadata = 'hasura/metadata/actions.yaml'
const actionNames = 'gateway/src/generated/actionNames.ts'
const actionSignatures = 'actions/src/generated/signatures.ts'
export const actionFiles: readonly string[] = [actionsMetadata, actionNames, actionSignatures]
/** All files in folders called `generated` below these folders. */
const sources = [client, 'gateway/src', 'actions/src']

/**
 * Checks that an engine would start with this metadata on this database, without changing anything. Errors contain
 * the engine's reasons.
 */
export async function proveMetadata(
  env: Record<string, string>,
  settings: { HASURA_DIR: string },
): Promise<void> {
  const { metadata } = engineFolders(settings)
  await runNode([engineProgram, 'metadata', 'check', ...metadata], env)
  await runNode([engineProgram, 'schema', '--role', 'anonymous', ...metadata], env)
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const readSignatures = () => readFileSync(join(root, 'hasura/metadata/actions.graphql'), 'utf8')

/** Writes the types of actions, from the signatures in actions.graphql. */
function generateActionTypes(folder: string): void {
  write(folder, actionNames, actionNamesModule(readSignatures()))
  write(folder, actionSignatures, actionTypesModule(readSignatures()))
}

const actionRoles = z.record(z.string(), z.array(z.string()))

/** Reads the roles in a new process, because this one would keep the first version of the actions' code. */
async function generateActionsMetadata(env: Record<string, string>, folder: string): Promise<void> {
  const printed = await runNode([join(root, 'actions/src/printRoles.ts')], env)
  const roles = actionRoles.parse(JSON.parse(printed))
  write(folder, actionsMetadata, actionsYaml(readSignatures(), roles))
}

/** Generates the files that the engine needs before it can start, without a database. */
export async function generateActions(env: Record<string, string>, folder: string): Promise<void> {
  generateActionTypes(folder)
  await generateActionsMetadata(env, folder)
}

async function generateLifecycles(url: string, folder: string): Promise<void> {
  for (const [path, text] of await writtenLifecycles(url)) write(folder, path, text)
}

function filesUnder(folder: string, path: string): string[] {
  const whole = join(folder, path)
  if (!existsSync(whole)) return []
  const entries = readdirSync(whole, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

const documentsUnder = (folder: string) =>
  filesUnder(folder, client).filter((path) => path.endsWith('.graphql'))

const copy = (path: string, from: string, to: string) => cpSync(join(from, path), join(to, path))

/** The generator gets a copy of the documents, because it writes types next to each document. */
async function generateClient(env: Record<string, string>, folder: string): Promise<void> {
  for (const path of documentsUnder(root)) copy(path, root, folder)
  const generator = join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js')
  await runNode([generator, '--config', 'codegen.ts'], { ...env, CODEGEN_FOLDER: folder })
}

/** The schema of each client role. */
async function readSchemas(
  env: Record<string, string>,
  roles: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { metadata } = engineFolders({ HASURA_DIR: join(root, 'hasura') })
  const schemas = roles.map(async (role) => {
    return [role, await runNode([engineProgram, 'schema', '--role', role, ...metadata], env)] as const
  })
  return new Map(await Promise.all(schemas))
}

/** Generates everything into a folder from a migrated database. Returns the schema of each client role. */
export async function generate(
  env: Record<string, string>,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  // Loads the code for merging schemas here, because loading takes long and a start does not need it.
  const { clientRoles, mergeSchemas, refusedDocuments } = await import('./clientSchema.ts')
  const schemas = await readSchemas(env, clientRoles)
  writeFileSync(join(folder, schemaFile), mergeSchemas([...schemas.values()]))
  mkdirSync(join(folder, dirname(databaseTypes)), { recursive: true })
  await writeDatabaseTypes(env.DATABASE_URL ?? '', join(folder, databaseTypes))
  await generateLifecycles(env.DATABASE_URL ?? '', folder)
  write(folder, notificationPage, writeNotificationPage())
  await generateClient(env, folder)
  await generateActions(env, folder)
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
  const refused = refusedDocuments(schemas, documentsUnder(root).map(textOf))
  if (refused.length > 0) throw new Fault(refused.join('\n'))
  return schemas
}

const generatedFiles = (folder: string): string[] => [
  ...[actionsMetadata, schemaFile, databaseTypes, notificationPage, ...lifecyclePages].filter((path) =>
    existsSync(join(folder, path)),
  ),
  ...sources
    .flatMap((source) => filesUnder(folder, source))
    .filter((path) => basename(dirname(path)) === 'generated'),
]

const contentOf = (folder: string, path: string) =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined

/** Files that differ between the repository and a generated folder. */
export function outOfDate(
  fresh: string,
  paths: readonly string[] = [...generatedFiles(root), ...generatedFiles(fresh)],
): string[] {
  return [...new Set(paths)].filter((path) => contentOf(root, path) !== contentOf(fresh, path))
}

/** Changes only files that differ, so that watchers of the other files are not triggered. */
async function takeOver(write: (folder: string) => Promise<unknown>): Promise<string[]> {
  const fresh = mkdtempSync(join(tmpdir(), 'questboard-codegen-'))
  try {
    await write(fresh)
    const changed = outOfDate(fresh)
    for (const path of changed) {
      if (existsSync(join(fresh, path))) copy(path, fresh, root)
      else rmSync(join(root, path))
    }
    return changed
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Generates some of the files and does not change the others. */
const regenerateOnly = (
  isWanted: (path: string) => boolean,
  generateSome: (folder: string) => void | Promise<void>,
) =>
  takeOver(async (folder) => {
    for (const path of generatedFiles(root)) if (!isWanted(path)) copy(path, root, folder)
    await generateSome(folder)
  })

/** Writes the types first, because the code that determines actions.yaml needs them. */
export async function regenerateActions(env: Record<string, string>): Promise<string[]> {
  const types = await regenerateOnly(
    (path) => path === actionNames || path === actionSignatures,
    generateActionTypes,
  )
  const metadata = await regenerateOnly(
    (path) => path === actionsMetadata,
    (folder) => generateActionsMetadata(env, folder),
  )
  return [...types, ...metadata]
}

export async function regenerate(env: Record<string, string>): Promise<string[]> {
  const actions = await regenerateActions(env)
  return [...actions, ...(await takeOver((folder) => generate(env, folder)))]
}

/** Generates only the types of documents, after a change of documents. */
export const regenerateDocuments = (env: Record<string, string>) =>
  regenerateOnly(
    (path) => path.startsWith(client),
    (folder) => generateClient(env, folder),
  )
