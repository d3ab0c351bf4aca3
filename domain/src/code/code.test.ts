import { expect, test } from 'vitest'
import { splitCodes } from './code.ts'

test('codes come one per line, each once', () => {
  expect(splitCodes('A-1\r\nB-2\n\n  A-1 \n')).toEqual(['A-1', 'B-2'])
})
