import { describe, expect, it } from 'vitest'
import { csvHead, csvLine } from './csv.ts'

describe('a line of a file for spreadsheets', () => {
  it.each(['=1+1', '+1', '-cmd', '-1+1', '-', '-.5', '@SUM(A1)', '\t=1', '-1|calc'])(
    'guards %j, which would run as a formula',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`)
    },
  )

  it('guards a line end at the beginning, within its quotes', () => {
    expect(csvLine(['\r=1'])).toBe(`"'\r=1"\r\n`)
  })

  it.each(['-12.50', '-1', '12', '0.5', '-1000000'])('leaves the number %s a number', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`)
  })

  it('keeps separators, quotes and lines within their cells', () => {
    expect(csvLine(['a, "b"', 'one\ntwo', 'plain', '-1,234.50'])).toBe(
      '"a, ""b""","one\ntwo",plain,"-1,234.50"\r\n',
    )
  })

  it('writes exactly what would be spoilt by another sign', () => {
    expect(csvLine([{ exactly: '=AB-"12"' }, { exactly: '-ABC' }])).toBe('"=AB-""12""",-ABC\r\n')
  })

  it('begins with the mark of UTF-8', () => {
    expect(csvHead(['Note, short'])).toBe('\uFEFF"Note, short"\r\n')
  })
})
