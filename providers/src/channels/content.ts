/** A stream, VOD, video or short in one format for all three vendors. Unknown fields are null. */
export type ContentItem = {
  readonly externalId: string
  readonly type: 'STREAM' | 'VOD' | 'VIDEO' | 'SHORTS'
  readonly url: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  readonly thumbnailUrl: string | null
  /** The vendor's own game category. */
  readonly category: { readonly id: string; readonly name: string } | null
  /** A language code of two letters. */
  readonly language: string | null
  readonly visibility: 'public' | 'unlisted' | 'private'
  /** True if the vendor labels the content as paid promotion. */
  readonly isPaidPromotion: boolean | null
  readonly publishedAt: Date
  readonly seconds: number | null
  readonly views: number | null
  readonly likes: number | null
  /** The total minutes watched by all viewers. */
  readonly minutesWatched: number | null
  /** The current number of viewers. Null unless the stream is live. */
  readonly viewersNow: number | null
  readonly isLive: boolean
}

/** Results of the last reading, which make some requests unnecessary. */
export type KnownContent = {
  readonly since: Date
  readonly uploadsEtag: string | null
  /** Ids of the known content that is newer than `since`. */
  readonly externalIds: readonly string[]
}

/** The numbers that one call returns for many channels. They are enough to see which channels have new uploads. */
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
