/** What separates the cells of a file: what its first line has most of outside of quotes. */
const SEPARATORS = ['\t', ';', ',', '|'] as const

const separatorOf = (text: string): string => {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/)
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length - 1 }))
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best))
  return most.count > 0 ? most.sign : ','
}

/** The quote that ends a cell: one that is not doubled, or the end of the file. */
const endOfQuotes = (text: string, from: number): number => {
  let at = text.indexOf('"', from)
  while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}

/**
 * The cells of a CSV file, as spreadsheets write it: a cell in quotes may hold separators, line ends, and quotes that are doubled.
 * Lines without anything fall away.
 */
export const readDelimited = (text: string, separator = separatorOf(text)): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  // What of the cell was in quotes, and where what follows it begins.
  let quoted = ''
  let start = 0
  const endCell = (at: number) => {
    row.push(quoted + text.slice(start, at))
    quoted = ''
    start = at + 1
  }
  const endRow = (at: number) => {
    endCell(at)
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '"' && at === start && quoted === '') {
      const end = endOfQuotes(text, at + 1)
      quoted = text.slice(at + 1, end).replaceAll('""', '"')
      start = end + 1
      at = end
    } else if (sign === separator) endCell(at)
    else if (sign === '\n') endRow(at)
    else if (sign === '\r') {
      endRow(at)
      if (text.charAt(at + 1) === '\n') {
        at += 1
        start = at + 1
      }
    }
  }
  endRow(text.length)
  return rows
}
