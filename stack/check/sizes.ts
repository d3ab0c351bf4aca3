/**
 * Most files have under 200 lines, and none should have over 400. This check only gives advice, because tables of
 * data can be longer.
 */

import type { Check } from './check.ts'
import { lineOf, listFiles, readText } from './files.ts'

const most = 400
const isData = /(^|\/)(generated|cases)\/|generated\.ts$/

export const longFiles: Check = {
  name: `sizes (files over ${most} lines)`,
  isAdvice: true,
  run: async () => {
    const files = listFiles('*.ts', '*.tsx', '*.mjs').filter((file) => !isData.test(file))
    const counted = files.map((file) => ({
      file,
      lines: lineOf(readText(file), Number.POSITIVE_INFINITY) - 1,
    }))
    const long = counted.filter(({ lines }) => lines > most).sort((a, b) => b.lines - a.lines)
    return long.map(({ file, lines }) => `${file}: ${lines} lines`)
  },
}
