import { assert, constantFrom, property, string, stringMatching, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeExampleOf, fitsStore } from './forms.ts'

const shapes = {
  steam: [
    [5, 5, 5],
    [5, 5, 5, 5, 5],
  ],
  egs: [[5, 5, 5, 5]],
  gog: [[18]],
  playstation_5_eu: [[4, 4, 4]],
  xbox_series_sx: [[5, 5, 5, 5, 5]],
  switch_na: [[4, 4, 4, 4]],
  oculus: [[5, 5, 5, 5, 5]],
  pcvr: [
    [5, 5, 5],
    [5, 5, 5, 5, 5],
  ],
} as const

const stores = Object.entries(shapes).flatMap(([store, of]) => of.map((lengths) => ({ store, lengths })))

const codeOf = (lengths: readonly number[]) =>
  tuple(...lengths.map((length) => stringMatching(new RegExp(`^[A-Z0-9]{${length}}$`))))

describe('the code format of a store', () => {
  test.each(stores)('$store accepts codes in groups of $lengths characters', ({ store, lengths }) => {
    assert(
      property(codeOf(lengths), constantFrom('-', ''), (parts, between) => {
        const code = parts.join(between)
        expect(fitsStore(store, code)).toBe(true)
        expect(fitsStore(store, code.toLowerCase())).toBe(true)
      }),
    )
  })

  test.each(stores)('$store rejects a code with an extra or an invalid character', ({ store, lengths }) => {
    assert(
      property(codeOf(lengths), constantFrom('!', 'é', '_', '\u0000', '\n'), (parts, sign) => {
        expect(fitsStore(store, `${parts.join('-')}${sign}`)).toBe(false)
        expect(fitsStore(store, `${sign}${parts.join('-')}`)).toBe(false)
      }),
    )
  })

  test('an unknown store accepts codes in any format except formulas of a spreadsheet', () => {
    expect(fitsStore('other', '=SUM(A1)')).toBe(false)
    const text = string().filter((code) => !/^[=+@-]/.test(code))
    assert(
      property(text, (code) => {
        expect(fitsStore('other', code)).toBe(true)
        expect(fitsStore('pico_4', code)).toBe(true)
        expect(fitsStore('stadia', code)).toBe(true)
        expect(fitsStore('toString', code)).toBe(true)
      }),
    )
  })

  test("the example code of each store matches the store's format", () => {
    for (const store of [
      'steam',
      'egs',
      'gog',
      'ios',
      'android',
      'itch_io',
      'origin',
      'ps5',
      'xbox',
      'switch_eu',
      'oculus',
    ])
      expect(fitsStore(store, codeExampleOf(store) ?? '')).toBe(true)
    expect(codeExampleOf('other')).toBeNull()
  })

  test.each([
    ['steam', 'ABCDE-12345'],
    ['steam', 'ABCD-1234-EFGH'],
    ['pcvr', 'ABCDE-12345'],
    ['ps5', 'ABCDE-12345-FGHIJ'],
    ['switch_eu', 'ABCDE-12345-FGHIJ'],
    ['xbox', 'ABCDE-12345-FGHIJ-67890'],
    ['itch_io', 'http://studio.example/game'],
  ])('the store %s does not accept the code %s', (store, code) => {
    expect(fitsStore(store, code)).toBe(false)
  })
})
