import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const DRAFT_ENDING = '.part'
/** An upload in one request is cut off after an hour (server/slowClients.ts). */
const OLD_MS = 2 * 60 * 60 * 1000
/** Who stopped in the middle of two gigabytes comes back the same day, or not at all. */
const OLD_IN_PARTS_MS = 24 * 60 * 60 * 1000

/** Where uploads that come in parts lie until they are whole; each with a note of its own, `<id>.json`. */
export const draftsFolder = (filesDir: string): string => join(filesDir, 'drafts')

const removeOlder = async (folder: string, names: readonly string[], oldMs: number): Promise<number> => {
  let removed = 0
  for (const name of names) {
    const file = join(folder, name)
    const known = await stat(file).catch(() => null)
    if (known === null || known.mtimeMs > Date.now() - oldMs) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => [])

/** A note is as old as what it is about: while parts come in, it stays. */
const removeUnfinished = async (folder: string): Promise<number> => {
  const isNote = (name: string): boolean => name.endsWith('.json')
  const names = await namesIn(folder)
  const removed = await removeOlder(
    folder,
    names.filter((name) => !isNote(name)),
    OLD_IN_PARTS_MS,
  )
  const left = new Set(await namesIn(folder))
  const orphans = [...left].filter((name) => isNote(name) && !left.has(name.slice(0, -'.json'.length)))
  await removeOlder(folder, orphans, OLD_IN_PARTS_MS)
  return removed
}

/** What was left behind: by a service that was ended in the middle of an upload, or by somebody who did not come back. */
export const removeOldDrafts = async (filesDir: string): Promise<number> => {
  const drafts = (await namesIn(filesDir)).filter((name) => name.endsWith(DRAFT_ENDING))
  return (await removeOlder(filesDir, drafts, OLD_MS)) + (await removeUnfinished(draftsFolder(filesDir)))
}
