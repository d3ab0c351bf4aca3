import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readActions } from './raw/action.ts'
import { type Document, readDocument } from './raw/document.ts'
import { exportMetadata } from './raw/exported.ts'
import { allowList, apiLimits, inheritedRoles, introspection, queryCollections } from './raw/others.ts'
import { readSdl } from './raw/sdl.ts'
import { isJson, MetadataError, type Shape, unsupported } from './raw/shape.ts'
import { oneSource } from './raw/source.ts'
import { cronTriggers } from './raw/trigger.ts'
import type { Metadata } from './types.ts'

/** Files of features that the engine leaves to the real Hasura. */
const refused: Readonly<Record<string, string>> = {
  remote_schemas: 'remote schemas',
  rest_endpoints: 'REST endpoints',
  backend_configs: 'data connectors (backend_configs)',
}

/** Reads a v3 metadata directory; throws a MetadataError of one line for anything it cannot stand for. */
export function loadMetadata(directory: string): Metadata {
  if (!existsSync(directory) || !statSync(directory).isDirectory()) {
    throw new MetadataError(directory, 'is not a metadata directory')
  }
  const documents = new Map<string, Document | undefined>()
  const document = (name: string) => {
    if (!documents.has(name)) documents.set(name, readDocument(directory, `${name}.yaml`))
    return documents.get(name)
  }
  const read = <T>(name: string, shape: Shape<T>): T => {
    const file = `${name}.yaml`
    return shape(document(name)?.value, { file, path: '', fileOf: document(name)?.fileOf })
  }

  checkVersion(document('version')?.value, directory)
  for (const [name, feature] of Object.entries(refused)) read(name, unsupported(feature))
  read('network', unsupported('network settings (network)'))
  read('opentelemetry', telemetry)
  const sdlFile = join(directory, 'actions.graphql')
  const sdl = readSdl(existsSync(sdlFile) ? readFileSync(sdlFile, 'utf8') : '', 'actions.graphql')
  const collections = read('query_collections', queryCollections)
  return {
    source: read('databases/databases', oneSource),
    ...read('actions', (value, place) => readActions(value, place, sdl)),
    cronTriggers: read('cron_triggers', cronTriggers),
    inheritedRoles: read('inherited_roles', inheritedRoles),
    apiLimits: read('api_limits', apiLimits),
    allowList: read('allow_list', (value, place) => allowList(value, place, collections)),
    introspectionDisabledFor: read('graphql_schema_introspection', introspection),
    exported: exportMetadata((name) => document(name)?.value, sdl),
  }
}

/** A folder with neither a version nor databases is not one of the CLI's config v3. */
function checkVersion(value: unknown, directory: string): void {
  if (value === undefined || value === null) {
    if (existsSync(join(directory, 'databases', 'databases.yaml'))) return
    throw new MetadataError(directory, 'holds neither version.yaml nor databases/databases.yaml')
  }
  const version = isJson(value) ? value.version : value
  if (version !== 3)
    throw new MetadataError('version.yaml', `metadata version ${String(version)} is not supported (3 is)`)
}

const telemetry: Shape<undefined> = (value, place) =>
  isJson(value) && value.status === 'disabled'
    ? undefined
    : unsupported('exports of telemetry (opentelemetry)')(value, place)
