import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const CLOCK_TICKS = 100
const NANOSECONDS = 1e9

export type Program = {
  readonly name: string
  readonly url: string
  /** The CPU time used so far, including that of child processes. */
  cpuSeconds(): number
  residentBytes(): number
  stop(): Promise<void>
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const familyOf = (pid: number): readonly number[] => [
  pid,
  ...read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number).flatMap(familyOf),
]

const ticks = (pid: number): number => {
  const stat = read(`/proc/${pid}/stat`)
  // The process name can contain spaces, so the numbers start after its closing parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

const threadsOf = (pid: number): readonly string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/**
 * A short round has at most thirty clock ticks, too few to measure differences of 10%. The scheduler's statistics are
 * in nanoseconds.
 */
const cpuSeconds = (pid: number): number => {
  const times = threadsOf(pid).map((thread) => read(`/proc/${pid}/task/${thread}/schedstat`))
  const isKnown = times.some((text) => text !== '')
  return isKnown
    ? sum(times.map((text) => Number.parseInt(text, 10) || 0)) / NANOSECONDS
    : ticks(pid) / CLOCK_TICKS
}

const resident = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok
  } catch {
    return false
  }
}

const untilHealthy = async (
  name: string,
  child: ChildProcess,
  url: string,
  output: () => string,
): Promise<void> => {
  const limit = Date.now() + 60_000
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`${name} ended at its start:\n${output()}`)
    if (await answers(url)) return
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error(`${name} was not healthy within a minute:\n${output()}`)
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(timer)
}

export type ProgramOptions = {
  readonly name: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The path that returns 200 when the program is ready. */
  readonly health: string
}

export const startProgram = async ({ name, args, env, health }: ProgramOptions): Promise<Program> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
  })
  let output = ''
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const pid = child.pid
  if (pid === undefined) throw new Error(`${name} could not be started`)
  await untilHealthy(name, child, url + health, () => output)
  return {
    name,
    url,
    cpuSeconds: () => sum(familyOf(pid).map(cpuSeconds)),
    residentBytes: () => sum(familyOf(pid).map(resident)),
    stop: () => stop(child),
  }
}
