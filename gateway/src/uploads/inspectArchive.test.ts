import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRar, buildRar5, buildZip } from '../testing/archives.ts'
import { inspectArchive } from './inspectArchive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'questboard-archives-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const zip = async (archive: Buffer) => {
  const file = join(folder, 'a.zip')
  await writeFile(file, archive)
  return inspectArchive(file, 'application/zip')
}

const rar = async (archive: Buffer) => {
  const file = join(folder, 'a.rar')
  await writeFile(file, archive)
  return inspectArchive(file, 'application/vnd.rar')
}

const unsafe = (name: string) => ({ code: 'archive-unsafe', message: expect.stringContaining(`“${name}”`) })
const damaged = { code: 'archive-damaged', message: expect.stringMatching(/damaged/) }
const kit = [{ name: 'art/' }, { name: 'art/Żółw.png', content: 'x'.repeat(10_000) }, { name: 'readme.txt' }]

describe('checking the files in a ZIP archive', () => {
  it('a ZIP archive of plain files is accepted', async () => {
    expect(await zip(buildZip(kit))).toBeNull()
  })

  it.each(['../a.png', '..\\a.png', '/a.png', 'C:\\a.png', 'setup.exe', 'inner.zip'])(
    'a ZIP archive is refused for %s, and the error message names the reason',
    async (name) => {
      const shown = name.replaceAll('\\', '/')
      expect(await zip(buildZip([...kit, { name }]))).toEqual(unsafe(shown))
    },
  )

  it('a ZIP archive is refused for a file that is encrypted, that is a link, or that unpacks to gigabytes', async () => {
    expect(await zip(buildZip([...kit, { name: 'secret.txt', isEncrypted: true }]))).toEqual(
      unsafe('secret.txt'),
    )
    expect(await zip(buildZip([{ name: 'link', content: '/etc', mode: 0o120777 }]))).toEqual(unsafe('link'))
    const bomb = { name: 'zeros.bmp', content: 'x', listed: { bytes: 4_000_000_000 } }
    expect(await zip(buildZip([bomb]))).toEqual(unsafe('zeros.bmp'))
    const odd = { name: 'odd.png', content: 'x', method: 14 }
    expect(await zip(buildZip([odd]))).toEqual(unsafe('odd.png'))
  })

  it('a ZIP archive can contain uncompressed or streamed files, Zip64 records, or a comment', async () => {
    const stored = { name: 'stored.png', content: 'x'.repeat(500), method: 0 }
    const streamed = { name: 'streamed.png', content: 'y'.repeat(500), isStreamed: true }
    expect(await zip(buildZip([...kit, stored, streamed]))).toBeNull()
    expect(await zip(buildZip([stored, streamed, ...kit], { is64: true }))).toBeNull()
    expect(await zip(buildZip(kit, { comment: Buffer.from('Press kit of Żółw,\r\n1.0') }))).toBeNull()
  })

  it('a ZIP archive is refused if its directory counts one file although it has two', async () => {
    const program = { name: 'setup.exe', content: 'MZ' }
    expect(await zip(buildZip([{ name: 'logo.png', content: 'x' }, program], { counted: 1 }))).toEqual(
      damaged,
    )
    expect(
      await zip(buildZip([{ name: 'logo.png', content: 'x' }, program], { is64: true, counted64: 1 })),
    ).toEqual(damaged)
  })

  it('a ZIP archive is refused if its comment contains another archive, even if one of the two is harmless', async () => {
    const harmful = buildZip([{ name: 'setup.exe', content: 'MZ' }])
    const harmless = buildZip([{ name: 'logo.png', content: 'x' }])
    expect(await zip(buildZip([{ name: 'logo.png', content: 'x' }], { comment: harmful }))).toEqual(damaged)
    // Shifts the offsets in the harmless archive, so that its end record points to its own list of files.
    const before =
      buildZip([{ name: 'setup.exe', content: 'MZ' }], { comment: harmless }).length - harmless.length
    const moved = Buffer.from(harmless)
    const [end, list] = [moved.length - 22, moved.readUInt32LE(moved.length - 6)]
    moved.writeUInt32LE(list + before, end + 16)
    moved.writeUInt32LE(before, list + 42)
    expect(await zip(buildZip([{ name: 'setup.exe', content: 'MZ' }], { comment: moved }))).toEqual(damaged)
  })

  it('a ZIP archive is refused if it contains bytes outside of its files', async () => {
    const program = buildZip([{ name: 'setup.exe', content: 'MZ' }])
    expect(await zip(buildZip(kit, { hidden: program }))).toEqual(damaged)
    expect(await zip(buildZip(kit, { afterList: Buffer.from('more') }))).toEqual(damaged)
    expect(await zip(Buffer.concat([buildZip(kit), Buffer.from('more')]))).toEqual(damaged)
    expect(await zip(Buffer.concat([buildZip([{ name: 'first.png' }]), buildZip(kit)]))).toEqual(damaged)
    expect(await zip(buildZip([{ name: 'a.png', content: 'x', junk: program }]))).toEqual(damaged)
  })

  it('a ZIP archive is refused if a file in it unpacks to other bytes than the archive lists', async () => {
    const content = 'x'.repeat(50_000_000)
    expect(await zip(buildZip([{ name: 'zeros.bmp', content, listed: { bytes: 1 } }]))).toEqual(damaged)
    expect(await zip(buildZip([{ name: 'a.png', content: 'abc', listed: { bytes: 4 } }]))).toEqual(damaged)
    expect(await zip(buildZip([{ name: 'a.png', content: 'abc', listed: { sum: 1 } }]))).toEqual(damaged)
    expect(
      await zip(buildZip([{ name: 'a.png', content: 'abc', isStreamed: true, listed: { sum: 1 } }])),
    ).toEqual(damaged)
  })

  it('a ZIP archive is refused if a file has a second name that some programs would use', async () => {
    const name = Buffer.from('logo.png')
    const other = Buffer.from('setup.exe')
    const extra = Buffer.alloc(9)
    extra.writeUInt16LE(0x7075, 0)
    extra.writeUInt16LE(5 + other.length, 2)
    extra.writeUInt8(1, 4)
    extra.writeUInt32LE(crc32(name), 5)
    const member = { name: 'logo.png', extra: Buffer.concat([extra, other]) }
    expect(await zip(buildZip([member]))).toEqual(unsafe('setup.exe'))
  })

  it('a ZIP archive is refused if a file has one name in the directory and another name at its data', async () => {
    expect(await zip(buildZip([{ name: 'setup.exe', listed: { name: 'logo1.png' } }]))).toEqual(damaged)
  })

  it('a ZIP archive is refused if its files share bytes, as in a zip bomb', async () => {
    const same = { name: 'a.png', content: 'x'.repeat(1_000) }
    expect(await zip(buildZip([same, { ...same, listed: { offset: 0 } }]))).toEqual(damaged)
  })

  it('a ZIP archive is refused if it is truncated, malformed or only starts like one', async () => {
    const whole = buildZip(kit)
    expect(await zip(whole.subarray(0, whole.length - 30))).toEqual(damaged)
    expect(await zip(Buffer.from('PK\u0003\u0004rest', 'latin1'))).toEqual(damaged)
  })
})

describe('checking the files in a RAR archive', () => {
  it('a RAR archive of plain files is accepted', async () => {
    expect(
      await rar(
        buildRar([
          { name: 'art/logo.png', content: 'x' },
          { name: 'readme.txt', content: 'y' },
        ]),
      ),
    ).toBeNull()
  })

  it.each(['../a.png', '/a.png', 'art/setup.exe', 'inner.rar'])(
    'a RAR archive is refused for %s, and the error message names the reason',
    async (name) => {
      expect(
        await rar(
          buildRar([
            { name: 'readme.txt', content: 'y' },
            { name, content: 'x' },
          ]),
        ),
      ).toEqual(unsafe(name))
    },
  )

  it('a RAR archive is refused if it has an encrypted file', async () => {
    expect(await rar(buildRar([{ name: 'secret.txt', content: 'x', isEncrypted: true }]))).toEqual(
      unsafe('secret.txt'),
    )
  })

  it('a RAR archive of format 5 is accepted, but refused if it has a program in it', async () => {
    expect(await rar(buildRar5([{ name: 'logo.png', content: 'x' }, { name: 'empty.txt' }]))).toBeNull()
    expect(await rar(buildRar5([{ name: 'setup.exe', content: 'MZ' }]))).toEqual(unsafe('setup.exe'))
  })

  it('a RAR archive is refused if a ZIP archive follows it in the file', async () => {
    const program = buildZip([{ name: 'setup.exe', content: 'MZ' }])
    const members = [{ name: 'logo.png', content: 'x' }]
    expect(await rar(Buffer.concat([buildRar(members), program]))).toEqual(damaged)
    expect(await rar(Buffer.concat([buildRar5(members), program]))).toEqual(damaged)
  })

  it('a RAR archive is refused if it ends early or contains bytes outside of its files', async () => {
    const [one, other] = [[{ name: 'logo.png', content: 'x' }], [{ name: 'setup.exe', content: 'MZ' }]]
    expect(await rar(Buffer.concat([buildRar(one), buildRar(other).subarray(20)]))).toEqual(damaged)
    expect(await rar(buildRar5(one).subarray(0, -1))).toEqual(damaged)
  })

  it('a RAR archive is refused if it contains a link', async () => {
    expect(await rar(buildRar([{ name: 'link.txt', content: '/etc', mode: 0o120777 }]))).toEqual(
      unsafe('link.txt'),
    )
    const linked = [
      { name: 'logo.png', content: 'x' },
      { name: 'link.txt', linksTo: '/etc/passwd' },
    ]
    expect(await rar(buildRar5(linked))).toEqual(unsafe('link.txt'))
  })

  it('a file that only starts like a RAR archive is refused', async () => {
    expect(await rar(Buffer.from('Rar!\u001a\u0007\u0000rest', 'latin1'))).toEqual(damaged)
  })

  it('reading a RAR archive leaves no process handlers behind', async () => {
    const before = [process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')]
    await rar(buildRar([{ name: 'readme.txt', content: 'y' }]))
    expect([process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')]).toEqual(
      before,
    )
  })
})
