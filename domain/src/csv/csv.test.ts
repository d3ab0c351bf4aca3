import { describe, expect, it } from 'vitest'
import { csvHead, csvLine, withoutEscape } from './csv.ts'

describe('cells in a line of a CSV file', () => {
  it.each(['=1+1', '+1', '-cmd', '-1+1', '-', '-.5', '@SUM(A1)', '\t=1', '-1|calc'])(
    'a CSV cell escapes %j, which a spreadsheet would run as a formula',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`)
    },
  )

  it('a CSV cell escapes a leading line break inside its quotes', () => {
    expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`)
  })

  it.each(['-12.50', '-1', '12', '0.5', '-1000000'])('the number %s stays a number in CSV', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
  })

  it('separators, quotes and line breaks stay inside their cells of a CSV file', () => {
    expect(csvLine(['a, "b"', 'one\ntwo', 'plain', '-1,234.50'])).toBe(
      '"a, ""b""","one\ntwo",plain,"-1,234.50"\r\n',
    )
  })

  it('an escaped cell of a CSV file is read as the text that was written', () => {
    expect(["'=AB-12", "'-ABC", "'quoted'", 'AAAA-1'].map(withoutEscape)).toEqual([
      '=AB-12',
      '-ABC',
      "'quoted'",
      'AAAA-1',
    ])
  })

  it('a CSV file starts with the UTF-8 byte order mark', () => {
    expect(csvHead(['Note, short'])).toBe('\uFEFF"Note, short"\r\n')
  })
})
