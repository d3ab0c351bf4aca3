import { expect, test } from 'vitest'
import { isUnfiltered, readFilters, readSort, writeFilters } from './searchFilters.ts'

test('the filters of a creator search are the same after they are written to the URL and read back', () => {
  const params = new URLSearchParams(
    'name=maya&sizes=nano,mid&languages=sv&affiliations=twitch_partner&followers=1000..&views=..500&eligible=yes&sort=newest',
  )
  const filters = readFilters(params)
  expect(filters).toMatchObject({
    name: 'maya',
    sizes: ['nano', 'mid'],
    languages: ['sv'],
    affiliations: ['twitch_partner'],
    countries: [],
    followers: { from: 1000, to: null },
    views: { from: null, to: 500 },
    eligible: true,
    uninvited: false,
  })
  expect([...writeFilters(new URLSearchParams('sort=newest'), filters)].toSorted()).toEqual(
    [...params].toSorted(),
  )
})

test('invalid filters of a creator search in the URL have no effect', () => {
  expect(isUnfiltered(readFilters(new URLSearchParams('followers=many..-3&sort=loudest')))).toBe(true)
  expect(readSort(new URLSearchParams('sort=loudest'))).toBe('followers')
})

test('a filter of a creator search that is cleared disappears from the URL', () => {
  const params = new URLSearchParams('name=maya&activation=a1')
  expect(writeFilters(params, { ...readFilters(params), name: '' }).toString()).toBe('activation=a1')
})
