import { expect, test } from 'vitest'
import { showDecimal, showScientific } from './scientific.ts'

test.each([
  ['2147483648', '2.147483648e9'],
  ['1.50', '1.5'],
  ['0.01', '1.0e-2'],
  ['5', '5.0'],
  ['-1E-30', '-1.0e-30'],
  ['0', '0.0'],
  ['1234567', '1234567.0'],
  ['12345678', '1.2345678e7'],
  ['9223372036854775807', '9.223372036854775807e18'],
])('`showScientific` formats %s as Haskell does: %s', (given, shown) => {
  expect(showScientific(given)).toBe(shown)
})

test('money values are written without an exponent', () => {
  expect(showDecimal('-2E-2')).toBe('-0.02')
  expect(showDecimal('12e3')).toBe('12000.0')
})
