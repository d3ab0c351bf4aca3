import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useAsksConsent } from '../../lib/consent.ts'
import { modals } from '../../lib/modals.ts'
import { createPart, Optional } from '../../lib/Optional.tsx'
import { afterFirstMove } from '../../lib/prefetch.ts'
import { useStore } from '../../lib/store.ts'
import { toasts } from '../../lib/toasts.ts'
import { CookieNotice } from './CookieNotice.tsx'

const modalHost = createPart(() => import('./ModalHost.tsx'))
const toastHost = createPart(() => import('./ToastHost.tsx'))

/** What goes wrong when the network has gone must be said all the same. */
const preload = () => {
  for (const { load } of [modalHost, toastHost]) load().catch(() => undefined)
}

/** Nobody answers them any more: whatever waits for that goes on. */
const dropModals = () => {
  for (const { id } of modals.store.get()) void modals.remove(id, { force: true })
}

/** Whoever goes back by the browser leaves what lay over the screen with it. */
const useLeaveModalsOnBack = () => {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers, the way there only rules.
  useEffect(() => {
    if (isBack) dropModals()
  }, [pathname])
}

/**
 * What lies over the screens. Each part is loaded when there is something to show, but for the cookie notice: whoever
 * comes for the first time gets it with the first paint, not as a late arrival that pushes itself forward.
 */
export const Overlays = ({ consent, side }: { consent: boolean; side: 'start' | 'end' }) => {
  const hasModals = useStore(modals.store).length > 0
  const hasToasts = useStore(toasts.store).length > 0
  const asksConsent = useAsksConsent() && consent
  useLeaveModalsOnBack()
  useEffect(() => afterFirstMove(preload), [])
  return (
    <>
      {hasModals && (
        <Optional part={modalHost} onMissing={dropModals}>
          {(ModalHost) => <ModalHost />}
        </Optional>
      )}
      {hasToasts && <Optional part={toastHost}>{(ToastHost) => <ToastHost />}</Optional>}
      {asksConsent && <CookieNotice side={side} />}
    </>
  )
}
