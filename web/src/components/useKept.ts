import { useEffect } from 'react'
import { closeEvent, modals } from '../lib/modals.ts'
import { ask } from './Confirm.tsx'

const askFirst = (id: string): void =>
  ask({
    id: `${id}-discard`,
    title: 'Discard what you typed?',
    text: 'Your text isn’t saved yet.',
    confirm: 'Discard',
    run: async () => void modals.remove(id, { force: true }),
  })

type Reasons = {
  /** True if closing would lose typed text. */
  readonly dirty: boolean
  /** True while a request is in progress. */
  readonly busy?: boolean
}

/** Protects a dialog from being closed by accident: asks before typed text is lost, and stays open during a request. */
export const useKept = (id: string, { dirty, busy = false }: Reasons): void => {
  useEffect(() => {
    if (!dirty && !busy) return
    const keep = (event: Event): void => {
      if (!(event instanceof CustomEvent) || event.detail.id !== id) return
      event.preventDefault()
      if (!busy) askFirst(id)
    }
    window.addEventListener(closeEvent, keep)
    return () => window.removeEventListener(closeEvent, keep)
  }, [id, dirty, busy])
}
