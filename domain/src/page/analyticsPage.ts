import { z } from 'zod'

/** The limit comes from rules §9. */
export const analyticsPagesMost = 6
/** Each block of stats is a separate request, so the limit keeps pages fast. */
export const analyticsFiguresMost = 12

const channel = z.object({
  kind: z.literal('channel'),
  id: z.guid(),
  type: z.enum(['STREAM', 'VIDEO', 'SHORTS']),
})
const game = z.object({ kind: z.literal('game'), id: z.guid() })

/** A block of stats on a page: a channel's stats by content type, or a game's livestreams. */
const analyticsFigures = z.discriminatedUnion('kind', [channel, game])
export type AnalyticsFigures = z.output<typeof analyticsFigures>

const analyticsLayout = z.object({
  /** The period in the URL's format. */
  period: z.string().max(30).default('30'),
  figures: z.array(analyticsFigures).max(analyticsFiguresMost).default([]),
})
export type AnalyticsLayout = z.output<typeof analyticsLayout>

/** Reads `analytics_page.layout`. An unreadable layout shows nothing. */
export const readAnalyticsLayout = (value: unknown): AnalyticsLayout =>
  analyticsLayout.safeParse(value).data ?? { period: '30', figures: [] }

const keyOf = (figures: AnalyticsFigures): string =>
  figures.kind === 'channel' ? `${figures.id} ${figures.type}` : figures.id

/** Adds a block of stats unless the page already has it. Returns null if the page is full. */
export const withFigures = (layout: AnalyticsLayout, figures: AnalyticsFigures): AnalyticsLayout | null => {
  if (layout.figures.some((one) => keyOf(one) === keyOf(figures))) return layout
  if (layout.figures.length >= analyticsFiguresMost) return null
  return { ...layout, figures: [...layout.figures, figures] }
}

export const withoutFigures = (layout: AnalyticsLayout, figures: AnalyticsFigures): AnalyticsLayout => ({
  ...layout,
  figures: layout.figures.filter((one) => keyOf(one) !== keyOf(figures)),
})
