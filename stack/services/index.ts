import type { Service } from '../service.ts'
import { createActions } from './actions.ts'
import { createBundle } from './bundle.ts'
import { createConsole } from './console.ts'
import type { Context } from './context.ts'
import { createDatabaseStep } from './database.ts'
import { createEngine } from './engine.ts'
import { createPostgres } from './postgres.ts'
import { createSandbox } from './sandbox.ts'
import { createTemporal } from './temporal.ts'
import { createWeb } from './web.ts'
import { createWorker } from './worker.ts'

export function createServices(context: Context): Service[] {
  const bundle = createBundle(context)
  return [
    createPostgres(context),
    createTemporal(context),
    createSandbox(context),
    createWeb(context),
    createConsole(context),
    bundle.service,
    createDatabaseStep(context),
    createEngine(context),
    createActions(context),
    createWorker(context, bundle.path),
  ]
}
