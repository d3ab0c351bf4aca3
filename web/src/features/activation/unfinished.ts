import { DAY_MS } from '@questboard/domain'
import { z } from 'zod'

/** The prefix under which tus-js-client stores unfinished uploads. Reading them here avoids loading the library. */
const PREFIX = 'tus::'

const noted = z.object({
  creationTime: z.string(),
  metadata: z.object({ filename: z.string(), page: z.string() }),
})

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** The name of the file whose upload to this page is unfinished in this browser. Null if there is none. */
export const unfinishedAt = (page: string, storage: Storage, now = Date.now()): string | null => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const notes = keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => noted.safeParse(parsed(storage.getItem(key))).data ?? [])
    // The server keeps unfinished parts for one day.
    .filter(({ creationTime, metadata }) => metadata.page === page && now - Date.parse(creationTime) < DAY_MS)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime))
  return notes[0]?.metadata.filename ?? null
}
