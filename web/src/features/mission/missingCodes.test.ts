import { expect, it } from 'vitest'
import { missingCodes } from './missingCodes.ts'

it('a reward with revoked codes counts as incomplete until the creator claims replacement codes', () => {
  const codes = { kind: 'code', quantity: 2 }
  expect(missingCodes(codes, { code_claims: [{}] })).toBe(1)
  expect(missingCodes(codes, { code_claims: [{}, {}] })).toBe(0)
  expect(missingCodes({ kind: 'custom', quantity: null }, { code_claims: [] })).toBe(0)
})
