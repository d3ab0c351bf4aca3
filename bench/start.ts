/** A warm `npm start`: when each part is ready, how much is waited beyond the slowest chain, and what it all weighs. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compared, type Row, stated } from './harness/report.ts'

type Phase = { name: string; after: string[]; from: number; to: number }
type Account = { phases: Phase[]; readyAfter: number; memory: { name: string; bytes: number }[] }

const root = join(import.meta.dirname, '..')
const warmStarts = 3

const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' &&
  value !== null &&
  'phases' in value &&
  'readyAfter' in value &&
  'memory' in value

/** Starts a copy, waits until it is ready, ends it, and reads what it wrote down about its start. */
function startOnce(dataDir: string, port: number): Promise<Account> {
  return new Promise((resolve, reject) => {
    const started = spawn(process.execPath, [join(root, 'stack', 'main.ts'), 'start'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    const read = (chunk: unknown) => {
      text += String(chunk)
      if (/^ready in/m.test(text)) started.kill('SIGTERM')
    }
    started.stdout.on('data', read)
    started.stderr.on('data', read)
    started.once('error', reject)
    started.once('close', () => {
      if (!/^ready in/m.test(text)) return reject(new Error(`the start failed:\n${text}`))
      const account: unknown = JSON.parse(readFileSync(join(dataDir, 'logs', 'start.json'), 'utf8'))
      return isAccount(account) ? resolve(account) : reject(new Error('logs/start.json is not as expected'))
    })
  })
}

/** What the start would take if nothing were waited for but the slowest chain of parts that need each other. */
export function slowestChain(phases: readonly Phase[]): number {
  const lengthOf = (phase: Phase): number => {
    const before = phases.filter((each) => phase.after.includes(each.name)).map(lengthOf)
    return phase.to - phase.from + Math.max(0, ...before)
  }
  return Math.max(0, ...phases.map(lengthOf))
}

function timeRows({ phases, readyAfter }: Account): Row[] {
  const parts = phases.map((phase) => stated(`${phase.name}: takes`, 'ms', phase.to - phase.from))
  const chain = slowestChain(phases)
  return [
    ...parts,
    compared('warm start to ready', 'ms', readyAfter, 'slowest chain', chain, { atMost: 1.5 }),
  ]
}

function memoryRows({ memory }: Account): Row[] {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  const total = memory.reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = memory.map(({ name, bytes }) => stated(`idle memory: ${name}`, 'MB', megabytes(bytes)))
  return [...parts, stated('idle memory: all of it', 'MB', megabytes(total))]
}

export async function run(say: (line: string) => void): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'questboard-bench-'))
  const port = 30_000 + Math.floor(Math.random() * 2000)
  try {
    say('first start, with the demo market')
    await startOnce(dataDir, port)
    const accounts: Account[] = []
    for (let n = 1; n <= warmStarts; n++) {
      say(`warm start ${n} of ${warmStarts}`)
      accounts.push(await startOnce(dataDir, port))
    }
    const [median] = accounts.sort((a, b) => a.readyAfter - b.readyAfter).slice(Math.floor(warmStarts / 2))
    return median ? [...timeRows(median), ...memoryRows(median)] : []
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
