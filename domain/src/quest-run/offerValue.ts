import type { PostType } from '../quest/quest.ts'

/** A channel's usual reach, if its platform reports it. */
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

/** For streams we estimate the hours watched, for videos and shorts the views. The other number stays null. */
export type ExpectedReach = { readonly views: number | null; readonly hours: number | null }

export const expectedReach = ({ postType, minutes }: Offered, usual: UsualReach): ExpectedReach => {
  if (postType === 'VIDEO') return { views: usual.viewsPerVideo, hours: null }
  if (postType === 'SHORTS') return { views: usual.viewsPerShort, hours: null }
  return { views: null, hours: usual.averageCcv === null ? null : (usual.averageCcv * minutes) / 60 }
}

/** Cents per expected view or hour watched. Null if nothing is known. */
export const centsPerExpected = (offer: Offered, usual: UsualReach): number | null => {
  const { views, hours } = expectedReach(offer, usual)
  const count = views ?? hours
  return count === null || count <= 0 ? null : offer.amountCents / count
}
