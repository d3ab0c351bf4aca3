import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Fallback } from './http/server.ts'
import { createEngine, type Engine } from './index.ts'
import { createLog } from './log.ts'
import type { Environment } from './settings.ts'

/**
 * Starts the engine as its own process, with the console. An unexpected error ends the process. A supervisor then
 * restarts it.
 */
export async function startEngine(metadataDirectory: string, environment: Environment): Promise<Engine> {
  const log = createLog(environment.HASURA_GRAPHQL_LOG_LEVEL, (line) => process.stdout.write(line))
  const fallback = await consoleFallback(environment.HASURA_GRAPHQL_ENABLE_CONSOLE)
  const engine = await createEngine({ metadataDirectory, environment, log, ...(fallback && { fallback }) })
  log('info', 'startup', `serving on ${engine.url}`)
  return engine
}

/** The console is a separate part. If the console is missing or disabled, the engine serves no pages. */
async function consoleFallback(enabled: string | undefined): Promise<Fallback | undefined> {
  const path = join(import.meta.dirname, '../console/serve.ts')
  if (!/^(true|t|yes|y|1)$/i.test(enabled ?? '') || !existsSync(path)) return undefined
  const module: unknown = await import(path)
  if (typeof module !== 'object' || module === null || !('serveConsole' in module)) return undefined
  const { serveConsole } = module
  if (typeof serveConsole !== 'function') return undefined
  return (request, response) => {
    if (request.url === '/') {
      response.writeHead(302, { location: '/console' }).end()
      return true
    }
    return serveConsole(request, response) === true
  }
}
