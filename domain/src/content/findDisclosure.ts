/** Places where content can disclose its sponsorship. Tags don't count because viewers can't see them. */

export const disclosureSources = ['vendor', 'title', 'description'] as const
export type DisclosureSource = (typeof disclosureSources)[number]

export type Shown = {
  readonly title: string
  readonly description: string
  /** The vendor's paid-promotion label. Null if the vendor has none. */
  readonly isPaidPromotion: boolean | null
}

/** Matches complete hashtags only: `#adventure` is not a disclosure. */
const hashtag =
  /#(?:ad|ads|advert|advertisement|advertising|sponsored|sponsoredby|sponsor|paid|paidad|paidpartnership|paidpromotion|annons|reklam|anzeige|werbung|publicite)(?![\p{L}\p{N}_])/iu
const phrase =
  /(?<![\p{L}\p{N}])(?:paid (?:promotion|partnership|sponsorship|advertisement)|sponsored (?:by|video|stream|content)|in partnership with|advertisement)(?![\p{L}\p{N}])|[[(]\s*(?:ad|advert|sponsored|paid|anzeige|werbung|reklam)\s*[\])]|^\s*(?:ad|sponsored)\s*[:|–-]/iu
/** Phrases that contain the words of a disclosure but deny a sponsorship, such as "not sponsored". */
const denial =
  /(?<![\p{L}\p{N}])(?:not|no|isn['’]t|never)\s+(?:a\s+|an\s+)?(?:paid|sponsored|advertisement)/iu

const discloses = (text: string): boolean => hashtag.test(text) || (phrase.test(text) && !denial.test(text))

export const findDisclosure = ({ title, description, isPaidPromotion }: Shown): DisclosureSource | null => {
  if (isPaidPromotion === true) return 'vendor'
  if (discloses(title)) return 'title'
  return discloses(description) ? 'description' : null
}
