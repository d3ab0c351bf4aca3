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

/** Loads the code of modals and toasts early, because they must be able to report an error when the network is lost. */
const preload = () => {
  for (const { load } of [modalHost, toastHost]) load().catch(() => undefined)
}

/** Closes all modals without an answer, so that the code that waits for an answer continues. */
const dropModals = () => {
  for (const { id } of modals.store.get()) void modals.remove(id, { force: true })
}

/** The browser's back button closes all modals of the screen. */
const useLeaveModalsOnBack = () => {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers, the way there only rules.
  useEffect(() => {
    if (isBack) dropModals()
  }, [pathname])
}

/**
 * Overlays load when they have something to show. The cookie notice loads with the page, so that it does not appear
 * late for new visitors.
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
