import { describe, expect, it } from 'vitest'
import { codesIn, guessColumn, hasHead, readTable, widthOf } from './codeTable.ts'
import { spreadsheet } from './testing.ts'

const rowsOf = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, index) => ({ line: index + 1, cells }))
const sheet = rowsOf([
  ['Region', 'Key', 'Note'],
  ['EU', 'AAAAA-BBBBB-CCCCC', 'press'],
  ['NA', 'DDDDD-EEEEE-FFFFF', ''],
])
const textsOf = (lines: readonly { code: string }[]) => lines.map(({ code }) => code)
const bytesOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

describe('choosing the column with codes in an imported table', () => {
  it('`guessColumn` finds the column whose title names codes, and `codesIn` leaves out the row with the titles', () => {
    expect([hasHead(sheet), guessColumn(sheet, 'steam'), widthOf(sheet)]).toEqual([true, 1, 3])
    expect(codesIn(sheet, 1)).toEqual([
      { line: 2, code: 'AAAAA-BBBBB-CCCCC' },
      { line: 3, code: 'DDDDD-EEEEE-FFFFF' },
    ])
    expect(codesIn(sheet, 1, false)).toHaveLength(3)
  })

  it('if a table has no titles, `guessColumn` finds the column whose cells look like the store’s codes', () => {
    const bare = rowsOf(
      sheet.slice(1).map(({ cells: [region = '', key = ''] }) => ['north-star-launch', region, key]),
    )
    expect(guessColumn(bare, 'steam')).toBe(2)
    expect(codesIn(bare, 2)).toHaveLength(2)
  })

  it('an imported table with one column contains only codes', () => {
    const lines = rowsOf([['AAAA-1'], ['BBBB-2']])
    expect([guessColumn(lines, 'other'), textsOf(codesIn(lines, 0))]).toEqual([0, ['AAAA-1', 'BBBB-2']])
  })
})

describe('reading an imported file with codes', () => {
  it('`readTable` reads a spreadsheet’s UTF-16 text export', async () => {
    const text = '\uFEFFKey\tRegion\r\nAAAA-1\tEU\r\n'
    const bytes = new Uint8Array(text.length * 2)
    for (const [index, sign] of [...text].entries())
      new DataView(bytes.buffer).setUint16(index * 2, sign.charCodeAt(0), true)
    expect(await readTable(new Blob([bytes]))).toEqual({
      table: rowsOf([
        ['Key', 'Region'],
        ['AAAA-1', 'EU'],
      ]),
      encoding: 'utf-16le',
    })
  })

  it('`readTable` recognizes a spreadsheet by its content', async () => {
    const bytes = Uint8Array.from(atob(spreadsheet), (sign) => sign.charCodeAt(0))
    const { table, encoding } = await readTable(new Blob([bytes]))
    expect(encoding).toBeNull()
    expect(textsOf(codesIn(table, guessColumn(table, 'steam')))).toEqual([
      'AAAAA-BBBBB-CCCCC',
      'DDDDD-EEEEE-FFFFF',
    ])
  })

  it('`readTable` reads a CSV file whose name has no ending', async () => {
    expect(await readTable(new Blob(['\uFEFFcode;store\nAAAA-1;steam']))).toEqual({
      table: rowsOf([
        ['code', 'store'],
        ['AAAA-1', 'steam'],
      ]),
      encoding: 'utf-8',
    })
  })

  it('lines of an imported file are counted as in an editor: titles, blank lines and quoted line breaks count too', async () => {
    const { table } = await readTable(new Blob(['Key,Note\n\nAAAA-1,"two\nlines"\n\nBBBB-2,\n']))
    expect(codesIn(table, 0)).toEqual([
      { line: 3, code: 'AAAA-1' },
      { line: 6, code: 'BBBB-2' },
    ])
  })

  it('`readTable` assumes Latin-1 for a file that is not in Unicode, and uses another encoding if the user chooses one', async () => {
    const file = bytesOf(0x43, 0x6c, 0xe9, 0x0a, 0x41, 0x2d, 0x31)
    expect(await readTable(file)).toMatchObject({
      encoding: 'windows-1252',
      table: rowsOf([['Clé'], ['A-1']]),
    })
    expect(await readTable(file, 'windows-1251')).toMatchObject({ table: rowsOf([['Clй'], ['A-1']]) })
  })

  it('a code from an exported file is imported without the apostrophe that escaped it', async () => {
    const { table } = await readTable(new Blob(["Code\n'=AB-12\n'quoted'\n"]))
    expect(textsOf(codesIn(table, 0))).toEqual(['=AB-12', "'quoted'"])
  })
})
