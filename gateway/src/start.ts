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

/** Longer than a load balancer keeps idle connections, so that it never meets a closing one. */
const KEEP_ALIVE_MS = 75_000
/** Requests that are still running get a few seconds. */
const GRACE_MS = 5_000
/** Uploads that nobody goes on with are looked for. */
const SWEEP_MS = 60 * 60 * 1000

/** The gateway as a process runs it; `mounted` is an engine in the same process, else HASURA_URL says where one is. */
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
      services.log.warn({ err: error }, 'old drafts of uploads stay'),
    )
  sweep()
  const sweeping = setInterval(sweep, SWEEP_MS).unref()

  server.listen(config.port, config.host)
  await once(server, 'listening')
  services.log.info({ port: config.port, publicUrl: config.publicUrl }, 'the gateway listens')
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
