import type { ComponentType } from 'react'
import { createPart, type Part } from '../lib/Optional.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { Screen } from './paths/screen.ts'

/** Screens that only redirect have no page of their own. */
const noPage = () => Promise.resolve({ default: NotFoundPage })

const pages = new WeakMap<Screen, Part<ComponentType>>()

/** Loads the screen's code once, whether a link prefetched the screen or the user opened its URL. */
export const pageOf = (screen: Screen): Part<ComponentType> => {
  const known = pages.get(screen)
  if (known) return known
  const page = createPart(screen.page ?? noPage)
  pages.set(screen, page)
  return page
}
