import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesLeft, megabyte } from './disk.ts'
import { hasCode } from './fault.ts'

const memory = '/dev/shm'

/** More than a test run writes, with enough memory left for its programs. */
const room = { files: 4096 * megabyte, free: 8192 * megabyte }

const hasRoom = (): boolean => existsSync(memory) && bytesLeft(memory) >= room.files && freemem() >= room.free

/**
 * For temporary data: in memory if there is plenty, because tests copy hundreds of databases. The name contains its owner.
 */
export const scratchFolder = (name: string): string =>
  mkdtempSync(join(hasRoom() ? memory : tmpdir(), `questboard-${name}-${process.pid}-`))

const owned = /^questboard-[a-z]+-(\d+)-\w{6}$/
const hour = 3600_000

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/** Removes folders of killed runs: the process is gone and the folder was unused for an hour. */
export function clearScratchFolders(places: readonly string[] = [memory, tmpdir()], now = Date.now()): void {
  for (const place of places.filter((each) => existsSync(each))) {
    for (const name of readdirSync(place)) {
      const owner = owned.exec(name)?.[1]
      const path = join(place, name)
      const found = owner && statSync(path, { throwIfNoEntry: false })
      // Other users of this machine remove their own.
      if (!found || found.uid !== process.getuid?.()) continue
      if (isGone(Number(owner)) && now - found.mtimeMs > hour) rmSync(path, { recursive: true, force: true })
    }
  }
}
