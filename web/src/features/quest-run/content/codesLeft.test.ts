import { expect, it } from 'vitest'
import { codesLeft } from './codesLeft.ts'

it('a creator can claim as many kit codes as agreed until the content is no longer due', () => {
  const run = { kit_codes: 2, code_claims: [{}] }
  expect(codesLeft({ ...run, status: 'CONTENTPRODUCTION' })).toBe(1)
  expect(codesLeft({ ...run, status: 'CONTENTREVIEW', code_claims: [] })).toBe(2)
  expect(codesLeft({ ...run, status: 'CONTENTREVIEW', code_claims: [{}, {}] })).toBe(0)
  const revoked = { code: { revoked_at: '2026-11-20T12:00:00Z' } }
  expect(codesLeft({ ...run, status: 'CONTENTREVIEW', code_claims: [revoked] })).toBe(0)
  expect(codesLeft({ ...run, status: 'PENDING_PAYMENT' })).toBe(0)
  expect(codesLeft({ ...run, status: 'COMPLETED' })).toBe(0)
  expect(codesLeft({ ...run, status: 'CONTENTPRODUCTION', kit_codes: null })).toBe(0)
})
