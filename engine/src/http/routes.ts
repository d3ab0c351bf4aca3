import { EngineError } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import type { JwtVerifier } from '../session/jwt.ts'
import type { Session } from '../session/session.ts'
import { type Api, version } from '../settings.ts'
import { createGraphQLEndpoint, createPersistedEndpoint, explain } from './graphql.ts'
import { parseJson } from './graphqlRequest.ts'
import { type AdminApi, runCommand } from './metadataApi.ts'
import { apiError, asEngineError, json, plain, type Reply, showsInternal } from './reply.ts'
import type { Handler, Request, Routes } from './request.ts'

const adminOnly: Readonly<Record<'query' | 'other', string>> = {
  query: 'restricted access : admin only',
  other: 'You have to be an admin to access this endpoint',
}

export function createRoutes(runtime: Runtime, verifiers: readonly JwtVerifier[]): Routes {
  const routes = new Map<string, Handler>()
  const add = (api: Api | undefined, route: string, handler: Handler) => {
    if (api === undefined || runtime.settings.apis.has(api)) routes.set(route, handler)
  }
  add('graphql', 'POST /v1/graphql', createGraphQLEndpoint(runtime, 'always-200'))
  add('graphql', 'GET /v1/graphql', createPersistedEndpoint(runtime))
  add('graphql', 'POST /v1alpha1/graphql', createGraphQLEndpoint(runtime, 'kept'))
  // Hasura counts explain requests as part of the metadata API.
  for (const path of ['/v1/graphql/explain', '/v1alpha1/graphql/explain'])
    add(
      'metadata',
      `POST ${path}`,
      forAdmin(runtime, 'other', (request, session) => explain(runtime, request.body, session)),
    )
  const admin = (path: AdminApi) =>
    forAdmin(runtime, 'query', (request, session) =>
      runCommand(runtime, path, parseJson(request.body), session),
    )
  for (const path of ['/v1/metadata', '/v2/query', '/v1/query'] as const)
    add('metadata', `POST ${path}`, admin(path))
  add(
    'config',
    'GET /v1alpha1/config',
    forAdmin(runtime, 'other', () => config(runtime, verifiers)),
  )
  add('pgdump', 'POST /v1alpha1/pg_dump', forAdmin(runtime, 'other', refuseDump))
  add(undefined, 'GET /v1/version', () => json(200, { version, server_type: 'ce' }))
  for (const path of ['/healthz', '/hasura/healthz'])
    add(undefined, `GET ${path}`, (request) => health(runtime, request))
  return routes
}

/** Runs the work for the admin role only. Responds with the work's JSON result or with an error in the API's format. */
function forAdmin(
  runtime: Runtime,
  refusal: 'query' | 'other',
  work: (request: Request, session: Session) => unknown,
): Handler {
  return async (request) => {
    let session: Session | undefined
    try {
      session = await runtime.authenticate(request.headers)
      if (session.role !== 'admin') throw new EngineError('access-denied', adminOnly[refusal])
      return json(200, await work(request, session))
    } catch (thrown) {
      const error = asEngineError(thrown, (cause) => runtime.log('error', 'http', cause))
      return apiError(error, showsInternal(runtime.settings, session?.role))
    }
  }
}

/** The embedded Postgres comes without pg_dump, and a dump by another version of pg_dump could be wrong. */
function refuseDump(): never {
  throw new EngineError(
    'not-supported',
    'This engine has no pg_dump, so "migrate create --from-server" does not work. Run pg_dump --schema-only of your Postgres version and save its output as up.sql.',
  )
}

async function health(runtime: Runtime, request: Request): Promise<Reply> {
  if (!(await runtime.reachesDatabase())) return plain(500, 'ERROR')
  if (runtime.current().inconsistencies.length === 0) return plain(200, 'OK')
  return new URLSearchParams(request.search).get('strict') === 'true'
    ? plain(500, 'ERROR: inconsistent objects in schema')
    : plain(200, 'WARN: inconsistent objects in schema')
}

function config(runtime: Runtime, verifiers: readonly JwtVerifier[]): unknown {
  const { settings } = runtime
  return {
    version,
    is_function_permissions_inferred: settings.core.inferFunctionPermissions,
    is_remote_schema_permissions_enabled: false,
    is_admin_secret_set: settings.auth.adminSecret !== undefined,
    is_auth_hook_set: false,
    is_jwt_set: verifiers.length > 0,
    jwt: verifiers.map((verifier) => verifier.config.shown),
    is_allow_list_enabled: settings.allowList,
    live_queries: {
      batch_size: settings.liveQueries.batchSize,
      refetch_delay: settings.liveQueries.intervalMs / 1000,
    },
    streaming_queries: {
      batch_size: settings.streams.batchSize,
      refetch_delay: settings.streams.intervalMs / 1000,
    },
    console_assets_dir: null,
    experimental_features: [],
    is_prometheus_metrics_enabled: false,
    default_naming_convention: 'hasura-default',
    feature_flags: [],
    is_apollo_federation_enabled: false,
  }
}
