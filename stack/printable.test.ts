import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLog } from './logFile.ts'
import { printableBytes, printableLine } from './printable.ts'
import { createScreen } from './screen.ts'
import { wordsOf } from './services/context.ts'

const attack = 'a\u001b[2J\u009b2J\u202e\r\nready in 1 s\u0007'
const shown = 'a\\u001b[2J\\u009b2J\\u202e\\u000d\\nready in 1 s\\u0007'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-printable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('text from outside is shown in the terminal as one line that contains no control characters', () => {
  const line = JSON.stringify({ level: 50, msg: attack })
  expect(printableLine(wordsOf(line), 300)).toBe(shown)
  expect(printableLine('x'.repeat(400), 300)).toBe(`${'x'.repeat(300)}…`)
})

it('the terminal output never contains control characters', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const screen = createScreen()
  screen.line(attack)
  screen.close()
  const written = write.mock.calls.map(([text]) => String(text)).join('')
  write.mockRestore()
  expect(written).toBe(`${shown.replace('\\n', '\n')}\n`)
})

it('a log file contains no control characters, but keeps its lines and letters', async () => {
  const path = join(folder, 'a.log')
  const log = openLog(path, { onTrouble: () => undefined })
  const text = Buffer.from(`Żółw 🎮\t1\n${attack}\n`)
  for (const byte of text.subarray(0, 9)) log.write(Buffer.from([byte]))
  await new Promise<void>((resolve) => log.end(text.subarray(9), resolve))
  expect(readFileSync(path, 'utf8')).toBe(`Żółw 🎮\t1\n${shown.replace('\\n', '\n')}\n`)
})

it('a part of a log that has no control characters is written unchanged', () => {
  const piece = Buffer.from('{"level":30,"msg":"é"}\n')
  expect(printableBytes(piece)).toBe(piece)
})
