import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseAdmission, createGateway } from '../app.ts'
import { readConfig } from '../config.ts'
import { attachSocketGateway } from '../gateway/socket.ts'
import { loadActions } from '../registry.ts'
import { createServices, type Services } from '../services.ts'
import { createScratchDatabase } from './scratchDatabase.ts'

export type Gateway = {
  readonly url: string
  readonly services: Services
  readonly actionsSecret: string
  close(): Promise<void>
}

/** The gateway in this process, on a free port and a database of its own. */
export const startGateway = async (environment: Record<string, string> = {}): Promise<Gateway> => {
  const database = await createScratchDatabase()
  const filesDir = await mkdtemp(join(tmpdir(), 'questboard-files-'))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: url,
    HASURA_URL: 'http://127.0.0.1:9',
    DATABASE_URL: database.url,
    ACTIONS_SECRET: 'test-actions-secret',
    SESSION_SECRET: 'test-session-secret',
    FILES_DIR: filesDir,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const services = createServices(config)
  const actions = await loadActions()
  const admission = chooseAdmission(services, actions)
  server.on('request', createGateway(services, admission, actions))
  const sockets = attachSocketGateway(server, services, admission)
  return {
    url,
    services,
    actionsSecret: config.actionsSecret,
    async close() {
      sockets.close()
      server.closeAllConnections()
      server.close()
      await services.close()
      await database.drop()
      await rm(filesDir, { recursive: true, force: true })
    },
  }
}
