import { connect } from 'node:net'
import { request as httpRequest } from 'undici'
import { isAway } from '../lib/isAway.ts'
import type { Services } from '../services.ts'

type Component = { readonly status: 'ok' | 'down'; readonly detail: string }
type Health = { readonly status: 'ok' | 'degraded'; readonly components: Readonly<Record<string, Component>> }
type Check = () => Promise<string>

const PATIENCE_MS = 2_000

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
    return { status: 'down', detail: error instanceof Error ? error.message || error.name : 'it failed' }
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
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no greeting')))
    socket.once('error', reject)
    socket.once('data', (line) => {
      socket.end('QUIT\r\n')
      resolve(line.toString().trim().slice(0, 100))
    })
  })

/** Asks every part that the product needs, now. */
export const createHealth = (services: Services): (() => Promise<Health>) => {
  const { config, pool, temporal } = services
  const checks: Record<string, Check> = {
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
      const asked = temporal.connection.withDeadline(Date.now() + PATIENCE_MS, () =>
        temporal.connection.workflowService.getSystemInfo({}),
      )
      const answer = await asked.catch((error: unknown) => {
        throw isAway(error) ? new Error('does not answer') : error
      })
      return `Temporal ${answer.serverVersion}`
    },
    files: () => services.files.check(),
  }
  const { workerUrl, smtpUrl, sandboxUrl } = config
  if (workerUrl)
    checks.worker = async () => {
      await page(`${workerUrl}/health`)
      return 'polling'
    }
  if (smtpUrl) checks.mail = () => greeting(smtpUrl)
  if (sandboxUrl)
    checks.sandbox = async () => {
      await page(`${sandboxUrl}/health`)
      return 'answers'
    }
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
  // However many ask at once, each part is asked once.
  return () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}
