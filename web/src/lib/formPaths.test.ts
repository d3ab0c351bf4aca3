import { expect, it } from 'vitest'
import { errorsAt, moveItem, moveItemErrors, placeAfterMove, withoutErrorsAt } from './formPaths.ts'

const errors = { name: 'a', 'points.0': 'b', 'points.2.url': 'c', pointsOfView: 'd' }

it('`errorsAt` finds the errors of a form field and of the fields inside it, but not of fields whose names begin the same', () => {
  expect(errorsAt(errors, 'points')).toEqual(['points.0', 'points.2.url'])
  expect(errorsAt(errors, 'points.2')).toEqual(['points.2.url'])
  expect(withoutErrorsAt(errors, 'points')).toEqual({ name: 'a', pointsOfView: 'd' })
})

it.each([
  [0, 2],
  [2, 0],
  [1, 2],
  [1, 1],
])('if a list item moves from place %i to %i, its errors move with it', (from, to) => {
  const items = ['b', 'none', 'c']
  const places = moveItemErrors(errors, 'points', placeAfterMove(from, to))
  const moved = moveItem(items, from, to)
  expect(places[`points.${moved.indexOf('b')}`]).toBe('b')
  expect(places[`points.${moved.indexOf('c')}.url`]).toBe('c')
  expect(places).toMatchObject({ name: 'a', pointsOfView: 'd' })
})
