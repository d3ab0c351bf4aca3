import { importLimits } from '@questboard/domain'
import { refuse } from '../lib/actionError.ts'

const BREAK = /\r\n|\r|\n/

const createDecoder = () => new TextDecoder('utf-8', { fatal: true })

const decode = (decoder: ReturnType<typeof createDecoder>, chunk?: Uint8Array): string => {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw refuse('invalid-input', 'codes')
  }
}

const filled = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    const code = line.trim()
    if (code.length > importLimits.length) throw refuse('text-too-long', 'codes')
    return code || []
  })

/**
 * Yields the lines of a request body as they arrive, without blank lines. Only one chunk and one partial line are in
 * memory. A line that grows too long is rejected before it ends.
 */
export async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = createDecoder()
  let cut = ''
  for await (const chunk of body) {
    const lines = (cut + decode(decoder, chunk)).split(BREAK)
    cut = lines.pop() ?? ''
    if (cut.trim().length > importLimits.length) throw refuse('text-too-long', 'codes')
    yield filled(lines)
  }
  yield filled((cut + decode(decoder)).split(BREAK))
}

/** Yields the lines of a request body in batches of `size`. */
export async function* inBatches(
  lines: AsyncIterable<readonly string[]>,
  size: number,
): AsyncGenerator<readonly string[]> {
  let waiting: string[] = []
  for await (const some of lines) {
    waiting.push(...some)
    while (waiting.length >= size) {
      yield waiting.slice(0, size)
      waiting = waiting.slice(size)
    }
  }
  if (waiting.length > 0) yield waiting
}
