import { useState } from 'react'

/**
 * One idempotency key for each thing a user does. If there was no response, the repeated request sends the same key, so
 * that the server carries it out once. Changed details, or a repeat after success, get a new key.
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
