import { describe, expect, it } from 'vitest'
import { nothingPasted, readPasted } from './pasted.ts'

const codesUpTo = (count: number) =>
  Array.from({ length: count }, (_, at) => `AAAAA-BBBBB-${String(at).padStart(6, '0')}`)

describe('codes that are pasted', () => {
  it('stay in the field where they are few, to be mended there', () => {
    expect(readPasted('AAAAA-BBBBB-00001\r\n\n  AAAAA-BBBBB-00002 ')).toEqual({
      text: 'AAAAA-BBBBB-00001\r\n\n  AAAAA-BBBBB-00002 ',
      codes: ['AAAAA-BBBBB-00001', 'AAAAA-BBBBB-00002'],
    })
  })

  it('are kept beside the field where they are many: a page with 100,000 lines in it stands still', () => {
    const { text, codes } = readPasted(codesUpTo(100_000).join('\n'))
    expect({ text, count: codes.length, last: codes.at(-1) }).toEqual({
      text: null,
      count: 100_000,
      last: 'AAAAA-BBBBB-099999',
    })
  })

  it('are none at first', () => {
    expect(nothingPasted).toEqual({ text: '', codes: [] })
  })
})
