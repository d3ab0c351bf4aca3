/** The embedded, Hasura-compatible engine. */
import type { Service } from '../service.ts'
import { at, type Context, inRoot, isErrorLine, node, serviceEnv, watchedAt, youngSpace } from './context.ts'
import { engineFolders, engineProgram } from './database.ts'

export function createEngine(context: Context): Service {
  const { settings } = context
  return {
    name: 'engine',
    after: ['database', 'console'],
    command: () => ({
      file: node,
      args: [youngSpace(16), engineProgram, 'serve', ...engineFolders(settings).metadata],
      env: {
        ...serviceEnv(context),
        PORT: String(settings.ENGINE_PORT),
        HASURA_GRAPHQL_SERVER_HOST: '127.0.0.1',
      },
      cwd: inRoot('engine'),
    }),
    // Its metadata is looked at before it is started anew: see watch.ts.
    watch: [inRoot('engine', 'src')],
    ...watchedAt(at(settings.ENGINE_PORT, '/healthz')),
    address: at(settings.ENGINE_PORT, '/console'),
    isAlarm: isErrorLine,
  }
}
