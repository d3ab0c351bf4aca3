/** What says that content was paid for, from what its vendor and its owner say of it. Tags are no disclosure: viewers do not see them. */

export const disclosureSources = ['vendor', 'title', 'description'] as const
export type DisclosureSource = (typeof disclosureSources)[number]

export type Shown = {
  readonly title: string
  readonly description: string
  /** The vendor's own mark of paid promotion; null where it has none. */
  readonly isPaidPromotion: boolean | null
}

/** A hashtag whole: `#adventure` discloses nothing. */
const hashtag =
  /#(?:ad|ads|advert|advertisement|advertising|sponsored|sponsoredby|sponsor|paid|paidad|paidpartnership|paidpromotion|annons|reklam|anzeige|werbung|publicite)(?![\p{L}\p{N}_])/iu
const phrase =
  /(?<![\p{L}\p{N}])(?:paid (?:promotion|partnership|sponsorship|advertisement)|sponsored (?:by|video|stream|content)|in partnership with|advertisement)(?![\p{L}\p{N}])|^\s*(?:\[ad\]|\(ad\)|ad:)/iu
/** What says the opposite in the same words. */
const denial =
  /(?<![\p{L}\p{N}])(?:not|no|isn['’]t|never)\s+(?:a\s+|an\s+)?(?:paid|sponsored|advertisement)/iu

const discloses = (text: string): boolean => hashtag.test(text) || (phrase.test(text) && !denial.test(text))

export const findDisclosure = ({ title, description, isPaidPromotion }: Shown): DisclosureSource | null => {
  if (isPaidPromotion === true) return 'vendor'
  if (discloses(title)) return 'title'
  return discloses(description) ? 'description' : null
}
