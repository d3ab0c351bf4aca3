import { z } from 'zod'

/** A saved column layout: the visible columns in order, and changed widths. */
const layoutSchema = z.array(
  z.object({ id: z.string(), width: z.number().int().min(48).max(1200).optional() }),
)
export type Layout = z.infer<typeof layoutSchema>

type Arranged = { readonly id: string; readonly width: number; readonly isExtra?: true | undefined }

/** The table's width next to the menu in a window of 1,440 pixels, without the column of checkboxes. */
export const ROOM = 1080

/** By default, a table shows the first columns that fit in a usual window. Users can add the others. */
export const plainLayout = (columns: readonly Arranged[]): Layout => {
  const shown = columns.filter(({ isExtra }) => isExtra !== true)
  const ends = shown.map((_, index) => shown.slice(0, index + 1).reduce((sum, { width }) => sum + width, 0))
  return shown.filter((_, index) => index === 0 || (ends[index] ?? 0) <= ROOM).map(({ id }) => ({ id }))
}

/**
 * A saved layout can be older than the table. Columns that no longer exist are dropped, and the first column is always
 * included.
 */
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

/** Moves a column one place to the left or right. The first column stays first. */
export const moved = (layout: Layout, id: string, by: -1 | 1): Layout => {
  const from = layout.findIndex((place) => place.id === id)
  const to = from + by
  const place = layout[from]
  const other = layout[to]
  if (place === undefined || other === undefined || from === 0 || to === 0) return layout
  return layout.with(from, other).with(to, place)
}

const inBounds = (width: number): number => Math.min(1200, Math.max(48, Math.round(width)))

/** Stores all current column widths, so that resizing one column changes no other. */
export const held = (layout: Layout, drawn: ReadonlyMap<string, number>): Layout =>
  layout.map((place) => {
    const width = drawn.get(place.id)
    return width === undefined ? place : { id: place.id, width: inBounds(width) }
  })

export const resized = (layout: Layout, id: string, width: number): Layout =>
  layout.map((place) => (place.id === id ? { id, width: inBounds(width) } : place))

export const sameLayout = (one: Layout, other: Layout): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
