import { isDeepStrictEqual } from 'node:util'
import type { Operation } from './operations.ts'
import type { Side, SideName } from './sides.ts'

const answer = async (side: Side, operation: Operation): Promise<unknown> => {
  const response = await fetch(side.program.url + side.path, {
    method: 'POST',
    headers: side.headers(operation),
    body: side.bodies(operation)[0] ?? '',
  })
  const body: unknown = await response.json()
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  if (!data) throw new Error(`${operation.title} failed on ${side.name}: ${JSON.stringify(body)}`)
  return data
}

/**
 * Compares values by position as text, because PostGraphile uses other field names and formats bigints and times differently.
 */
const leaves = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value).replace(/\.000000\+/, '+')]

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 300)

/** Each side creates a different id for a new row. */
const comparable = ({ key }: Operation, value: unknown): unknown =>
  key === 'insert' ? leaves(value).slice(1) : value

/** Checks before measuring that all sides do the same work. */
export const sameResults = async (
  sides: Record<SideName, Side>,
  operations: readonly Operation[],
): Promise<void> => {
  for (const operation of operations) {
    const engine = await answer(sides.engine, operation)
    const bare = await answer(sides.bare, operation)
    const postgraphile = await answer(sides.postgraphile, operation)
    if (!isDeepStrictEqual(comparable(operation, engine), comparable(operation, bare))) {
      throw new Error(`${operation.title}: the engine answers ${shown(engine)}, bare ${shown(bare)}`)
    }
    const [mine, theirs] = [leaves(engine), leaves(postgraphile)].map((list) =>
      list.slice(operation.key === 'insert' ? 1 : 0),
    )
    if (!isDeepStrictEqual(mine, theirs)) {
      throw new Error(`${operation.title}: the engine answers ${shown(mine)}, PostGraphile ${shown(theirs)}`)
    }
  }
}
