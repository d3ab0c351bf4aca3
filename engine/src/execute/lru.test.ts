import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

test('a cache from `createLru` drops the least recently used entries when it reaches its byte limit', () => {
  const lru = createLru<number>(100)
  for (const n of [1, 2, 3, 4]) lru.set(`k${n}`, n, 25)
  lru.get('k1')
  lru.set('k5', 5, 25)
  expect(['k1', 'k2', 'k3', 'k4', 'k5'].map((key) => lru.get(key))).toEqual([1, undefined, 3, 4, 5])
})

test('a cache from `createLru` does not keep a value that would fill a large part of the cache', () => {
  const lru = createLru<number>(100)
  lru.set('big', 1, 60)
  expect(lru.get('big')).toBeUndefined()
})
