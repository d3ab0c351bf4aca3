/** The gateway, the engine and the actions in one process, each on its own port. Also serves the built web client. */
import { join } from 'node:path'
import type { Service } from '../service.ts'
import {
  at,
  type Context,
  codeKeyEnv,
  databaseUrl,
  host,
  inRoot,
  isErrorLine,
  node,
  serviceEnv,
  watchedAt,
  youngSpace,
} from './context.ts'

const watched = ['gateway', 'actions', 'engine', 'domain', 'moves', 'providers', 'database'].map(
  (workspace) => `${workspace}/src`,
)

/** The time limit for the engine's statements; docker-compose.yml gives Hasura the same. */
const answersInTime = new URLSearchParams({ options: '-c statement_timeout=15s' })

export function createGateway(context: Context): Service {
  const { settings } = context
  return {
    name: 'gateway',
    after: ['database', 'console'],
    command: () => ({
      file: node,
      args: [youngSpace(16), inRoot('stack', 'gateway.ts')],
      env: {
        ...serviceEnv(context),
        ...codeKeyEnv(context),
        PORT: String(settings.GATEWAY_PORT),
        ACTIONS_PORT: String(settings.ACTIONS_PORT),
        WEB_DIST: inRoot('web', 'dist'),
        HASURA_GRAPHQL_DATABASE_URL: `${databaseUrl(context)}?${answersInTime}`,
        HASURA_GRAPHQL_MAX_ANSWER_BYTES: String(4 * 1024 * 1024),
        HASURA_GRAPHQL_METADATA_DIR: join(settings.HASURA_DIR, 'metadata'),
        HASURA_GRAPHQL_SERVER_HOST: host,
        HASURA_GRAPHQL_SERVER_PORT: String(settings.ENGINE_PORT),
      },
      cwd: inRoot('gateway'),
    }),
    // Checks only the gateway's own port, because /api/health needs all services. Metadata is checked before a
    // restart: see watch.ts.
    watch: watched.map((path) => inRoot(path)),
    ...watchedAt(at(settings.GATEWAY_PORT, '/api/build-id')),
    address: settings.PUBLIC_URL,
    holds: [
      { name: 'engine', address: at(settings.ENGINE_PORT, '/console') },
      { name: 'actions', address: at(settings.ACTIONS_PORT) },
    ],
    isAlarm: isErrorLine,
  }
}
