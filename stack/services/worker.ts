/** The Temporal worker: workflows and their activities. */
import type { Service } from '../service.ts'
import { at, type Context, inRoot, isErrorLine, node, serviceEnv, watchedAt, youngSpace } from './context.ts'

export function createWorker(context: Context, bundle: () => string): Service {
  const { settings } = context
  return {
    name: 'worker',
    after: ['temporal', 'database', 'bundle'],
    command: () => {
      // In dev the worker bundles at each of its restarts what has just been changed.
      const code: Record<string, string> = settings.isDev ? {} : { WORKFLOW_BUNDLE: bundle() }
      return {
        file: node,
        args: [youngSpace(2), inRoot('workflows', 'src', 'main.ts')],
        env: { ...serviceEnv(context), PORT: String(settings.WORKER_PORT), ...code },
        cwd: inRoot('workflows'),
      }
    },
    watch: ['workflows/src', 'domain/src', 'providers/src', 'database/src'].map((path) => inRoot(path)),
    ...watchedAt(at(settings.WORKER_PORT, '/health')),
    address: at(settings.WORKER_PORT, '/health'),
    isAlarm: isErrorLine,
  }
}
