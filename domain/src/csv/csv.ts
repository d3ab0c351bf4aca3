/**
 * Spreadsheets treat a cell that begins with one of these characters as a formula and execute it. A leading apostrophe,
 * which spreadsheets hide, prevents this. Numbers stay numbers, even negative ones.
 */
const formula = /^(?:[=+@\t\r]|-(?!\d[\d.,]*$))/

/** An ordinary text, or a value such as a code, which an added character would make invalid. */
export type CsvCell = string | { readonly exactly: string }

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (one: CsvCell): string =>
  quoted(typeof one === 'string' ? (formula.test(one) ? `'${one}` : one) : one.exactly)

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`

/** The header line. The byte order mark tells spreadsheets that the file is UTF-8. */
export const csvHead = (titles: readonly string[]): string => `\uFEFF${csvLine(titles)}`
