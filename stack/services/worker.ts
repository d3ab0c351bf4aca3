/** The Temporal worker: workflows and their activities. */
import { isSandbox } from '../env.ts'
import type { Service } from '../service.ts'
import { at, type Context, inRoot, isErrorLine, node, serviceEnv, watchedAt, youngSpace } from './context.ts'

/**
 * The URL for push notifications. Real vendors push only to public URLs. The sandbox pushes to this machine and is
 * not used in production.
 */
export function pushEnv({ settings }: Pick<Context, 'settings'>): Record<string, string> {
  const { NODE_ENV, TWITCH_BASE_URL, GOOGLE_BASE_URL, GATEWAY_PORT, PUSH_URL } = settings
  const isPlayed = NODE_ENV !== 'production' && isSandbox(settings, [TWITCH_BASE_URL, GOOGLE_BASE_URL])
  return isPlayed && PUSH_URL === undefined ? { PUSH_URL: at(GATEWAY_PORT, '/api/webhooks') } : {}
}

export function createWorker(context: Context, bundle: () => string): Service {
  const { settings } = context
  return {
    name: 'worker',
    after: ['temporal', 'database', 'bundle'],
    command: () => {
      // In dev, the worker bundles its current sources at each restart.
      const code: Record<string, string> = settings.isDev ? {} : { WORKFLOW_BUNDLE: bundle() }
      return {
        file: node,
        args: [youngSpace(2), inRoot('workflows', 'src', 'main.ts')],
        env: { ...serviceEnv(context), ...pushEnv(context), PORT: String(settings.WORKER_PORT), ...code },
        cwd: inRoot('workflows'),
      }
    },
    watch: ['workflows/src', 'domain/src', 'providers/src', 'database/src'].map((path) => inRoot(path)),
    ...watchedAt(at(settings.WORKER_PORT, '/health')),
    address: at(settings.WORKER_PORT, '/health'),
    isAlarm: isErrorLine,
  }
}
