/** The engine's admin console, built here and served by the engine. */
import type { Service } from '../service.ts'
import { buildClient } from './client.ts'
import type { Context } from './context.ts'

const client = { name: 'console', title: "the engine's console", folder: 'engine/console', sources: [] }

export function createConsole(context: Context): Service {
  return { name: 'console', after: [], prepare: (say) => buildClient(context, client, say) }
}
