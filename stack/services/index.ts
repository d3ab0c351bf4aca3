import type { Service } from '../service.ts'
import { createBundle } from './bundle.ts'
import { createConsole } from './console.ts'
import type { Context } from './context.ts'
import { createDatabaseStep } from './database.ts'
import { createGateway } from './gateway.ts'
import { createPostgres } from './postgres.ts'
import { createSandbox } from './sandbox.ts'
import { createTemporal } from './temporal.ts'
import { createWeb } from './web.ts'
import { createWorker } from './worker.ts'

export const serviceNames = [
  'postgres',
  'temporal',
  'sandbox',
  'web',
  'console',
  'bundle',
  'database',
  'gateway',
  'worker',
] as const

export function createServices(context: Context): Service[] {
  const bundle = createBundle(context)
  const services: Record<(typeof serviceNames)[number], Service> = {
    postgres: createPostgres(context),
    temporal: createTemporal(context),
    sandbox: createSandbox(context),
    web: createWeb(context),
    console: createConsole(context),
    bundle: bundle.service,
    database: createDatabaseStep(context),
    gateway: createGateway(context),
    worker: createWorker(context, bundle.path),
  }
  return serviceNames.map((name) => services[name])
}
