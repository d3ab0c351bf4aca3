import { expect, it } from 'vitest'
import { eachInOrder } from './eachInOrder.ts'

it('decides on each once, in one order whoever asks, and a refusal keeps nothing of the others', async () => {
  const asked: unknown[] = []
  const outcomes = await eachInOrder(
    [
      { id: 'c', version: 1 },
      { id: 'a', version: 1 },
      { id: 'b', version: 1 },
      { id: 'a', version: 2 },
    ],
    async (seen) => {
      asked.push(seen)
      return seen.id === 'b' ? { ok: false, code: 'status-illegal' } : { ok: true }
    },
    (id, code) => [id, code],
  )
  expect(asked).toEqual([
    { id: 'a', version: 2 },
    { id: 'b', version: 1 },
    { id: 'c', version: 1 },
  ])
  expect(outcomes).toEqual([
    ['a', null],
    ['b', 'status-illegal'],
    ['c', null],
  ])
})
