import { existsSync, mkdtempSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesLeft, megabyte } from './disk.ts'

const memory = '/dev/shm'

/** More than all that one run of the tests writes, and enough left for its programs. */
const room = { files: 4096 * megabyte, free: 8192 * megabyte }

const hasRoom = (): boolean => existsSync(memory) && bytesLeft(memory) >= room.files && freemem() >= room.free

/** For what nothing outlives: in memory where there is plenty, since tests copy whole databases by the hundred. */
export const scratchFolder = (name: string): string =>
  mkdtempSync(join(hasRoom() ? memory : tmpdir(), `questboard-${name}-`))
