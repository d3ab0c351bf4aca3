/** A spreadsheet takes a cell that begins so for a formula, and runs it; an amount below zero is none. */
const formula = /^(?:[=+@\t\r]|-(?![\d.,]+$))/

const cell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** The first line, with the mark that tells spreadsheets that it is UTF-8. */
export const csvHead = (titles: readonly string[]): string => `\uFEFF${csvLine(titles)}`
