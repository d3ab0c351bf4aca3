import { lazy, Suspense } from 'react'
import { useAsksConsent } from '../../lib/consent.ts'
import { modals } from '../../lib/modals.ts'
import { useStore } from '../../lib/store.ts'
import { toasts } from '../../lib/toasts.ts'
import { CookieNotice } from './CookieNotice.tsx'

const ModalHost = lazy(() => import('./ModalHost.tsx'))
const ToastHost = lazy(() => import('./ToastHost.tsx'))

/**
 * What lies over the screens. Each part is loaded when there is something to show, but for the cookie notice: whoever
 * comes for the first time gets it with the first paint, not as a late arrival that pushes itself forward.
 */
export const Overlays = ({ consent, side }: { consent: boolean; side: 'start' | 'end' }) => {
  const hasModals = useStore(modals.store).length > 0
  const hasToasts = useStore(toasts.store).length > 0
  const asksConsent = useAsksConsent() && consent
  return (
    <Suspense fallback={null}>
      {hasModals && <ModalHost />}
      {hasToasts && <ToastHost />}
      {asksConsent && <CookieNotice side={side} />}
    </Suspense>
  )
}
