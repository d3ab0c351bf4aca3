import type { ReactNode } from 'react'
import { createStore } from './store.ts'

export type Modal = {
  id: string
  title: string
  content: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Escape closes only the topmost modal, and only if this is true (rules §4). Default: true. */
  closeOnEscape?: boolean
  closeOnBackdrop?: boolean
  closeButton?: boolean
  /** Returns true if the modal can be closed. Not called if the modal is removed by code. */
  beforeClose?: () => boolean | Promise<boolean>
  onClosed?: () => void
}

export type CloseReason = 'escape' | 'backdrop' | 'button'

/** Dispatched on `window` before a modal closes because of the user. `preventDefault()` keeps the modal open. */
export const closeEvent = 'questboard:modal-close'

const createModalStack = () => {
  const store = createStore<readonly Modal[]>([])
  /** The modals whose `beforeClose` is still running and must not be called again. */
  const asked = new WeakSet<Modal>()

  const mayGo = async (modal: Modal, beforeClose: NonNullable<Modal['beforeClose']>): Promise<boolean> => {
    if (asked.has(modal)) return false
    asked.add(modal)
    try {
      return await beforeClose()
    } finally {
      asked.delete(modal)
    }
  }

  const add = (modal: Modal) => {
    store.set([...store.get().filter(({ id }) => id !== modal.id), modal])
  }

  const remove = async (id: string, { force = false } = {}): Promise<boolean> => {
    const modal = store.get().find((one) => one.id === id)
    if (!modal) return false
    if (!force && modal.beforeClose && !(await mayGo(modal, modal.beforeClose))) return false
    // The modal could have been replaced during `beforeClose`. The new modal must stay.
    if (!store.get().includes(modal)) return false
    store.set(store.get().filter((one) => one !== modal))
    modal.onClosed?.()
    return true
  }

  const allows = (modal: Modal, reason: CloseReason) => {
    if (reason === 'escape') return modal.closeOnEscape ?? true
    if (reason === 'backdrop') return modal.closeOnBackdrop ?? true
    return modal.closeButton ?? true
  }

  /** Closes a modal for the user, if the modal allows this reason and no listener prevents it. */
  const requestClose = async (id: string, reason: CloseReason): Promise<boolean> => {
    const modal = store.get().find((one) => one.id === id)
    if (!modal || asked.has(modal) || !allows(modal, reason)) return false
    const event = new CustomEvent(closeEvent, { cancelable: true, detail: { id, reason } })
    if (!window.dispatchEvent(event)) return false
    return remove(id)
  }

  const pressEscape = async (): Promise<boolean> => {
    const top = store.get().at(-1)
    return top ? requestClose(top.id, 'escape') : false
  }

  return { store, add, remove, requestClose, escape: pressEscape }
}

export const modals = createModalStack()
export { createModalStack }
