import { createServer } from 'node:http'
import { chooseAdmission, createGateway } from './app.ts'
import { readConfig } from './config.ts'
import { watchLoop } from './gateway/loopWatch.ts'
import type { MountedEngine } from './gateway/mountedEngine.ts'
import { endSlowClients } from './gateway/slowClients.ts'
import { attachSocketGateway } from './gateway/socket.ts'
import { loadActions } from './registry.ts'
import { createServices } from './services.ts'
import { removeOldDrafts } from './uploads/oldDrafts.ts'

/** The gateway and the actions as a process runs them; `mounted` is an engine in the same process, else HASURA_URL says where one is. */
export const startGateway = async (mounted?: MountedEngine): Promise<void> => {
  watchLoop()
  const config = readConfig(process.env)
  const services = createServices(config, mounted)
  const actions = await loadActions()
  const admission = chooseAdmission(services, actions)
  const server = createServer(createGateway(services, admission, actions))
  endSlowClients(server)
  const sockets = attachSocketGateway(server, services, admission)
  // Longer than a load balancer keeps idle connections, so that it never meets a closing one.
  server.keepAliveTimeout = 75_000

  removeOldDrafts(config.filesDir).catch((error: unknown) =>
    services.log.warn({ err: error }, 'old drafts of uploads stay'),
  )

  server.listen(config.port, config.host, () => {
    services.log.info({ port: config.port, publicUrl: config.publicUrl }, 'the gateway listens')
  })
  server.on('error', (error) => {
    services.log.fatal({ err: error }, error.message)
    process.exit(1)
  })

  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    sockets.close()
    server.close(() => void services.close().then(() => process.exit(0)))
    server.closeIdleConnections()
    // Requests that are still running get a few seconds.
    setTimeout(() => process.exit(0), 5_000).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
