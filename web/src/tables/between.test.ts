import { expect, it } from 'vitest'
import { between, centsBetween } from './between.ts'

it('a range filter sends whole numbers to the server, whatever the user typed', () => {
  expect(between({ from: 1.5, to: null })).toEqual({ _gte: 2 })
  expect(between({ from: null, to: null })).toEqual({})
})

it('a range filter for amounts sends whole cents to the server', () => {
  expect(centsBetween({ from: 0.29, to: 1.13 })).toEqual({ _gte: 29, _lte: 113 })
})
