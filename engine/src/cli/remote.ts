/** Commands for a running engine or a real Hasura. */
import { loadMetadata } from '../metadata/loadMetadata.ts'
import { normalized } from '../metadata/normalized.ts'
import { differences } from './differences.ts'
import { metadataDirectory, OneLineError, type Options, print, UsageError } from './options.ts'

const endpointOf = ({ values }: Options): string =>
  values.endpoint ?? process.env.HASURA_GRAPHQL_ENDPOINT ?? 'http://127.0.0.1:8080'

type Answer = { readonly ok: boolean; readonly status: number; readonly body: unknown }

async function tryCommand(options: Options, command: object): Promise<Answer> {
  const endpoint = endpointOf(options)
  const secret = options.values['admin-secret'] ?? process.env.HASURA_GRAPHQL_ADMIN_SECRET
  const response = await fetch(new URL('/v1/metadata', endpoint), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret !== undefined && { 'x-hasura-admin-secret': secret }),
    },
    body: JSON.stringify(command),
  }).catch((error: unknown) => {
    throw new OneLineError(`${endpoint} cannot be reached: ${error instanceof Error ? error.message : error}`)
  })
  const body: unknown = await response.json().catch(() => undefined)
  return { ok: response.ok, status: response.status, body }
}

async function ask(options: Options, command: object): Promise<unknown> {
  const { ok, status, body } = await tryCommand(options, command)
  if (ok) return body
  throw new OneLineError(`${endpointOf(options)} answered ${status}: ${JSON.stringify(body)}`)
}

const exportMetadata = (options: Options): Promise<unknown> =>
  ask(options, { type: 'export_metadata', args: {} })

export async function diff(options: Options): Promise<void> {
  const served = await exportMetadata(options)
  if (typeof served !== 'object' || served === null)
    throw new OneLineError(`${endpointOf(options)} did not return metadata`)
  const { exported } = loadMetadata(metadataDirectory(options))
  const lines = differences(normalized({ ...served }), normalized(exported))
  for (const line of lines) print(line)
  if (lines.length > 0) throw new OneLineError(`${lines.length} differences`)
  print('no differences')
}

/**
 * Prints the metadata that the engine serves and changes no files, because the engine's files are the source of
 * truth.
 */
export async function printExport(options: Options): Promise<void> {
  print(JSON.stringify(await exportMetadata(options), null, 2))
}

export async function reload(options: Options): Promise<void> {
  await ask(options, { type: 'reload_metadata', args: {} })
  await tellInconsistent(options)
}

/** An engine reloads its own files. A real Hasura stores its metadata itself, so it gets the folder's files. */
export async function apply(options: Options): Promise<void> {
  const { exported } = loadMetadata(metadataDirectory(options))
  const args = { allow_inconsistent_metadata: true, metadata: exported }
  const answer = await tryCommand(options, { type: 'replace_metadata', version: 2, args })
  if (answer.status === 401) throw new OneLineError(`${endpointOf(options)} refuses the admin secret`)
  if (isRefusedByEngine(answer)) return await reload(options)
  if (!answer.ok)
    throw new OneLineError(`${endpointOf(options)} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  await tellInconsistent(options)
}

const isRefusedByEngine = ({ ok, body }: Answer): boolean =>
  !ok && typeof body === 'object' && body !== null && 'code' in body && body.code === 'not-supported'

export async function inconsistency(options: Options): Promise<void> {
  const [, , word = 'list'] = options.positionals
  if (word === 'drop')
    throw new UsageError(
      'metadata inconsistency drop is not supported: remove inconsistent objects from the metadata files',
    )
  if (word !== 'list' && word !== 'status')
    throw new UsageError(`metadata inconsistency has no command "${word}"`)
  const objects = await inconsistentObjects(options)
  if (word === 'list') for (const { name, reason } of objects) print(`${name ?? ''}: ${reason}`)
  print(
    objects.length === 0
      ? 'the metadata is consistent'
      : `the metadata is inconsistent: ${objects.length} objects`,
  )
}

type InconsistentObject = { readonly name?: string; readonly reason: string }

async function inconsistentObjects(options: Options): Promise<readonly InconsistentObject[]> {
  const answer = await ask(options, { type: 'get_inconsistent_metadata', args: {} })
  const objects =
    typeof answer === 'object' && answer !== null && 'inconsistent_objects' in answer
      ? answer.inconsistent_objects
      : []
  return Array.isArray(objects) ? objects : []
}

async function tellInconsistent(options: Options): Promise<void> {
  const objects = await inconsistentObjects(options)
  for (const { name, reason } of objects) print(`${name ?? ''}: ${reason}`)
  print(
    objects.length === 0
      ? 'the metadata is applied'
      : `the metadata is applied, except for ${objects.length} inconsistent objects`,
  )
}

export async function showConsole(options: Options): Promise<void> {
  print(String(new URL('/console', endpointOf(options))))
}
