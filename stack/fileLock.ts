/** A lock on a file that one open file holds at a time, among all processes that share the file's disk. */
import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { Fault } from './fault.ts'

type FileLock = { release: () => void }

/** What util-linux' and busybox' flock end with when somebody else holds the lock. */
const isHeldElsewhere = 1

/**
 * flock(2) is what holds here: the kernel frees it when we die, however we die, and it knows no namespaces, so that two
 * containers on one volume exclude each other. Node cannot call it, but such a lock belongs to the open file, not to the process
 * that asks for it: the program `flock` takes it on a descriptor of ours and ends, and it stays ours until we close the file.
 * SQLite's locks would need no program, but they belong to the process: reading the file anywhere in it would drop them.
 *
 * The holder's words stand in the file, for those who are refused.
 */
export function lockFile(path: string, words: string): FileLock | undefined {
  const file = openSync(path, 'a+', 0o600)
  const { status, error, stderr } = spawnSync('flock', ['-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
  })
  if (status !== 0) {
    closeSync(file)
    if (status === isHeldElsewhere) return undefined
    const why = error ? error.message : stderr.toString().trim()
    throw new Fault(
      `${path} cannot be locked (${why}). The program flock (Debian: util-linux) and a disk that knows locks are needed.`,
    )
  }
  ftruncateSync(file)
  writeSync(file, words)
  let isHeld = true
  const release = () => {
    // Once: the number may have become another file's.
    if (isHeld) closeSync(file)
    isHeld = false
  }
  return { release }
}
