import type { ChannelProvider } from '../channel/channel.ts'
import type { ErrorCode } from '../errors.ts'
import { dateInStockholm } from '../format/dates.ts'
import { type Delivery, type PostType, publishingOpensAt } from '../quest/quest.ts'
import type { contentTypes, postVisibilities } from '../submission/submission.ts'

export type ContentType = (typeof contentTypes)[number]
export type PostVisibility = (typeof postVisibilities)[number]

export type AgreedContent = {
  readonly postType: PostType
  readonly platform: ChannelProvider
  /** The creator's channel. Null allows any of their channels on the platform. */
  readonly connectionId: string | null
  readonly minutes: number | null
  readonly gameId: string | null
  readonly acceptedAt: Date
  readonly delivery: Delivery
}

export type SeenContent = {
  readonly type: ContentType
  readonly platform: ChannelProvider
  readonly connectionId: string | null
  readonly visibility: PostVisibility
  readonly publishedAt: Date
  readonly minutes: number | null
  readonly gameId: string | null
  readonly disclosedBy: string | null
  /** The time when we last asked the vendor about the content. */
  readonly seenAt: Date | null
}

export const contentCheckNames = [
  'found',
  'day',
  'kind',
  'channel',
  'visibility',
  'window',
  'age',
  'length',
  'game',
  'disclosure',
] as const
export type ContentCheckName = (typeof contentCheckNames)[number]

export type ContentCheck = {
  readonly name: ContentCheckName
  readonly result: 'good' | 'bad' | 'unknown'
  /** The error if this problem prevents submitting the content. The company judges all other problems. */
  readonly refusedAs?: ErrorCode
}
type Judged = Omit<ContentCheck, 'name'>

const good: Judged = { result: 'good' }
const bad: Judged = { result: 'bad' }
const unknown: Judged = { result: 'unknown' }
const refused = (refusedAs: ErrorCode): Judged => ({ result: 'bad', refusedAs })

/** A stream can be submitted while it runs or as a recording. */
const typesOf: Readonly<Record<PostType, readonly ContentType[]>> = {
  SHORTS: ['SHORTS'],
  STREAM: ['STREAM', 'VOD'],
  VIDEO: ['VIDEO'],
}
export const contentTypesOf = (postType: PostType): readonly ContentType[] => typesOf[postType]

const isAgreedChannel = (agreed: AgreedContent, content: SeenContent): boolean =>
  content.platform === agreed.platform &&
  (agreed.connectionId === null ||
    content.connectionId === null ||
    content.connectionId === agreed.connectionId)

/** A video can still be made public after approval. A private video cannot be reviewed. */
const judgeVisibility = ({ visibility }: SeenContent, { postType }: AgreedContent): Judged => {
  if (visibility === 'private' || visibility === 'removed') return refused('content-hidden')
  return visibility === 'public' || postType === 'VIDEO' ? good : bad
}

/** Nothing may be public before publishing opens. Streams and shorts must be published within the window (rules §5). */
const judgeWindow = (content: SeenContent, { postType, delivery }: AgreedContent, now: Date): Judged => {
  const opensAt = publishingOpensAt(delivery)
  if (postType === 'VIDEO' && opensAt !== null && opensAt > now)
    return content.visibility === 'public' ? refused('unlisted-first') : good
  if (content.visibility !== 'public') return good
  const isEarly = opensAt !== null && isBefore(content.publishedAt, opensAt, delivery)
  return isEarly || isLate(content.publishedAt, postType, delivery) ? bad : good
}

/** A stream or short for a specific date must be posted on that day, or on the day its embargo ends. */
const isLate = (publishedAt: Date, postType: PostType, delivery: Delivery): boolean => {
  const { deliveryType, publishUntil } = delivery
  const day = deliveryType === 'specific_date' && postType !== 'VIDEO' ? publishingOpensAt(delivery) : null
  if (day !== null) return dateInStockholm(publishedAt) > dateInStockholm(day)
  return publishUntil !== null && publishedAt > publishUntil
}

/**
 * A specific date is a day in Stockholm time: a stream can start before the given hour but not before an embargo ends.
 */
const isBefore = (publishedAt: Date, opensAt: Date, { deliveryType, embargoAt }: Delivery): boolean => {
  if (deliveryType !== 'specific_date' || (embargoAt !== null && embargoAt >= opensAt))
    return publishedAt < opensAt
  return (
    dateInStockholm(publishedAt) < dateInStockholm(opensAt) || (embargoAt !== null && publishedAt < embargoAt)
  )
}

const judgeLength = (content: SeenContent, agreed: AgreedContent): Judged => {
  if (agreed.minutes === null) return good
  if (content.minutes === null) return unknown
  return content.minutes >= agreed.minutes ? good : bad
}

const judgeGame = (content: SeenContent, agreed: AgreedContent): Judged => {
  if (agreed.gameId === null) return good
  if (content.gameId === null) return unknown
  return content.gameId === agreed.gameId ? good : bad
}

const judgeDisclosure = ({ disclosedBy, seenAt }: SeenContent): Judged => {
  if (disclosedBy !== null) return good
  return seenAt === null ? unknown : bad
}

type Judge = (content: SeenContent, agreed: AgreedContent, now: Date) => Judged

type SeenCheckName = Exclude<ContentCheckName, 'found' | 'day'>

const judges: Readonly<Record<SeenCheckName, Judge>> = {
  kind: ({ type }, { postType }) =>
    typesOf[postType].includes(type) ? good : refused('content-type-agreed'),
  channel: (content, agreed) => (isAgreedChannel(agreed, content) ? good : refused('content-channel')),
  visibility: judgeVisibility,
  window: judgeWindow,
  age: ({ publishedAt }, { acceptedAt }) => (publishedAt >= acceptedAt ? good : bad),
  length: judgeLength,
  game: judgeGame,
  disclosure: judgeDisclosure,
}

const seenCheckNames: readonly SeenCheckName[] = contentCheckNames.filter(
  (name) => name !== 'found' && name !== 'day',
)

/** Compares content with the agreement point by point, for the creator before submitting and the company in review. */
export const checkContent = (
  content: SeenContent,
  agreed: AgreedContent,
  now: Date,
): readonly ContentCheck[] => seenCheckNames.map((name) => ({ name, ...judges[name](content, agreed, now) }))

/**
 * True if a channel check has found the content on the agreed channel, as the agreed kind. Only such content is
 * approved automatically (rules §4).
 */
export const isFoundContent = (content: SeenContent | null, agreed: AgreedContent): boolean =>
  content !== null && isAgreedChannel(agreed, content) && typesOf[agreed.postType].includes(content.type)

/**
 * A stream or short must not be public before publishing opens, even if its link is already known. A video stays
 * unlisted until publishing opens.
 */
const isTooEarly = (submittedAt: Date, { postType, delivery }: AgreedContent): boolean => {
  const opensAt = publishingOpensAt(delivery)
  return postType !== 'VIDEO' && opensAt !== null && isBefore(submittedAt, opensAt, delivery)
}

/** The checks that a company sees before it approves, including content that no channel check has found. */
export const checkSubmission = (
  { content, submittedAt }: { readonly content: SeenContent | null; readonly submittedAt: Date },
  agreed: AgreedContent,
  now: Date,
): readonly ContentCheck[] => [
  ...(isFoundContent(content, agreed) ? [] : [{ name: 'found', ...bad } as const]),
  ...(isTooEarly(submittedAt, agreed) ? [{ name: 'day', ...bad } as const] : []),
  ...(content === null ? [] : checkContent(content, agreed, now)),
]

export const refusalOfContent = (checks: readonly ContentCheck[]): ErrorCode | null =>
  checks.find(({ refusedAs }) => refusedAs !== undefined)?.refusedAs ?? null
