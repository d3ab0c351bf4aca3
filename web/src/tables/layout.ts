import { z } from 'zod'

/** How a person has arranged a table's columns: those shown, in their order, with the widths that were changed. */
const layoutSchema = z.array(
  z.object({ id: z.string(), width: z.number().int().min(48).max(1200).optional() }),
)
export type Layout = z.infer<typeof layoutSchema>

type Arranged = { readonly id: string; readonly isExtra?: true | undefined }

export const plainLayout = (columns: readonly Arranged[]): Layout =>
  columns.filter(({ isExtra }) => isExtra !== true).map(({ id }) => ({ id }))

/** What was kept may be older than the table: columns that are gone are left out, and the first one is always there. */
export const readLayout = (kept: unknown, columns: readonly Arranged[]): Layout => {
  const parsed = layoutSchema.safeParse(kept)
  const known = (parsed.data ?? []).filter(({ id }) => columns.some((column) => column.id === id))
  if (known.length === 0) return plainLayout(columns)
  const [first] = columns
  if (first === undefined) return []
  const named = known.find(({ id }) => id === first.id) ?? { id: first.id }
  return [named, ...known.filter(({ id }) => id !== first.id)]
}

export const toggled = (layout: Layout, id: string): Layout =>
  layout.some((place) => place.id === id) ? layout.filter((place) => place.id !== id) : [...layout, { id }]

/** One place to the left or right; the first column stays where it is. */
export const moved = (layout: Layout, id: string, by: -1 | 1): Layout => {
  const from = layout.findIndex((place) => place.id === id)
  const to = from + by
  const place = layout[from]
  const other = layout[to]
  if (place === undefined || other === undefined || from === 0 || to === 0) return layout
  return layout.with(from, other).with(to, place)
}

export const resized = (layout: Layout, id: string, width: number): Layout =>
  layout.map((place) =>
    place.id === id ? { id, width: Math.min(1200, Math.max(48, Math.round(width))) } : place,
  )

export const sameLayout = (one: Layout, other: Layout): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
