import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const CLI = join(import.meta.dirname, '../../src/cli.mjs')

export const SECRET = 'test-admin-secret'

export type Server = {
  readonly url: string
  readonly port: number
  readonly isAlive: () => boolean
  readonly residentBytes: () => number
  /** The CPU time of the process, which does not depend on other load. */
  readonly cpuSeconds: () => number
  readonly output: () => string
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * Chooses a port below the range of outgoing connections, because one of these could take the port before the server
 * listens.
 */
export const freePort = async (): Promise<number> => {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  return (await isFree(port)) ? port : freePort()
}

const isHealthy = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}

export type ServerOptions = {
  readonly metadata: string
  readonly databaseUrl: string
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the engine as users do: as a program with its command. */
export const startServer = async ({ metadata, databaseUrl, env = {} }: ServerOptions): Promise<Server> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [CLI, 'serve', '--metadata', metadata], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
      HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
      PORT: String(port),
      ...env,
    },
  })
  let output = ''
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (!isAlive()) return
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    child.kill(signal)
    const timer = setTimeout(() => child.kill('SIGKILL'), 8000)
    await gone
    clearTimeout(timer)
  }
  for (const limit = Date.now() + 30_000; !(await isHealthy(url)); await sleep(50)) {
    if (!isAlive()) throw new Error(`the engine ended at its start:\n${output}`)
    if (Date.now() > limit) {
      await stop('SIGKILL')
      throw new Error(`the engine was not healthy within 30 s:\n${output}`)
    }
  }
  return {
    url,
    port,
    isAlive,
    residentBytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    cpuSeconds: () => {
      // The process name in parentheses can contain spaces. The CPU times are in hundredths of a second.
      const figures = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(figures[11]) + Number(figures[12])) / 100
    },
    output: () => output,
    stop,
  }
}

export type Reply = { readonly status: number; readonly text: string }

export const postRaw = async (
  server: Server,
  body: string | Uint8Array<ArrayBuffer>,
  path = '/v1/graphql',
): Promise<Reply> => {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': SECRET },
    body,
    signal: AbortSignal.timeout(30_000),
  })
  return { status: response.status, text: await response.text() }
}

export const post = (server: Server, query: string, variables?: unknown): Promise<Reply> =>
  postRaw(server, JSON.stringify({ query, variables }))
