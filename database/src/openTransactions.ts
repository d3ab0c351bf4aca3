import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody outside was called while a transaction was open: a mistake of ours, which is never mended by another try. */
export class CalledInTransaction extends Error {
  override readonly name = 'CalledInTransaction'
}

type Open = { isOpen: boolean; mistake: CalledInTransaction | null }

/** The transaction that the work of this moment is part of: known to all that it calls and awaits, however deep. */
const current = new AsyncLocalStorage<Open>()

/**
 * Until this work is done, whatever it calls may not call anybody outside. Where it tried to, the transaction fails with that,
 * also where the refusal was taken for a vendor that does not answer.
 */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => {
  const open: Open = { isOpen: true, mistake: null }
  return current.run(open, work).finally(() => {
    open.isOpen = false
    if (open.mistake !== null) throw open.mistake
  })
}

/**
 * Said before anybody outside is called. A transaction that waits for them holds its locks for as long as they like, and what it
 * asked them to do stays done when it is taken back.
 */
export const refuseInTransaction = (whom: string): void => {
  const open = current.getStore()
  if (!open?.isOpen) return
  open.mistake ??= new CalledInTransaction(`${whom} is called inside a transaction`)
  throw open.mistake
}
