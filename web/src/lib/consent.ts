import { isRecord } from './isRecord.ts'
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
/** Security cookies keep people signed in: they stay, whatever is chosen. */
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

export const saveConsent = (consent: Consent): void => {
  try {
    localStorage.setItem(consentKey, JSON.stringify(consent))
  } catch {
    // Kept for this visit only.
  }
  consentStore.set(consent)
}

/** Another tab may have been answered. */
window.addEventListener('storage', ({ key }) => {
  if (key === consentKey) consentStore.set(readConsent())
})

/** What was chosen may be chosen anew at any time. */
export const askConsentAgain = (): void => consentStore.set(null)

/** The notice appears everywhere but on the creator host (rules §2). */
export const isCreatorHost = (hostname: string): boolean => /^creators?\./.test(hostname)

/** Nothing may cover the question while it is open. */
export const useAsksConsent = (): boolean =>
  useStore(consentStore) === null && !isCreatorHost(window.location.hostname)
