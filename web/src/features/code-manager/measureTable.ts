/**
 * Reads code files for `npm run bench -- codes`, in the same way as the browser. Reads one file name per line of
 * standard input and prints the number of codes, the time and the peak memory.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { codesIn, guessColumn, readTable } from './codeTable.ts'

const wish = z.object({ file: z.string() })

for await (const line of createInterface({ input: process.stdin })) {
  const blob = new Blob([readFileSync(wish.parse(JSON.parse(line)).file)])
  const start = performance.now()
  const { table } = await readTable(blob)
  const codes = codesIn(table, guessColumn(table, 'steam')).length
  const ms = performance.now() - start
  const megabytes = process.resourceUsage().maxRSS / 1024
  process.stdout.write(`${JSON.stringify({ codes, ms, megabytes })}\n`)
}
