import type { Pool } from 'pg'
import { actionStore, createEnqueueAction } from './actions/asyncStore.ts'
import { createCallAction } from './actions/callAction.ts'
import type { Core, Inconsistency } from './contract.ts'
import { createCore } from './core.ts'
import { cronStore } from './cron/deliver.ts'
import { checkSchedules, materialise } from './cron/schedule.ts'
import { ensureCatalogTables } from './events/catalogTables.ts'
import { eventStore } from './events/deliver.ts'
import { installTriggers } from './events/install.ts'
import { startWorker, type Worker } from './events/jobs.ts'
import { listen as listenToDatabase } from './events/listen.ts'
import { createHealthCheck } from './http/health.ts'
import { type Asked, createAsk, type Question } from './http/inProcess.ts'
import { createAllowList } from './http/operationLimits.ts'
import { createRoutes } from './http/routes.ts'
import { createHttpServer, type Fallback, listen } from './http/server.ts'
import { createLog, type Log } from './log.ts'
import { loadMetadata } from './metadata/loadMetadata.ts'
import type { Metadata } from './metadata/types.ts'
import { createPool, databaseUrlOf, prepares, reach } from './pool.ts'
import type { Generation, Runtime } from './runtime.ts'
import { createAuthenticate } from './session/authenticate.ts'
import { type EngineSettings, type Environment, readSettings } from './settings.ts'
import { createSubscriptions } from './subscriptions/server.ts'
import { checkWebhooks } from './webhook/check.ts'

/** What of the metadata does not fit the database, a line each. */
export class InconsistentMetadata extends Error {
  constructor(inconsistencies: readonly Inconsistency[]) {
    super(inconsistencies.map(({ file, object, reason }) => `${file}: ${object}: ${reason}`).join('\n'))
  }
}

export type EngineOptions = {
  readonly metadataDirectory: string
  /** Hasura's environment variables (settings.ts), and those that the metadata's templates name. */
  readonly environment: Environment
  readonly log?: Log
  /** Serves further paths, as the console does. */
  readonly fallback?: Fallback
}

export type Engine = {
  readonly url: string
  readonly port: number
  readonly runtime: Runtime
  /** For who is in the same process: as a POST to `url`, with no wire in between. */
  readonly ask: (question: Question) => Asked
  /** Finishes what is under way, up to the graceful shutdown's time, and frees everything. */
  readonly close: () => Promise<void>
}

/** Reads the metadata, prepares the database's catalog, and serves; throws one-line errors for what is wrong. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { environment } = options
  const settings = readSettings(environment)
  const log =
    options.log ?? createLog(environment.HASURA_GRAPHQL_LOG_LEVEL, (line) => process.stdout.write(line))
  const { authenticate, verifiers } = createAuthenticate(settings.auth)
  const first = readMetadata(options)
  const databaseUrl = databaseUrlOf(first.source, settings, environment)
  const pool = createPool(databaseUrl, first.source.connection, settings)
  const healthPool = createPool(databaseUrl, { ...first.source.connection, poolSize: 1 }, settings)
  const pools = [pool, healthPool]
  for (const each of pools) each.on('error', (error) => log('warn', 'pool', error.message))
  try {
    await reach(pool)
    await ensureCatalogTables(pool)
    let generation = await createGeneration(first, 1, pool, settings, environment)
    const reload = oneAtATime(async () => {
      const next = generation.number + 1
      generation = await createGeneration(readMetadata(options), next, pool, settings, environment)
      if (settings.webSocket.closeOnMetadataChange) subscriptions.restart()
    })
    const runtime: Runtime = {
      settings,
      pool,
      log,
      authenticate,
      reachesDatabase: createHealthCheck(healthPool),
      current: () => generation,
      reload,
    }
    const workers = startWorkers(runtime, databaseUrl, environment)
    const routes = createRoutes(runtime, verifiers)
    const server = createHttpServer(runtime, routes, options.fallback)
    const subscriptions = createSubscriptions(runtime)
    server.on('upgrade', subscriptions.upgrade)
    const port = await listen(server, settings.host, settings.port).catch(async (error: unknown) => {
      await workers.stop(0)
      throw error
    })
    const close = async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      // Connections that are kept alive become idle one by one, as their last answer goes out.
      const sweeping = setInterval(() => server.closeIdleConnections(), 50)
      subscriptions.close()
      const patience = setTimeout(() => server.closeAllConnections(), settings.gracefulShutdownMs)
      await Promise.all([closed, workers.stop(settings.gracefulShutdownMs)])
      clearTimeout(patience)
      clearInterval(sweeping)
      await Promise.all(pools.map((each) => each.end()))
    }
    return { url: `http://${settings.host}:${port}`, port, runtime, ask: createAsk(runtime, routes), close }
  } catch (error) {
    await Promise.allSettled(pools.map((each) => each.end()))
    throw error
  }
}

/** A core that only describes itself (the schema for code generation): it serves, writes and delivers nothing. */
export async function createOfflineCore(
  directory: string,
  environment: Environment,
): Promise<{ readonly core: Core; readonly close: () => Promise<void> }> {
  const settings = readSettings(environment)
  const metadata = loadMetadata(directory)
  const databaseUrl = databaseUrlOf(metadata.source, settings, environment)
  const pool = createPool(databaseUrl, { ...metadata.source.connection, poolSize: 2 }, settings)
  pool.on('error', () => {})
  const refuse = () => Promise.reject(new Error('nothing runs here'))
  try {
    await reach(pool)
    const handlers = { callAction: refuse, enqueueAction: refuse }
    const core = await createCore({ metadata, pool, settings: settings.core, ...handlers })
    if (core.inconsistencies.length > 0) throw new InconsistentMetadata(core.inconsistencies)
    return { core, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Two readings of the metadata at once would race for the triggers. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.catch(() => {}).then(work)
    return last
  }
}

function readMetadata({ metadataDirectory, environment }: EngineOptions): Metadata {
  const metadata = loadMetadata(metadataDirectory)
  checkWebhooks(metadata, environment)
  checkSchedules(metadata.cronTriggers)
  return metadata
}

async function createGeneration(
  metadata: Metadata,
  number: number,
  pool: Pool,
  settings: EngineSettings,
  environment: Environment,
): Promise<Generation> {
  const { configuredHeadersWin } = settings
  const core = await createCore({
    metadata,
    pool,
    settings: { ...settings.core, preparedStatements: prepares(metadata.source.connection, settings) },
    callAction: createCallAction({ environment, configuredHeadersWin, customTypes: metadata.customTypes }),
    enqueueAction: createEnqueueAction(pool),
  })
  // A start refuses what does not fit, before it touches the triggers; a later reading serves what is left, as Hasura does.
  if (number === 1 && core.inconsistencies.length > 0) throw new InconsistentMetadata(core.inconsistencies)
  await installTriggers(pool, metadata)
  await materialise(pool, metadata.cronTriggers)
  const allowList = settings.allowList ? createAllowList(metadata.allowList) : undefined
  return { metadata, core, allowList, number }
}

const refillMs = 60_000

/** Everything that works off the database's queues. */
function startWorkers(runtime: Runtime, databaseUrl: string, environment: Environment) {
  const { settings, pool, log } = runtime
  const { intervalMs, batchSize, concurrency } = settings.events
  const options = { intervalMs, batchSize, concurrency, log }
  const events = startWorker(eventStore(runtime, environment), { ...options, name: 'event-trigger' })
  const cron = startWorker(cronStore(runtime, environment), { ...options, name: 'cron-trigger' })
  const workers: Worker[] = [events, cron]
  const wakes: Record<string, () => void> = { hdb_event: events.wake }
  if (settings.asyncActionsIntervalMs > 0) {
    const webhook = { environment, configuredHeadersWin: settings.configuredHeadersWin }
    const asynchronous = { ...options, name: 'async-action', intervalMs: settings.asyncActionsIntervalMs }
    const actions = startWorker(actionStore(runtime, webhook), asynchronous)
    workers.push(actions)
    wakes.hdb_action = actions.wake
  }
  const listener = listenToDatabase(databaseUrl, wakes, log)
  const refilling = setInterval(() => {
    materialise(pool, runtime.current().metadata.cronTriggers).catch((error) =>
      log('error', 'cron-trigger', error),
    )
  }, refillMs)
  return {
    async stop(graceMs: number) {
      clearInterval(refilling)
      await Promise.all([listener.stop(), ...workers.map((worker) => worker.stop(graceMs))])
    },
  }
}
