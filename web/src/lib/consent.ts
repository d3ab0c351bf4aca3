import { isRecord } from '@questboard/domain'
import { createStore, useStore } from './store.ts'

export const consentKey = 'questboard-cookie-consent'

export const consentCategories = ['security', 'functionality', 'analytics', 'marketing'] as const

export type ConsentCategory = (typeof consentCategories)[number]
export type Consent = Record<ConsentCategory, boolean>

const everything = (value: boolean): Consent => ({
  security: true,
  functionality: value,
  analytics: value,
  marketing: value,
})

export const acceptAll = (): Consent => everything(true)
/** Security cookies stay enabled, because sign-in needs them. */
export const rejectAll = (): Consent => everything(false)

export const readConsent = (): Consent | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(consentKey) ?? 'null')
    if (!isRecord(stored)) return null
    const chosen = (name: ConsentCategory) => stored[name] === true
    return {
      security: true,
      functionality: chosen('functionality'),
      analytics: chosen('analytics'),
      marketing: chosen('marketing'),
    }
  } catch {
    return null
  }
}

export const consentStore = createStore<Consent | null>(readConsent())

/**
 * True if the user has accepted the category. We store or send optional data only with this consent. While the user is
 * choosing again, the earlier choice still applies.
 */
export const allows = (category: ConsentCategory): boolean =>
  (consentStore.get() ?? readConsent())?.[category] === true

export const saveConsent = (consent: Consent): void => {
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent))
  } catch {
    // If the browser has no storage, the choice lasts for this visit only.
  }
  consentStore.set(consent)
}

/** The user may have answered in another tab. */
window.addEventListener('storage', ({ key }) => {
  if (key === consentKey) consentStore.set(readConsent())
})

export const askConsentAgain = (): void => consentStore.set(null)

/** The cookie notice appears everywhere except on the creator host (rules §2). */
export const isCreatorHost = (hostname: string): boolean => /^creators?\./.test(hostname)

/** True while the cookie notice is open, because nothing must cover the notice. */
export const useAsksConsent = (): boolean =>
  useStore(consentStore) === null && !isCreatorHost(window.location.hostname)
