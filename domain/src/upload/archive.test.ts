import { describe, expect, it } from 'vitest'
import { type ArchiveMember, archiveBounds, createArchiveJudge } from './archive.ts'

const member = (changes: Partial<ArchiveMember>): ArchiveMember => ({
  name: 'art/logo.png',
  aliases: [],
  bytes: 1000,
  packedBytes: 900,
  isEncrypted: false,
  isLink: false,
  isCheckable: true,
  ...changes,
})

const judge = (changes: Partial<ArchiveMember>) => createArchiveJudge()(member(changes))

describe('checking a file in an archive', () => {
  it.each([
    'logo.png',
    'Key art/Żółw (final).psd',
    'art/.hidden',
    'a..b.txt',
    'readme',
    'fonts/Game.ttf',
    'video/trailer.mp4',
    'art/',
  ])('a file in an archive can be called %s', (name) => expect(judge({ name })).toBeNull())

  it.each([
    ['../logo.png', /leads out of the folder/],
    ['art/../../logo.png', /leads out of the folder/],
    ['art\\..\\..\\logo.png', /leads out of the folder/],
    ['art/.. /logo.png', /leads out of the folder/],
    ['/etc/passwd', /outside/],
    ['\\\\server\\share\\a.png', /outside/],
    ['C:/logo.png', /outside/],
    ['logo.png:hidden.txt', /outside/],
    ['setup.exe', /programs/],
    ['art/Setup.EXE', /programs/],
    ['logo.png.js', /programs/],
    ['setup.exe. .', /programs/],
    ['run.sh', /programs/],
    ['game.app/', /programs/],
    ['macro.docm', /programs/],
    ['more.zip', /archives inside/],
    ['more.tar.gz', /archives inside/],
    [`${'a/'.repeat(16)}logo.png`, /folders deep/],
    ['logo\u202egnp.exe', /unreadable/],
    ['logo\u0000.png', /unreadable/],
    ['', /unreadable/],
    ['art/...', /unreadable/],
  ])('a file in an archive cannot be called %j', (name, why) => {
    expect(judge({ name })).toEqual({ code: 'archive-unsafe', message: expect.stringMatching(why) })
  })

  it('the error names the refused file in an archive, shortened and without invisible characters', () => {
    expect(judge({ name: '../a\u001b[2J' })?.message).toContain('“../a\\u001b[2J”')
    expect(judge({ name: `../${'a'.repeat(300)}` })?.message.length).toBeLessThan(200)
  })

  it('a file in an archive is refused if any program could unpack it under a forbidden name', () => {
    expect(judge({ aliases: ['art/logo.png', 'art/setup.exe'] })?.message).toMatch(
      /^“art\/setup.exe” .* programs/,
    )
  })

  it('a file in an archive is refused if it is packed in a way that cannot be checked', () => {
    expect(judge({ isCheckable: false })?.message).toMatch(/standard ZIP compression/)
  })

  it('a file in an archive is refused if it has a password, is a link, or unpacks to far more than its packed size', () => {
    expect(judge({ isEncrypted: true })?.message).toMatch(/password/)
    expect(judge({ isLink: true })?.message).toMatch(/links/)
    expect(judge({ bytes: archiveBounds.packedWellFrom + 1, packedBytes: 1_000_000 })?.message).toMatch(
      /suspiciously large/,
    )
    expect(judge({ bytes: archiveBounds.packedWellFrom + 1, packedBytes: 2_000_000 })).toBeNull()
    expect(judge({ bytes: archiveBounds.packedWellFrom, packedBytes: 1 })).toBeNull()
  })
})

describe('limits for all files of an archive', () => {
  it('an archive with more than the maximum number of files is refused', () => {
    const next = createArchiveJudge()
    const faults = Array.from({ length: archiveBounds.members + 1 }, () => next(member({})))
    expect(faults.filter(Boolean)).toHaveLength(1)
    expect(faults.at(-1)?.message).toMatch(/more than 5000 files/)
  })

  it('an archive that unpacks to more than the maximum size is refused', () => {
    const next = createArchiveJudge()
    const large = member({ bytes: archiveBounds.bytes / 4, packedBytes: archiveBounds.bytes / 8 })
    expect([next(large), next(large), next(large), next(large)]).toEqual([null, null, null, null])
    expect(next(member({}))?.message).toMatch(/more than 8 GB/)
  })
})
