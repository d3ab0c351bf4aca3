import { median } from '../harness/quantile.ts'
import { compared, type Row } from '../harness/report.ts'
import type { Operation } from './operations.ts'
import type { Side } from './sides.ts'

const DOCUMENTS = 60

const timed = async (side: Side, operation: Operation, query: string): Promise<number> => {
  const body = JSON.stringify({ query, variables: operation.variables[0] })
  const start = performance.now()
  const response = await fetch(side.program.url + side.path, {
    method: 'POST',
    headers: side.headers(operation),
    body,
  })
  const text = await response.text()
  if (text.includes('"errors"')) throw new Error(text)
  return performance.now() - start
}

/** A document that was never seen costs parsing and planning, and Postgres its own: against the same one sent again. */
export const newDocuments = async (side: Side, operation: Operation): Promise<readonly Row[]> => {
  // A program that has just started would be measured with its own compiling.
  for (let turn = 0; turn < 500; turn += 1) await timed(side, operation, operation.engine)
  const first: number[] = []
  const again: number[] = []
  for (let n = 0; n < DOCUMENTS; n += 1) {
    // Another alias makes another document and another statement of the same work.
    const query = operation.engine.replace(/ title /, ` title_${n}: title `).replace(/Nested/, `Nested${n}`)
    first.push(await timed(side, operation, query))
    for (let turn = 0; turn < 3; turn += 1) again.push(await timed(side, operation, query))
  }
  return [
    compared(
      'first request of a new document',
      'ms',
      median(first),
      'the same document again',
      median(again),
      { atMost: 3 },
    ),
  ]
}
