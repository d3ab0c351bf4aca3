import { expect, test } from 'vitest'
import { excerpt, longestQuote, quoteOf } from './quote.ts'

test.each([undefined, null, '', ' \n\t'])(
  '`quoteOf` returns null if the author wrote nothing: %j',
  (written) => {
    expect(quoteOf('Mira', written)).toBeNull()
  },
)

test('a quotation keeps its lines, with at most one blank line between them', () => {
  expect(quoteOf('Mira', ' Show the\r\nmap,  please \n\n\n\n Mira\u2028')).toEqual({
    author: 'Mira',
    text: 'Show the\nmap, please\n\nMira',
  })
})

test('a quotation contains no control characters and no characters that reverse text', () => {
  expect(quoteOf('Mira', '\u202egnihton\u202c \u0007\u2066👩‍🚀')?.text).toBe('gnihton 👩‍🚀')
})

test('a quotation has at most 1,000 characters and is never cut inside a character', () => {
  const text = quoteOf('Mira', '🎮'.repeat(2000))?.text ?? ''
  expect([...text]).toHaveLength(longestQuote)
  expect(text.endsWith('🎮…')).toBe(true)
})

test('a long message is shortened to one line', () => {
  expect(excerpt('Show the\nmap', 20)).toBe('Show the map')
  expect(excerpt('Show the\nmap', 7)).toBe('Show t…')
})
