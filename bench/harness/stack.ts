import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export type RunningStack = {
  readonly url: string
  readonly engineUrl: string
  readonly adminSecret: string
}

type Secrets = { HASURA_GRAPHQL_ADMIN_SECRET: string }

/**
 * Returns the running stack that the environment variables describe, if all are set and the stack responds. Otherwise
 * null.
 */
const found = async (): Promise<RunningStack | null> => {
  const { PUBLIC_URL, HASURA_URL, HASURA_GRAPHQL_ADMIN_SECRET } = process.env
  if (!PUBLIC_URL || !HASURA_URL || !HASURA_GRAPHQL_ADMIN_SECRET) return null
  try {
    const answer = await fetch(`${PUBLIC_URL}/api/health`, { signal: AbortSignal.timeout(5000) })
    if (!answer.ok) return null
  } catch {
    return null
  }
  return {
    url: PUBLIC_URL,
    engineUrl: HASURA_URL,
    adminSecret: HASURA_GRAPHQL_ADMIN_SECRET,
  }
}

export type OwnStack = RunningStack & { readonly dataDir: string; stop(): Promise<void> }

const isReady = /^ready in/m

/** Environment variables that pip and Go need for downloads during a first start. */
const isForFetching = (name: string) => /^(PIP_|GO|SSL_CERT|REQUESTS_CA_BUNDLE|(HTTPS?|NO)_PROXY)/i.test(name)

/** Starts a stack on a folder and waits until the stack is ready. A second start on the same folder is warm. */
export const startStack = (
  dataDir: string,
  port: number,
  clone = root,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnStack> =>
  new Promise((resolve, reject) => {
    const fetching = Object.entries(process.env).filter(([name]) => isForFetching(name))
    const child = spawn(process.execPath, [join(clone, 'stack', 'main.ts'), 'start'], {
      env: {
        ...Object.fromEntries(fetching),
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        ...settings,
        DATA_DIR: dataDir,
        PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const gone = new Promise<void>((ended) => child.once('close', () => ended()))
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM')
      await gone
    }
    let text = ''
    const read = (chunk: unknown): void => {
      const before = isReady.test(text)
      text = (text + String(chunk)).slice(-8000)
      if (before || !isReady.test(text)) return
      const secrets: Secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
      resolve({
        dataDir,
        url: `http://localhost:${port}`,
        engineUrl: `http://127.0.0.1:${port + 2}`,
        adminSecret: secrets.HASURA_GRAPHQL_ADMIN_SECRET,
        stop,
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    // If the stack was ready before the process ended, this has no effect, because the promise is already settled.
    child.once('close', () => reject(new Error(`the stack did not start:\n${text}`)))
  })

/** A temporary folder with a port range that other programs are unlikely to use. */
export const inScratchFolder = async <T>(work: (dataDir: string, port: number) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'questboard-bench-'))
  try {
    return await work(dataDir, 32_000 + Math.floor(Math.random() * 40) * 11)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Uses the stack from the environment variables, otherwise starts one with the demo market. */
export const withStack = async <T>(work: (stack: RunningStack) => Promise<T>): Promise<T> => {
  const running = await found()
  if (running) return work(running)
  return inScratchFolder(async (dataDir, port) => {
    const stack = await startStack(dataDir, port)
    try {
      return await work(stack)
    } finally {
      await stack.stop()
    }
  })
}
