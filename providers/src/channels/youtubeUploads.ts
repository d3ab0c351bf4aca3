import type { ContentItem, KnownContent } from './content.ts'
import { callVendor, callVendorUnlessKnown, NotThere } from './vendorApi.ts'
import { itemOfVideo, playlistItems, videos } from './youtubeData.ts'

/** Number of items per call, and the maximum number of pages of uploads that are read. */
export const PAGE = 50
const PAGES = 4

const PARTS =
  'snippet,contentDetails,status,statistics,player,liveStreamingDetails,paidProductPlacementDetails'

type Uploads = {
  readonly ids: readonly string[]
  readonly completeSince: Date
  readonly etag: string | null
  readonly calls: number
}

/** Lists the newest uploads first. With the owner's token, the list includes unlisted and private videos. */
export const uploadsOf = async (
  api: string,
  accessToken: string,
  playlist: string,
  known: KnownContent,
): Promise<Uploads> => {
  const ids: string[] = []
  let etag: string | null = null
  let calls = 0
  let oldest = new Date()
  let pageToken: string | undefined
  do {
    const asked = new URLSearchParams({
      part: 'contentDetails',
      playlistId: playlist,
      maxResults: String(PAGE),
    })
    if (pageToken !== undefined) asked.set('pageToken', pageToken)
    const url = `${api}/playlistItems?${asked}`
    const page = await callVendorUnlessKnown(
      playlistItems,
      url,
      accessToken,
      calls === 0 ? known.uploadsEtag : null,
    )
    calls += 1
    if (page === null)
      return { ids: known.externalIds, completeSince: known.since, etag: known.uploadsEtag, calls }
    if (calls === 1) etag = page.etag
    for (const { contentDetails: item } of page.data.items) {
      oldest = item.videoPublishedAt ?? oldest
      if (oldest >= known.since) ids.push(item.videoId)
    }
    pageToken = page.data.nextPageToken
  } while (pageToken !== undefined && calls < PAGES && oldest >= known.since)
  const isWhole = pageToken === undefined || oldest < known.since
  return { ids, completeSince: isWhole ? known.since : oldest, etag, calls }
}

/**
 * Reads the upload list, which a channel has only after its first upload. The argument `videos` is the number of videos
 * that the channel reports.
 */
export const uploadsOrNone = async (
  uploads: Promise<Uploads>,
  videos: number | null,
  known: KnownContent,
): Promise<Uploads> => {
  try {
    return await uploads
  } catch (error) {
    const isMissing = error instanceof NotThere && error.reason === 'playlistNotFound'
    // If the channel has videos, a missing list is a failure of the vendor, so no video counts as removed.
    if (!isMissing || (videos ?? 0) > 0) throw error
    return { ids: [], completeSince: known.since, etag: null, calls: 1 }
  }
}

/** Reads YouTube's data about these videos, 50 per call. */
export const videosOf = async (
  api: string,
  accessToken: string,
  ids: readonly string[],
): Promise<readonly ContentItem[]> => {
  const items: ContentItem[] = []
  for (let start = 0; start < ids.length; start += PAGE) {
    const id = ids.slice(start, start + PAGE).join(',')
    const asked = new URLSearchParams({ part: PARTS, id, maxWidth: '640', maxHeight: '640' })
    const page = await callVendor(videos, `${api}/videos?${asked}`, accessToken)
    items.push(...page.items.flatMap((video) => itemOfVideo(video) ?? []))
  }
  return items
}
