/** What a copy keeps holds codes, home addresses, mails and secrets: it is for its owner alone. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './fault.ts'

/** The umask of whatever writes into the data folder: others get no right to anything. */
export const ownerOnly = 0o077

const othersOf = (mode: number): number => mode & ownerOnly

/** A folder's own mode is changed last, so that a kill on the way leaves it to be mended again. Links lead elsewhere. */
function close(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink() || othersOf(stat.mode) === 0) return
  if (stat.isDirectory()) for (const name of readdirSync(path)) close(join(path, name))
  chmodSync(path, stat.mode & 0o700)
}

/**
 * Mends what an older Questboard left open. The folder itself is closed only if it holds nothing but ours:
 * a DATA_DIR that points at somebody's shared folder must not lock others out of it.
 */
export function closeToOthers(dataDir: string, own: readonly string[]): void {
  const names = readdirSync(dataDir)
  for (const name of names.filter((each) => own.includes(each))) {
    try {
      close(join(dataDir, name))
    } catch (error) {
      // The cluster is its server's, who keeps it closed.
      if (!hasCode(error, 'EPERM') && !hasCode(error, 'ENOENT')) throw error
    }
  }
  const { mode } = lstatSync(dataDir)
  const isSticky = (mode & 0o1000) !== 0
  if (!isSticky && names.every((name) => own.includes(name))) chmodSync(dataDir, mode & 0o700)
}
