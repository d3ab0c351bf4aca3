import { statfsSync } from 'node:fs'

export const megabyte = 1024 * 1024

export type Disk = { blocks: number; bavail: number; bsize: number }

/** How much a folder's disk still takes; some file systems do not say. */
export function bytesLeft(folder: string, look: (path: string) => Disk = statfsSync): number {
  const { blocks, bavail, bsize } = look(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}
