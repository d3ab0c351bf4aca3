import type { PostType } from '../quest/quest.ts'

/** What a channel usually reaches, as far as its platform tells. */
export type UsualReach = {
  readonly averageCcv: number | null
  readonly viewsPerVideo: number | null
  readonly viewsPerShort: number | null
}

export type Offered = {
  readonly amountCents: number
  readonly postType: PostType
  readonly minutes: number
}

/** A stream is expected to be watched for hours, a video or short to be viewed; the other is not guessed. */
export type ExpectedReach = { readonly views: number | null; readonly hours: number | null }

export const expectedReach = ({ postType, minutes }: Offered, usual: UsualReach): ExpectedReach => {
  if (postType === 'VIDEO') return { views: usual.viewsPerVideo, hours: null }
  if (postType === 'SHORTS') return { views: usual.viewsPerShort, hours: null }
  return { views: null, hours: usual.averageCcv === null ? null : (usual.averageCcv * minutes) / 60 }
}

/** Cents for one expected view or hour; null where nothing is known to expect. */
export const centsPerExpected = (offer: Offered, usual: UsualReach): number | null => {
  const { views, hours } = expectedReach(offer, usual)
  const count = views ?? hours
  return count === null || count <= 0 ? null : offer.amountCents / count
}
