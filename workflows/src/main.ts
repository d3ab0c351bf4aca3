import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  createChannelTokenSealer,
  createDatabase,
  createUnsubscribeTokens,
  errorForLog,
} from '@questboard/database'
import { printableLine } from '@questboard/domain'
import { cardProviderFromEnvironment } from '@questboard/providers/cards'
import { channelProvidersFromEnvironment } from '@questboard/providers/channels'
import { fileStoreFromEnvironment } from '@questboard/providers/files'
import { gameProvidersFromEnvironment } from '@questboard/providers/games'
import { createMailer } from '@questboard/providers/mail'
import { payoutProvidersFromEnvironment } from '@questboard/providers/payouts'
import { createPublicWeb } from '@questboard/providers/public-web'
import { Client } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, TransportError, Worker } from '@temporalio/worker'
import { pino } from 'pino'
import { createActivities } from './activities/index.ts'
import { TASK_QUEUE } from './contract.ts'
import { startDeliveries } from './deliveries/startDeliveries.ts'
import { createFailedRuns } from './failedRuns.ts'
import { keepSchedules } from './schedules.ts'
import { pushUrlOf, readSettings } from './settings.ts'

const settings = readSettings(process.env)
const log = pino({
  level: settings.LOG_LEVEL,
  serializers: { err: errorForLog, error: errorForLog },
  hooks: { streamWrite: printableLine },
})

const toPino = { TRACE: 'trace', DEBUG: 'debug', INFO: 'debug', WARN: 'warn', ERROR: 'error' } as const
const failedRuns = createFailedRuns()
Runtime.install({
  logger: new DefaultLogger('INFO', ({ level, message, meta }) => {
    failedRuns.hear(message, meta)
    log[toPino[level]](meta ?? {}, message)
  }),
  // Forwards the logs of the SDK's native part, which would otherwise be lost.
  telemetryOptions: { logging: { forward: {}, filter: { core: 'WARN', other: 'ERROR' } } },
  shutdownSignals: [],
})

const database = createDatabase(settings.DATABASE_URL, { connections: 20 })
const mailer = createMailer({
  smtpUrl: settings.SMTP_URL,
  from: settings.MAIL_FROM,
  publicUrl: settings.PUBLIC_URL,
})
const unsubscribeTokens = createUnsubscribeTokens(settings.SESSION_SECRET)
// Mails do not wait for Temporal.
const deliveries = startDeliveries({
  database,
  mailer,
  publicUrl: settings.PUBLIC_URL,
  unsubscribeTokens,
  log,
})
/** Retries forever, because Temporal can start later than this process or be unavailable for a while. */
const connect = async (): Promise<NativeConnection> => {
  for (;;) {
    try {
      return await NativeConnection.connect({ address: settings.TEMPORAL_ADDRESS })
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      log.info({ err: error }, 'Temporal does not answer yet')
      await sleep(1000)
    }
  }
}

const connection = await connect()
await keepSchedules(new Client({ connection, namespace: settings.TEMPORAL_NAMESPACE }))
const worker = await Worker.create({
  connection,
  namespace: settings.TEMPORAL_NAMESPACE,
  taskQueue: TASK_QUEUE,
  ...(settings.WORKFLOW_BUNDLE
    ? { workflowBundle: { codePath: settings.WORKFLOW_BUNDLE } }
    : { workflowsPath: fileURLToPath(new URL('./workflows/index.ts', import.meta.url)) }),
  activities: createActivities({
    database,
    mailer,
    files: fileStoreFromEnvironment(process.env, settings.FILES_DIR),
    filesDir: settings.FILES_DIR,
    cards: cardProviderFromEnvironment(process.env),
    channels: channelProvidersFromEnvironment(process.env),
    payouts: payoutProvidersFromEnvironment(process.env),
    games: gameProvidersFromEnvironment(process.env),
    // In development, the sandbox also hosts pictures, so its URL is allowed. In production, no internal URL is ever
    // fetched.
    publicWeb: createPublicWeb(
      settings.SANDBOX_URL && settings.NODE_ENV !== 'production'
        ? new URL(settings.SANDBOX_URL).origin
        : null,
    ),
    channelTokens: createChannelTokenSealer(settings.SESSION_SECRET),
    publicUrl: settings.PUBLIC_URL,
    pushUrl: pushUrlOf(settings),
    sessionSecret: settings.SESSION_SECRET,
    unsubscribeTokens,
    log,
  }),
  maxConcurrentActivityTaskExecutions: 50,
  // Many tasks can run at a time, because short activities run within tasks (firstLocally.ts) and mostly wait.
  maxConcurrentWorkflowTaskExecutions: 100,
  // Few workflows are cached, because most runs sleep for days. Caching a run takes a third of a megabyte, but
  // replaying it takes only milliseconds.
  maxCachedWorkflows: 250,
  shutdownGraceTime: '10 seconds',
})

const health = createServer((_request, response) => {
  const state = worker.getState()
  response.writeHead(state === 'RUNNING' ? 200 : 503, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({
      status: state === 'RUNNING' ? 'ok' : 'down',
      detail: state,
      ...worker.getStatus(),
      ...failedRuns.state(),
    }),
  )
})
health.listen(settings.PORT, settings.HOST)

const stop = (): void => {
  if (worker.getState() === 'RUNNING') worker.shutdown()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

log.info({ taskQueue: TASK_QUEUE }, 'the worker is polling')
try {
  await worker.run()
} finally {
  health.close()
  await deliveries.stop()
  mailer.close()
  await Promise.allSettled([connection.close(), database.destroy()])
}
