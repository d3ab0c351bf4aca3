import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDelimited } from './delimited.ts'

const write = (cells: readonly string[], separator: string): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)

const filled = array(
  string({ minLength: 1 }).filter((cell) => cell.trim() !== ''),
  { minLength: 1, maxLength: 5 },
)

describe('reading the cells of a CSV file', () => {
  it('`readDelimited` returns every cell exactly as written', () => {
    assert(
      property(
        array(filled),
        constantFrom(',', ';', '\t', '|'),
        constantFrom('\n', '\r\n', '\r'),
        (rows, separator, end) => {
          const text = rows.map((row) => write(row, separator)).join(end)
          expect(readDelimited(text, separator).map(({ cells }) => cells)).toEqual(rows)
        },
      ),
    )
  })

  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\rc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '"a,b";c\n\n\nd;e',
      [
        ['a,b', 'c'],
        ['d', 'e'],
      ],
    ],
    ['AAAA-BBBB\nCCCC-DDDD', [['AAAA-BBBB'], ['CCCC-DDDD']]],
    ['5" disc,b', [['5" disc', 'b']]],
    ['', []],
  ])('`readDelimited` reads %j as people expect', (text, rows) => {
    expect(readDelimited(text).map(({ cells }) => cells)).toEqual(rows)
  })
})
