import { emitEvent } from '@questboard/database'
import type { PayoutVendorId, VendorEvent } from '@questboard/providers/payouts'
import type { Services } from '../services.ts'

type Kept = Pick<Services, 'database'>

export const isKnownEvent = async (
  { database }: Kept,
  vendor: PayoutVendorId,
  { id }: VendorEvent,
): Promise<boolean> =>
  (await database
    .selectFrom('vendor_event')
    .select('event_id')
    .where('vendor', '=', vendor)
    .where('event_id', '=', id)
    .executeTakeFirst()) !== undefined

/**
 * Finds the payout by the vendor's id of an attempt, or by its idempotency key if no id is stored yet.
 */
const payoutOf = async ({ database }: Kept, vendor: PayoutVendorId, { key, reference }: VendorEvent) => {
  const [payoutId, number] = (key ?? '').split('/')
  const row = await database
    .selectFrom('payout_attempt')
    .select('payout_id')
    .where('vendor', '=', vendor)
    .where(({ or, and, eb, cast, ref }) =>
      or([
        eb('reference', '=', reference ?? ''),
        and([
          eb(cast<string>(ref('payout_id'), 'text'), '=', payoutId ?? ''),
          eb(cast<string>(ref('number'), 'text'), '=', number ?? ''),
        ]),
      ]),
    )
    .executeTakeFirst()
  return row?.payout_id ?? null
}

/** Stores the event once by its id and sends a signal to the payout's workflow, which then asks the vendor. */
export const keepEvent = async (
  services: Kept,
  vendor: PayoutVendorId,
  event: VendorEvent,
): Promise<void> => {
  const payoutId = await payoutOf(services, vendor, event)
  await services.database.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('vendor_event')
      .values({ vendor, event_id: event.id, type: event.type })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst()
    if (kept !== undefined && payoutId !== null)
      await emitEvent(transaction, { type: 'payoutReported', entity: 'payout', entityId: payoutId })
  })
}
