import { Worker } from 'node:worker_threads'
import { type ArchiveFault, errors } from '@questboard/domain'
import type { ArchiveType } from './sniff.ts'
import { inspectZip } from './zip/inspectZip.ts'

const DAMAGED: ArchiveFault = { code: 'archive-damaged', message: errors['archive-damaged'] }

/** Checks every file in an archive. Null if the archive is safe to share. */
export const inspectArchive = (file: string, type: ArchiveType): Promise<ArchiveFault | null> =>
  type === 'application/zip' ? inspectZip(file).catch(() => DAMAGED) : inspectRar(file)

const RAR_PATIENCE_MS = 20_000

/** Runs in a separate thread, because the RAR reader blocks and sets process-wide error handlers. */
const inspectRar = (file: string): Promise<ArchiveFault | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./rar/rarWorker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    const end = (fault: ArchiveFault | null): void => {
      clearTimeout(timer)
      resolve(fault)
      void worker.terminate()
    }
    const timer = setTimeout(() => end(DAMAGED), RAR_PATIENCE_MS)
    worker.once('message', end)
    worker.once('error', () => end(DAMAGED))
    worker.once('exit', () => end(DAMAGED))
  })
