/** A stack's files contain codes, home addresses, mails and secrets, so only their owner can access them. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './fault.ts'

/** The umask for everything written into the data folder. */
export const ownerOnly = 0o077

const othersOf = (mode: number): number => mode & ownerOnly

/**
 * Removes other users' access. Changes a folder's own mode last, so that the next run completes an interrupted one.
 * Does not follow links.
 */
function close(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink() || othersOf(stat.mode) === 0) return
  if (stat.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
  chmodSync(path, stat.mode & 0o700)
}

/**
 * Removes others' access to files from an older version of Questboard. The folder itself is made private only if
 * everything in it is ours, because other users may need a shared folder that contains the DATA_DIR.
 */
export function closeToOthers(dataDir: string, own: readonly string[]): void {
  const names = readdirSync(dataDir)
  for (const name of names.filter((each) => own.includes(each))) {
    try {
      close(join(dataDir, name))
    } catch (error) {
      // The cluster belongs to the server's user. The server itself prevents access by others.
      if (!hasCode(error, 'EPERM') && !hasCode(error, 'ENOENT')) throw error
    }
  }
  const { mode } = lstatSync(dataDir)
  const isSticky = (mode & 0o1000) !== 0
  if (!isSticky && names.every((name) => own.includes(name))) chmodSync(dataDir, mode & 0o700)
}
