import { useState } from 'react'

/**
 * One key for one intent. Whoever sends the same again, because no answer came, sends the key along, and it is done once; other
 * details, or the same once it has been done, are another intent.
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
