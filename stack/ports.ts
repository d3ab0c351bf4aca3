import { createServer } from 'node:net'
import type { Settings } from './env.ts'
import { Fault, hasCode } from './fault.ts'
import { holderOf } from './processes.ts'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (hasCode(error, 'EADDRINUSE') ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** All ports of this stack with the names of their settings. */
export function portsOf(settings: Settings): [setting: string, port: number][] {
  const names = [
    'PORT',
    'POSTGRES_PORT',
    'ENGINE_PORT',
    'TEMPORAL_PORT',
    'TEMPORAL_UI_PORT',
    'TEMPORAL_HTTP_PORT',
    'TEMPORAL_METRICS_PORT',
    'SANDBOX_PORT',
    'SMTP_PORT',
    'WORKER_PORT',
    'ACTIONS_PORT',
    'GATEWAY_PORT',
  ] as const
  const all = names.map((name): [string, number] => [name, settings[name]])
  return all.filter(([name]) => name !== 'GATEWAY_PORT' || settings.GATEWAY_PORT !== settings.PORT)
}

export async function refuseTakenPorts(settings: Settings): Promise<void> {
  const seen = new Map<number, string>()
  for (const [setting, port] of portsOf(settings)) {
    const other = seen.get(port)
    if (other) throw new Fault(`${setting} and ${other} are both ${port}: give each its own port.`)
    seen.set(port, setting)
    if (await isFree(port)) continue
    const holder = holderOf(port) ?? 'another program'
    throw new Fault(
      `Port ${port} (${setting}) is taken by ${holder}. Stop it, or start Questboard elsewhere: PORT=${settings.PORT + 100} npm start`,
    )
  }
}

/**
 * Finds the first of `count` consecutive free ports. Two test runs search different ranges, and tests of single servers
 * search a higher range.
 */
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const first = 10_000 + Math.floor(Math.random() * 9_900)
    const free = await Promise.all(Array.from({ length: count }, (_, n) => isFree(first + n)))
    if (free.every(Boolean)) return first
  }
  throw new Fault('This machine has no range of free ports. Stop some programs and try again.')
}
