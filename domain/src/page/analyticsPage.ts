import { z } from 'zod'

/** rules §9. */
export const analyticsPagesMost = 6
/** Each is asked for on its own: a page stays one that loads at once. */
export const analyticsFiguresMost = 12

const channel = z.object({
  kind: z.literal('channel'),
  id: z.guid(),
  type: z.enum(['STREAM', 'VIDEO', 'SHORTS']),
})
const game = z.object({ kind: z.literal('game'), id: z.guid() })

/** Whose figures stand on a page: a channel's, of what it streams or publishes, or a game's livestreams. */
const analyticsFigures = z.discriminatedUnion('kind', [channel, game])
export type AnalyticsFigures = z.output<typeof analyticsFigures>

const analyticsLayout = z.object({
  /** As an address writes it. */
  period: z.string().max(20).default('30'),
  figures: z.array(analyticsFigures).max(analyticsFiguresMost).default([]),
})
export type AnalyticsLayout = z.output<typeof analyticsLayout>

/** `analytics_page.layout`; of what cannot be read nothing is shown. */
export const readAnalyticsLayout = (value: unknown): AnalyticsLayout =>
  analyticsLayout.safeParse(value).data ?? { period: '30', figures: [] }

const keyOf = (figures: AnalyticsFigures): string =>
  figures.kind === 'channel' ? `${figures.id} ${figures.type}` : figures.id

/** null: there is no room for more. What is there already stays where it is. */
export const withFigures = (layout: AnalyticsLayout, figures: AnalyticsFigures): AnalyticsLayout | null => {
  if (layout.figures.some((one) => keyOf(one) === keyOf(figures))) return layout
  if (layout.figures.length >= analyticsFiguresMost) return null
  return { ...layout, figures: [...layout.figures, figures] }
}

export const withoutFigures = (layout: AnalyticsLayout, figures: AnalyticsFigures): AnalyticsLayout => ({
  ...layout,
  figures: layout.figures.filter((one) => keyOf(one) !== keyOf(figures)),
})
