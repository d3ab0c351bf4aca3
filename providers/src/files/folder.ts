import { mkdir, open, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { refuseInTransaction } from '@questboard/database/open-transactions'
import type { FileStore } from './fileStore.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const PROBE = 'health-check'
const PROBE_BYTES = 64 * 1024

/** Refuses calls during a database transaction, as the S3 store does, although a folder needs no network. */
const reach = (): void => refuseInTransaction('the file store')

/** Stores files in a local folder. Drafts must be on the same disk, so that storing one is only a rename. */
export const createFolderStore = (folder: string): FileStore => ({
  async keep(key, { path }) {
    reach()
    const target = join(folder, key)
    await mkdir(dirname(target), { recursive: true })
    await rename(path, target)
  },
  async open(key) {
    reach()
    try {
      const file = await open(join(folder, key))
      const { size } = await file.stat()
      return { bytes: size, content: file.createReadStream() }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
  async remove(key) {
    reach()
    await rm(join(folder, key), { force: true })
  },
  async check() {
    await mkdir(folder, { recursive: true })
    const probe = join(folder, PROBE)
    // Writes a test file, because permissions alone do not show a full disk or an exhausted quota.
    await writeFile(probe, Buffer.alloc(PROBE_BYTES)).finally(() => rm(probe, { force: true }))
    const { bavail, bsize } = await statfs(folder)
    return `the folder is writable, ${((bavail * bsize) / 1e9).toFixed(1)} GB free`
  },
})
