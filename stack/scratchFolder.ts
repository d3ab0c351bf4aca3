import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesLeft, megabyte } from './disk.ts'
import { hasCode } from './fault.ts'

const memory = '/dev/shm'

/** The memory that must be free: more than a test run writes, and enough for the run's programs. */
const room = { files: 4096 * megabyte, free: 8192 * megabyte }

const hasRoom = (): boolean => existsSync(memory) && bytesLeft(memory) >= room.files && freemem() >= room.free

/**
 * A folder for temporary data. It is in memory if enough memory is free, because tests copy hundreds of databases. Its
 * name contains the process id of its owner.
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

/** Removes the folders of killed runs. Their process has ended, and they were not used for an hour. */
export function clearScratchFolders(places: readonly string[] = [memory, tmpdir()], now = Date.now()): void {
  for (const place of places.filter((each) => existsSync(each))) {
    for (const name of readdirSync(place)) {
      const owner = owned.exec(name)?.[1]
      const path = join(place, name)
      const found = owner && statSync(path, { throwIfNoEntry: false })
      // Skips the folders of other users of this machine, whose own test runs remove them.
      if (!found || found.uid !== process.getuid?.()) continue
      if (isGone(Number(owner)) && now - found.mtimeMs > hour) rmSync(path, { recursive: true, force: true })
    }
  }
}
