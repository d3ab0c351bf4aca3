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
    // A browser that keeps nothing shows the columns as they are arranged until the page is left.
  }
}

/** How the columns of a screen's table are arranged in this browser; named arrangements go with the person. */
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
