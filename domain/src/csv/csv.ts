/**
 * A spreadsheet takes a cell that begins so for a formula, and runs it: it gets an apostrophe before it, which spreadsheets do not
 * show. A number stays a number, below zero too.
 */
const formula = /^(?:[=+@\t\r]|-(?!\d[\d.,]*$))/

/** What goes into a file: a text; or what is of no use with another sign before it, as a code. */
export type CsvCell = string | { readonly exactly: string }

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (one: CsvCell): string =>
  quoted(typeof one === 'string' ? (formula.test(one) ? `'${one}` : one) : one.exactly)

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`

/** The first line, with the mark that tells spreadsheets that it is UTF-8. */
export const csvHead = (titles: readonly string[]): string => `\uFEFF${csvLine(titles)}`
