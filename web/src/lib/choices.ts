import { allows, consentStore } from './consent.ts'

/** The user's choices that this browser remembers if the user accepts the category "functionality". */
const keys = ['questboard-theme', 'questboard-panel', 'questboard-shortcuts', 'questboard-columns:'] as const
export type ChoiceKey = Exclude<(typeof keys)[number], `${string}:`> | `questboard-columns:${string}`

/** The choices of this visit. Without consent, or without browser storage, choices last until the page closes. */
const made = new Map<string, string>()

const isAllowed = (): boolean => allows('functionality')

const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // If the browser cannot store the choice, the choice lasts until the page closes (`made`).
  }
}

export const readChoice = (key: ChoiceKey): string | null => {
  const current = made.get(key)
  if (current !== undefined) return current
  try {
    return isAllowed() ? localStorage.getItem(key) : null
  } catch {
    return null
  }
}

export const keepChoice = (key: ChoiceKey, value: string): void => {
  made.set(key, value)
  if (isAllowed()) store(key, value)
}

export const forgetChoice = (key: ChoiceKey): void => {
  made.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {}
}

/** Stores this visit's choices when the user accepts the category, and removes all of them when the user rejects it. */
const follow = (): void => {
  if (isAllowed()) {
    for (const [key, value] of made) store(key, value)
    return
  }
  try {
    for (const key of Object.keys(localStorage)) {
      if (!keys.some((one) => (one.endsWith(':') ? key.startsWith(one) : key === one))) continue
      const value = localStorage.getItem(key)
      if (value !== null && !made.has(key)) made.set(key, value)
      localStorage.removeItem(key)
    }
  } catch {}
}
consentStore.subscribe(follow)
