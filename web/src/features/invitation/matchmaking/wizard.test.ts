import { expect, test } from 'vitest'
import { checkStep, newWish, platformsFor, readWish, stepToFix } from './wizard.ts'

const id = '00000000-0000-4000-8000-000000000001'
const whole = { ...newWish(id), gameId: id, objective: 'awareness' }

test('each step of the matchmaking wizard requires only its own fields', () => {
  expect(Object.keys(checkStep(0, newWish(null)))).toEqual([])
  expect(Object.keys(checkStep(1, newWish(null)))).toEqual(['activationId', 'gameId'])
  expect(Object.keys(checkStep(2, newWish(null)))).toEqual(['objective'])
  expect(Object.keys(checkStep(3, { ...whole, platforms: [] }))).toEqual(['platforms'])
})

test('`stepToFix` returns the first step of matchmaking in which a field is missing, or null', () => {
  expect(stepToFix(newWish(id))).toBe(1)
  expect(stepToFix({ ...whole, objective: '' })).toBe(2)
  expect(stepToFix(whole)).toBeNull()
  expect(readWish(whole)).toEqual({ ...whole, budgetCents: null })
})

test('matchmaking for a quest does not offer TikTok', () => {
  expect(platformsFor('QUEST')).not.toContain('tiktok')
  expect(platformsFor('MISSION')).toContain('tiktok')
})
