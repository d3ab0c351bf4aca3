import type { Pool } from 'pg'
import { actionStore, createEnqueueAction } from './actions/asyncStore.ts'
import { createCallAction } from './actions/callAction.ts'
import type { Core } from './contract.ts'
import { createCore } from './core.ts'
import { cronStore } from './cron/deliver.ts'
import { materialise } from './cron/schedule.ts'
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
import { type Inconsistency, lines, shown } from './metadata/inconsistency.ts'
import { loadMetadata } from './metadata/loadMetadata.ts'
import type { Metadata } from './metadata/types.ts'
import { without } from './metadata/without.ts'
import { createPool, databaseUrlOf, prepares, reach } from './pool.ts'
import { folderProblems } from './problems.ts'
import type { Generation, Runtime } from './runtime.ts'
import { createAuthenticate } from './session/authenticate.ts'
import { type EngineSettings, type Environment, readSettings } from './settings.ts'
import { createSubscriptions } from './subscriptions/server.ts'
import { webhookProblems } from './webhook/check.ts'

export class InconsistentMetadata extends Error {
  constructor(inconsistencies: readonly Inconsistency[]) {
    super(lines(inconsistencies).join('\n'))
  }
}

export type EngineOptions = {
  readonly metadataDirectory: string
  /** Hasura's environment variables (settings.ts), and the variables that the metadata's templates use. */
  readonly environment: Environment
  readonly log?: Log
  /** Serves paths that the engine itself does not serve, such as the console's. */
  readonly fallback?: Fallback
}

export type Engine = {
  readonly url: string
  readonly port: number
  readonly runtime: Runtime
  /** Sends a POST to `url` from the same process, without a network connection. */
  readonly ask: (question: Question) => Asked
  /** Lets running work finish within the graceful shutdown time, then releases all resources. */
  readonly close: () => Promise<void>
}

/** Reads the metadata, prepares the catalog schema and starts serving. Throws one-line errors. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const { environment } = options
  const settings = readSettings(environment)
  const log =
    options.log ?? createLog(environment.HASURA_GRAPHQL_LOG_LEVEL, (line) => process.stdout.write(line))
  const { authenticate, verifiers } = createAuthenticate(settings.auth)
  const first = loadMetadata(options.metadataDirectory)
  const databaseUrl = databaseUrlOf(first.source, settings, environment)
  const pool = createPool(databaseUrl, first.source.connection, settings)
  const healthPool = createPool(databaseUrl, { ...first.source.connection, poolSize: 1 }, settings)
  const pools = [pool, healthPool]
  for (const each of pools) each.on('error', (error) => log('warn', 'pool', error.message))
  try {
    await reach(pool)
    await ensureCatalogTables(pool, first.source.connection.extensionsSchema)
    const surroundings = { pool, settings, environment, log }
    let generation = await createGeneration(first, undefined, surroundings)
    const reload = oneAtATime(async () => {
      generation = await createGeneration(loadMetadata(options.metadataDirectory), generation, surroundings)
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
      // Keep-alive connections become idle one by one, when their last response has been sent.
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

/** A core that only describes its schema, for code generation. It serves, writes and delivers nothing. */
export async function createOfflineCore(
  directory: string,
  environment: Environment,
): Promise<{ readonly core: Core; readonly close: () => Promise<void> }> {
  const settings = readSettings(environment)
  const metadata = loadMetadata(directory)
  const databaseUrl = databaseUrlOf(metadata.source, settings, environment)
  const pool = createPool(databaseUrl, { ...metadata.source.connection, poolSize: 2 }, settings)
  const refuse = () => Promise.reject(new Error('the offline core runs no actions'))
  try {
    await reach(pool)
    const handlers = { callAction: refuse, enqueueAction: refuse }
    const core = await createCore({ metadata, pool, settings: settings.core, ...handlers })
    const inconsistencies = [...metadata.inconsistencies, ...core.inconsistencies]
    if (inconsistencies.length > 0 && !settings.allowInconsistent)
      throw new InconsistentMetadata(inconsistencies)
    return { core, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Two simultaneous reloads of the metadata would race for the triggers. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.catch(() => {}).then(work)
    return last
  }
}

type Surroundings = {
  readonly pool: Pool
  readonly settings: EngineSettings
  readonly environment: Environment
  readonly log: Log
}

async function createGeneration(
  metadata: Metadata,
  previous: Generation | undefined,
  { pool, settings, environment, log }: Surroundings,
): Promise<Generation> {
  const { configuredHeadersWin } = settings
  const outside = [...folderProblems(metadata), ...webhookProblems(metadata, environment)]
  const core = await createCore({
    metadata: { ...metadata, actions: without(metadata, outside).actions },
    pool,
    settings: { ...settings.core, preparedStatements: prepares(metadata.source.connection, settings) },
    callAction: createCallAction({ environment, configuredHeadersWin, customTypes: metadata.customTypes }),
    enqueueAction: createEnqueueAction(pool),
  })
  const inconsistencies = [...outside, ...core.inconsistencies]
  // At startup, inconsistent metadata is an error before any trigger is changed. A reload serves the consistent part,
  // as Hasura does.
  if (previous === undefined && inconsistencies.length > 0 && !settings.allowInconsistent)
    throw new InconsistentMetadata(inconsistencies)
  logFindings(metadata, inconsistencies, previous, log)
  const served = without(metadata, inconsistencies)
  // Triggers whose webhook URL is currently unknown still record changes.
  await installTriggers(pool, without(metadata, core.inconsistencies), metadata)
  await materialise(pool, served.cronTriggers)
  const allowList = settings.allowList ? createAllowList(metadata.allowList) : undefined
  return { metadata: served, inconsistencies, core, allowList, number: (previous?.number ?? 0) + 1 }
}

/** Logs each warning once, and inconsistent objects in Hasura's format. */
function logFindings(
  { source, warnings, exported }: Metadata,
  inconsistencies: readonly Inconsistency[],
  previous: Generation | undefined,
  log: Log,
): void {
  for (const warning of warnings)
    if (!previous?.metadata.warnings.includes(warning)) log('warn', 'metadata', warning)
  if (inconsistencies.length === 0) return
  const objects = inconsistencies.map((one) => shown(one, source.name, exported))
  log('warn', 'metadata', { message: 'Inconsistent Metadata!', info: { objects } })
}

const refillMs = 60_000

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
