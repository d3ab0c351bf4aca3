import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export { freePort, startSandbox, waitUntilUp } from '@questboard/providers/testing'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The real engine with the real metadata, on the gateway's database. */
export const startEngine = (environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['engine/src/cli.mjs', 'serve', '--metadata', 'hasura/metadata'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
