import { expect, test } from 'vitest'
import { noMarks, shapeOf, Variables } from './variables.ts'

const looked = (look: (variables: Variables) => void) => {
  const marks = noMarks()
  look(new Variables([], {}, marks))
  return marks
}

test('a variable read as one parameter never splits plans', () => {
  const marks = looked((v) => v.markOpaque({ name: 'id', path: [] }))
  expect(shapeOf({ id: 1 }, marks)).toBe(shapeOf({ id: [1, { a: 2 }] }, marks))
})

test('scalars inside an object that shaped the plan share a plan, other keys do not', () => {
  const marks = looked((v) => v.markStructure({ name: 'where', path: [] }))
  const shape = (where: unknown) => shapeOf({ where }, marks)
  expect(shape({ id: { _eq: 1 } })).toBe(shape({ id: { _eq: 2 } }))
  expect(shape({ id: { _eq: 1 } })).not.toBe(shape({ id: { _gt: 1 } }))
  expect(shape({ id: { _eq: 1 } })).not.toBe(shape({ id: { _eq: null } }))
})

test('a value that the planner read is part of the shape, in every member of a list', () => {
  const marks = looked((v) => {
    v.markStructure({ name: 'order', path: [] })
    v.markValue({ name: 'order', path: [3, 'id'] })
  })
  expect(shapeOf({ order: [{ id: 'asc' }] }, marks)).not.toBe(shapeOf({ order: [{ id: 'desc' }] }, marks))
})

test('what was read by value stays so when it is later looked at otherwise', () => {
  const marks = looked((v) => {
    v.markValue({ name: 'x', path: [] })
    v.markOpaque({ name: 'x', path: [] })
  })
  expect(shapeOf({ x: 1 }, marks)).not.toBe(shapeOf({ x: 2 }, marks))
})
