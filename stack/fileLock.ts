/** A file lock held by one open file, among all processes that share the disk. */
import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { Fault } from './fault.ts'

type FileLock = { release: () => void }

/** The exit code of util-linux' and busybox' flock if another process holds the lock. */
const isHeldElsewhere = 1

/**
 * Uses flock(2): the kernel frees it when the process dies, and it works across namespaces, so that two containers on one
 * volume exclude each other. Node cannot call it, but the lock belongs to the open file, so the program `flock` takes it on
 * our descriptor and exits. SQLite's locks belong to the process and would be dropped by reading the file anywhere in it.
 *
 * The file contains the holder's description for those who are refused.
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
      `${path} cannot be locked (${why}). It needs the program flock (Debian: util-linux) and a disk that supports locks.`,
    )
  }
  ftruncateSync(file)
  writeSync(file, words)
  let isHeld = true
  const release = () => {
    // Only once, because the descriptor's number can belong to another file by then.
    if (isHeld) closeSync(file)
    isHeld = false
  }
  return { release }
}
