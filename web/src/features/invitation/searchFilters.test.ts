import { expect, test } from 'vitest'
import { isUnfiltered, readFilters, readSort, writeFilters } from './searchFilters.ts'

test('search filters written to the address read back the same', () => {
  const params = new URLSearchParams(
    'name=maya&sizes=nano,mid&languages=sv&followers=1000..&views=..500&eligible=yes&sort=newest',
  )
  const filters = readFilters(params)
  expect(filters).toMatchObject({
    name: 'maya',
    sizes: ['nano', 'mid'],
    languages: ['sv'],
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

test('invalid search filters in the address have no effect', () => {
  expect(isUnfiltered(readFilters(new URLSearchParams('followers=many..-3&sort=loudest')))).toBe(true)
  expect(readSort(new URLSearchParams('sort=loudest'))).toBe('followers')
})

test('a cleared filter disappears from the address', () => {
  const params = new URLSearchParams('name=maya&activation=a1')
  expect(writeFilters(params, { ...readFilters(params), name: '' }).toString()).toBe('activation=a1')
})
