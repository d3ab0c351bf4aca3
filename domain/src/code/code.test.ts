import { expect, test } from 'vitest'
import { linesOf, undoEnds } from './code.ts'

test('codes are read one per line, with any line ending, and blank lines are skipped', () => {
  expect(linesOf('A-1\r\nB-2\n\n  A-1 \rC-3\n')).toEqual(['A-1', 'B-2', 'A-1', 'C-3'])
})

test('an import of codes can be undone for ten minutes', () => {
  expect(undoEnds(new Date('2026-11-23T10:00:00Z'))).toEqual(new Date('2026-11-23T10:10:00Z'))
})
