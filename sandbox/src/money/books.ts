import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

type Rows = Record<string, Record<string, unknown>>

/** A line: of which kind a row is, its id, and what it has become; null: it is gone. */
const line = z.tuple([z.string(), z.string(), z.unknown()])
const write = (kind: string, id: string, row: unknown): string => `${JSON.stringify([kind, id, row])}\n`

const readRows = (file: string): Rows => {
  const rows: Rows = {}
  if (!existsSync(file)) return rows
  // Behind the last line's end is nothing, or what a kill left half-written: it was not answered for yet.
  for (const text of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const [kind, id, row] = line.parse(JSON.parse(text))
    rows[kind] ??= {}
    if (row === null) delete rows[kind][id]
    else rows[kind][id] = row
  }
  return rows
}

const rewrite = (file: string, books: Rows): void => {
  const lines = Object.entries(books).flatMap(([kind, rows]) =>
    Object.entries(rows).map(([id, row]) => write(kind, id, row)),
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, lines.join(''))
  renameSync(`${file}.new`, file)
}

/**
 * Money must not be forgotten, not even play money. The books of a vendor are a file of lines: what changes is added to its end,
 * and each start writes it anew without what has been overtaken.
 */
export const openBooks = <Books extends Rows>(vendor: string, schema: z.ZodType<Books>, empty: Books) => {
  const file = join(process.env.DATA_DIR ?? '.data', vendor, 'books.jsonl')
  const read = schema.safeParse({ ...empty, ...readRows(file) })
  const books = read.success ? read.data : empty
  rewrite(file, books)
  const noted = new Map<string, readonly [kind: keyof Books & string, id: string]>()
  let isHeld = false
  /** All that was noted, or nothing of it. */
  const save = (): void => {
    if (isHeld || noted.size === 0) return
    const lines = [...noted.values()].map(([kind, id]) => write(kind, id, books[kind]?.[id] ?? null))
    noted.clear()
    appendFileSync(file, lines.join(''))
  }
  return {
    books,
    /** A row that is made, changed or taken away: it is kept by the next `save`. */
    note(kind: keyof Books & string, id: string): void {
      noted.set(`${kind}/${id}`, [kind, id])
    },
    save,
    /** What is saved in the course of it is kept at its end: what was done under a key, and that it was. */
    atOnce<Result>(work: () => Result): Result {
      isHeld = true
      try {
        return work()
      } finally {
        isHeld = false
        save()
      }
    },
  }
}

/** How long money is under way where nobody meddles. */
export const arrivesAfterMs = Number(process.env.PAYOUTS_ARRIVE_AFTER_MS ?? 3_000)
