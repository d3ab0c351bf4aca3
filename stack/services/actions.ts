/** The gateway and the actions behind it; it also serves the built web client. */
import type { Service } from '../service.ts'
import { at, type Context, inRoot, isErrorLine, node, serviceEnv, watchedAt, youngSpace } from './context.ts'

export function createActions(context: Context): Service {
  const { settings } = context
  return {
    name: 'actions',
    after: ['database'],
    command: () => ({
      file: node,
      args: [youngSpace(4), inRoot('actions', 'src', 'main.ts')],
      env: {
        ...serviceEnv(context),
        PORT: String(settings.ACTIONS_PORT),
        WEB_DIST: inRoot('web', 'dist'),
      },
      cwd: inRoot('actions'),
    }),
    // Its own port only: whether the others are well is asked of /api/health once all are up.
    watch: ['actions/src', 'domain/src', 'providers/src', 'database/src'].map((path) => inRoot(path)),
    ...watchedAt(at(settings.ACTIONS_PORT, '/api/build-id')),
    address: settings.PUBLIC_URL,
    isAlarm: isErrorLine,
  }
}
