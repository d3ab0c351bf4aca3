import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export type RunningStack = {
  readonly url: string
  readonly engineUrl: string
  readonly adminSecret: string
  stop(): Promise<void>
}

type Secrets = { HASURA_GRAPHQL_ADMIN_SECRET: string }

/** The stack that the environment names, where all of it answers. */
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
    stop: async () => {},
  }
}

/** A stack of its own with the demo market, in a folder that is thrown away. */
const started = (): Promise<RunningStack> =>
  new Promise((resolve, reject) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'questboard-bench-'))
    const port = 32_000 + Math.floor(Math.random() * 500) * 10
    const child = spawn(process.execPath, [join(root, 'stack', 'main.ts'), 'start'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const gone = new Promise<void>((ended) => child.once('close', () => ended()))
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    }
    let text = ''
    let isReady = false
    const read = (chunk: unknown): void => {
      text = (text + String(chunk)).slice(-8000)
      if (isReady || !/^ready in/m.test(text)) return
      isReady = true
      const secrets: Secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
      const adminSecret = secrets.HASURA_GRAPHQL_ADMIN_SECRET
      resolve({
        url: `http://localhost:${port}`,
        engineUrl: `http://127.0.0.1:${port + 2}`,
        adminSecret,
        stop,
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('close', () => {
      if (isReady) return
      rmSync(dataDir, { recursive: true, force: true })
      reject(new Error(`the stack did not start:\n${text}`))
    })
  })

export const findOrStartStack = async (): Promise<RunningStack> => (await found()) ?? (await started())
