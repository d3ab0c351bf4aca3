import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export const DRAFT_ENDING = '.part'
/** An upload is cut off after an hour (gateway/slowClients.ts). */
const OLD_MS = 2 * 60 * 60 * 1000

/** What a service that was ended in the middle of an upload has left behind: nobody comes back for it. */
export const removeOldDrafts = async (folder: string): Promise<number> => {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter((each) => each.endsWith(DRAFT_ENDING))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (mtimeMs > Date.now() - OLD_MS) continue
    await rm(file, { force: true })
    removed += 1
  }
  return removed
}
