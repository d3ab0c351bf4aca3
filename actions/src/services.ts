import { createDatabaseOn, createPool, type Database, errorForLog } from '@questboard/database'
import { printableLine } from '@questboard/domain'
import { type BotCheck, botCheckFromEnvironment } from '@questboard/providers/bot-check'
import { type ChannelProviders, channelProvidersFromEnvironment } from '@questboard/providers/channels'
import { type Countries, createCountries } from '@questboard/providers/countries'
import { type FileStore, fileStoreFromEnvironment } from '@questboard/providers/files'
import { type PayoutProvider, payoutProviderFromEnvironment } from '@questboard/providers/payouts'
import { createPublicWeb, type PublicWeb } from '@questboard/providers/public-web'
import { Client } from '@temporalio/client'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { cookieNames } from './auth/cookieNames.ts'
import { type SessionChanges, watchSessionChanges } from './auth/sessionChanges.ts'
import { createSessions, type Sessions } from './auth/sessions.ts'
import { createSigningKeys, type SigningKeys } from './auth/signingKeys.ts'
import type { Config } from './config.ts'
import { createTrust, type TrustsHop } from './gateway/clientAddress.ts'
import { createEngineConnections } from './gateway/engineConnections.ts'
import type { EngineLink } from './gateway/engineLink.ts'
import { watchEngine } from './gateway/engineWatch.ts'
import { type MountedEngine, mountEngine } from './gateway/mountedEngine.ts'
import { createTurns, type Turns } from './gateway/turns.ts'
import { readCookie } from './lib/cookies.ts'
import { createCut } from './lib/cutConnections.ts'
import { createRateLimit, type RateLimit } from './lib/rateLimit.ts'
import { connectToTemporal } from './lib/temporalConnection.ts'

/** What the routes and handlers are given: made once at the start. */
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
  readonly rateLimit: RateLimit
  readonly channels: ChannelProviders
  readonly botCheck: BotCheck
  readonly publicWeb: PublicWeb
  readonly files: FileStore
  readonly countries: Countries
  /** Which hops are proxies of ours. */
  readonly trustsHop: TrustsHop
  /** null where no payout service is set up. */
  readonly payouts: PayoutProvider | null
  close(): Promise<void>
}

/** A browser has six connections to a site; the engine has fifty to the database. */
const TURNS = { atOnce: 10, mostInLine: 500 }

export const createServices = (config: Config, mounted?: MountedEngine): Services => {
  const log = pino({
    level: config.logLevel,
    redact: ['password', 'token', 'authorization', 'cookie'],
    serializers: { err: errorForLog },
    hooks: { streamWrite: printableLine },
  })
  const pool = createPool(config.databaseUrl, { connections: 20 })
  // Its own: actions count while their transaction holds a connection, and must not wait for each other's.
  const countingPool = createPool(config.databaseUrl, { connections: 5 })
  const sessionChanges = watchSessionChanges(config.databaseUrl, log)
  const engine = mounted ? mountEngine(mounted) : createEngineConnections(config.hasuraUrl)
  sessionChanges.onSilence(createCut(pool, countingPool))
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
    sessions: createSessions(pool, sessionChanges, cookieNames(config.secureCookies).session, readCookie),
    sessionChanges,
    signingKeys: createSigningKeys(pool, config.sessionSecret),
    rateLimit: createRateLimit(countingPool),
    trustsHop: createTrust(config.trustProxy),
    channels: channelProvidersFromEnvironment(config.environment),
    botCheck: botCheckFromEnvironment(config.environment),
    payouts: payoutProviderFromEnvironment(config.environment),
    files: fileStoreFromEnvironment(config.environment, config.filesDir),
    countries: createCountries(),
    // The sandbox plays somebody's web site; in production nothing internal is ever fetched.
    publicWeb: createPublicWeb(
      config.sandboxUrl && !config.production ? new URL(config.sandboxUrl).origin : null,
    ),
    async close() {
      stopWatching()
      await Promise.allSettled([
        engine.close(),
        sessionChanges.close(),
        temporalConnection.close(),
        pool.end(),
        countingPool.end(),
      ])
    },
  }
}
