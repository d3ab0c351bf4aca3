import { statfsSync } from 'node:fs'

export const megabyte = 1024 * 1024

export type Disk = { blocks: number; bavail: number; bsize: number }

/** Free space on a folder's disk. Undefined if the file system does not report it. */
export function bytesLeft(folder: string, look: (path: string) => Disk = statfsSync): number {
  const { blocks, bavail, bsize } = look(folder)
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}
