import { useEffect } from 'react'
import { closeEvent, modals } from '../lib/modals.ts'
import { ask } from './Confirm.tsx'

const askFirst = (id: string): void =>
  ask({
    id: `${id}-discard`,
    title: 'Discard what you typed?',
    text: 'It is not saved yet.',
    confirm: 'Discard',
    run: async () => void modals.remove(id, { force: true }),
  })

type Reasons = {
  /** Something was typed that would be lost. */
  readonly dirty: boolean
  /** What was sent has no answer yet. */
  readonly busy?: boolean
}

/**
 * Escape, the backdrop and the close button are pressed by mistake too: what was typed does not go unasked, and what is under
 * way keeps its dialog.
 */
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
