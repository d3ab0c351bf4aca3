import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'

/** Money must not be forgotten, not even play money: the books of a vendor are a file, replaced as a whole. */
export const openBooks = <T>(
  vendor: string,
  schema: z.ZodType<T>,
  empty: T,
): { readonly books: T; save(): void } => {
  const file = join(process.env.DATA_DIR ?? '.data', vendor, 'books.json')
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const read = schema.safeParse(kept)
  const books = read.success ? read.data : empty
  return {
    books,
    save() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(books))
      renameSync(`${file}.new`, file)
    },
  }
}

/** How long money is under way where nobody meddles. */
export const arrivesAfterMs = Number(process.env.PAYOUTS_ARRIVE_AFTER_MS ?? 3_000)
