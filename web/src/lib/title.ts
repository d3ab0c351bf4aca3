import { useEffect } from 'react'

/** The document's title, put back to the screen's own when a page's more exact one goes. */
export const useTitle = (title: string | null | undefined): void => {
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = title === 'Questboard' ? title : `${title} · Questboard`
    return () => {
      document.title = before
    }
  }, [title])
}
