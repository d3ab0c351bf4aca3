import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { publicUrl } from './addresses.ts'

const program = fileURLToPath(new URL('../../gateway/src/main.ts', import.meta.url))

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no free port was found')
  server.close()
  return address.port
}

async function untilAnswering(address: string): Promise<void> {
  for (const limit = Date.now() + 40_000; Date.now() < limit; await sleep(100)) {
    const answer = await fetch(`${address}/api/build-id`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error('the gateway of this test does not answer')
}

export type OwnGateway = { address: string; start(): Promise<void>; stop(): Promise<void> }

/**
 * Starts a gateway for this test only, in front of the same stack, so that the test can stop and start the gateway.
 * Both gateways share sessions.
 */
export async function useOwnGateway(): Promise<OwnGateway> {
  const port = String(await findFreePort())
  const url = new URL(publicUrl())
  url.port = port
  const address = url.origin
  let running: ChildProcess | null = null
  const stop = async () => {
    const ending = running
    running = null
    if (!ending || ending.exitCode !== null) return
    const ended = once(ending, 'close')
    ending.kill('SIGTERM')
    await ended
  }
  const start = async () => {
    running = spawn(process.execPath, [program], {
      env: { ...process.env, PORT: port, PUBLIC_URL: address, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilAnswering(address)
  }
  onTestFinished(stop)
  await start()
  return { address, start, stop }
}
