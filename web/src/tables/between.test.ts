import { expect, it } from 'vitest'
import { between, centsBetween } from './between.ts'

it('a table is asked for whole figures, whatever was typed', () => {
  expect(between({ from: 1.5, to: null })).toEqual({ _gte: 2 })
  expect(between({ from: null, to: null })).toEqual({})
})

it('and for whole cents', () => {
  expect(centsBetween({ from: 0.29, to: 1.13 })).toEqual({ _gte: 29, _lte: 113 })
})
