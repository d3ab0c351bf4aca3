import { EngineError } from '../errors.ts'
import { invokeTrigger, redeliver } from '../events/manual.ts'
import type { Runtime } from '../runtime.ts'
import type { Session } from '../session/session.ts'
import { isRecord } from './graphqlRequest.ts'
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
    return { ...success, is_consistent: runtime.current().core.inconsistencies.length === 0 }
  },
  get_inconsistent_metadata: (runtime) => {
    const { inconsistencies } = runtime.current().core
    return {
      is_consistent: inconsistencies.length === 0,
      inconsistent_objects: inconsistencies.map(({ file, object, reason }) => ({
        type: object.split(' ')[0],
        name: object,
        definition: { file },
        reason,
      })),
    }
  },
  pg_redeliver_event: async (runtime, args) => {
    await redeliver(runtime.pool, text(args, 'event_id'))
    return success
  },
  pg_invoke_event_trigger: async (runtime, args, { session }) => ({
    event_id: await invokeTrigger(runtime, text(args, 'name'), args.payload, session),
  }),
}

const sqlCommands: Readonly<Record<string, Command>> = {
  run_sql: async (runtime, args) => {
    const sql = text(args, 'sql')
    const answer = await runSql(runtime.pool, { sql, readOnly: args.read_only === true })
    if (args.read_only !== true && (args.check_metadata_consistency === true || changesSchema(sql))) {
      // The statements are committed: what they did to the metadata is news, not their failure.
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

/** One command of the admin's APIs, or a `bulk` of them. */
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
  if (type === 'bulk') return runBulk(runtime, api, body.args, session, `${path}.args`)
  const name = synonyms[type] ?? type
  const command = Object.hasOwn(commandsOf[api], name) ? commandsOf[api][name] : undefined
  if (!command) {
    const why = api === '/v1/metadata' ? ': metadata is changed in its files' : ''
    throw new EngineError('not-supported', `"${type}" is not supported${why}`, { path })
  }
  const version = typeof body.version === 'number' ? body.version : 1
  return command(runtime, isRecord(body.args) ? body.args : {}, { version, session })
}

async function runBulk(
  runtime: Runtime,
  api: AdminApi,
  args: unknown,
  session: Session,
  path: string,
): Promise<unknown> {
  if (!Array.isArray(args)) throw new EngineError('parse-failed', 'expected a list of commands', { path })
  const answers: unknown[] = []
  for (const [index, command] of args.entries()) {
    answers.push(await runCommand(runtime, api, command, session, `${path}[${index}]`))
  }
  return answers
}

function text(args: Args, name: string): string {
  const value = args[name]
  if (typeof value === 'string') return value
  throw new EngineError('parse-failed', `key "${name}" not found`, { path: '$.args' })
}
