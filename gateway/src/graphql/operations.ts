import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const FRESH_MS = 2_000
const documents = z.array(z.string())

/**
 * The documents that the client's build wrote beside it: in production nothing else is admitted. Read again when one is asked
 * that is not among them, since the client may have been built anew; as long as there is no client, nothing is.
 */
export const createOperations = (file: string): { includes(query: string): Promise<boolean> } => {
  let allowed: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const read = async (): Promise<void> => {
    readAt = performance.now()
    const text = await readFile(file, 'utf8').catch(() => '[]')
    allowed = new Set(documents.parse(JSON.parse(text)).map(normal))
  }

  return {
    async includes(query) {
      const wanted = normal(query)
      if (allowed.has(wanted)) return true
      if (!reading && performance.now() - readAt > FRESH_MS)
        reading = read().finally(() => {
          reading = undefined
        })
      await reading
      return allowed.has(wanted)
    },
  }
}

/** Documents are compared without what the client's library adds or drops: space and __typename. */
const normal = (query: string): string =>
  query
    .replace(/\b__typename\b/g, ' ')
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([{}():!$=[\]@|&]) ?/g, '$1')
    .trim()
