import { useState } from 'react'

/**
 * One idempotency key per intent. Repeating a request without a response sends the same key, so the server carries it out
 * once. Other details, or a repeat after success, get a new key.
 */
export const createIntent = () => {
  let waiting: { readonly details: string; readonly key: string } | undefined

  return async <T>(details: object, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const written = JSON.stringify(details)
    if (waiting?.details !== written) waiting = { details: written, key: crypto.randomUUID() }
    const mine = waiting
    const answer = await send(mine.key)
    if (waiting === mine) waiting = undefined
    return answer
  }
}

export const useIntent = () => useState(createIntent)[0]
