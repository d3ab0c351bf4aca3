import { fitsStore, linesOf } from '@questboard/domain'
import { readDelimited } from './delimited.ts'

export type CodeTable = readonly (readonly string[])[]

const HEADS =
  /^\s*(codes?|keys?|(product|activation|game|steam|cd)[ _-]?(code|key)s?|vouchers?|serials?)\s*$/i

/** The number of rows that are checked, enough to distinguish codes from names. */
const LOOKED_AT = 200

export const widthOf = (table: CodeTable): number =>
  table.slice(0, LOOKED_AT).reduce((most, row) => Math.max(most, row.length), 0)

export const hasHead = (table: CodeTable): boolean => table[0]?.some((cell) => HEADS.test(cell)) ?? false

const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length

const columnAt = (table: CodeTable, column: number): readonly string[] =>
  table.flatMap((row) => linesOf(row[column] ?? ''))

/** For stores whose format we do not know: codes have no spaces, and contain digits or hyphens. */
const looksLikeCode = (cell: string): boolean => /^\S{8,}$/.test(cell) && /[\d-]/.test(cell)

/** The column whose title matches. If there is none, the column that looks most like codes. */
export const guessColumn = (table: CodeTable, channelId: string): number => {
  const named = table[0]?.findIndex((cell) => HEADS.test(cell)) ?? -1
  if (named >= 0) return named
  const marks = Array.from({ length: widthOf(table) }, (_, column) => {
    const cells = columnAt(table.slice(0, LOOKED_AT), column)
    return share(cells, (cell) => fitsStore(channelId, cell)) + share(cells, looksLikeCode)
  })
  return Math.max(0, marks.indexOf(Math.max(0, ...marks)))
}

export const codesIn = (table: CodeTable, column: number): readonly string[] =>
  columnAt(hasHead(table) ? table.slice(1) : table, column)

const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder().decode(bytes)
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const inWords = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell))

/** Reads a CSV, TXT or XLSX file by its content, because file names can be wrong. The spreadsheet reader loads on demand. */
export const readTable = async (file: Blob): Promise<CodeTable> => {
  if (!isZip(new Uint8Array(await file.slice(0, 2).arrayBuffer())))
    return readDelimited(decode(new Uint8Array(await file.arrayBuffer())))
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file)
  return rows.flatMap((cells) => {
    const row = cells.map(inWords)
    return row.some((cell) => cell.trim() !== '') ? [row] : []
  })
}
