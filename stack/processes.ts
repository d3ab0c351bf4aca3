/**
 * Reads /proc: which process uses a port, how much memory a service uses, and which processes an earlier run left
 * behind.
 */
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function pids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

export function isAlive(pid: number): boolean {
  const state = read(`/proc/${pid}/stat`).split(') ').at(-1)?.[0]
  return state !== undefined && state !== 'Z'
}

function commandOf(pid: number): string {
  // Joins all white space, because a script in the command line can contain line breaks.
  const words = read(`/proc/${pid}/cmdline`)
    .split(/[\0\s]+/)
    .join(' ')
    .trim()
  return words.length > 80 ? `${words.slice(0, 79)}…` : words
}

/** Inodes of sockets that listen on a port. In /proc/net/tcp, addresses are hexadecimal and state 0A is LISTEN. */
function listenersOn(port: number): Set<string> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = `${read('/proc/net/tcp')}\n${read('/proc/net/tcp6')}`.split('\n')
  const fields = lines.map((line) => line.trim().split(/\s+/))
  const found = fields.filter((field) => field[1]?.endsWith(wanted) && field[3] === '0A')
  return new Set(found.flatMap((field) => (field[9] ? [`socket:[${field[9]}]`] : [])))
}

function holds(pid: number, sockets: Set<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`))
      } catch {
        return false
      }
    })
  } catch {
    return false
  }
}

export function holderOf(port: number): string | undefined {
  const sockets = listenersOn(port)
  const pid = sockets.size > 0 ? pids().find((each) => holds(each, sockets)) : undefined
  return pid === undefined ? undefined : `process ${pid} (${commandOf(pid)})`
}

/** A process and all its descendants. */
export function familyOf(pid: number): number[] {
  const childrenOf = new Map<number, number[]>()
  for (const each of pids()) {
    const parent = Number(read(`/proc/${each}/stat`).split(') ').at(-1)?.split(' ')[1])
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), each])
  }
  const walk = (one: number): number[] => [one, ...(childrenOf.get(one) ?? []).flatMap(walk)]
  return walk(pid)
}

/**
 * The memory of a process and its children in bytes. Shared pages count once if the kernel reports that value (PSS).
 */
export function memoryOf(pid: number): number {
  const kilobytes = familyOf(pid).map((each) => {
    const shared = read(`/proc/${each}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)
    const resident = shared ?? read(`/proc/${each}/status`).match(/^VmRSS:\s+(\d+)/m)
    return Number(resident?.[1] ?? 0)
  })
  return kilobytes.reduce((sum, each) => sum + each, 0) * 1024
}

/** Processes whose environment contains this mark. */
export function markedWith(mark: string): number[] {
  return pids().filter(
    (pid) => pid !== process.pid && read(`/proc/${pid}/environ`).split('\0').includes(mark),
  )
}

/** True if the path leads to the same folder for another process. That process can be in a container. */
export function sees(pid: number, folder: string): boolean {
  try {
    const [ours, theirs] = [statSync(folder), statSync(`/proc/${pid}/root${folder}`)]
    return ours.dev === theirs.dev && ours.ino === theirs.ino
  } catch {
    return false
  }
}
