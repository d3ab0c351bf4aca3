/** What is generated and committed: the GraphQL schema, the database's types, the client's types. */
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { writeDatabaseTypes } from './databaseTypes.ts'
import { root } from './env.ts'
import { Fault } from './fault.ts'
import { node } from './services/context.ts'
import { engineFolders, engineProgram } from './services/database.ts'

const generatedPaths = ['schema.graphql', 'database/src/generated.ts', 'web/src/generated']

/** Gives what was printed; a failure says it in the tool's own words, without its ticks for what went well. */
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

/** That an engine would start with this metadata on this database; nothing is changed, and the reasons are the engine's. */
export async function proveMetadata(
  env: Record<string, string>,
  settings: { HASURA_DIR: string },
): Promise<void> {
  const { metadata } = engineFolders(settings)
  await runNode([engineProgram, 'metadata', 'check', ...metadata], env)
  await runNode([engineProgram, 'schema', '--role', 'anonymous', ...metadata], env)
}

/** The client's types and documents, from the schema that lies in the same folder. */
export async function generateClient(env: Record<string, string>, target = root): Promise<void> {
  if (!existsSync(join(root, 'web', 'src'))) return
  await runNode([join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts'], {
    ...env,
    CODEGEN_SCHEMA: join(target, 'schema.graphql'),
    CODEGEN_OUTPUT: `${join(target, 'web/src/generated')}/`,
  })
}

/** Writes everything under a folder, by default the repository itself, from a migrated database. */
export async function generate(env: Record<string, string>, target = root): Promise<void> {
  const inTarget = (path: string) => join(target, path)
  for (const path of generatedPaths) mkdirSync(dirname(inTarget(path)), { recursive: true })
  const folders = engineFolders({ HASURA_DIR: join(root, 'hasura') })
  writeFileSync(
    inTarget('schema.graphql'),
    await runNode([engineProgram, 'schema', ...folders.metadata], env),
  )
  await writeDatabaseTypes(env.DATABASE_URL ?? '', inTarget('database/src/generated.ts'))
  await generateClient(env, target)
}

function filesUnder(folder: string, path: string): string[] {
  const whole = join(folder, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return [path]
  return readdirSync(whole).flatMap((name) => filesUnder(folder, join(path, name)))
}

const contentOf = (folder: string, path: string) =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined

/** What differs in the repository from what was generated into a folder. */
export function outOfDate(fresh: string): string[] {
  const paths = generatedPaths.flatMap((path) => [...filesUnder(root, path), ...filesUnder(fresh, path)])
  return [...new Set(paths)].filter((path) => contentOf(root, path) !== contentOf(fresh, path))
}

/** Touches only what differs: whoever watches the rest is left in peace. */
export async function regenerate(env: Record<string, string>): Promise<string[]> {
  const fresh = mkdtempSync(join(tmpdir(), 'questboard-codegen-'))
  try {
    await generate(env, fresh)
    const changed = outOfDate(fresh)
    for (const path of changed) {
      if (existsSync(join(fresh, path))) cpSync(join(fresh, path), join(root, path))
      else rmSync(join(root, path))
    }
    return changed
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
