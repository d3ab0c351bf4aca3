import { expect, it } from 'vitest'
import { createCountries } from './index.ts'

const countries = createCountries()

it.each([
  ['193.10.0.1', 'SE'],
  ['::ffff:193.10.0.1', 'SE'],
  ['2001:6b0::1', 'SE'],
  ['133.11.0.1', 'JP'],
])('the IP address %s is in %s', async (address, country) => {
  expect(await countries.countryOf(address)).toBe(country)
})

it.each(['127.0.0.1', '10.1.2.3', '::1', 'fd00::1'])(
  'the country of the IP address %s is unknown',
  async (address) => {
    expect(await countries.countryOf(address)).toBeNull()
  },
)

it.each(['', 'unknown', '1.2.3'])('%j is not an IP address', async (address) => {
  expect(await countries.countryOf(address)).toBeNull()
})
