import { expect, test } from 'vitest'
import { canAddCreatorPage, isSlug } from './page.ts'

test('a creator can have up to 6 pages', () => {
  expect(canAddCreatorPage(5)).toEqual({ ok: true })
  expect(canAddCreatorPage(6)).toEqual({ ok: false, code: '2015' })
})

test.each(['abc', 'my-page-2', 'x'.repeat(50)])("%s is a valid end of a page's URL", (slug) => {
  expect(isSlug(slug)).toBe(true)
})

test.each(['ab', '-abc', 'abc-', 'My-page', 'a b c', 'x'.repeat(51)])(
  "%s is not a valid end of a page's URL",
  (slug) => {
    expect(isSlug(slug)).toBe(false)
  },
)
