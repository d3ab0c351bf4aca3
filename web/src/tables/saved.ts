import { z } from 'zod'
import type { View } from './view.ts'

export type Saved = View

const schema = z.object({
  search: z.string().default(''),
  sort: z
    .object({ column: z.string(), direction: z.enum(['asc', 'desc']) })
    .nullable()
    .default(null),
  filters: z.record(z.string(), z.string()).default({}),
})

/** Reads a saved view. If an older version of the table saved it, uses the parts that are still valid. */
export const readSaved = (kept: unknown): Saved =>
  schema.safeParse(kept).data ?? { search: '', sort: null, filters: {} }

const sorted = (filters: Saved['filters']) => Object.entries(filters).sort(([a], [b]) => a.localeCompare(b))

export const sameSaved = (one: Saved, other: Saved): boolean =>
  one.search === other.search &&
  JSON.stringify(one.sort) === JSON.stringify(other.sort) &&
  JSON.stringify(sorted(one.filters)) === JSON.stringify(sorted(other.filters))
