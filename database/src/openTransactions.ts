import { AsyncLocalStorage } from 'node:async_hooks'

/** Thrown if a third party is called inside a transaction. This is a programming error, which a retry cannot fix. */
export class CalledInTransaction extends Error {
  override readonly name = 'CalledInTransaction'
}

type Open = { isOpen: boolean; mistake: CalledInTransaction | null }

/** The transaction in which the current work runs. Everything that the work calls and awaits can read this value. */
const current = new AsyncLocalStorage<Open>()

/**
 * Forbids calls to third parties while this work runs. A forbidden call fails the transaction, even if its caller
 * treats the error as an unreachable vendor.
 */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => {
  const open: Open = { isOpen: true, mistake: null }
  return current.run(open, work).finally(() => {
    open.isOpen = false
    if (open.mistake !== null) throw open.mistake
  })
}

/**
 * Must be called before every request to a third party. A transaction that waits for a response holds its locks for
 * that time, and a request cannot be rolled back.
 */
export const refuseInTransaction = (whom: string): void => {
  const open = current.getStore()
  if (!open?.isOpen) return
  open.mistake ??= new CalledInTransaction(`${whom} is called inside a transaction`)
  throw open.mistake
}
