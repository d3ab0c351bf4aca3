/** Runs as a thread for inspectArchive.ts. Checks one RAR archive and returns a problem, or null. */
import { parentPort, workerData } from 'node:worker_threads'
import { type ArchiveFault, createArchiveJudge, errors } from '@questboard/domain'
import { createExtractorFromFile } from 'node-unrar-js'
import { walkRar } from './walkRar.ts'

const inspect = async (file: string): Promise<ArchiveFault | null> => {
  const extractor = await createExtractorFromFile({ filepath: file })
  const { fileHeaders } = extractor.getFileList()
  const walked = walkRar(file)
  const judge = createArchiveJudge()
  let listed = 0
  for (const { name, unpSize, packSize, flags } of fileHeaders) {
    const fault = judge({
      name,
      aliases: [],
      bytes: unpSize,
      packedBytes: packSize,
      isEncrypted: flags.encrypted,
      isLink: walked?.[listed]?.isLink === true,
      // Programs that unpack RAR never write more than the size in a file's header.
      isCheckable: true,
    })
    if (fault) return fault
    listed += 1
  }
  return walked?.length === listed ? null : { code: 'archive-damaged', message: errors['archive-damaged'] }
}

parentPort?.postMessage(await inspect(String(workerData)))
