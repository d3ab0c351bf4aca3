/**
 * Starts the programs of one stack in their own process groups with logs, and ends them together with everything that
 * they started.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { Fault, hasCode } from './fault.ts'
import { openLog } from './logFile.ts'
import { ownerOnly } from './ownerOnly.ts'

export type Command = {
  file: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
  /** The user that runs the program, for programs that refuse to run as root. */
  user?: { uid: number; gid: number } | undefined
  /** The signal that ends the program (SIGTERM by default). */
  endWith?: NodeJS.Signals
  /** The time that the program can take to end before it is killed. */
  grace?: number
}

export type Ending = { code: number | null; signal: NodeJS.Signals | null }

export type Child = {
  pid: number
  ended: Promise<Ending>
  end: () => Promise<void>
  /** The program's last lines of output, for an error message. */
  lastLines: () => string[]
}

export type Launcher = {
  launch: (name: string, command: Command) => Promise<Child>
  /**
   * Runs a program until it ends and returns its output. If the exit code is not zero, throws a Fault with the last
   * lines.
   */
  run: (name: string, command: Command) => Promise<string>
  endAll: () => Promise<void>
}

const graceTime = 8000
/** The number of lines of output to keep for an error message. */
const mostLines = 500
const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/**
 * With setpriv, the kernel ends the child when this process dies, even by kill -9. Without setpriv, the next start
 * ends leftover processes.
 */
export function leashed({ file, args, user, endWith = 'SIGTERM' }: Command): [string, string[]] {
  if (!setpriv) return [file, args]
  const as = user ? ['--reuid', `${user.uid}`, '--regid', `${user.gid}`, '--clear-groups'] : []
  return [setpriv, ['--pdeathsig', endWith.slice(3), ...as, '--', file, ...args]]
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

function spawnedPid(child: ChildProcess, name: string, file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Fault(`${name} could not be started (${file}): ${error.message}`)),
    )
    child.once('spawn', () => resolve(child.pid ?? 0))
  })
}

type Options = {
  logs: string
  /**
   * An environment variable of every child process. This variable lets the next start find processes that a killed
   * stack left behind.
   */
  mark: readonly [name: string, value: string]
  onLine: (name: string, line: string) => void
  /** Reports problems with launching. All other work continues. */
  onTrouble: (words: string) => void
}

export function createLauncher(options: Options): Launcher {
  const children = new Set<Child>()

  async function launchWith(name: string, command: Command, umask?: number): Promise<Child> {
    const child = await startChild(options, name, command, umask)
    children.add(child)
    child.ended.then(() => children.delete(child))
    return child
  }

  /** Only the owner can access a service's files. */
  const launch = (name: string, command: Command) => launchWith(name, command, ownerOnly)

  /** Runs a step. The files that the step builds, such as programs and the client, can be readable by other users. */
  async function run(name: string, command: Command): Promise<string> {
    const child = await launchWith(name, command)
    const { code, signal } = await child.ended
    const lines = child.lastLines()
    if (code === 0) return lines.join('\n').trim()
    const log = join(options.logs, `${name}.log`)
    const shown = lines.length > 30 ? [...lines.slice(0, 20), `… the rest is in ${log}`] : lines
    throw new Fault([`${name} failed (${signal ?? `exit code ${code}`}).`, ...shown].join('\n').trim())
  }

  return {
    launch,
    run,
    endAll: async () => void (await Promise.all([...children].map((child) => child.end()))),
  }
}

type Spawned = ReturnType<typeof spawnCommand>

async function startChild(options: Options, name: string, command: Command, umask?: number): Promise<Child> {
  const log = openLog(join(options.logs, `${name}.log`), {
    onTrouble: (words) => options.onTrouble(`the log of ${name} cannot be written: ${words}`),
  })
  const spawned = spawnCommand(command, options.mark, umask)
  const lines = readLines(spawned, log, (line) => options.onLine(name, line))
  const ended = untilEnded(spawned, log)
  const pid = await spawnedPid(spawned, name, command.file)
  return { pid, ended, end: () => endGroup(pid, command, ended), lastLines: () => lines }
}

function spawnCommand(command: Command, mark: Options['mark'], umask: number | undefined) {
  const [file, args] = leashed(command)
  // Sets the umask for the moment of the start, because the child inherits it.
  const before = umask === undefined ? undefined : process.umask(umask)
  const spawned = spawn(file, args, {
    cwd: command.cwd,
    env: { NO_COLOR: '1', ...command.env, [mark[0]]: mark[1] },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(setpriv ? {} : command.user),
  })
  if (before !== undefined) process.umask(before)
  return spawned
}

/**
 * Writes both streams to the log. Returns an array of their last lines, to which new lines are added as they arrive.
 */
function readLines(spawned: Spawned, log: Writable, onLine: (line: string) => void): string[] {
  const lines: string[] = []
  for (const stream of [spawned.stdout, spawned.stderr]) {
    stream.pipe(log, { end: false })
    createInterface({ input: stream }).on('line', (coloured) => {
      const line = stripVTControlCharacters(coloured)
      lines.push(line)
      if (lines.length > mostLines) lines.shift()
      onLine(line)
    })
  }
  return lines
}

function untilEnded(spawned: Spawned, log: Writable): Promise<Ending> {
  return new Promise((resolve) => {
    spawned.once('close', (code, signal) => {
      log.end()
      resolve({ code, signal })
    })
    spawned.once('error', () => resolve({ code: 1, signal: null }))
    // Kills the whole process group when the child has ended, because a grandchild must not outlive its parent. A
    // grandchild could also keep the pipes open.
    spawned.once('exit', () => spawned.pid && signalGroup(spawned.pid, 'SIGKILL'))
  })
}

/** Asks the process group to end, and kills it after the grace period. */
async function endGroup(pid: number, command: Command, ended: Promise<Ending>): Promise<void> {
  signalGroup(pid, command.endWith ?? 'SIGTERM')
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), command.grace ?? graceTime)
  await ended
  clearTimeout(timer)
}
