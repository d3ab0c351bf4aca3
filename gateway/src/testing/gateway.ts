import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Actions, createScratchDatabase, startActions } from '@questboard/actions/testing'
import { chooseAdmission, createGateway } from '../app.ts'
import { readConfig } from '../config.ts'
import { attachSocketGateway } from '../graphql/socket.ts'
import { createServices, type Services } from '../services.ts'

export type Gateway = {
  readonly url: string
  readonly services: Services
  /** Actions on the same database, called the same way as by the engine. */
  readonly actions: Actions
  close(): Promise<void>
}

/** Runs the gateway in this process, with its own port and database. */
export const startGateway = async (environment: Record<string, string> = {}): Promise<Gateway> => {
  const database = await createScratchDatabase()
  const filesDir = await mkdtemp(join(tmpdir(), 'questboard-files-'))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const settings = {
    NODE_ENV: 'test',
    PUBLIC_URL: url,
    HASURA_URL: 'http://127.0.0.1:9',
    DATABASE_URL: database.url,
    SESSION_SECRET: 'test-session-secret',
    FILES_DIR: filesDir,
    LOG_LEVEL: 'silent',
    ...environment,
  }
  const actions = await startActions(settings)
  const services = createServices(
    readConfig({ ...settings, ACTIONS_URL: actions.url, ACTIONS_SECRET: actions.secret }),
  )
  const admission = chooseAdmission(services)
  server.on('request', createGateway(services, admission))
  const sockets = attachSocketGateway(server, services, admission)
  return {
    url,
    services,
    actions,
    async close() {
      sockets.close()
      server.closeAllConnections()
      server.close()
      await Promise.all([services.close(), actions.close()])
      await database.drop()
      await rm(filesDir, { recursive: true, force: true })
    },
  }
}
