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

it('has the four categories', () => {
  expect([...consentCategories].sort()).toEqual(['analytics', 'functionality', 'marketing', 'security'])
})

it('is asked for until something was chosen', () => {
  expect(readConsent()).toBeNull()
  saveConsent({ ...rejectAll(), analytics: true })
  expect(readConsent()).toEqual({ security: true, functionality: false, analytics: true, marketing: false })
})

it('keeps what signs people in, even when all is rejected', () => {
  expect(rejectAll()).toEqual({ security: true, functionality: false, analytics: false, marketing: false })
  expect(Object.values(acceptAll())).toEqual([true, true, true, true])
})

it('asks again when what was stored cannot be read', () => {
  localStorage.setItem(consentKey, '{broken')
  expect(readConsent()).toBeNull()
})

it('is not asked for on the creator host', () => {
  expect(isCreatorHost('creator.questboard.example')).toBe(true)
  expect(isCreatorHost('questboard.example')).toBe(false)
})
