/** A lock on a file. It excludes all other processes that share the disk, as long as the file is open. */
import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { Fault } from './fault.ts'

type FileLock = { release: () => void }

/** The exit code of the program `flock` (util-linux or busybox) if another process has the lock. */
const isHeldElsewhere = 1

/**
 * Uses flock(2): the kernel releases the lock when the process dies. The lock works across namespaces, so that two
 * containers on one volume exclude each other. Node cannot call flock(2), but the lock belongs to the open file, so the
 * program `flock` locks our descriptor and exits. SQLite's locks would not work, because they belong to the process and
 * are lost when any of its code reads the file. The file contains a description of the process that has the lock, for
 * processes that do not get it.
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
    // Closes the file only once, because the descriptor's number can belong to another file afterwards.
    if (isHeld) closeSync(file)
    isHeld = false
  }
  return { release }
}
