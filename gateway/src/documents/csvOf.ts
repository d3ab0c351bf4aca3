/** A spreadsheet takes a cell that begins so for a formula, and runs it; an amount below zero is none. */
const formula = /^(?:[=+@\t\r]|-(?![\d.,]+$))/

const cell = (text: string): string => {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** With the mark that tells spreadsheets that it is UTF-8. */
export const csvOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[titles, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`
