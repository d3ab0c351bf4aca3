/** Generates the committed files: the GraphQL schema, the database's types, the client's types and the lifecycles' pages. */
import { execFile } from 'node:child_process'
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
import { stripVTControlCharacters } from 'node:util'
import { actionNamesModule, actionTypesModule } from './actionTypes.ts'
import { writeDatabaseTypes } from './databaseTypes.ts'
import { root } from './env.ts'
import { Fault } from './fault.ts'
import { lifecyclePages, writtenLifecycles } from './lifecyclePages.ts'
import { node } from './services/context.ts'
import { engineFolders, engineProgram } from './services/database.ts'

const schemaFile = 'schema.graphql'
const databaseTypes = 'database/src/generated.ts'
const client = 'web/src'
/** All files in folders called `generated` below these folders. */
const sources = [client, 'gateway/src', 'actions/src']

/** Runs a tool and returns its output. A failure contains the tool's messages without its check marks. */
function runNode(args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(node, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const lines = stripVTControlCharacters(`${stderr}\n${stdout}`).split('\n')
      const words = lines.filter((line) => line.trim() !== '' && !/^\s*[❯✔]/.test(line))
      return reject(new Fault(words.join('\n') || error.message))
    })
  })
}

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

/** Writes the services' types of actions, from the signatures in actions.graphql. */
function generateActions(target: string): void {
  const sdl = readFileSync(join(root, 'hasura/metadata/actions.graphql'), 'utf8')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), text)
  }
  write('gateway/src/generated/actionNames.ts', actionNamesModule(sdl))
  write('actions/src/generated/signatures.ts', actionTypesModule(sdl))
}

async function generateLifecycles(url: string, target: string): Promise<void> {
  for (const [path, text] of await writtenLifecycles(url)) {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    writeFileSync(join(target, path), text)
  }
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
  // The code for merging schemas is loaded here, because loading takes long and a start does not need it.
  const { clientRoles, mergeSchemas, refusedDocuments } = await import('./clientSchema.ts')
  const schemas = await readSchemas(env, clientRoles)
  writeFileSync(join(folder, schemaFile), mergeSchemas([...schemas.values()]))
  mkdirSync(join(folder, dirname(databaseTypes)), { recursive: true })
  await writeDatabaseTypes(env.DATABASE_URL ?? '', join(folder, databaseTypes))
  await generateLifecycles(env.DATABASE_URL ?? '', folder)
  await generateClient(env, folder)
  generateActions(folder)
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
  const refused = refusedDocuments(schemas, documentsUnder(root).map(textOf))
  if (refused.length > 0) throw new Fault(refused.join('\n'))
  return schemas
}

/** Generates only the types of documents, after a change of documents. Everything else is copied. */
async function generateDocuments(env: Record<string, string>, folder: string): Promise<void> {
  for (const path of generatedFiles(root)) if (!path.startsWith(client)) copy(path, root, folder)
  await generateClient(env, folder)
}

const generatedFiles = (folder: string): string[] => [
  ...[schemaFile, databaseTypes, ...lifecyclePages].filter((path) => existsSync(join(folder, path))),
  ...sources
    .flatMap((source) => filesUnder(folder, source))
    .filter((path) => basename(dirname(path)) === 'generated'),
]

const contentOf = (folder: string, path: string) =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined

/** Files that differ between the repository and a generated folder. */
export function outOfDate(fresh: string): string[] {
  const paths = new Set([...generatedFiles(root), ...generatedFiles(fresh)])
  return [...paths].filter((path) => contentOf(root, path) !== contentOf(fresh, path))
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

export const regenerate = (env: Record<string, string>) => takeOver((folder) => generate(env, folder))

export const regenerateDocuments = (env: Record<string, string>) =>
  takeOver((folder) => generateDocuments(env, folder))
