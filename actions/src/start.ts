import { once } from 'node:events'
import { createServer } from 'node:http'
import { readConfig } from './config.ts'
import { loadActions } from './registry.ts'
import { createServices } from './services.ts'
import { createWebhooks } from './webhooks.ts'

/**
 * The time limit for idle connections. This limit is longer than the engine's own limit, so that the engine never uses
 * a connection that is closing.
 */
const KEEP_ALIVE_MS = 75_000
/** Gives running requests a few seconds to finish. */
const GRACE_MS = 5_000

/** Runs the actions as a process, on a port that only the engine calls. */
export const startActions = async (environment: NodeJS.ProcessEnv): Promise<{ close(): Promise<void> }> => {
  const config = readConfig(environment)
  const services = createServices(config)
  const server = createServer(createWebhooks(services, await loadActions()))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(config.port, config.host)
  await once(server, 'listening')
  services.log.info({ port: config.port }, 'the actions service is listening')
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      await closed
      await services.close()
    },
  }
}
