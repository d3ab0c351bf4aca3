import {
  createCut,
  createDatabaseOn,
  createPool,
  createRateLimiter,
  type Database,
  errorForLog,
  type RateLimiter,
} from '@questboard/database'
import { printableLine } from '@questboard/domain'
import { type BotCheck, botCheckFromEnvironment } from '@questboard/providers/bot-check'
import { type CardProvider, cardProviderFromEnvironment } from '@questboard/providers/cards'
import { type ChannelProviders, channelProvidersFromEnvironment } from '@questboard/providers/channels'
import { type Countries, createCountries } from '@questboard/providers/countries'
import { type FileStore, fileStoreFromEnvironment } from '@questboard/providers/files'
import { type PayoutProviders, payoutProvidersFromEnvironment } from '@questboard/providers/payouts'
import { connectToTemporal } from '@questboard/workflows/client'
import { Client } from '@temporalio/client'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { cookieNames } from './auth/cookieNames.ts'
import { type SessionChanges, watchSessionChanges } from './auth/sessionChanges.ts'
import { Sessions } from './auth/sessions.ts'
import { SigningKeys } from './auth/signingKeys.ts'
import type { Config } from './config.ts'
import { createTrust, type TrustsHop } from './graphql/clientAddress.ts'
import { createEngineConnections } from './graphql/engineConnections.ts'
import type { EngineLink } from './graphql/engineLink.ts'
import { watchEngine } from './graphql/engineWatch.ts'
import { type MountedEngine, mountEngine } from './graphql/mountedEngine.ts'
import { createTurns, type Turns } from './graphql/turns.ts'

/** Created once when the process starts and passed to the routes. */
export type Services = {
  readonly config: Config
  readonly log: Logger
  readonly pool: Pool
  readonly database: Database
  readonly engine: EngineLink
  readonly temporal: Client
  readonly turns: Turns
  readonly sessions: Sessions
  readonly sessionChanges: SessionChanges
  readonly signingKeys: SigningKeys
  readonly rateLimit: RateLimiter
  readonly channels: ChannelProviders
  readonly botCheck: BotCheck
  readonly files: FileStore
  readonly countries: Countries
  /** True for IP addresses of our own proxies. */
  readonly trustsHop: TrustsHop
  readonly payouts: PayoutProviders
  /** The card provider. Null if none is configured. */
  readonly cards: CardProvider | null
  close(): Promise<void>
}

/** Simultaneous requests per person. A browser opens six connections to a site, and the engine fifty to Postgres. */
const TURNS = { atOnce: 10, mostInLine: 500 }

const createLog = (level: string): Logger =>
  pino({
    level,
    redact: ['password', 'token', 'authorization', 'cookie'],
    serializers: { err: errorForLog },
    hooks: { streamWrite: printableLine },
  })

export const createServices = (config: Config, mounted?: MountedEngine): Services => {
  const { environment, databaseUrl } = config
  const log = createLog(config.logLevel)
  const pool = createPool(databaseUrl, { connections: 20 })
  // A separate connection pool, so that counting inside a transaction never waits for other transactions that also
  // count.
  const countingPool = createPool(databaseUrl, { connections: 5 })
  const sessionChanges = watchSessionChanges(databaseUrl, log)
  sessionChanges.onSilence(createCut(pool, countingPool))
  const engine = mounted ? mountEngine(mounted) : createEngineConnections(config.hasuraUrl)
  const stopWatching = watchEngine(engine, config.hasuraUrl)
  const temporalConnection = connectToTemporal(config.temporalAddress)
  return {
    config,
    log,
    pool,
    database: createDatabaseOn(pool),
    engine,
    temporal: new Client({ connection: temporalConnection, namespace: config.temporalNamespace }),
    turns: createTurns(TURNS.atOnce, TURNS.mostInLine),
    sessions: new Sessions(pool, sessionChanges, cookieNames(config.secureCookies).session),
    sessionChanges,
    signingKeys: new SigningKeys(pool, config.sessionSecret),
    rateLimit: createRateLimiter(countingPool),
    trustsHop: createTrust(config.trustProxy),
    channels: channelProvidersFromEnvironment(environment),
    botCheck: botCheckFromEnvironment(environment),
    payouts: payoutProvidersFromEnvironment(environment),
    cards: cardProviderFromEnvironment(environment),
    files: fileStoreFromEnvironment(environment, config.filesDir),
    countries: createCountries(),
    async close() {
      stopWatching()
      const pools = [pool, countingPool].map((each) => each.end())
      await Promise.allSettled([engine.close(), sessionChanges.close(), temporalConnection.close(), ...pools])
    },
  }
}
