import type { Moved } from '../index.ts'

/** Returns the result of a status change. Throws if it was rejected. */
export const done = async <Result extends object>(move: Promise<Moved<Result>>): Promise<Result> => {
  const result = await move
  if (!result.ok) throw new Error(`refused: ${result.code} ${result.why ?? ''}`)
  return result
}
