import type { Moved } from '../index.ts'

/** The result of a move, which must not be refused. */
export const done = async <Result extends object>(move: Promise<Moved<Result>>): Promise<Result> => {
  const result = await move
  if (!result.ok) throw new Error(`refused: ${result.code} ${result.why ?? ''}`)
  return result
}
