/** The embedded, Hasura-compatible engine. */
import { join } from 'node:path'
import type { Service } from '../supervisor.ts'
import { answers, at, type Context, inRoot, isErrorLine, node, serviceEnv } from './context.ts'
import { engineFolders, engineProgram } from './database.ts'

export function createEngine(context: Context): Service {
  const { settings } = context
  return {
    name: 'engine',
    after: ['database', 'console'],
    command: () => ({
      file: node,
      args: [engineProgram, 'serve', ...engineFolders(settings).metadata],
      env: {
        ...serviceEnv(context),
        PORT: String(settings.ENGINE_PORT),
        HASURA_GRAPHQL_SERVER_HOST: '127.0.0.1',
      },
      cwd: inRoot('engine'),
    }),
    watch: [inRoot('engine', 'src'), join(settings.HASURA_DIR, 'metadata')],
    isReady: () => answers(at(settings.ENGINE_PORT, '/healthz')),
    address: at(settings.ENGINE_PORT, '/console'),
    isAlarm: isErrorLine,
  }
}
