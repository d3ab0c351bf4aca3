/** The separator that occurs most often outside of quotes in the first line. */
const SEPARATORS = ['\t', ';', ',', '|'] as const

const separatorOf = (text: string): string => {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/)
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length - 1 }))
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best))
  return most.count > 0 ? most.sign : ','
}

/** The end of a quoted cell: the first quote that is not doubled, or the end of the file. */
const endOfQuotes = (text: string, from: number): number => {
  let at = text.indexOf('"', from)
  while (at >= 0 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}

/** The cells of a row, and the line of the file where the row begins. */
export type Row = { readonly line: number; readonly cells: readonly string[] }

const breaksIn = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0

/**
 * Parses CSV the way spreadsheets write it: quoted cells can contain separators, line breaks and doubled quotes. Skips empty
 * lines.
 */
export const readDelimited = (text: string, separator = separatorOf(text)): Row[] => {
  const rows: Row[] = []
  let row: string[] = []
  let line = 1
  let breaks = 0
  // The part of the current cell in quotes, and the position where the rest of the cell starts.
  let quoted = ''
  let start = 0
  const endCell = (at: number) => {
    row.push(quoted + text.slice(start, at))
    quoted = ''
    start = at + 1
  }
  const endRow = (at: number) => {
    endCell(at)
    if (row.some((one) => one.trim() !== '')) rows.push({ line, cells: row })
    row = []
    line += breaks + 1
    breaks = 0
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '"' && at === start && quoted === '') {
      const end = endOfQuotes(text, at + 1)
      quoted = text.slice(at + 1, end).replaceAll('""', '"')
      breaks += breaksIn(quoted)
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
