import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { readCatalogState, writeCatalogState } from '../catalogState.ts'
import { EngineError } from '../errors.ts'
import { invokeTrigger, redeliver } from '../events/manual.ts'
import { shown } from '../metadata/inconsistency.ts'
import { normalized } from '../metadata/normalized.ts'
import type { Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import { isRecord } from './graphqlRequest.ts'
import { apiErrorBody, asEngineError, showsInternal } from './reply.ts'
import { changesSchema, runSql } from './runSql.ts'

type Args = Readonly<Record<string, unknown>>
type Caller = { readonly version: number; readonly session: Session }
type Command = (runtime: Runtime, args: Args, caller: Caller) => unknown

const success = { message: 'success' }

const metadataCommands: Readonly<Record<string, Command>> = {
  export_metadata: (runtime, _args, { version }) => {
    const { metadata, number } = runtime.current()
    return version >= 2 ? { resource_version: number, metadata: metadata.exported } : metadata.exported
  },
  reload_metadata: async (runtime) => {
    await runtime.reload()
    return { ...success, is_consistent: runtime.current().inconsistencies.length === 0 }
  },
  /**
   * The files are the source of truth. So this command accepts only metadata that equals the files, for example when a
   * deployment applies the files again.
   */
  replace_metadata: async (runtime, args, { version }) => {
    const given = isRecord(args.metadata) ? args.metadata : args
    if (!saysTheSame(given, runtime.current().metadata.exported)) throw changesMetadata('replace_metadata')
    // As in Hasura, the tables are read again too.
    await runtime.reload()
    return version >= 2 ? consistency(runtime) : success
  },
  get_catalog_state: (runtime) => withClient(runtime, readCatalogState),
  set_catalog_state: async (runtime, args) => {
    const { type, state } = args
    if (type !== 'cli' && type !== 'console')
      throw new EngineError('parse-failed', 'type must be "cli" or "console"', { path: '$.args.type' })
    if (!isRecord(state))
      throw new EngineError('parse-failed', 'state must be an object', { path: '$.args.state' })
    await withClient(runtime, (client) => writeCatalogState(client, type, state))
    return success
  },
  get_inconsistent_metadata: consistency,
  drop_inconsistent_metadata: (runtime) => {
    if (!consistency(runtime).is_consistent) throw changesMetadata('drop_inconsistent_metadata')
    return success
  },
  get_cron_triggers: (runtime) => ({
    cron_triggers: runtime.current().metadata.exported.cron_triggers ?? [],
  }),
  pg_redeliver_event: async (runtime, args) => {
    await redeliver(runtime.pool, text(args, 'event_id'))
    return success
  },
  pg_invoke_event_trigger: async (runtime, args, { session }) => ({
    event_id: await invokeTrigger(runtime, text(args, 'name'), args.payload, session),
  }),
}

async function withClient<T>({ pool }: Runtime, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

function consistency(runtime: Runtime) {
  const { inconsistencies, metadata } = runtime.current()
  return {
    is_consistent: inconsistencies.length === 0,
    inconsistent_objects: inconsistencies.map((one) => shown(one, metadata.source.name, metadata.exported)),
  }
}

const saysTheSame = (given: Args, exported: Args): boolean =>
  isDeepStrictEqual(normalized(given), normalized(exported))

const changesMetadata = (type: string, path?: string): EngineError =>
  new EngineError('not-supported', `"${type}" is not supported: metadata is changed in its files`, {
    ...(path !== undefined && { path }),
  })

/** Recognizes read-only commands by the names that Hasura gives them. */
const readsOnly = (type: string): boolean => /^(?:pg_)?(?:get|list|test|dump)_/.test(type)

const sqlCommands: Readonly<Record<string, Command>> = {
  run_sql: async (runtime, args) => {
    const sql = text(args, 'sql')
    const answer = await runSql(runtime.pool, { sql, readOnly: args.read_only === true })
    if (args.read_only !== true && (args.check_metadata_consistency === true || changesSchema(sql))) {
      // A metadata error is only logged, because the SQL statements are already committed.
      await runtime.reload().catch((error: unknown) => runtime.log('error', 'metadata', error))
    }
    return answer
  },
}

const synonyms: Readonly<Record<string, string>> = {
  redeliver_event: 'pg_redeliver_event',
  invoke_event_trigger: 'pg_invoke_event_trigger',
  pg_run_sql: 'run_sql',
}

export type AdminApi = '/v1/metadata' | '/v2/query' | '/v1/query'

const commandsOf: Readonly<Record<AdminApi, Readonly<Record<string, Command>>>> = {
  '/v1/metadata': metadataCommands,
  '/v2/query': sqlCommands,
  '/v1/query': { ...metadataCommands, ...sqlCommands },
}

export async function runCommand(
  runtime: Runtime,
  api: AdminApi,
  body: unknown,
  session: Session,
  path = '$',
): Promise<unknown> {
  if (!isRecord(body)) throw new EngineError('parse-failed', 'expected an object with a type', { path })
  const { type } = body
  if (typeof type !== 'string') throw new EngineError('parse-failed', 'key "type" not found', { path })
  // A bulk command needs no rollback, because no command changes metadata.
  if (type === 'bulk' || type === 'bulk_atomic')
    return inTurn(body.args, `${path}.args`, (one, at) => runCommand(runtime, api, one, session, at))
  if (type === 'bulk_keep_going')
    return inTurn(body.args, `${path}.args`, async (one, at) => {
      try {
        return await runCommand(runtime, api, one, session, at)
      } catch (thrown) {
        const error = asEngineError(thrown, (cause) => runtime.log('error', 'http', cause))
        return apiErrorBody(error, showsInternal(runtime.settings, session.role))
      }
    })
  const name = synonyms[type] ?? type
  const command = Object.hasOwn(commandsOf[api], name) ? commandsOf[api][name] : undefined
  if (!command) {
    if (api === '/v1/metadata' && !readsOnly(name)) throw changesMetadata(type, path)
    throw new EngineError('not-supported', `"${type}" is not supported`, { path })
  }
  const version = typeof body.version === 'number' ? body.version : 1
  return command(runtime, isRecord(body.args) ? body.args : {}, { version, session })
}

async function inTurn(
  commands: unknown,
  path: string,
  run: (command: unknown, path: string) => Promise<unknown>,
): Promise<readonly unknown[]> {
  if (!Array.isArray(commands)) throw new EngineError('parse-failed', 'expected a list of commands', { path })
  const answers: unknown[] = []
  for (const [index, command] of commands.entries()) answers.push(await run(command, `${path}[${index}]`))
  return answers
}

function text(args: Args, name: string): string {
  const value = args[name]
  if (typeof value === 'string') return value
  throw new EngineError('parse-failed', `key "${name}" not found`, { path: '$.args' })
}
