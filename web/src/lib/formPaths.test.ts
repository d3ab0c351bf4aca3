import { expect, it } from 'vitest'
import { errorsAt, moveItem, moveItemErrors, placeAfterMove, withoutErrorsAt } from './formPaths.ts'

const errors = { name: 'a', 'points.0': 'b', 'points.2.url': 'c', pointsOfView: 'd' }

it('`errorsAt` finds errors at a field and inside it, but not at fields whose names start with the same letters', () => {
  expect(errorsAt(errors, 'points')).toEqual(['points.0', 'points.2.url'])
  expect(errorsAt(errors, 'points.2')).toEqual(['points.2.url'])
  expect(withoutErrorsAt(errors, 'points')).toEqual({ name: 'a', pointsOfView: 'd' })
})

it.each([
  [0, 2],
  [2, 0],
  [1, 2],
  [1, 1],
])('errors of a list move with its items from place %i to %i', (from, to) => {
  const items = ['b', 'none', 'c']
  const places = moveItemErrors(errors, 'points', placeAfterMove(from, to))
  const moved = moveItem(items, from, to)
  expect(places[`points.${moved.indexOf('b')}`]).toBe('b')
  expect(places[`points.${moved.indexOf('c')}.url`]).toBe('c')
  expect(places).toMatchObject({ name: 'a', pointsOfView: 'd' })
})
