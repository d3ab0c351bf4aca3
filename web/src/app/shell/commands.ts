import { createElement, lazy, Suspense } from 'react'
import { signOut } from '../../lib/auth.ts'
import { modals } from '../../lib/modals.ts'
import { session } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { toasts } from '../../lib/toasts.ts'

/** Open or closed; the palette itself is loaded the first time it opens. */
export const paletteStore = createStore(false)
export const openPalette = () => paletteStore.set(true)

const ShortcutSheet = lazy(() => import('./ShortcutSheet.tsx'))
const WhatsNew = lazy(() => import('./WhatsNew.tsx'))

const later = (part: typeof ShortcutSheet) => createElement(Suspense, { fallback: null }, createElement(part))

export const openShortcuts = () =>
  modals.add({ id: 'shortcuts', title: 'Keyboard shortcuts', content: later(ShortcutSheet) })

export const whatsNewId = 'whats-new'
export const openWhatsNew = () =>
  modals.add({ id: whatsNewId, title: 'What’s new', content: later(WhatsNew) })

/** Signs out. Who leaves on purpose is not asked to come back to where they were; the other tabs reload. */
export const leave = async (): Promise<void> => {
  try {
    const next = await signOut('/login')
    session.tellOthers()
    window.location.assign(next)
  } catch {
    toasts.bad('Something went wrong. Please try again later.')
  }
}
