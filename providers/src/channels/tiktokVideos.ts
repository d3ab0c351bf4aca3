import { type TiktokVideo, VIDEO_FIELDS, videoDates, videoList, videoQuery } from './tiktokDisplay.ts'
import { callVendor } from './vendorApi.ts'

/** The number of videos per page, and the maximum number of pages. */
export const PAGE = 20
const PAGES = 10

const posted = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/**
 * Finds out if an account is old enough. TikTok does not report an account's age, but it lists the videos from before a
 * date, and such a video proves the age.
 */
export const oldestKnown = async (api: string, accessToken: string, before: Date): Promise<Date | null> => {
  const { data } = await callVendor(
    videoDates,
    `${api}/video/list/?fields=id,create_time`,
    accessToken,
    posted({ cursor: before.getTime(), max_count: 1 }),
  )
  const video = data.videos[0]
  return video ? new Date(video.create_time * 1000) : null
}

/** Lists videos newest first, back to the given date. */
export const videosSince = async (api: string, accessToken: string, since: Date) => {
  const found: TiktokVideo[] = []
  let cursor: number | undefined
  let hasMore = true
  let calls = 0
  const reached = () => (found.at(-1)?.create_time ?? Number.POSITIVE_INFINITY) * 1000 < since.getTime()
  while (hasMore && calls < PAGES && !reached()) {
    const { data } = await callVendor(
      videoList,
      `${api}/video/list/?fields=${VIDEO_FIELDS}`,
      accessToken,
      posted({ max_count: PAGE, ...(cursor === undefined ? {} : { cursor }) }),
    )
    calls += 1
    found.push(...data.videos)
    hasMore = data.has_more
    cursor = data.cursor
  }
  const oldest = found.at(-1)
  const isWhole = !hasMore || reached() || oldest === undefined
  return { found, calls, completeSince: isWhole ? since : new Date(oldest.create_time * 1000) }
}

/** TikTok can leave videos out of a page, so missing videos are requested by id before they count as removed. */
export const stillThere = async (api: string, accessToken: string, missing: readonly string[]) => {
  const found: TiktokVideo[] = []
  for (let start = 0; start < missing.length; start += PAGE) {
    const { data } = await callVendor(
      videoQuery,
      `${api}/video/query/?fields=${VIDEO_FIELDS}`,
      accessToken,
      posted({ filters: { video_ids: missing.slice(start, start + PAGE) } }),
    )
    found.push(...data.videos)
  }
  return found
}
