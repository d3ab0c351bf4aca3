import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { loadActions } from '../registry.ts'
import { createServices, type Services } from '../services.ts'
import { createWebhooks } from '../webhooks.ts'
import { createScratchDatabase } from './scratchDatabase.ts'

export type Actions = {
  readonly url: string
  readonly services: Services
  readonly secret: string
  close(): Promise<void>
}

/** Runs the actions in this process on a free port, with their own database unless DATABASE_URL names one. */
export const startActions = async (environment: Record<string, string> = {}): Promise<Actions> => {
  const database = environment.DATABASE_URL ? undefined : await createScratchDatabase()
  const filesDir = await mkdtemp(join(tmpdir(), 'questboard-files-'))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: url,
    DATABASE_URL: database?.url,
    HASURA_URL: 'http://127.0.0.1:9',
    ACTIONS_SECRET: 'test-actions-secret',
    CODE_ENCRYPTION_KEY: `k1:${'A'.repeat(43)},k0:${'B'.repeat(42)}A`,
    CODE_HASH_KEY: `${'A'.repeat(42)}E`,
    FILES_DIR: filesDir,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const services = createServices(config)
  server.on('request', createWebhooks(services, await loadActions()))
  return {
    url,
    services,
    secret: config.actionsSecret,
    async close() {
      server.closeAllConnections()
      server.close()
      await services.close()
      await database?.drop()
      await rm(filesDir, { recursive: true, force: true })
    },
  }
}
