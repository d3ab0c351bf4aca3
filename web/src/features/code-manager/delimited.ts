/** What separates the cells of a file: what its first line has most of outside of quotes. */
const SEPARATORS = ['\t', ';', ',', '|'] as const

const separatorOf = (text: string): string => {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r\n|\r|\n/)
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length - 1 }))
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best))
  return most.count > 0 ? most.sign : ','
}

/**
 * The cells of a CSV file, as spreadsheets write it: a cell in quotes may hold separators, line ends, and quotes that are doubled.
 * Lines without anything fall away.
 */
export const readDelimited = (text: string, separator = separatorOf(text)): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((one) => one.trim() !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text.charAt(at + 1) === '\n') at += 1
      endRow()
    } else cell += sign
  }
  endRow()
  return rows
}
