/** The Temporal worker: workflows and their activities. */
import type { Service } from '../supervisor.ts'
import { answers, at, type Context, inRoot, isErrorLine, node, serviceEnv } from './context.ts'

export function createWorker(context: Context): Service {
  const { settings } = context
  return {
    name: 'worker',
    after: ['temporal', 'database'],
    command: () => ({
      file: node,
      args: [
        ...(settings.isDev ? ['--watch'] : []),
        '--import',
        'tsx',
        inRoot('workflows', 'src', 'main.ts'),
      ],
      env: { ...serviceEnv(context), PORT: String(settings.WORKER_PORT) },
      cwd: inRoot('workflows'),
    }),
    isReady: () => answers(at(settings.WORKER_PORT, '/health')),
    address: at(settings.WORKER_PORT, '/health'),
    isAlarm: isErrorLine,
  }
}
