import { expect, test } from 'vitest'
import { noMarks, shapeOf, Variables } from './variables.ts'

const looked = (look: (variables: Variables) => void) => {
  const marks = noMarks()
  look(new Variables([], {}, marks))
  return marks
}

test('if a variable is used only as a parameter, its value does not change the cached query plan', () => {
  const marks = looked((v) => v.markOpaque({ name: 'id', path: [] }))
  expect(shapeOf({ id: 1 }, marks)).toBe(shapeOf({ id: [1, { a: 2 }] }, marks))
})

test('two requests share a cached query plan if their variables have objects with the same keys, and otherwise do not', () => {
  const marks = looked((v) => v.markStructure({ name: 'where', path: [] }))
  const shape = (where: unknown) => shapeOf({ where }, marks)
  expect(shape({ id: { _eq: 1 } })).toBe(shape({ id: { _eq: 2 } }))
  expect(shape({ id: { _eq: 1 } })).not.toBe(shape({ id: { _gt: 1 } }))
  expect(shape({ id: { _eq: 1 } })).not.toBe(shape({ id: { _eq: null } }))
})

test("if the planner reads a variable's value, requests with another value get another plan, even for values in lists", () => {
  const marks = looked((v) => {
    v.markStructure({ name: 'order', path: [] })
    v.markValue({ name: 'order', path: [3, 'id'] })
  })
  expect(shapeOf({ order: [{ id: 'asc' }] }, marks)).not.toBe(shapeOf({ order: [{ id: 'desc' }] }, marks))
})

test("if the planner has read a variable's value once, requests with another value always get another plan", () => {
  const marks = looked((v) => {
    v.markValue({ name: 'x', path: [] })
    v.markOpaque({ name: 'x', path: [] })
  })
  expect(shapeOf({ x: 1 }, marks)).not.toBe(shapeOf({ x: 2 }, marks))
})
