import type { Moved } from '../index.ts'

/** The result of a move, which must not be refused. */
export const done = async <Result extends object>(verdict: Promise<Moved<Result>>): Promise<Result> => {
  const result = await verdict
  if (!result.ok) throw new Error(`refused: ${result.code} ${result.why ?? ''}`)
  return result
}
