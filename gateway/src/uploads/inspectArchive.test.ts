import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildRar, buildZip } from '../testing/archives.ts'
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

describe('a ZIP archive', () => {
  it('of plain files may be shared', async () => {
    expect(await zip(buildZip(kit))).toBeNull()
  })

  it.each(['../a.png', '..\\a.png', '/a.png', 'C:\\a.png', 'setup.exe', 'inner.zip'])(
    'is refused for %s, which the sentence names',
    async (name) => {
      const shown = name.replaceAll('\\', '/')
      expect(await zip(buildZip([...kit, { name }]))).toEqual(unsafe(shown))
    },
  )

  it('is refused for a file that is locked, a link, or says that it unpacks to gigabytes', async () => {
    expect(await zip(buildZip([...kit, { name: 'secret.txt', isEncrypted: true }]))).toEqual(
      unsafe('secret.txt'),
    )
    expect(await zip(buildZip([{ name: 'link', content: '/etc', mode: 0o120777 }]))).toEqual(unsafe('link'))
    const bomb = { name: 'zeros.bmp', content: 'x', listed: { bytes: 4_000_000_000 } }
    expect(await zip(buildZip([bomb]))).toEqual(unsafe('zeros.bmp'))
  })

  it('is refused when its list hides how a file is really called', async () => {
    expect(await zip(buildZip([{ name: 'setup.exe', listed: { name: 'logo1.png' } }]))).toEqual(damaged)
  })

  it('is refused when its files share their bytes, as bombs do', async () => {
    const same = { name: 'a.png', content: 'x'.repeat(1_000) }
    expect(await zip(buildZip([same, { ...same, listed: { offset: 0 } }]))).toEqual(damaged)
  })

  it('is refused when it is cut off, empty of sense, or only begins like one', async () => {
    const whole = buildZip(kit)
    expect(await zip(whole.subarray(0, whole.length - 30))).toEqual(damaged)
    expect(await zip(Buffer.from('PK\u0003\u0004rest', 'latin1'))).toEqual(damaged)
  })
})

describe('a RAR archive', () => {
  it('of plain files may be shared', async () => {
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
    'is refused for %s, which the sentence names',
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

  it('is refused for a file that is locked', async () => {
    expect(await rar(buildRar([{ name: 'secret.txt', content: 'x', isEncrypted: true }]))).toEqual(
      unsafe('secret.txt'),
    )
  })

  it('is refused when it only begins like one', async () => {
    expect(await rar(Buffer.from('Rar!\u001a\u0007\u0000rest', 'latin1'))).toEqual(damaged)
  })

  it('leaves no handlers of its reader behind', async () => {
    const before = [process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')]
    await rar(buildRar([{ name: 'readme.txt', content: 'y' }]))
    expect([process.listenerCount('uncaughtException'), process.listenerCount('unhandledRejection')]).toEqual(
      before,
    )
  })
})
