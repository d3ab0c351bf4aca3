import { expect, it } from 'vitest'
import { storable } from './storable.ts'

it('Postgres accepts a text from `storable`, even if the text was cut within a character', () => {
  expect(storable('Ember\0fall \ud83c')).toBe('Emberfall \ufffd')
  expect(storable('Fall 🎮', 6)).toBe('Fall \ufffd')
  expect(storable('Fall 🎮', 7)).toBe('Fall 🎮')
})
