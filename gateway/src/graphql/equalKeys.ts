const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g
const DEEPEST = 2
/** What we look at in a request or a message. */
const READ = ['"type"', '"id"', '"payload"', '"query"', '"operationName"']

/**
 * Whether an object of this JSON, or one right inside it, names a key twice. Parsers differ on which of the two counts: a
 * document that we looked at might not be the one that the engine runs.
 */
export const hasEqualKeys = (json: string): boolean => !isPlain(json) && walk(json)

/** Nearly every request: each key that matters stands in it once at most, and none can be written in another way. */
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
