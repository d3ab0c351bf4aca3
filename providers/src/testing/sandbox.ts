import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/**
 * A port below the range of outgoing connections, so that no such connection takes the port before the program listens.
 */
export const freePort = async (): Promise<number> => {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  return (await isFree(port)) ? port : freePort()
}

export const waitUntilUp = async (url: string, patienceMs = 30_000): Promise<void> => {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

/** Starts the sandbox's vendors on separate ports. */
export const startSandbox = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const [port, smtpPort] = await Promise.all([freePort(), freePort()])
  const folder = await mkdtemp(join(tmpdir(), 'questboard-sandbox-'))
  const env = {
    ...process.env,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: folder,
    PAYOUTS_ARRIVE_AFTER_MS: '50',
  }
  const sandbox = spawn(process.execPath, ['sandbox/src/main.ts'], { cwd: root, env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await waitUntilUp(`${url}/health`)
  return {
    url,
    async stop() {
      sandbox.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
