/**
 * A backup's archive: a gzipped tar that starts with its format and unpacked size and ends with a checksum. The
 * archive is streamed, so that neither the disk nor memory contains the data twice.
 */
import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'
import { z } from 'zod'
import { Fault, hasCode } from './fault.ts'

const aboutName = 'questboard.json'
const sumName = 'checksum.json'
const aboutSchema = z.object({ format: z.literal(1), made: z.string(), bytes: z.number() })
const sumSchema = z.object({ sha256: z.string() })

/** The archive's unpacked size and date. */
export type About = Omit<z.infer<typeof aboutSchema>, 'format'>

type Through = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

type Named = { name: string; size?: number }

function note(sum: Hash, { name, size = 0 }: Named): void {
  sum.update(`${name.replace(/\/$/, '')}\0${size}\0`)
}

const portion = 1024 * 1024

/**
 * Files of a running server grow and shrink while we read them. So exactly as many bytes are written as the tar header
 * says, and the server's log repairs the difference.
 */
async function* exactly(file: FileHandle, size: number, sum: Hash): AsyncIterable<Uint8Array> {
  for (let left = size; left > 0; ) {
    const buffer = Buffer.alloc(Math.min(left, portion))
    const { bytesRead } = await file.read(buffer)
    const bytes = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
    sum.update(bytes)
    left -= bytes.length
    yield bytes
  }
}

/** Adds entries in order, because the checksum depends on their order. */
export type Archive = {
  addFolder: (name: string) => Promise<void>
  /** Adds a file. Skips a file that was deleted in the meantime, because the server no longer needs it. */
  addFile: (name: string, path: string) => Promise<void>
  addText: (name: string, words: string) => Promise<void>
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Writes everything that `fill` adds, encrypted by `seal`. Resolves when the archive is on disk. */
export async function writeArchive(
  path: string,
  about: About,
  fill: (archive: Archive) => Promise<void>,
  { seal = (source) => source, signal }: { seal?: Through | undefined; signal: AbortSignal },
): Promise<void> {
  const tar = pack()
  const sum = createHash('sha256')
  const addWhole = (header: Partial<Header> & Named, words = '') =>
    new Promise<void>((resolve, reject) => {
      tar.entry(header, words, (error) => (error ? reject(error) : resolve()))
    })
  const addText = (name: string, words: string) => {
    note(sum, { name, size: Buffer.byteLength(words) })
    sum.update(words)
    return addWhole({ name, mode: 0o600 }, words)
  }
  const addFolder = (name: string) => {
    note(sum, { name })
    return addWhole({ name, type: 'directory', mode: 0o700 })
  }
  const addFile = async (name: string, from: string) => {
    const file = await open(from).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined
      throw error
    })
    if (!file) return
    try {
      const { size } = await file.stat()
      note(sum, { name, size })
      await pipeline(exactly(file, size, sum), tar.entry({ name, size, mode: 0o600 }), { signal })
    } finally {
      await file.close()
    }
  }
  const filling = async () => {
    await addText(aboutName, JSON.stringify({ format: 1, ...about }))
    await fill({ addFolder, addFile, addText })
    await addWhole({ name: sumName, mode: 0o600 }, JSON.stringify({ sha256: sum.digest('hex') }))
    tar.finalize()
  }
  const written = pipeline(
    tar,
    createGzip(),
    seal,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    { signal },
  )
  const filled = filling().catch((error: unknown) => void tar.destroy(asError(error)))
  // If `fill` fails, writing ends with the same error.
  await written.catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error
  })
  await filled
}

/** False for an entry that could write outside of the folder, which only a foreign archive contains. */
function isOurs({ name, type }: Header): boolean {
  const isPlain = type === 'file' || type === 'directory'
  return isPlain && !name.startsWith('/') && !name.split('/').includes('..')
}

const foreign = (path: string) =>
  new Fault(`${path} is not a Questboard backup, or is incomplete. Choose another file.`)

/** Decides whether the disk or the archive caused a failure while reading. */
function blame(path: string, error: unknown, isKnown: boolean): unknown {
  if (error instanceof Fault || (error instanceof Error && 'syscall' in error)) return error
  if (!isKnown) return foreign(path)
  return new Fault(`${path} is damaged, incomplete or was edited. Restore another backup.`)
}

async function* summed(entry: AsyncIterable<unknown>, sum: Hash): AsyncIterable<Uint8Array> {
  for await (const bytes of entry) {
    if (!(bytes instanceof Uint8Array)) throw new Error('an entry is not made of bytes')
    sum.update(bytes)
    yield bytes
  }
}

/**
 * Reads an archive, decrypted by `unseal`. Calls `accept` with the archive's description, then writes each file to
 * the path that `place` returns.
 */
export async function readArchive(
  path: string,
  { accept, place }: { accept: (about: About) => void; place: (name: string) => string },
  { unseal, signal }: { unseal?: Through | undefined; signal: AbortSignal },
): Promise<void> {
  const tar = extract()
  const sum = createHash('sha256')
  let isKnown = false
  let isWhole = false

  async function readEntry(header: Header, entry: AsyncIterable<unknown>): Promise<void> {
    if (!isOurs(header)) throw foreign(path)
    if (header.name === sumName) {
      isWhole = sumSchema.parse(JSON.parse(await text(entry))).sha256 === sum.digest('hex')
      if (!isWhole) throw new Error('the checksum is another')
      return
    }
    note(sum, header)
    if (!isKnown) {
      if (header.name !== aboutName) throw foreign(path)
      const words = await text(entry)
      sum.update(words)
      accept(aboutSchema.parse(JSON.parse(words)))
      isKnown = true
      return
    }
    const target = place(header.name)
    mkdirSync(header.type === 'directory' ? target : dirname(target), { recursive: true, mode: 0o700 })
    if (header.type === 'directory') return
    await pipeline(summed(entry, sum), createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal })
  }

  const reading = async () => {
    for await (const entry of tar) await readEntry(entry.header, entry)
    if (!isWhole) throw new Error('unexpected end')
  }
  const unpacked = pipeline(createReadStream(path), unseal ?? ((source) => source), createGunzip(), tar, {
    signal,
  })
  const [read, streamed] = await Promise.allSettled([reading(), unpacked])
  if (signal.aborted) throw signal.reason
  // If the stream fails, reading ends with the same error.
  const failed = [read, streamed].find((each) => each.status === 'rejected')
  // Our key can decrypt only archives that we wrote, so this archive is ours but damaged.
  if (failed) throw blame(path, failed.reason, isKnown || unseal !== undefined)
}
