import { describe, expect, it } from 'vitest'
import { printable, printableStart } from './printable.ts'

describe('showing text from outside Questboard', () => {
  it.each([
    ['clear the screen', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['clear the screen with one character', 'a\u009b2Jb', 'a\\u009b2Jb'],
    ['begin a new line', 'a\r\n{"level":50}', 'a\\u000d\\u000a{"level":50}'],
    ['begin a new line with a Unicode character', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['reverse the text', 'a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
    ['hide', 'a\u200bb\u{e0041}c', 'a\\u200bb\\udb40\\udc41c'],
  ])('text from outside cannot %s', (_, text, shown) => {
    expect(printable(text)).toBe(shown)
    expect(JSON.parse(`"${printable(JSON.stringify(text)).slice(1, -1)}"`)).toBe(text)
  })

  it('printable text stays unchanged', () => {
    expect(printable('Żółw “日本” 🎮 `x` <b>')).toBe('Żółw “日本” 🎮 `x` <b>')
  })

  it('long text from outside is shortened', () => {
    expect(printableStart('abcdef', 3)).toBe('abc…')
    expect(printableStart('abc', 3)).toBe('abc')
  })
})
