/** The services of a running stack, how to kill each one, and how to check that all of them work. */
import { readFileSync } from 'node:fs'
import { leftOn } from './copies.ts'

/** For each service: the command that identifies its process, and the components that are unhealthy while it is down. */
export const parts = {
  postgres: { program: 'postgres -D', ill: ['postgres', 'engine'] },
  temporal: { program: 'server start-dev', ill: ['temporal'] },
  worker: { program: 'workflows/src/main.ts', ill: ['worker'] },
  sandbox: { program: 'sandbox/src/main.ts', ill: ['mail', 'sandbox'] },
  /** The engine and the actions run in the gateway's process, so nothing responds while that process is down. */
  gateway: { program: 'stack/gateway.ts', ill: [] },
} as const

export type Part = keyof typeof parts

export const isPart = (name: string): name is Part => Object.hasOwn(parts, name)

export function killPart(folder: string, part: Part): void {
  const { program } = parts[part]
  const pid = leftOn(folder).find((each) =>
    readFileSync(`/proc/${each}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(program),
  )
  if (!pid) throw new Error(`no process of ${program} was found`)
  process.kill(pid, 'SIGKILL')
}

export type Health = {
  readonly status: string
  readonly components: Readonly<Record<string, { readonly status: string; readonly detail?: string }>>
}

/** The health report. Undefined if there is no response. */
export async function healthAt(url: string): Promise<Health | undefined> {
  const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(
    () => undefined,
  )
  const text = await response?.text().catch(() => undefined)
  if (response === undefined || text === undefined) return undefined
  const health: Health = JSON.parse(text)
  if (response.status !== (health.status === 'ok' ? 200 : 503))
    throw new Error(`health answered ${response.status} with ${text}`)
  return health
}

/** Sends a query that needs the gateway, the engine and Postgres. */
async function answersQueries(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/gql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ query: '{ game(limit: 1) { id } }' }),
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined)
  return response?.ok === true && (await response.text()).startsWith('{"data"')
}

export const isWell = async (url: string): Promise<boolean> =>
  (await healthAt(url))?.status === 'ok' && (await answersQueries(url))
