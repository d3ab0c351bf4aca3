import { describe, expect, it } from 'vitest'
import { nothingPasted, readPasted } from './pasted.ts'

const codesUpTo = (count: number) =>
  Array.from({ length: count }, (_, at) => `AAAAA-BBBBB-${String(at).padStart(6, '0')}`)

describe('pasting codes into a field', () => {
  it('a small number of pasted codes stays in the field, so that the user can edit it', () => {
    expect(readPasted('AAAAA-BBBBB-00001\r\n\n  AAAAA-BBBBB-00002 ')).toEqual({
      text: 'AAAAA-BBBBB-00001\r\n\n  AAAAA-BBBBB-00002 ',
      codes: [
        { line: 1, code: 'AAAAA-BBBBB-00001' },
        { line: 3, code: 'AAAAA-BBBBB-00002' },
      ],
    })
  })

  it('a large number of pasted codes is not shown in the field, because 100,000 lines would block the page', () => {
    const { text, codes } = readPasted(codesUpTo(100_000).join('\n'))
    expect({ text, count: codes.length, last: codes.at(-1) }).toEqual({
      text: null,
      count: 100_000,
      last: { line: 100_000, code: 'AAAAA-BBBBB-099999' },
    })
  })

  it('the field for pasted codes is empty at first', () => {
    expect(nothingPasted).toEqual({ text: '', codes: [] })
  })
})
