import { useState } from 'react'
import { type Layout, plainLayout, readLayout } from './layout.ts'

const place = (screen: string) => `questboard-columns:${screen}`

const keptOn = (screen: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(place(screen)) ?? 'null')
  } catch {
    return null
  }
}

const keep = (screen: string, layout: Layout): void => {
  try {
    localStorage.setItem(place(screen), JSON.stringify(layout))
  } catch {
    // If the browser has no storage, the layout lasts until the user leaves the page.
  }
}

/** The column layout of a screen's table in this browser. Named layouts are available in all of the user's browsers. */
export const useLayout = (
  screen: string,
  columns: readonly { id: string; width: number; isExtra?: true | undefined }[],
) => {
  const [layout, setLayout] = useState(() => readLayout(keptOn(screen), columns))
  const change = (next: Layout) => {
    setLayout(next)
    keep(screen, next)
  }
  return { layout, change, reset: () => change(plainLayout(columns)) }
}
