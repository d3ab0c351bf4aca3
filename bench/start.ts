/**
 * Measures an `npm start` without caches and a later one with caches: when each part is ready, how long the start takes
 * beyond the slowest chain of parts, and memory use.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Benchmark, compared, type Row, stated } from './harness/report.ts'
import { inScratchFolder, startStack } from './harness/stack.ts'
import { firstStart } from './start/firstStart.ts'

type Phase = { name: string; after: string[]; from: number; to: number }
type Memory = { name: string; bytes: number }[]
/** The stack's own measurements of its start. `idle` is the memory use once all parts are idle, added later. */
type Account = { phases: Phase[]; readyAfter: number; idle?: Memory }

const warmStarts = 3
const quietWithin = 60_000
/** A first start must also start hundreds of workflows. */
const takingUp = 90_000

const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' && value !== null && 'phases' in value && 'readyAfter' in value

const readAccount = (dataDir: string): Account => {
  const account: unknown = JSON.parse(readFileSync(join(dataDir, 'logs', 'start.json'), 'utf8'))
  if (!isAccount(account)) throw new Error('logs/start.json has an unexpected format')
  return account
}

const startOnce = async (dataDir: string, port: number): Promise<Account> => {
  const stack = await startStack(dataDir, port)
  await stack.stop()
  return readAccount(dataDir)
}

const weighIdle = async (dataDir: string, port: number): Promise<Memory> => {
  const stack = await startStack(dataDir, port)
  try {
    for (const limit = Date.now() + quietWithin; Date.now() < limit; await sleep(500)) {
      const { idle } = readAccount(dataDir)
      if (idle) return idle
    }
    throw new Error('logs/start.json has no memory figures')
  } finally {
    await stack.stop()
  }
}

/** The minimum start time: the slowest chain of parts that depend on each other. */
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

function memoryRows(memory: Memory): Row[] {
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  const total = memory.reduce((sum, { bytes }) => sum + bytes, 0)
  const parts = memory.map(({ name, bytes }) => stated(`idle memory: ${name}`, 'MB', megabytes(bytes)))
  return [...parts, stated('idle memory: total', 'MB', megabytes(total))]
}

const warmRows = async (say: (line: string) => void, dataDir: string, port: number): Promise<Row[]> => {
  const accounts: Account[] = []
  for (let n = 1; n <= warmStarts; n++) {
    say(`warm start ${n} of ${warmStarts}`)
    accounts.push(await startOnce(dataDir, port))
  }
  say('one more warm start, until the machine is idle')
  const memory = await weighIdle(dataDir, port)
  const [median] = accounts.sort((a, b) => a.readyAfter - b.readyAfter).slice(Math.floor(warmStarts / 2))
  return median ? [...timeRows(median), ...memoryRows(memory)] : []
}

/** The parts that can be run separately: `first` and `warm`. */
export const run: Benchmark = (say, parts) =>
  inScratchFolder(async (dataDir, port) => {
    const isAsked = (part: string) => parts === undefined || parts.includes(part)
    say('first start of a fresh clone, with the demo market')
    const first = await firstStart(dataDir, port, async () => {
      if (isAsked('warm')) await sleep(takingUp)
    })
    return [
      ...(isAsked('first') ? first : []),
      ...(isAsked('warm') ? await warmRows(say, dataDir, port) : []),
    ]
  })
