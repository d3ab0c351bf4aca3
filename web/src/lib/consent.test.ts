import { expect, it } from 'vitest'
import {
  acceptAll,
  consentCategories,
  consentKey,
  isCreatorHost,
  readConsent,
  rejectAll,
  saveConsent,
} from './consent.ts'

it('cookie consent has four categories', () => {
  expect([...consentCategories].sort()).toEqual(['analytics', 'functionality', 'marketing', 'security'])
})

it('the cookie notice is shown until the user has chosen', () => {
  expect(readConsent()).toBeNull()
  saveConsent({ ...rejectAll(), analytics: true })
  expect(readConsent()).toEqual({ security: true, functionality: false, analytics: true, marketing: false })
})

it('security cookies stay enabled, even if the user rejects all others', () => {
  expect(rejectAll()).toEqual({ security: true, functionality: false, analytics: false, marketing: false })
  expect(Object.values(acceptAll())).toEqual([true, true, true, true])
})

it('the cookie notice appears again if the stored choice cannot be read', () => {
  localStorage.setItem(consentKey, '{broken')
  expect(readConsent()).toBeNull()
})

it('the cookie notice does not appear on the host for creator pages', () => {
  expect(isCreatorHost('creator.questboard.example')).toBe(true)
  expect(isCreatorHost('questboard.example')).toBe(false)
})
