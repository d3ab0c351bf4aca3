import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeOldDrafts } from './oldDrafts.ts'

it('uploads that were never finished are deleted, and no other uploads are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'questboard-drafts-'))
  try {
    const longAgo = new Date(Date.now() - 3 * 60 * 60 * 1000)
    for (const name of ['left.part', 'under-way.part', 'kept.png']) await writeFile(join(folder, name), 'x')
    for (const name of ['left.part', 'kept.png']) await utimes(join(folder, name), longAgo, longAgo)
    expect(await removeOldDrafts(folder)).toBe(1)
    expect((await readdir(folder)).sort()).toEqual(['kept.png', 'under-way.part'])
    expect(await removeOldDrafts(join(folder, 'nowhere'))).toBe(0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
