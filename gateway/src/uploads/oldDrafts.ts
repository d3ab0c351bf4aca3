import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const DRAFT_ENDING = '.part'
/** An upload in one request is cut off after an hour (server/slowClients.ts). */
const OLD_MS = 2 * 60 * 60 * 1000
/** People who stop in the middle of a large upload come back the same day or not at all. */
const OLD_IN_PARTS_MS = 24 * 60 * 60 * 1000

/** Resumable uploads are stored here until they are complete, each with its info file `<id>.json`. */
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

/** The info file's age shows how old the upload is, so the info file is not changed while parts arrive. */
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

/** Deletes unfinished uploads that remain because a service stopped or a person did not continue. */
export const removeOldDrafts = async (filesDir: string): Promise<number> => {
  const drafts = (await namesIn(filesDir)).filter((name) => name.endsWith(DRAFT_ENDING))
  return (await removeOlder(filesDir, drafts, OLD_MS)) + (await removeUnfinished(draftsFolder(filesDir)))
}
