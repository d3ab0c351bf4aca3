import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).toSorted()

it('every motif for an empty list has a drawing, and every drawing has a motif', () => {
  const drawn = found(read('motifs.svg'), /<symbol id="(\w+)"/g)
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn).toEqual(found(read('EmptyPicture.tsx'), /\| '(\w+)'/g))
})

it('the drawings for empty lists use only theme colors', () => {
  const colours = found(read('motifs.svg'), /(?:fill|stroke)="([^"]+)"/g)
  expect(colours.filter((colour) => colour !== 'none' && !colour?.startsWith('var(--qb-'))).toEqual([])
})
