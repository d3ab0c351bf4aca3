import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = async () => {
  const consent = await import('./consent.ts')
  return { ...(await import('./choices.ts')), ...consent }
}

it('a choice is stored only if the user accepts the category functionality', async () => {
  const { keepChoice, readChoice, saveConsent, acceptAll, rejectAll } = await load()
  keepChoice('questboard-panel', 'closed')
  expect(readChoice('questboard-panel')).toBe('closed')
  expect(localStorage.getItem('questboard-panel')).toBeNull()
  saveConsent(rejectAll())
  keepChoice('questboard-theme', 'light')
  expect(localStorage.getItem('questboard-theme')).toBeNull()
  saveConsent(acceptAll())
  expect(localStorage.getItem('questboard-panel')).toBe('closed')
  expect(localStorage.getItem('questboard-theme')).toBe('light')
})

it('if a user rejects storing choices, the choices are kept only until the page closes', async () => {
  const { keepChoice, readChoice, saveConsent, acceptAll, rejectAll, consentKey } = await load()
  saveConsent(acceptAll())
  keepChoice('questboard-columns:codes', '{}')
  localStorage.setItem('questboard-shortcuts', 'off')
  saveConsent(rejectAll())
  expect(Object.keys(localStorage)).toEqual([consentKey])
  expect(readChoice('questboard-columns:codes')).toBe('{}')
  expect(readChoice('questboard-shortcuts')).toBe('off')
})

it('a stored choice is used on the next visit, even while the user decides about cookies again', async () => {
  const first = await load()
  first.saveConsent(first.acceptAll())
  first.keepChoice('questboard-theme', 'light')
  vi.resetModules()
  const { readChoice, askConsentAgain } = await load()
  expect(readChoice('questboard-theme')).toBe('light')
  askConsentAgain()
  expect(localStorage.getItem('questboard-theme')).toBe('light')
})
