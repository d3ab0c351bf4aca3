import type { ComponentType } from 'react'
import { createPart, type Part } from '../lib/Optional.tsx'
import type { Screen } from './paths/screen.ts'

const loadPending = () => import('./PendingPage.tsx')

const pages = new WeakMap<Screen, Part<ComponentType>>()

/** The screen's code: loaded once, whether its link came near or its address was opened. */
export const pageOf = (screen: Screen): Part<ComponentType> => {
  const known = pages.get(screen)
  if (known) return known
  const page = createPart(screen.page ?? loadPending)
  pages.set(screen, page)
  return page
}
