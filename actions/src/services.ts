import {
  type CodeVault,
  createCodeVault,
  createCut,
  createDatabaseOn,
  createPool,
  createRateLimiter,
  type Database,
  DatabaseWatch,
  errorForLog,
  type RateLimiter,
} from '@questboard/database'
import { printableLine } from '@questboard/domain'
import { type BotCheck, botCheckFromEnvironment } from '@questboard/providers/bot-check'
import { type CardProvider, cardProviderFromEnvironment } from '@questboard/providers/cards'
import { type FileStore, fileStoreFromEnvironment } from '@questboard/providers/files'
import { type GameProviders, gameProvidersFromEnvironment } from '@questboard/providers/games'
import { type PayoutProviders, payoutProvidersFromEnvironment } from '@questboard/providers/payouts'
import { createPublicWeb, type PublicWeb } from '@questboard/providers/public-web'
import { connectToTemporal } from '@questboard/workflows/client'
import { Client } from '@temporalio/client'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** The services are created once when the process starts, and are passed to the handlers. */
export type Services = {
  readonly config: Config
  readonly log: Logger
  readonly pool: Pool
  readonly database: Database
  readonly temporal: Client
  readonly rateLimit: RateLimiter
  readonly botCheck: BotCheck
  readonly publicWeb: PublicWeb
  readonly files: FileStore
  readonly games: GameProviders
  readonly codes: CodeVault
  readonly payouts: PayoutProviders
  /** The card provider. Null if none is configured. */
  readonly cards: CardProvider | null
  close(): Promise<void>
}

const createLog = (level: string): Logger =>
  pino({
    level,
    redact: ['password', 'token', 'authorization'],
    serializers: { err: errorForLog },
    hooks: { streamWrite: printableLine },
  })

export const createServices = (config: Config): Services => {
  const { environment, databaseUrl } = config
  const pool = createPool(databaseUrl, { connections: 20 })
  // A separate connection pool, so that counting inside a transaction never waits for other transactions that also
  // count.
  const countingPool = createPool(databaseUrl, { connections: 5 })
  const watch = new DatabaseWatch({ databaseUrl, applicationName: 'questboard actions' })
  watch.onSilence(createCut(pool, countingPool))
  const temporalConnection = connectToTemporal(config.temporalAddress)
  return {
    config,
    log: createLog(config.logLevel),
    pool,
    database: createDatabaseOn(pool),
    temporal: new Client({ connection: temporalConnection, namespace: config.temporalNamespace }),
    rateLimit: createRateLimiter(countingPool),
    botCheck: botCheckFromEnvironment(environment),
    payouts: payoutProvidersFromEnvironment(environment),
    cards: cardProviderFromEnvironment(environment),
    files: fileStoreFromEnvironment(environment, config.filesDir),
    games: gameProvidersFromEnvironment(environment),
    codes: createCodeVault(config.codeKeys),
    // In development, the sandbox hosts external websites. In production, requests to internal hosts are blocked.
    publicWeb: createPublicWeb(
      config.sandboxUrl && !config.production ? new URL(config.sandboxUrl).origin : null,
    ),
    async close() {
      const pools = [pool, countingPool].map((each) => each.end())
      await Promise.allSettled([watch.close(), temporalConnection.close(), ...pools])
    },
  }
}
