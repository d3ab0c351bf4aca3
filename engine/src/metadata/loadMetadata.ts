import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Inconsistency, lines } from './inconsistency.ts'
import { readActions } from './raw/action.ts'
import { type Document, readDocument } from './raw/document.ts'
import { exportMetadata } from './raw/exported.ts'
import { allowList, apiLimits, inheritedRoles, introspection, queryCollections } from './raw/others.ts'
import { readSdl } from './raw/sdl.ts'
import {
  all,
  isJson,
  MetadataError,
  metadataError,
  type Notes,
  noObjects,
  passedOver,
  type Shape,
} from './raw/shape.ts'
import { oneSource } from './raw/source.ts'
import { cronTriggers } from './raw/trigger.ts'
import type { Metadata } from './types.ts'

/**
 * Reads a metadata directory of version 3, or of version 2 (one database, with tables and functions at the top level). Throws
 * a MetadataError with all errors in the files. Objects that need unsupported features become `inconsistencies`.
 */
export function loadMetadata(directory: string): Metadata {
  if (!existsSync(directory) || !statSync(directory).isDirectory())
    throw metadataError(directory, 'is not a metadata directory')
  const warnings = new Set<string>()
  const inconsistencies: Inconsistency[] = []
  const document = createReader(directory)
  checkVersion(document('version')?.value, directory)
  const parts = partsOf(directory, document, {
    warn: (warning) => warnings.add(warning),
    report: (inconsistency) => inconsistencies.push(inconsistency),
  })
  checkAll(Object.values(parts), inconsistencies)
  const { actions, customTypes, sdl } = parts.actions()
  return {
    source: parts.source(),
    actions,
    customTypes,
    cronTriggers: parts.cronTriggers(),
    inheritedRoles: parts.inheritedRoles(),
    apiLimits: parts.apiLimits(),
    allowList: parts.allowList(),
    introspectionDisabledFor: parts.introspectionDisabledFor(),
    inconsistencies,
    warnings: [...warnings],
    exported: exportMetadata((name) => document(name)?.value, sdl),
  }
}

/** Reads each file once. Reads files that have no effect too, to report their errors. */
function partsOf(directory: string, document: (name: string) => Document | undefined, notes: Notes) {
  const read = <T>(name: string, shape: Shape<T>): T => {
    const held = document(name)
    return shape(held?.value, { file: `${name}.yaml`, path: '', notes, ...(held && { fileOf: held.fileOf }) })
  }
  const part = <T>(name: string, shape: Shape<T>): (() => T) => lazy(() => read(name, shape))
  const sdl = lazy(() => readSdl(textOf(join(directory, 'actions.graphql')), 'actions.graphql', notes))
  const collections = part('query_collections', queryCollections)
  return {
    remoteSchemas: part('remote_schemas', noObjects('remote schemas', named('remote_schema'))),
    restEndpoints: part('rest_endpoints', noObjects('REST endpoints', named('endpoint'))),
    backendConfigs: part('backend_configs', passedOver('sources of this kind are not supported')),
    network: part('network', passedOver('certificates of webhooks are always checked')),
    metricsConfig: part('metrics_config', passedOver('metrics belong to the Enterprise Edition')),
    opentelemetry: part('opentelemetry', telemetry),
    source: part('databases/databases', oneSource),
    sdl,
    actions: lazy(() => {
      const written = sdl()
      return read('actions', (value, place) => readActions(value, place, written))
    }),
    cronTriggers: part('cron_triggers', cronTriggers),
    inheritedRoles: part('inherited_roles', inheritedRoles),
    apiLimits: part('api_limits', apiLimits),
    collections,
    allowList: lazy(() => {
      const known = collections()
      return read('allow_list', (value, place) => allowList(value, place, known))
    }),
    introspectionDisabledFor: part('graphql_schema_introspection', introspection),
  }
}

/** Reads every part even if others fail, and throws all errors together. */
function checkAll(parts: readonly (() => unknown)[], inconsistencies: readonly Inconsistency[]): void {
  try {
    all(parts)
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error
    throw new MetadataError([...error.faults, ...lines(inconsistencies)])
  }
}

const named = (type: 'remote_schema' | 'endpoint') => (entry: Readonly<Record<string, unknown>>) =>
  ({ type, name: String(entry.name) }) as const

function createReader(directory: string): (name: string) => Document | undefined {
  const documents = new Map<string, Document | undefined>()
  const read = (name: string) => {
    if (!documents.has(name)) documents.set(name, readDocument(directory, `${name}.yaml`))
    return documents.get(name)
  }
  return (name) => {
    const held = read(name)
    return name === 'databases/databases' && held === undefined
      ? ofVersion2(read('tables'), read('functions'))
      : held
  }
}

/** Version 2 has one database, HASURA_GRAPHQL_DATABASE_URL, and its tables and functions at the top level. */
function ofVersion2(tables: Document | undefined, functions: Document | undefined): Document | undefined {
  if (tables === undefined) return undefined
  const database_url = { from_env: 'HASURA_GRAPHQL_DATABASE_URL' }
  const source = {
    name: 'default',
    kind: 'postgres',
    configuration: { connection_info: { database_url } },
    tables: tables.value ?? [],
    functions: functions?.value ?? [],
  }
  return { value: [source], fileOf: (part) => tables.fileOf(part) ?? functions?.fileOf(part) }
}

function checkVersion(value: unknown, directory: string): void {
  if (value === undefined || value === null) {
    if (existsSync(join(directory, 'databases', 'databases.yaml'))) return
    throw metadataError(directory, 'contains neither version.yaml nor databases/databases.yaml')
  }
  const version = isJson(value) ? value.version : value
  if (version !== 3 && version !== 2)
    throw metadataError('version.yaml', `metadata version ${String(version)} is not supported (use 3 or 2)`)
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const telemetry: Shape<undefined> = (value, place) =>
  isJson(value) && value.status === 'disabled'
    ? undefined
    : passedOver('telemetry (opentelemetry) is not exported')(value, place)

/** Runs the work at most once. Later calls return the same result or throw the same error. */
function lazy<T>(work: () => T): () => T {
  let done: { readonly value: T } | { readonly error: unknown } | undefined
  return () => {
    if (done === undefined) {
      try {
        done = { value: work() }
      } catch (error) {
        done = { error }
      }
    }
    if ('error' in done) throw done.error
    return done.value
  }
}
