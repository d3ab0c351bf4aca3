/** Judges the RAR archive that it is given and says what is wrong with it, or null: a thread of inspectArchive.ts. */
import { parentPort, workerData } from 'node:worker_threads'
import { type ArchiveFault, createArchiveJudge } from '@questboard/domain'
import { createExtractorFromFile } from 'node-unrar-js'

const inspect = async (file: string): Promise<ArchiveFault | null> => {
  const extractor = await createExtractorFromFile({ filepath: file })
  const { fileHeaders } = extractor.getFileList()
  const judge = createArchiveJudge()
  for (const { name, unpSize, packSize, flags } of fileHeaders) {
    const fault = judge({
      name,
      bytes: unpSize,
      packedBytes: packSize,
      isEncrypted: flags.encrypted,
      // Its reader does not tell links from files.
      isLink: false,
    })
    if (fault) return fault
  }
  return null
}

parentPort?.postMessage(await inspect(String(workerData)))
