import { useState } from 'react'
import { keepChoice, readChoice } from '../lib/choices.ts'
import { type Layout, plainLayout, readLayout } from './layout.ts'

const keptOn = (screen: string): unknown => {
  try {
    return JSON.parse(readChoice(`questboard-columns:${screen}`) ?? 'null')
  } catch {
    return null
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
    keepChoice(`questboard-columns:${screen}`, JSON.stringify(next))
  }
  return { layout, change, reset: () => change(plainLayout(columns)) }
}
