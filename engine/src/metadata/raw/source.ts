import { type ObjectId, within } from '../inconsistency.ts'
import type { FunctionMetadata, Source } from '../types.ts'
import { customName, qualifiedName } from './names.ts'
import {
  boolean,
  fail,
  isJson,
  type Json,
  json,
  keyed,
  list,
  mapped,
  natural,
  noObjects,
  object,
  objects,
  oneOf,
  optional,
  type Place,
  passedOver,
  type Shape,
  text,
  unsupported,
  withDefault,
  word,
} from './shape.ts'
import { table } from './table.ts'

const functionConfiguration = object({
  custom_name: optional(text),
  custom_root_fields: withDefault(
    object({ function: optional(customName), function_aggregate: optional(customName) }),
    {
      function: undefined,
      function_aggregate: undefined,
    },
  ),
  session_argument: optional(text),
  exposed_as: optional(oneOf('query', 'mutation')),
  response: unsupported('functions that return anything other than a tracked table (response)'),
})

const functionShape: Shape<FunctionMetadata> = mapped(
  object({
    function: qualifiedName,
    configuration: optional(functionConfiguration),
    permissions: list(object({ role: text, permission: json, comment: optional(text) })),
    comment: optional(text),
  }),
  (read, place) => ({
    function: read.function,
    customName: read.configuration?.custom_name,
    customRootFields: {
      function: read.configuration?.custom_root_fields.function,
      functionAggregate: read.configuration?.custom_root_fields.function_aggregate,
    },
    sessionArgument: read.configuration?.session_argument,
    exposedAs: read.configuration?.exposed_as,
    permissions: read.permissions.map((permission) => permission.role),
    comment: read.comment,
    file: place.file,
  }),
)

const parameters = mapped(
  object({
    username: text,
    password: optional(text),
    database: text,
    host: text,
    port: withDefault(natural, 5432),
  }),
  (read) => {
    const user = encodeURIComponent(read.username)
    const secret = read.password === undefined ? '' : `:${encodeURIComponent(read.password)}`
    return `postgres://${user}${secret}@${read.host}:${read.port}/${encodeURIComponent(read.database)}`
  },
)

const databaseUrl: Shape<Source['connection']['databaseUrl']> = (value, place) => {
  if (typeof value === 'string') return value
  if (isJson(value) && 'from_env' in value)
    return { fromEnv: object({ from_env: text })(value, place).from_env }
  if (isJson(value) && 'connection_parameters' in value) {
    return object({ connection_parameters: parameters })(value, place).connection_parameters
  }
  if (isJson(value) && 'dynamic_from_file' in value)
    return fail(place, 'addresses read from a file are not supported')
  return isJson(value) ? parameters(value, place) : fail(place, 'has no database')
}

const poolSettings = object({
  max_connections: optional(natural),
  total_max_connections: optional(natural),
  idle_timeout: optional(natural),
  retries: optional(natural),
  pool_timeout: optional(natural),
  connection_lifetime: optional(natural),
})

const configuration = object({
  connection_info: object({
    database_url: databaseUrl,
    pool_settings: optional(poolSettings),
    use_prepared_statements: optional(boolean),
    isolation_level: optional(oneOf('read-committed', 'repeatable-read', 'serializable')),
    ssl_configuration: unsupported('client certificates (ssl_configuration)'),
  }),
  extensions_schema: optional(text),
  read_replicas: passedOver('read replicas belong to the Enterprise Edition'),
  connection_template: passedOver('connection templates belong to the Enterprise Edition'),
  connection_set: passedOver('connection sets belong to the Enterprise Edition'),
})

const customization = unsupported('customized names of a source (customization)')

const partOfSource =
  (type: 'logical_model' | 'native_query' | 'stored_procedure') =>
  (entry: Json): ObjectId => ({ type, name: String(entry.name ?? entry.root_field_name) })

const sourceShape = object({
  name: word,
  kind: json,
  configuration,
  customization: (value: unknown, place: Place) =>
    isDefaultNaming(value) ? undefined : customization(value, place),
  tables: list(table),
  functions: objects(functionShape, ({ function: name }, place) => ({
    type: 'function',
    function: qualifiedName(name, place),
  })),
  health_check: passedOver('health checks of sources belong to the Enterprise Edition'),
  logical_models: noObjects('logical models (logical_models)', partOfSource('logical_model')),
  native_queries: noObjects('native queries (native_queries)', partOfSource('native_query')),
  stored_procedures: noObjects('stored procedures (stored_procedures)', partOfSource('stored_procedure')),
})

/** `customization: {naming_convention: hasura-default}` is the default and has no effect. */
function isDefaultNaming(value: unknown): boolean {
  if (!isJson(value)) return false
  const { naming_convention, ...rest } = value
  return naming_convention === 'hasura-default' && Object.keys(rest).length === 0
}

/**
 * Other kinds of databases have other configuration keys. Reports only the unsupported kind, and not each unknown key.
 */
const source: Shape<Source> = (value, place) => {
  const kind = isJson(value) ? (value.kind ?? 'postgres') : 'postgres'
  unsupported(`databases of kind ${JSON.stringify(kind)}`)(kind !== 'postgres', place)
  return postgres(value, place)
}

const postgres: Shape<Source> = mapped(sourceShape, (read, place) => {
  const name = (q: { schema: string; name: string }) => `${q.schema}.${q.name}`
  keyed(
    read.tables,
    (t) => name(t.table),
    (t) => t,
    place,
    'table',
  )
  keyed(
    read.functions,
    (f) => name(f.function),
    (f) => f,
    place,
    'function',
  )
  keyed(
    read.tables.flatMap((t) => t.eventTriggers),
    (t) => t.name,
    (t) => t,
    place,
    'event trigger',
  )
  const info = read.configuration.connection_info
  const pool = info.pool_settings
  return {
    name: read.name,
    connection: {
      databaseUrl: info.database_url,
      poolSize: pool?.max_connections ?? pool?.total_max_connections,
      poolTimeoutSeconds: pool?.pool_timeout,
      idleTimeoutSeconds: pool?.idle_timeout,
      lifetimeSeconds: pool?.connection_lifetime,
      isolation: info.isolation_level,
      preparedStatements: info.use_prepared_statements,
      extensionsSchema: read.configuration.extensions_schema,
    },
    tables: read.tables,
    functions: read.functions,
  }
})

/** The engine supports one Postgres source. Other sources are refused with their names. */
export const oneSource: Shape<Source> = (value, place) => {
  const [first, ...others] = objects(source, ({ name }) => ({ type: 'source', name: String(name) }))(
    value,
    place,
  )
  if (first === undefined)
    return {
      name: 'default',
      connection: { databaseUrl: { fromEnv: 'HASURA_GRAPHQL_DATABASE_URL' } },
      tables: [],
      functions: [],
    }
  for (const { name } of others) {
    const object = { type: 'source', name } as const
    const reason = within(object, `a second database next to "${first.name}" is not supported`)
    place.notes.report({ file: place.file, object, reason })
  }
  return first
}
