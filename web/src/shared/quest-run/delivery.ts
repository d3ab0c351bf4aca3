import {
  type Delivery,
  publishingOpensLater,
  type QuestDeliveryType,
  type QuestRunStatus,
} from '@questboard/domain'

/** The agreed delivery of a quest run, as the API returns it. */
export type DeliveryRow = {
  readonly delivery_type: QuestDeliveryType | null
  readonly publish_from: string | null
  readonly publish_until: string | null
  readonly delivery_date: string | null
  readonly embargo_at: string | null
}

const momentOf = (value: string | null): Date | null => (value === null ? null : new Date(value))

export const deliveryOf = (run: DeliveryRow): Delivery => ({
  deliveryType: run.delivery_type ?? 'open',
  publishFrom: momentOf(run.publish_from),
  publishUntil: momentOf(run.publish_until),
  deliveryDate: momentOf(run.delivery_date),
  embargoAt: momentOf(run.embargo_at),
})

/** The time when publishing opens. Null if content can be public now. */
export const opensLater = (run: DeliveryRow, now = new Date()): Date | null =>
  publishingOpensLater(deliveryOf(run), now)

/**
 * The time until which an approved video must stay unlisted. Null if its creator can make it public now, or if another
 * step comes first.
 */
export const unlistedUntil = (
  run: DeliveryRow & { readonly status: QuestRunStatus },
  now = new Date(),
): Date | null => (run.status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' ? opensLater(run, now) : null)
