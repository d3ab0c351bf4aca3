import { fitsStore, withoutEscape } from '@questboard/domain'
import { type CodeLine, codeLinesOf } from './codeLines.ts'
import { type Row, readDelimited } from './delimited.ts'
import { decode, type Encoding, guessEncoding } from './encoding.ts'

export type CodeTable = readonly Row[]

const HEADS =
  /^\s*(codes?|keys?|(product|activation|game|steam|cd)[ _-]?(code|key)s?|vouchers?|serials?)\s*$/i

/** The number of rows that are checked, enough to distinguish codes from names. */
const LOOKED_AT = 200

export const widthOf = (table: CodeTable): number =>
  table.slice(0, LOOKED_AT).reduce((most, { cells }) => Math.max(most, cells.length), 0)

export const hasHead = (table: CodeTable): boolean =>
  table[0]?.cells.some((cell) => HEADS.test(cell)) ?? false

const share = (cells: readonly string[], test: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length

/** A cell can contain several codes, one per line. */
const columnAt = (table: CodeTable, column: number): readonly CodeLine[] =>
  table.flatMap(({ line, cells }) =>
    codeLinesOf(cells[column] ?? '').map(({ code }) => ({ line, code: withoutEscape(code) })),
  )

/** For stores whose format we do not know: codes have no spaces, and contain digits or hyphens. */
const looksLikeCode = (cell: string): boolean => /^\S{8,}$/.test(cell) && /[\d-]/.test(cell)

/** The column whose title names codes. If there is none, the column whose cells look most like codes. */
export const guessColumn = (table: CodeTable, channelId: string): number => {
  const named = table[0]?.cells.findIndex((cell) => HEADS.test(cell)) ?? -1
  if (named >= 0) return named
  const marks = Array.from({ length: widthOf(table) }, (_, column) => {
    const cells = columnAt(table.slice(0, LOOKED_AT), column).map(({ code }) => code)
    return share(cells, (cell) => fitsStore(channelId, cell)) + share(cells, looksLikeCode)
  })
  return Math.max(0, marks.indexOf(Math.max(0, ...marks)))
}

export const codesIn = (
  table: CodeTable,
  column: number,
  isHeadFirst = hasHead(table),
): readonly CodeLine[] => columnAt(isHeadFirst ? table.slice(1) : table, column)

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const inWords = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell))

/** `encoding` is null for a spreadsheet, because such a file contains its own encoding. */
export type ReadTable = { readonly table: CodeTable; readonly encoding: Encoding | null }

/**
 * Reads a CSV, TXT or XLSX file by its content, because file names can be wrong. The spreadsheet reader loads on demand.
 * Guesses the encoding of a text unless the user chose one.
 */
export const readTable = async (file: Blob, chosen?: Encoding): Promise<ReadTable> => {
  if (!isZip(new Uint8Array(await file.slice(0, 2).arrayBuffer()))) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const encoding = chosen ?? guessEncoding(bytes)
    return { table: readDelimited(decode(bytes, encoding)), encoding }
  }
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(file)
  const table = rows.flatMap((row, index) => {
    const cells = row.map(inWords)
    return cells.some((cell) => cell.trim() !== '') ? { line: index + 1, cells } : []
  })
  return { table, encoding: null }
}
