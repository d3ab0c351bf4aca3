import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const FRESH_MS = 2_000
const documents = z.array(z.string())

/**
 * The list of GraphQL documents written by the client's build. In production, only these documents are accepted. The
 * list is read again for an unknown document, because the client could have been rebuilt. Without a client, no document
 * is accepted.
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

/** Compares documents without whitespace and __typename, because the client's library adds or removes both. */
const normal = (query: string): string =>
  query
    .replace(/\b__typename\b/g, ' ')
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([{}():!$=[\]@|&]) ?/g, '$1')
    .trim()
