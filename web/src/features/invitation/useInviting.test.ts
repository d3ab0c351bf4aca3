import { expect, test } from 'vitest'
import { countAddressees, partsOf } from './useInviting.ts'

test('`partsOf` splits a large invitation into several requests, and no creator is in two of them', () => {
  const all = {
    creatorIds: Array.from({ length: 150 }, (_, index) => `c${index}`),
    usernames: ['maya'],
    emails: Array.from({ length: 60 }, (_, index) => `a${index}@example.com`),
  }
  const parts = partsOf(all)
  expect(parts.map(countAddressees)).toEqual([100, 100, 11])
  expect(parts.flatMap(({ creatorIds }) => creatorIds)).toEqual(all.creatorIds)
  expect(parts.flatMap(({ usernames }) => usernames)).toEqual(all.usernames)
  expect(parts.flatMap(({ emails }) => emails)).toEqual(all.emails)
})
