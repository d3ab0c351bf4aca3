import { connect } from 'node:net'
import { isTemporalAway } from '@questboard/workflows/client'
import { request as httpRequest } from 'undici'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import {
  Degraded,
  lookForFailingRuns,
  lookForOverdueRows,
  readTemporalStorage,
  remembered,
} from './stuckMarket.ts'

type Component = { readonly status: 'ok' | 'degraded' | 'down'; readonly detail: string }
type Health = { readonly status: 'ok' | 'degraded'; readonly components: Readonly<Record<string, Component>> }
type Check = () => Promise<string>

const PATIENCE_MS = 2_000
/** The timeout of one component's check, shorter than the whole health check, so that its reason is reported. */
const TEMPORAL_PATIENCE_MS = 1_800

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS).unref()
    }),
  ])

const checked = async (check: Check): Promise<Component> => {
  try {
    return { status: 'ok', detail: await inTime(check()) }
  } catch (error) {
    const status = error instanceof Degraded ? 'degraded' : 'down'
    return {
      status,
      detail: error instanceof Error ? error.message || error.name : 'failed without a message',
    }
  }
}

const page = async (url: string): Promise<string> => {
  const { statusCode, body } = await httpRequest(url, {
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
  })
  const text = (await body.text()).slice(0, 200)
  if (statusCode >= 300) throw new Error(`answered ${statusCode}: ${text}`)
  return text
}

const greeting = (smtpUrl: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(smtpUrl)
    const socket = connect({ host: hostname, port: Number(port || 25) })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no greeting from the mail server')))
    socket.once('error', reject)
    socket.once('data', (line) => {
      socket.end('QUIT\r\n')
      resolve(line.toString().trim().slice(0, 100))
    })
  })

/** The components that every installation has. */
const partsOf = ({ config, pool, database, temporal, files }: Services): Record<string, Check> => {
  const startedAt = new Date()
  const askTemporal = <T>(ask: () => Promise<T>): Promise<T> =>
    temporal.connection.withDeadline(Date.now() + TEMPORAL_PATIENCE_MS, ask).catch((error: unknown) => {
      throw isTemporalAway(error) ? new Error('does not respond') : error
    })
  const failingRuns = () => askTemporal(() => lookForFailingRuns(temporal, config.workerUrl))
  return {
    postgres: async () => {
      const { rows } = await pool.query<{ version: string }>(
        `select current_setting('server_version') as version`,
      )
      return `Postgres ${rows[0]?.version ?? ''}`
    },
    engine: async () => {
      const text = await page(`${config.hasuraUrl}/healthz`)
      if (text !== 'OK') throw new Error(text)
      return 'consistent metadata'
    },
    temporal: async () => {
      const { workflowService } = temporal.connection
      const [{ serverVersion }] = await askTemporal(() =>
        Promise.all([workflowService.getSystemInfo({}), readTemporalStorage(temporal)]),
      )
      return `Temporal ${serverVersion}`
    },
    deadlines: remembered(() => lookForOverdueRows(database, startedAt), config.marketEveryMs),
    workflows: remembered(failingRuns, config.marketEveryMs),
    files: () => files.check(),
  }
}

/** Services whose URL comes from the settings. */
const neighboursOf = ({ workerUrl, actionsUrl, sandboxUrl, smtpUrl }: Config): Record<string, Check> => {
  const answering = {
    worker: [workerUrl, 'polling'],
    actions: [actionsUrl, 'answers'],
    sandbox: [sandboxUrl, 'answers'],
  } as const
  const checks: Record<string, Check> = {}
  for (const [name, [url, word]] of Object.entries(answering))
    if (url) checks[name] = () => page(`${url}/health`).then(() => word)
  if (smtpUrl) checks.mail = () => greeting(smtpUrl)
  return checks
}

/** Checks every component on request, and checks for stuck rows and workflows at intervals. */
export const createHealth = (services: Services): (() => Promise<Health>) => {
  const checks = { ...partsOf(services), ...neighboursOf(services.config) }
  const look = async (): Promise<Health> => {
    const names = Object.keys(checks)
    const components = await Promise.all(Object.values(checks).map(checked))
    const status = components.every((component) => component.status === 'ok') ? 'ok' : 'degraded'
    return {
      status,
      components: Object.fromEntries(components.map((component, index) => [names[index], component])),
    }
  }
  let looking: Promise<Health> | undefined
  // Simultaneous requests share one check.
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}
