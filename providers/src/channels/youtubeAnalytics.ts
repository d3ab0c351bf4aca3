/**
 * Watch time per video from the YouTube Analytics API (developers.google.com/youtube/analytics/reference/reports/query, as of
 * November 2026).
 */
import { isoDay } from '@questboard/domain'
import { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import type { ContentItem } from './content.ts'
import { callVendor } from './vendorApi.ts'

/** Number of videos per report. */
const PAGE = 200

const report = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]),
})

const minutesIn = ({
  columnHeaders,
  rows,
}: z.output<typeof report>): readonly (readonly [string, number])[] => {
  const names = columnHeaders.map(({ name }) => name)
  const [video, minutes] = [names.indexOf('video'), names.indexOf('estimatedMinutesWatched')]
  return rows.flatMap((row) => {
    const [id, count] = [row[video], row[minutes]]
    return typeof id === 'string' && typeof count === 'number' ? [[id, count] as const] : []
  })
}

const ask = async (
  api: string,
  accessToken: string,
  items: readonly ContentItem[],
): Promise<readonly (readonly [string, number])[]> => {
  const first = Math.min(...items.map(({ publishedAt }) => publishedAt.getTime()))
  const asked = new URLSearchParams({
    ids: 'channel==MINE',
    startDate: isoDay(new Date(first)),
    endDate: isoDay(new Date()),
    metrics: 'estimatedMinutesWatched',
    dimensions: 'video',
    filters: `video==${items.map(({ externalId }) => externalId).join(',')}`,
    maxResults: String(PAGE),
    sort: '-estimatedMinutesWatched',
  })
  return minutesIn(await callVendor(report, `${api}/v2/reports?${asked}`, accessToken))
}

/**
 * Adds watch time, which needs a separate consent and has its own quota. If the consent or the quota is missing, the
 * watch time is unknown, but we still read all other data. Streams are measured while they are live.
 */
export const withWatchTime = async (
  api: string,
  accessToken: string,
  items: readonly ContentItem[],
): Promise<readonly ContentItem[]> => {
  const videos = items.filter(({ type }) => type !== 'STREAM')
  const minutes = new Map<string, number>()
  try {
    for (let start = 0; start < videos.length; start += PAGE)
      for (const [id, count] of await ask(api, accessToken, videos.slice(start, start + PAGE)))
        minutes.set(id, count)
  } catch (error) {
    if (!(error instanceof VendorUnavailable)) throw error
  }
  return items.map((item) => ({ ...item, minutesWatched: minutes.get(item.externalId) ?? null }))
}
