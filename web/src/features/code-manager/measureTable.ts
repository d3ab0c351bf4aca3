/**
 * Reads a file of codes as the browser does, one for each line of the standard input, which names it; answers how many codes are in
 * it, how long that took, and what the process weighed at most: `npm run bench -- codes`.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { codesIn, guessColumn, readTable } from './codeTable.ts'

const wish = z.object({ file: z.string() })

for await (const line of createInterface({ input: process.stdin })) {
  const blob = new Blob([readFileSync(wish.parse(JSON.parse(line)).file)])
  const start = performance.now()
  const table = await readTable(blob)
  const codes = codesIn(table, guessColumn(table, 'steam')).length
  const ms = performance.now() - start
  const megabytes = process.resourceUsage().maxRSS / 1024
  process.stdout.write(`${JSON.stringify({ codes, ms, megabytes })}\n`)
}
