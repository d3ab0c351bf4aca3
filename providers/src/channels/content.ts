/** One stream, VOD, video or short in one shape for the three vendors. What a vendor does not tell is null. */
export type ContentItem = {
  readonly externalId: string
  readonly type: 'STREAM' | 'VOD' | 'VIDEO' | 'SHORTS'
  readonly url: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  readonly thumbnailUrl: string | null
  /** The game that the vendor itself files it under. */
  readonly category: { readonly id: string; readonly name: string } | null
  /** Two letters. */
  readonly language: string | null
  readonly visibility: 'public' | 'unlisted' | 'private'
  /** The vendor's own mark that somebody paid for it. */
  readonly isPaidPromotion: boolean | null
  readonly publishedAt: Date
  readonly seconds: number | null
  readonly views: number | null
  readonly likes: number | null
  /** By everybody together. */
  readonly minutesWatched: number | null
  /** Of a stream that is on air now, else null. */
  readonly viewersNow: number | null
  readonly isLive: boolean
}

/** What is known from the last reading, so that a vendor need not be asked for it again. */
export type KnownContent = {
  /** Everything younger is read. */
  readonly since: Date
  readonly uploadsEtag: string | null
  /** What of the channel is known to be that young. */
  readonly externalIds: readonly string[]
}

/** What one call tells of many channels: enough to see whose uploads are worth reading. */
export type ChannelCounts = {
  readonly followers: number | null
  readonly views: number | null
  readonly videos: number | null
}

export const twoLetters = (language: string | undefined): string | null =>
  /^[a-z]{2}(?:-|$)/i
    .exec(language ?? '')?.[0]
    .slice(0, 2)
    .toLowerCase() ?? null
