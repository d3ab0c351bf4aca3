import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

type Rows = Record<string, Record<string, unknown>>

/** A line of the file: the kind of a row, the row's id and its content. Null means that the row was deleted. */
const line = z.tuple([z.string(), z.string(), z.unknown()])
const write = (kind: string, id: string, row: unknown): string => `${JSON.stringify([kind, id, row])}\n`

const readRows = (file: string): Rows => {
  const rows: Rows = {}
  if (!existsSync(file)) return rows
  // Ignores a last line without a line break. A crash interrupted it, so no client got a response that the change was
  // saved.
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
 * The books of a vendor must survive restarts, even with play money. Changes are appended to a file, and each start rewrites
 * it without outdated lines.
 */
export const openBooks = <Books extends Rows>(vendor: string, schema: z.ZodType<Books>, empty: Books) => {
  const file = join(process.env.DATA_DIR ?? '.data', vendor, 'books.jsonl')
  const read = schema.safeParse({ ...empty, ...readRows(file) })
  const books = read.success ? read.data : empty
  rewrite(file, books)
  const noted = new Map<string, readonly [kind: keyof Books & string, id: string]>()
  let isHeld = false
  const save = (): void => {
    if (isHeld || noted.size === 0) return
    const lines = [...noted.values()].map(([kind, id]) => write(kind, id, books[kind]?.[id] ?? null))
    noted.clear()
    appendFileSync(file, lines.join(''))
  }
  return {
    books,
    /** Remembers that a row was created, changed or deleted, so that the next `save` writes it. */
    note(kind: keyof Books & string, id: string): void {
      noted.set(`${kind}/${id}`, [kind, id])
    },
    save,
    /** Saves all changes of `work` together at its end, so that an idempotency key and its effects are stored together. */
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

/** The time in milliseconds until money arrives, unless a user decides earlier on the payout. */
export const arrivesAfterMs = Number(process.env.PAYOUTS_ARRIVE_AFTER_MS ?? 3_000)
