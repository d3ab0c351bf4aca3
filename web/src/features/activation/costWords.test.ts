import { expect, it } from 'vitest'
import { costWords } from './costWords.ts'

const t = (words: string, values: Readonly<Record<string, unknown>> = {}): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

it('the effect of a requirement does not read as a part of a sum', () => {
  expect(costWords(t, 1236)).toBe('excludes 1,236')
  expect(costWords(t, -82)).toBe('82 qualify only through this requirement')
})
