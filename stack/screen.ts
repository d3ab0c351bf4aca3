/** Output for the person: one line per finished step. The current step is shown with its duration if it takes long. */

import { printable } from './printable.ts'

export type Work = { say: (what: string) => void; done: (word?: string) => void }

export type Screen = {
  line: (text: string) => void
  /** Starts a step with this name. `say` changes its text. */
  begin: (name: string) => Work
  close: () => void
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const isTerminal = process.stdout.isTTY === true
const nameWidth = 10
/**
 * The time without output after which the current step is shown, because a longer silence looks like a hang. Where a
 * line cannot be rewritten, it is printed less often.
 */
const patience = isTerminal ? 200 : 30_000

export function createScreen(): Screen {
  const works = new Map<string, { what: string; since: number; shown: number }>()
  const clear = isTerminal ? '\r\x1b[K' : ''
  const line = (text: string) => process.stdout.write(`${clear}${printable(text)}\n`)

  function showWorks() {
    const now = Date.now()
    const long = [...works].filter(([, work]) => now - work.shown >= patience)
    const words = long.map(
      ([name, work]) => `${name}: ${work.what}, ${Math.round((now - work.since) / 1000)} s`,
    )
    if (words.length === 0) return
    if (isTerminal) {
      process.stdout.write(
        `${clear}  … ${printable(words.join(' · ')).slice(0, (process.stdout.columns || 80) - 6)}`,
      )
      return
    }
    for (const [, work] of works) work.shown = now
    line(`  … ${words.join(' · ')}`)
  }
  const timer = setInterval(showWorks, isTerminal ? 250 : 1000)

  function begin(name: string): Work {
    const work = { what: 'starting', since: Date.now(), shown: Date.now() }
    works.set(name, work)
    return {
      say: (what) => {
        work.what = what
        if (!isTerminal) line(`  ${name.padEnd(nameWidth)} ${what}`)
        work.shown = Date.now()
      },
      done: (word = 'ready') => {
        if (!works.delete(name)) return
        line(`  ${name.padEnd(nameWidth)} ${word} in ${seconds(Date.now() - work.since)}`)
      },
    }
  }

  return {
    line,
    begin,
    close: () => {
      clearInterval(timer)
      if (isTerminal) process.stdout.write(clear)
    },
  }
}

export const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Aligns columns to their widest cell. */
export function layOut(rows: string[][]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, n) => Math.max(all[n] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) => `  ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join('  ')}`.trimEnd())
}
