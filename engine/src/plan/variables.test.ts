import { expect, test } from 'vitest'
import { noMarks, shapeOf, Variables } from './variables.ts'

const looked = (look: (variables: Variables) => void) => {
  const marks = noMarks()
  look(new Variables([], {}, marks))
  return marks
}

test('the value of a variable that is used only as a parameter does not change the query plan', () => {
  const marks = looked((v) => v.markOpaque({ name: 'id', path: [] }))
  expect(shapeOf({ id: 1 }, marks)).toBe(shapeOf({ id: [1, { a: 2 }] }, marks))
})

test('variables whose objects have the same keys share a query plan, and others do not', () => {
  const marks = looked((v) => v.markStructure({ name: 'where', path: [] }))
  const shape = (where: unknown) => shapeOf({ where }, marks)
  expect(shape({ id: { _eq: 1 } })).toBe(shape({ id: { _eq: 2 } }))
  expect(shape({ id: { _eq: 1 } })).not.toBe(shape({ id: { _gt: 1 } }))
  expect(shape({ id: { _eq: 1 } })).not.toBe(shape({ id: { _eq: null } }))
})

test("a variable's value that the planner reads is part of the cached plan's shape, in every element of a list", () => {
  const marks = looked((v) => {
    v.markStructure({ name: 'order', path: [] })
    v.markValue({ name: 'order', path: [3, 'id'] })
  })
  expect(shapeOf({ order: [{ id: 'asc' }] }, marks)).not.toBe(shapeOf({ order: [{ id: 'desc' }] }, marks))
})

test("a variable's value that the planner has read stays part of the cached plan's shape after later reads", () => {
  const marks = looked((v) => {
    v.markValue({ name: 'x', path: [] })
    v.markOpaque({ name: 'x', path: [] })
  })
  expect(shapeOf({ x: 1 }, marks)).not.toBe(shapeOf({ x: 2 }, marks))
})
