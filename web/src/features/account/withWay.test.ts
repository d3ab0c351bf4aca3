import { expect, it } from 'vitest'
import { withWay } from './withWay.ts'

it('the pages around sign-in pass on the page to which the person wants to go', () => {
  expect(withWay('/login', null)).toBe('/login')
  expect(withWay('/login', '/missions/1?a=b')).toBe('/login?callbackUrl=%2Fmissions%2F1%3Fa%3Db')
  expect(withWay('/verify-email?email=a', '/home')).toBe('/verify-email?email=a&callbackUrl=%2Fhome')
})
