/** Starts stacks as a person would, on free ports and in separate folders. */
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../env.ts'
import { leashed } from '../launch.ts'
import { findFreePorts } from '../ports.ts'
import { markedWith } from '../processes.ts'
import { scratchFolder } from '../scratchFolder.ts'
import { wipe } from '../stack.ts'

export type Copy = {
  process: ChildProcess
  output: () => string
  ended: Promise<number | null>
  /** Waits for a text on the screen, or throws with the screen's content. */
  says: (text: RegExp, timeout?: number) => Promise<void>
}

/** Settings for stacks whose Postgres is killed. With the usual settings of tests, confirmed writes could be lost. */
export const durable = { DURABLE: 'true', SEED: 'false' }

export const temporaryFolder = () => scratchFolder('copy')

const main = join(root, 'stack', 'main.ts')

export const startCopy = (
  dataDir: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<Copy> => run([process.execPath, main, 'start', ...args], dataDir, env)

/** Starts a stack like npm: by a shell that waits for bootstrap.mjs. Ending the stack's process ends that shell. */
export function startByShell(dataDir: string, args: string[]): Promise<Copy> {
  const bootstrap = join(root, 'stack', 'bootstrap.mjs')
  const script = '"$0" "$@"; exit $?'
  return run(['sh', '-c', script, process.execPath, bootstrap, 'start', ...args], dataDir, {
    npm_lifecycle_event: 'start',
  })
}

/** Starts a stack in a separate network namespace, like a second container on the same volume. */
export const startByUnshare = (dataDir: string, args: string[]): Promise<Copy> =>
  run(['unshare', '--net', process.execPath, main, 'start', ...args], dataDir, {})

async function run(
  [file = '', ...args]: string[],
  dataDir: string,
  env: Record<string, string>,
): Promise<Copy> {
  const PORT = env.PORT ?? String(await findFreePorts(11))
  // Ends the stack together with the test's process, so that an interrupted test leaves no stack behind.
  const started = spawn(...leashed({ file, args }), {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      ...env,
      PORT,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  started.stdout.on('data', (chunk) => {
    text += chunk
  })
  started.stderr.on('data', (chunk) => {
    text += chunk
  })
  let hasEnded = false
  const ended = new Promise<number | null>((resolve) => {
    started.once('close', (code) => {
      hasEnded = true
      resolve(code)
    })
  })
  const says = async (wanted: RegExp, timeout = 60_000) => {
    for (const limit = Date.now() + timeout; !wanted.test(text); await sleep(20)) {
      if (hasEnded || Date.now() > limit)
        throw new Error(`the screen never showed ${wanted}; it shows:\n${text}`)
    }
  }
  return { process: started, output: () => text, ended, says }
}

/** The processes of any stack on this folder. */
export const leftOn = (dataDir: string) => markedWith(`QUESTBOARD_STACK=${dataDir}`)

export async function untilNoneLeftOn(dataDir: string, timeout = 10_000): Promise<number[]> {
  for (const limit = Date.now() + timeout; leftOn(dataDir).length > 0 && Date.now() < limit; ) await sleep(50)
  return leftOn(dataDir)
}

export async function endCopy(copy: Copy | undefined, dataDir: string): Promise<void> {
  copy?.process.kill('SIGTERM')
  await copy?.ended
  for (const pid of leftOn(dataDir)) process.kill(pid, 'SIGKILL')
  wipe(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}
