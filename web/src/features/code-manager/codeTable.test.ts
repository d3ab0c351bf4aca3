import { describe, expect, it } from 'vitest'
import { codesIn, guessColumn, hasHead, readTable, widthOf } from './codeTable.ts'
import { spreadsheet } from './testing.ts'

const sheet = [
  ['Region', 'Key', 'Note'],
  ['EU', 'AAAAA-BBBBB-CCCCC', 'press'],
  ['NA', 'DDDDD-EEEEE-FFFFF', ''],
]

describe('code column of an imported table', () => {
  it('`guessColumn` finds the column with a matching title, and `codesIn` skips the title row', () => {
    expect([hasHead(sheet), guessColumn(sheet, 'steam'), widthOf(sheet)]).toEqual([true, 1, 3])
    expect(codesIn(sheet, 1)).toEqual(['AAAAA-BBBBB-CCCCC', 'DDDDD-EEEEE-FFFFF'])
  })

  it('`guessColumn` finds the column that looks like the store’s codes if there are no titles', () => {
    const bare = sheet.slice(1).map(([region = '', key = '']) => ['north-star-launch', region, key])
    expect(guessColumn(bare, 'steam')).toBe(2)
    expect(codesIn(bare, 2)).toHaveLength(2)
  })

  it('an imported table with one column contains only codes', () => {
    const lines = [['AAAA-1'], ['BBBB-2']]
    expect([guessColumn(lines, 'other'), codesIn(lines, 0)]).toEqual([0, ['AAAA-1', 'BBBB-2']])
  })
})

describe('imported file', () => {
  it('`readTable` reads a spreadsheet’s UTF-16 text export', async () => {
    const text = '\uFEFFKey\tRegion\r\nAAAA-1\tEU\r\n'
    const bytes = new Uint8Array(text.length * 2)
    for (const [index, sign] of [...text].entries())
      new DataView(bytes.buffer).setUint16(index * 2, sign.charCodeAt(0), true)
    expect(await readTable(new Blob([bytes]))).toEqual([
      ['Key', 'Region'],
      ['AAAA-1', 'EU'],
    ])
  })

  it('`readTable` recognizes a spreadsheet by its content', async () => {
    const bytes = Uint8Array.from(atob(spreadsheet), (sign) => sign.charCodeAt(0))
    const table = await readTable(new Blob([bytes]))
    expect(codesIn(table, guessColumn(table, 'steam'))).toEqual(['AAAAA-BBBBB-CCCCC', 'DDDDD-EEEEE-FFFFF'])
  })

  it('`readTable` reads a CSV file without a file name extension', async () => {
    expect(await readTable(new Blob(['\uFEFFcode;store\nAAAA-1;steam']))).toEqual([
      ['code', 'store'],
      ['AAAA-1', 'steam'],
    ])
  })
})
