import { Worker } from 'node:worker_threads'
import { type ArchiveFault, createArchiveJudge, errors } from '@questboard/domain'
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import type { ArchiveType } from './sniff.ts'

const DAMAGED: ArchiveFault = { code: 'archive-damaged', message: errors['archive-damaged'] }

/** Looks at everything that an archive lists; null when all of it may be shared. */
export const inspectArchive = (file: string, type: ArchiveType): Promise<ArchiveFault | null> =>
  type === 'application/zip' ? inspectZip(file).catch(() => DAMAGED) : inspectRar(file)

const UNIX = 3
const FILE_TYPE = 0xf000
const SYMBOLIC_LINK = 0xa000

const memberOf = (entry: Entry) => {
  const { generalPurposeBitFlag, fileNameRaw, extraFields, uncompressedSize, compressedSize } = entry
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  const mode = entry.versionMadeBy >> 8 === UNIX ? entry.externalFileAttributes >>> 16 : 0
  return {
    name,
    bytes: uncompressedSize,
    packedBytes: compressedSize,
    isEncrypted: entry.isEncrypted(),
    isLink: (mode & FILE_TYPE) === SYMBOLIC_LINK,
  }
}

type Place = { readonly from: number; readonly to: number }

/** Programs that unpack read the list at the end or what stands before each file: the two have to agree. */
const placeOf = async (zip: ZipFile, entry: Entry): Promise<Place | null> => {
  const header = await zip.readLocalFileHeaderPromise(entry)
  const agrees =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (header.generalPurposeBitFlag & 1) === (entry.generalPurposeBitFlag & 1)
  const to = header.fileDataStart + entry.compressedSize
  return agrees ? { from: entry.relativeOffsetOfLocalHeader, to } : null
}

const inspectZip = async (file: string): Promise<ArchiveFault | null> => {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false })
  try {
    const judge = createArchiveJudge()
    const places: Place[] = []
    for await (const entry of zip.eachEntry()) {
      const fault = judge(memberOf(entry))
      if (fault) return fault
      const place = await placeOf(zip, entry)
      if (!place) return DAMAGED
      places.push(place)
    }
    return doOverlap(places) ? DAMAGED : null
  } finally {
    zip.close()
  }
}

/** Files that share their packed bytes unpack to any size from a few of them. */
const doOverlap = (places: Place[]): boolean => {
  const ordered = places.sort((one, other) => one.from - other.from)
  return ordered.some(({ from }, index) => from < (ordered[index - 1]?.to ?? 0))
}

const RAR_PATIENCE_MS = 20_000

/** In a thread of its own: the reader works without a pause, and sets handlers for whatever goes wrong in its process. */
const inspectRar = (file: string): Promise<ArchiveFault | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./rarWorker.ts', import.meta.url), {
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
