const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g
const DEEPEST = 2
/** The JSON keys that we read in a request or in a WebSocket message. */
const READ = ['"type"', '"id"', '"payload"', '"query"', '"operationName"']

/**
 * True if an object in this JSON repeats a key at the first two levels. Parsers differ on which value they use, so the
 * engine could run a different document from the one we checked.
 */
export const hasEqualKeys = (json: string): boolean => !isPlain(json) && walk(json)

/** A quick check that is enough for almost every request: each relevant key occurs at most once and none is escaped. */
const isPlain = (json: string): boolean =>
  !json.includes('\\u') && READ.every((key) => json.indexOf(key) === json.lastIndexOf(key))

const walk = (json: string): boolean => {
  const open: Set<string>[] = []
  let depth = 0
  for (const [token, text, colon] of json.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      depth += 1
      if (depth <= DEEPEST) open.push(new Set())
    } else if (token === '}' || token === ']') {
      if (depth <= DEEPEST) open.pop()
      depth -= 1
    } else if (colon !== undefined && text !== undefined && depth <= DEEPEST) {
      const keys = open.at(-1)
      const key: unknown = JSON.parse(text)
      if (typeof key !== 'string' || keys?.has(key)) return true
      keys?.add(key)
    }
  }
  return false
}
