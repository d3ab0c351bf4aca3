import { randomBytes } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Archive, readArchive, writeArchive } from './archive.ts'
import { sealFor, unsealFor } from './archiveKey.ts'

let folder = ''
const at = (name: string) => join(folder, name)
const never = new AbortController().signal

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-archive-'))
  writeFileSync(at('large'), Buffer.alloc(3_000_000, 'questboard '))
  writeFileSync(at('empty'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const about = { made: '2026-11-22T12:00:00Z', bytes: 3_000_000 }
const fill = async ({ addFolder, addFile, addText }: Archive) => {
  await addFolder('folder')
  await addFolder('folder/within')
  await addFile('folder/large', at('large'))
  await addFile('folder/gone', at('gone'))
  await addFile('empty', at('empty'))
  await addText('label', 'words')
}

async function write(file: string, key: Parameters<typeof sealFor>[1] = {}) {
  await writeArchive(at(file), about, fill, { seal: await sealFor(file, key), signal: never })
}

async function read(file: string, key: Parameters<typeof sealFor>[1] = {}, into = at('into')) {
  mkdirSync(into, { recursive: true })
  const accept = (told: typeof about) => expect(told).toMatchObject(about)
  const place = (name: string) => join(into, name)
  await readArchive(at(file), { accept, place }, { unseal: await unsealFor(at(file), key), signal: never })
}

const expectWhole = () => {
  expect(readdirSync(at('into'), { recursive: true }).sort()).toEqual(
    ['empty', 'folder', 'folder/large', 'folder/within', 'label'].sort(),
  )
  expect(readFileSync(at('into/folder/large'))).toEqual(readFileSync(at('large')))
  expect(readFileSync(at('into/label'), 'utf8')).toBe('words')
}

describe('writing and reading a backup archive', () => {
  it('a backup archive contains all files, except files that disappeared while it was written', async () => {
    await write('a.tar.gz')
    await read('a.tar.gz')
    expectWhole()
    expect(statSync(at('a.tar.gz')).mode & 0o077).toBe(0)
  })

  it('a file that changes during a backup has the announced size in the archive', async () => {
    writeFileSync(at('large'), randomBytes(3_000_000))
    const shrinking = async ({ addFile }: Archive) => {
      const adding = addFile('large', at('large'))
      // When the archive has content, the file's size is already in the archive.
      await expect
        .poll(() => statSync(at('b.tar.gz'), { throwIfNoEntry: false })?.size ?? 0)
        .toBeGreaterThan(0)
      truncateSync(at('large'), 100)
      await adding
    }
    await writeArchive(at('b.tar.gz'), about, shrinking, { signal: never })
    await read('b.tar.gz')
    expect(statSync(at('into/large')).size).toBe(3_000_000)
  })

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30)],
    ['cut off between two files', (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, 2560))],
    [
      'altered on disk',
      (bytes: Buffer) => Buffer.from(bytes).fill(7, bytes.length - 600, bytes.length - 590),
    ],
    [
      'altered and packed again',
      (bytes: Buffer) =>
        gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('words', 'sword'), 'latin1')),
    ],
  ])('a backup archive that was %s is refused with an error of one sentence', async (_what, spoil) => {
    await write('a.tar.gz')
    writeFileSync(at('c.tar.gz'), spoil(readFileSync(at('a.tar.gz'))))
    await expect(read('c.tar.gz')).rejects.toThrow(/c\.tar\.gz is damaged, incomplete or was edited/)
  })

  it.each([
    ['text', () => Buffer.from('not an archive')],
    ['nothing', () => Buffer.alloc(0)],
    ['an archive of another program', () => gzipSync(readFileSync(at('large')))],
  ])('a file that is %s is refused as not being a Questboard backup', async (_what, make) => {
    writeFileSync(at('d.tar.gz'), make())
    await expect(read('d.tar.gz')).rejects.toThrow(/d\.tar\.gz is not a Questboard backup/)
  })

  it.each(['../outside', '/outside', 'folder/../../outside'])(
    'reading a backup archive never writes outside of its folder: %s',
    async (name) => {
      const tar = pack()
      tar.entry({ name: 'questboard.json' }, JSON.stringify({ format: 1, ...about }))
      tar.entry({ name }, 'words')
      tar.finalize()
      const chunks: Uint8Array[] = []
      for await (const chunk of tar) if (chunk instanceof Uint8Array) chunks.push(chunk)
      writeFileSync(at('e.tar.gz'), gzipSync(Buffer.concat(chunks)))
      await expect(read('e.tar.gz')).rejects.toThrow(/e\.tar\.gz is not a Questboard backup/)
      expect(readdirSync(folder)).not.toContain('outside')
    },
  )
})

describe('encrypting a backup archive', () => {
  const BACKUP_PASSPHRASE = 'four words or more'

  it('an encrypted backup archive opens only with its passphrase, and otherwise gives an error of one sentence', async () => {
    await write('a.tar.gz.age', { BACKUP_PASSPHRASE })
    expect(readFileSync(at('a.tar.gz.age'), 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt/)
    await read('a.tar.gz.age', { BACKUP_PASSPHRASE })
    expectWhole()
    await expect(read('a.tar.gz.age')).rejects.toThrow(
      /is encrypted with a passphrase\. Set BACKUP_PASSPHRASE/,
    )
    await expect(read('a.tar.gz.age', { BACKUP_PASSPHRASE: 'another' })).rejects.toThrow(
      /The passphrase does not open .*a\.tar\.gz\.age\. Use the one that the backup was made with\.$/,
    )
    truncateSync(at('a.tar.gz.age'), statSync(at('a.tar.gz.age')).size - 5)
    await expect(read('a.tar.gz.age', { BACKUP_PASSPHRASE }, at('again'))).rejects.toThrow(/is damaged/)
  }, 60_000)

  it('a backup archive that was encrypted for one recipient can be opened only by that recipient', async () => {
    const [own, other] = await Promise.all([generateX25519Identity(), generateX25519Identity()])
    writeFileSync(at('own'), `# created: today\n${own}\n`)
    writeFileSync(at('other'), other)
    await write('a.tar.gz.age', { BACKUP_RECIPIENT: await identityToRecipient(own) })
    await expect(read('a.tar.gz.age')).rejects.toThrow(
      /is encrypted for a recipient\. Set BACKUP_IDENTITY to the file/,
    )
    await expect(read('a.tar.gz.age', { BACKUP_IDENTITY: at('other') })).rejects.toThrow(
      /BACKUP_IDENTITY does not open/,
    )
    await expect(read('a.tar.gz.age', { BACKUP_IDENTITY: at('empty') })).rejects.toThrow(
      /has no AGE-SECRET-KEY/,
    )
    await read('a.tar.gz.age', { BACKUP_IDENTITY: at('own') })
    expectWhole()
  })

  it('a backup archive that should be encrypted is never written unencrypted by mistake', async () => {
    await expect(write('a.tar.gz', { BACKUP_PASSPHRASE })).rejects.toThrow(
      /would not be encrypted\. Name the file a\.tar\.gz\.age/,
    )
    await expect(write('a.tar.gz.age')).rejects.toThrow(/needs BACKUP_PASSPHRASE, BACKUP_RECIPIENT/)
    await expect(write('a.tar.gz.age', { BACKUP_RECIPIENT: 'age1nonsense' })).rejects.toThrow(
      /must be an age public key/,
    )
  })
})
