import { useEffect } from 'react'
import { createStore } from './store.ts'

/** The screen's current title, for screen readers. */
export const titleStore = createStore('')

const show = (title: string): void => {
  titleStore.set(title)
  document.title = title === 'Questboard' || title === '' ? 'Questboard' : `${title} · Questboard`
}

/** Sets a more specific window title. Restores the screen's own title afterwards. */
export const useTitle = (title: string | null | undefined): void => {
  useEffect(() => {
    if (!title) return
    const before = titleStore.get()
    show(title)
    return () => show(before)
  }, [title])
}
