import { z } from 'zod'

/** How a person has arranged a table's columns: those shown, in their order, with the widths that were changed. */
const layoutSchema = z.array(
  z.object({ id: z.string(), width: z.number().int().min(48).max(1200).optional() }),
)
export type Layout = z.infer<typeof layoutSchema>

type Arranged = { readonly id: string; readonly width: number; readonly isExtra?: true | undefined }

/** What a table has to itself beside the menu in a window of 1440 pixels, without the ticks. */
export const ROOM = 1080

/**
 * A table begins with as many of its columns, in their order, as a usual window shows side by side; the others are asked for.
 */
export const plainLayout = (columns: readonly Arranged[]): Layout => {
  const shown = columns.filter(({ isExtra }) => isExtra !== true)
  const ends = shown.map((_, index) => shown.slice(0, index + 1).reduce((sum, { width }) => sum + width, 0))
  return shown.filter((_, index) => index === 0 || (ends[index] ?? 0) <= ROOM).map(({ id }) => ({ id }))
}

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

const inBounds = (width: number): number => Math.min(1200, Math.max(48, Math.round(width)))

/** Every column as wide as it is drawn, so that one alone changes when its edge is drawn. */
export const held = (layout: Layout, drawn: ReadonlyMap<string, number>): Layout =>
  layout.map((place) => {
    const width = drawn.get(place.id)
    return width === undefined ? place : { id: place.id, width: inBounds(width) }
  })

export const resized = (layout: Layout, id: string, width: number): Layout =>
  layout.map((place) => (place.id === id ? { id, width: inBounds(width) } : place))

export const sameLayout = (one: Layout, other: Layout): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
