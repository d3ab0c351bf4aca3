import { expect, it } from 'vitest'
import { storable } from './storable.ts'

it('text made storable is accepted by Postgres even if it was cut within a character', () => {
  expect(storable('Ember\0fall \ud83c')).toBe('Emberfall \ufffd')
  expect(storable('Fall 🎮', 6)).toBe('Fall \ufffd')
  expect(storable('Fall 🎮', 7)).toBe('Fall 🎮')
})
