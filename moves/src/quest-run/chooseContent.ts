import type { DatabaseTransaction } from '@questboard/database'
import {
  type ChannelProvider,
  checkContent,
  contentOfUrl,
  type Delivery,
  type PostType,
  publishingOpensAt,
  refusalOfContent,
} from '@questboard/domain'
import { sql } from 'kysely'
import { type Moved, refuse } from '../result.ts'
import type { SubmittedContent } from './submitContent.ts'

/** Content that we already know, or a URL that its owner declares as public or unlisted. */
export type ChosenContent =
  | { readonly contentId: string }
  | { readonly url: string; readonly isUnlisted: boolean }

type Chosen = Moved<{ readonly content: SubmittedContent }>

const readAgreed = async (transaction: DatabaseTransaction, questRunId: string, creatorId: string) => {
  const run = await transaction
    .selectFrom('quest_run as run')
    .select([
      'run.platform',
      'run.post_type',
      'run.connection_id',
      'run.content_length_minutes',
      'run.delivery_type',
      'run.delivery_date',
      'run.publish_from',
      'run.publish_until',
      'run.embargo_at',
      'run.accepted_at',
    ])
    .select(sql<string | null>`run.brief ->> 'game_id'`.as('game_id'))
    .select(sql<Date>`now()`.as('now'))
    .where('run.id', '=', questRunId)
    .where('run.creator_id', '=', creatorId)
    .executeTakeFirst()
  if (run === undefined) return null
  const { post_type: postType, platform, accepted_at: acceptedAt } = run
  if (postType === null || platform === null || acceptedAt === null) return 'not-agreed'
  const delivery: Delivery = {
    deliveryType: run.delivery_type ?? 'open',
    publishFrom: run.publish_from,
    publishUntil: run.publish_until,
    deliveryDate: run.delivery_date,
    embargoAt: run.embargo_at,
  }
  return {
    postType,
    platform,
    acceptedAt,
    connectionId: run.connection_id,
    minutes: run.content_length_minutes,
    gameId: run.game_id,
    delivery,
    now: run.now,
  }
}

const findContent = async (transaction: DatabaseTransaction, chosen: ChosenContent) => {
  const content = transaction.selectFrom('content').selectAll()
  if ('contentId' in chosen) return content.where('id', '=', chosen.contentId).executeTakeFirst()
  const reference = contentOfUrl(chosen.url)
  if (reference === null) return undefined
  return content
    .where('platform', '=', reference.platform)
    .where('external_id', '=', reference.externalId)
    .executeTakeFirst()
}
type Found = NonNullable<Awaited<ReturnType<typeof findContent>>>

const seenOf = (found: Found) => ({
  type: found.type,
  platform: found.platform,
  connectionId: found.connection_id,
  visibility: found.visibility,
  publishedAt: found.published_at,
  minutes: found.duration_minutes,
  gameId: found.game_id,
  disclosedBy: found.disclosed_by,
  seenAt: found.checked_at,
})

type Unseen = {
  readonly platform: ChannelProvider
  readonly postType: PostType
  readonly delivery: Delivery
  readonly now: Date
}

/** A URL whose video no channel check has found yet. Until a check finds it, the owner's declaration counts. */
const takeUnseen = (
  { url, isUnlisted }: Extract<ChosenContent, { readonly url: string }>,
  { platform, postType, delivery, now }: Unseen,
): Chosen => {
  if (contentOfUrl(url)?.platform !== platform) return refuse('content-channel')
  const opensAt = publishingOpensAt(delivery)
  if (postType === 'VIDEO' && !isUnlisted && opensAt !== null && opensAt > now)
    return refuse('unlisted-first')
  return { ok: true, content: { url, visibility: isUnlisted ? 'unlisted' : 'public' } }
}

/** Reads the content that a creator wants to submit. Content that breaks the agreement is rejected. */
export const chooseContent = async (
  transaction: DatabaseTransaction,
  questRunId: string,
  creatorId: string,
  chosen: ChosenContent,
): Promise<Chosen> => {
  const agreed = await readAgreed(transaction, questRunId, creatorId)
  if (agreed === null) return refuse('not-found')
  if (agreed === 'not-agreed') return refuse('content-not-awaited')
  const found = await findContent(transaction, chosen)
  if (found === undefined) return 'contentId' in chosen ? refuse('not-found') : takeUnseen(chosen, agreed)
  if (found.creator_id !== creatorId) return refuse('contentId' in chosen ? 'not-found' : 'content-channel')
  const refusal = refusalOfContent(checkContent(seenOf(found), agreed, agreed.now))
  if (refusal !== null) return refuse(refusal)
  const visibility = found.visibility === 'unlisted' ? 'unlisted' : 'public'
  return { ok: true, content: { url: found.url, visibility, contentId: found.id } }
}
