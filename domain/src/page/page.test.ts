import { expect, test } from 'vitest'
import { canAddCreatorPage, isSlug } from './page.ts'

test('a creator has 6 pages at most', () => {
  expect(canAddCreatorPage(5)).toEqual({ ok: true })
  expect(canAddCreatorPage(6)).toEqual({ ok: false, code: '2015' })
})

test.each(['abc', 'my-page-2', 'x'.repeat(50)])('%s can be the address of a page', (slug) => {
  expect(isSlug(slug)).toBe(true)
})

test.each(['ab', '-abc', 'abc-', 'My-page', 'a b c', 'x'.repeat(51)])('%s cannot', (slug) => {
  expect(isSlug(slug)).toBe(false)
})
