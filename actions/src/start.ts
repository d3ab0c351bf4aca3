import { once } from 'node:events'
import { createServer } from 'node:http'
import { readConfig } from './config.ts'
import { loadActions } from './registry.ts'
import { createServices } from './services.ts'
import { createWebhooks } from './webhooks.ts'

/** What the engine keeps open to us: longer than it, so that it never meets a closing connection. */
const KEEP_ALIVE_MS = 75_000
/** Requests that are still running get a few seconds. */
const GRACE_MS = 5_000

/** The actions as a process runs them, on a port of their own that only the engine calls. */
export const startActions = async (environment: NodeJS.ProcessEnv): Promise<{ close(): Promise<void> }> => {
  const config = readConfig(environment)
  const services = createServices(config)
  const server = createServer(createWebhooks(services, await loadActions()))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(config.port, config.host)
  await once(server, 'listening')
  services.log.info({ port: config.port }, 'the actions listen')
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
