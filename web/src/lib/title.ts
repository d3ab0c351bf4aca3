import { useEffect } from 'react'
import { createStore } from './store.ts'

/** What the screen is called now, for those who hear it. */
export const titleStore = createStore('')

const show = (title: string): void => {
  titleStore.set(title)
  document.title = title === 'Questboard' || title === '' ? 'Questboard' : `${title} · Questboard`
}

/** The window's title, put back to the screen's own when a page's more exact one goes. */
export const useTitle = (title: string | null | undefined): void => {
  useEffect(() => {
    if (!title) return
    const before = titleStore.get()
    show(title)
    return () => show(before)
  }, [title])
}
