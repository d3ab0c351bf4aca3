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

/**
 * Compares a new document, which the engine and Postgres must parse and plan, with the same document sent again.
 */
export const newDocuments = async (side: Side, operation: Operation): Promise<readonly Row[]> => {
  // The number of warm-up runs, so that the time to compile our own code is not measured.
  for (let turn = 0; turn < 500; turn += 1) await timed(side, operation, operation.engine)
  const first: number[] = []
  const again: number[] = []
  for (let n = 0; n < DOCUMENTS; n += 1) {
    // An alias makes the document and its statement new to the engine and Postgres, but the work stays the same.
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
