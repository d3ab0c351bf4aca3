import { once } from 'node:events'
import { createServer } from 'node:http'
import { chooseAdmission, createGateway } from './app.ts'
import { readConfig } from './config.ts'
import type { MountedEngine } from './graphql/mountedEngine.ts'
import { attachSocketGateway } from './graphql/socket.ts'
import { watchLoop } from './server/loopWatch.ts'
import { endSlowClients } from './server/slowClients.ts'
import { createServices } from './services.ts'
import { removeOldDrafts } from './uploads/oldDrafts.ts'

/**
 * The time limit for idle connections. It is longer than that of load balancers, so that a load balancer never uses a
 * connection that is closing.
 */
const KEEP_ALIVE_MS = 75_000
/** Gives running requests a few seconds to finish. */
const GRACE_MS = 5_000
/** The interval at which abandoned uploads are deleted. */
const SWEEP_MS = 60 * 60 * 1000

/**
 * Runs the gateway as a process. `mounted` is an engine in the same process; without it, HASURA_URL points to the
 * engine.
 */
export const startGateway = async (
  environment: NodeJS.ProcessEnv,
  mounted?: MountedEngine,
): Promise<{ close(): Promise<void> }> => {
  watchLoop()
  const config = readConfig(environment)
  const services = createServices(config, mounted)
  const admission = chooseAdmission(services)
  const server = createServer(createGateway(services, admission))
  endSlowClients(server)
  const sockets = attachSocketGateway(server, services, admission)
  server.keepAliveTimeout = KEEP_ALIVE_MS

  const sweep = (): void =>
    void removeOldDrafts(config.filesDir).catch((error: unknown) =>
      services.log.warn({ err: error }, 'could not delete old upload drafts'),
    )
  sweep()
  const sweeping = setInterval(sweep, SWEEP_MS).unref()

  server.listen(config.port, config.host)
  await once(server, 'listening')
  services.log.info({ port: config.port, publicUrl: config.publicUrl }, 'the gateway is listening')
  return {
    async close() {
      clearInterval(sweeping)
      sockets.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
      await closed
      await services.close()
    },
  }
}
