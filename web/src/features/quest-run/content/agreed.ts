import { type AgreedContent, type Delivery, publishingOpensAt, type SeenContent } from '@questboard/domain'
import { z } from 'zod'
import type { ContentRun_RunFragment, SeenContent_ContentFragment } from './generated/Content.ts'

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value))

export const deliveryOf = (run: ContentRun_RunFragment): Delivery => ({
  deliveryType: run.delivery_type ?? 'open',
  publishFrom: momentOf(run.publish_from),
  publishUntil: momentOf(run.publish_until),
  deliveryDate: momentOf(run.delivery_date),
  embargoAt: momentOf(run.embargo_at),
})

/** What both sides agreed of the content; null before they did. */
export const agreedOf = (run: ContentRun_RunFragment): AgreedContent | null =>
  run.post_type === null || run.platform === null || run.accepted_at === null
    ? null
    : {
        postType: run.post_type,
        platform: run.platform,
        connectionId: run.connection_id,
        minutes: run.content_length_minutes,
        gameId: briefOf(run).game_id,
        acceptedAt: new Date(run.accepted_at),
        delivery: deliveryOf(run),
      }

export const seenOf = (content: SeenContent_ContentFragment): SeenContent => ({
  type: content.type,
  platform: content.platform,
  connectionId: content.connection_id,
  visibility: content.visibility,
  publishedAt: new Date(content.published_at),
  minutes: content.duration_minutes,
  gameId: content.game_id,
  disclosedBy: content.disclosed_by,
  seenAt: momentOf(content.checked_at),
})

/** When publishing opens, while that is still ahead. */
export const opensLater = (run: ContentRun_RunFragment, now = new Date()): Date | null => {
  const opensAt = publishingOpensAt(deliveryOf(run))
  return opensAt !== null && opensAt > now ? opensAt : null
}

const brief = z.object({
  company: z.string().catch(''),
  game_id: z.string().nullable().catch(null),
  game: z.string().nullable().catch(null),
  deliverables: z.array(z.string()).catch([]),
  talking_points: z.array(z.string()).catch([]),
  call_to_action: z.string().catch(''),
  target_url: z.string().nullable().catch(null),
})
export type Brief = z.infer<typeof brief>

/** The quest as it was agreed. */
export const briefOf = ({ brief: written }: ContentRun_RunFragment): Brief => brief.parse(written ?? {})
