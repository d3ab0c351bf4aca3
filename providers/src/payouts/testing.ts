import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0))
    })
  })

export type PlayedVendors = {
  readonly url: string
  /** Makes the next requests to this path fail in the given way. */
  readonly fail: (vendor: string, kind: string, times?: number, path?: string) => Promise<void>
  /** Simulates a person's action on a payout, on the vendor's page. */
  readonly act: (vendor: string, id: string, action: string) => Promise<void>
  /** Kills the simulated vendor and restarts it with the same books. */
  readonly restart: () => Promise<void>
  /** Simulates that a day has passed: the vendor keeps its data but forgets idempotency keys. */
  readonly forgetKeys: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Played = { readonly arriveAfterMs?: number; readonly slowMs?: number; readonly webhooksUrl?: string }

/** The sandbox in a separate process, with its own books. */
export const playVendors = async ({
  arriveAfterMs = 3_600_000,
  slowMs = 100,
  webhooksUrl,
}: Played = {}): Promise<PlayedVendors> => {
  const [port, smtpPort] = [await freePort(), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), 'questboard-vendors-'))
  const env = {
    ...process.env,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: folder,
    PAYOUTS_ARRIVE_AFTER_MS: String(arriveAfterMs),
    SANDBOX_SLOW_MS: String(slowMs),
    ...(webhooksUrl === undefined ? {} : { WEBHOOKS_URL: webhooksUrl }),
  }
  const begin = () => spawn(process.execPath, ['sandbox/src/main.ts'], { cwd: root, env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const isUp = (): Promise<boolean> =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const untilUp = async (): Promise<void> => {
    for (let tries = 0; tries < 300 && !(await isUp()); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
  }
  let sandbox = begin()
  await untilUp()
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (sandbox.exitCode !== null) return
    const ended = once(sandbox, 'exit')
    sandbox.kill(signal)
    await ended
  }
  const post = async (path: string, init: RequestInit): Promise<void> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', redirect: 'manual', ...init })
    if (response.status >= 400) throw new Error(`${path}: ${response.status}`)
  }
  return {
    url,
    fail: (vendor, kind, times = 1, path = '') =>
      post(`/${vendor}/faults`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind, times, path }),
      }),
    act: (vendor, id, action) => post(`/${vendor}/act/${id}`, { body: new URLSearchParams({ action }) }),
    async restart() {
      await kill('SIGKILL')
      sandbox = begin()
      await untilUp()
    },
    async forgetKeys() {
      const file = join(folder, 'stripe-connect', 'books.jsonl')
      await kill('SIGTERM')
      const lines = (await readFile(file, 'utf8')).split('\n')
      await writeFile(file, lines.filter((line) => !line.startsWith('["keys",')).join('\n'))
      sandbox = begin()
      await untilUp()
    },
    async stop() {
      // Waits until the process has ended, because it saves its data until then.
      await kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
