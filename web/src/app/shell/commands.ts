import { signOut } from '../../lib/auth.ts'
import { createPart } from '../../lib/Optional.tsx'
import { session } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { toasts } from '../../lib/toasts.ts'
import { openLater } from './openLater.tsx'

/** True while the command palette is open. The palette's code loads when it first opens. */
export const paletteStore = createStore(false)
export const openPalette = () => paletteStore.set(true)
export const closePalette = () => paletteStore.set(false)

const shortcutSheet = createPart(() => import('./ShortcutSheet.tsx'))
const whatsNew = createPart(() => import('./WhatsNew.tsx'))

export const openShortcuts = () => openLater('shortcuts', 'Keyboard shortcuts', shortcutSheet)

export const whatsNewId = 'whats-new'
export const openWhatsNew = () => openLater(whatsNewId, 'What’s new', whatsNew)

/** Signs out without a return URL, because the user chose to leave. The browser's other tabs of the site reload. */
export const leave = async (): Promise<void> => {
  try {
    const next = await signOut('/login')
    session.tellOthers()
    window.location.assign(next)
  } catch {
    toasts.bad('Something went wrong. Please try again later.')
  }
}
