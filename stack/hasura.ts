/**
 * `npm run hasura -- <command>` runs hasura-cli's commands. For another Hasura (`--endpoint`, HASURA_GRAPHQL_ENDPOINT),
 * runs hasura-cli itself if it is in the PATH. For this stack, runs the engine's own commands.
 */
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { codesProgram } from './codeKeys.ts'
import { runScript } from './delegate.ts'
import { readSettings } from './env.ts'
import { Fault } from './fault.ts'
import { environmentOf } from './seed.ts'
import { engineFolders } from './services/database.ts'

const ofFiles = /^(metadata check|migrate create|migrate squash|seed create)\b/

/** The engine's own commands can change another Hasura's metadata, but not its database. */
const ofMetadata = /^(metadata|console)\b/

export async function hasura(args: string[]): Promise<number> {
  const settings = readSettings(process.env)
  const words = args.filter((arg) => !arg.startsWith('-')).join(' ')
  const folders = Object.values(engineFolders(settings)).flat()
  const endpoint = flagValue(args, '--endpoint') ?? process.env.HASURA_GRAPHQL_ENDPOINT
  if (endpoint !== undefined) return await elsewhere(endpoint, args, words, settings.HASURA_DIR, folders)
  const env = words === '' || ofFiles.test(words) ? {} : await environmentOf(settings.DATA_DIR)
  const code = await runScript('engine/src/cli.mjs', [...args, ...folders], {
    ...env,
    ...(env.HASURA_URL && { HASURA_GRAPHQL_ENDPOINT: env.HASURA_URL }),
  })
  // Seeds leave codes in plain text, and so does the migration that starts encryption.
  const bringsCodes = /^(seed|migrate) apply\b/.test(words)
  return code === 0 && bringsCodes ? runScript(codesProgram, ['encrypt'], env) : code
}

async function elsewhere(
  endpoint: string,
  args: string[],
  words: string,
  project: string,
  folders: string[],
): Promise<number> {
  const program = findProgram(process.env.PATH ?? '')
  if (program && (await keepsState(endpoint, args))) return run(program, ['--project', project, ...args])
  if (!ofMetadata.test(words))
    throw new Fault(
      `${endpoint} is not this copy's engine. Only the metadata commands work there, unless it is a Hasura and the program \`hasura\` is in PATH.`,
    )
  const secret = process.env.HASURA_GRAPHQL_ADMIN_SECRET
  return runScript('engine/src/cli.mjs', [...args, ...folders], {
    HASURA_GRAPHQL_ENDPOINT: endpoint,
    ...(secret && { HASURA_GRAPHQL_ADMIN_SECRET: secret }),
  })
}

function flagValue(args: string[], flag: string): string | undefined {
  const at = args.indexOf(flag)
  return at < 0 ? args.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1) : args[at + 1]
}

/** Finds hasura-cli, if it is installed. */
export function findProgram(path: string): string | undefined {
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'hasura'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** A real Hasura stores state for hasura-cli, and so does an engine. */
async function keepsState(endpoint: string, args: string[]): Promise<boolean> {
  const secret = flagValue(args, '--admin-secret') ?? process.env.HASURA_GRAPHQL_ADMIN_SECRET
  const answer = await fetch(new URL('/v1/metadata', endpoint), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { 'x-hasura-admin-secret': secret }) },
    body: JSON.stringify({ type: 'get_catalog_state', args: {} }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new Fault(`${endpoint} cannot be reached.`)
  })
  await answer.body?.cancel()
  return answer.ok
}

function run(program: string, args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
