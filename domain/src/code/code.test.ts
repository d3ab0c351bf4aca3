import { expect, test } from 'vitest'
import { availabilityColours, codeAvailability, splitCodes } from './code.ts'

test.each([
  [0, 0, 'OUT'],
  [0, 100, 'OUT'],
  [9, 100, 'LOW'],
  [10, 100, 'HIGH'],
  [1, 1, 'HIGH'],
  [1, 11, 'LOW'],
])('%s of %s codes is %s', (available, total, level) => {
  expect(codeAvailability(available, total)).toBe(level)
})

test('red is out, yellow is low, green is high', () => {
  expect(availabilityColours).toEqual({ HIGH: 'green', LOW: 'yellow', OUT: 'red' })
})

test('codes come one per line, each once', () => {
  expect(splitCodes('A-1\r\nB-2\n\n  A-1 \n')).toEqual(['A-1', 'B-2'])
})
