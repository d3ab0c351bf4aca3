import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesLeft, megabyte } from './disk.ts'
import { hasCode } from './fault.ts'

const memory = '/dev/shm'

/** The required memory: more than a test run writes, and enough free memory for the run's programs. */
const room = { files: 4096 * megabyte, free: 8192 * megabyte }

const hasRoom = (): boolean => existsSync(memory) && bytesLeft(memory) >= room.files && freemem() >= room.free

/**
 * A folder for temporary data. It is in memory if there is enough, because tests copy hundreds of databases. The name
 * contains the owner's process id.
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

/** Removes folders of killed runs: their process has ended and the folder was not used for an hour. */
export function clearScratchFolders(places: readonly string[] = [memory, tmpdir()], now = Date.now()): void {
  for (const place of places.filter((each) => existsSync(each))) {
    for (const name of readdirSync(place)) {
      const owner = owned.exec(name)?.[1]
      const path = join(place, name)
      const found = owner && statSync(path, { throwIfNoEntry: false })
      // Skips folders of other users of this machine, whose own runs remove them.
      if (!found || found.uid !== process.getuid?.()) continue
      if (isGone(Number(owner)) && now - found.mtimeMs > hour) rmSync(path, { recursive: true, force: true })
    }
  }
}
