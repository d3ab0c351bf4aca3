/**
 * Spreadsheets treat a cell that begins with one of these characters as a formula and execute it. A leading apostrophe,
 * which spreadsheets hide, prevents this. Numbers stay numbers, even negative ones.
 */
const formula = /^(?:[=+@\t\r]|-(?!\d[\d.,]*$))/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const cell = (text: string): string => quoted(formula.test(text) ? `'${text}` : text)

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** Removes the apostrophe that was added for spreadsheets, so that an exported code can be imported unchanged. */
export const withoutEscape = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text

/** The header line. The byte order mark tells spreadsheets that the file is UTF-8. */
export const csvHead = (titles: readonly string[]): string => `\uFEFF${csvLine(titles)}`
