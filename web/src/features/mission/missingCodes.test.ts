import { expect, it } from 'vitest'
import { missingCodes } from './missingCodes.ts'

it('a reward with revoked codes lacks these codes until the creator claims others', () => {
  const codes = { kind: 'code', quantity: 2 }
  expect(missingCodes(codes, { code_claims: [{}] })).toBe(1)
  expect(missingCodes(codes, { code_claims: [{}, {}] })).toBe(0)
  expect(missingCodes({ kind: 'custom', quantity: null }, { code_claims: [] })).toBe(0)
})
