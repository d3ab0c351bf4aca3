import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createUnread } from './unread.ts'

/** A response that no client reads. */
const answerOf = (writableLength: number) => {
  const ends: (() => void)[] = []
  const answer = { writableLength, isGone: false, once: (_: string, end: () => void) => ends.push(end) }
  const close = (): void => {
    answer.isGone = true
    for (const end of ends) end()
  }
  return { answer, close, asResponse: { ...answer, destroy: close } as unknown as ServerResponse, ends }
}

it('if all unread responses together are too large, the largest one is dropped', () => {
  const unread = createUnread(100)
  const answers = [30, 50, 20, 1].map(answerOf)
  for (const { asResponse } of answers) unread.add(asResponse)
  expect(answers.map(({ answer }) => answer.isGone)).toEqual([false, true, false, false])
})

it('a response that the client has read completely does not count as unread', () => {
  const unread = createUnread(100)
  const [first, ...rest] = [90, 60, 30].map(answerOf)
  unread.add(first?.asResponse as ServerResponse)
  first?.close()
  for (const { asResponse } of rest) unread.add(asResponse)
  expect(rest.map(({ answer }) => answer.isGone)).toEqual([false, false])
})
