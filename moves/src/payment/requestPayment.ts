import type { DatabaseTransaction } from '@questboard/database'
import { type Actor, type CompanyActor, isParty } from '../actor.ts'
import type { MoneyVendor } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import { lockQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'
import { type Moved, refuse, stale } from '../result.ts'
import { abandonPayments } from './abandonPayments.ts'
import { exceedsLimit, lockLimit } from './paymentLimit.ts'

type Checkout = {
  readonly questRunIds: readonly string[]
  /** Repeating the idempotency key returns the same payment. */
  readonly idempotencyKey: string
  readonly vendor: MoneyVendor
  /** Charges the company's saved card. Otherwise the company pays on the vendor's page. */
  readonly bySavedCard?: boolean
}
export type Requested = { readonly paymentId: string; readonly amountCents: number }

/** Locks the runs in a fixed order, so that two checkouts cannot deadlock. */
const lockRuns = async (
  transaction: DatabaseTransaction,
  ids: readonly string[],
  actor: Actor,
): Promise<readonly QuestRunRow[] | null> => {
  const runs: QuestRunRow[] = []
  for (const id of [...new Set(ids)].sort()) {
    const run = await lockQuestRun(transaction, id)
    if (run === null || !isParty(actor, run)) return null
    runs.push(run)
  }
  return runs
}

const findByKey = async (
  transaction: DatabaseTransaction,
  { idempotencyKey, questRunIds }: Checkout,
  companyId: string,
): Promise<Moved<Requested> | undefined> => {
  const payment = await transaction
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'company_id'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  if (payment === undefined) return undefined
  const runs = await transaction
    .selectFrom('quest_run')
    .select('id')
    .where('payment_id', '=', payment.id)
    .execute()
  const paysFor = new Set(runs.map(({ id }) => id))
  const asked = new Set(questRunIds)
  const isTheSame =
    payment.company_id === companyId &&
    asked.size === paysFor.size &&
    questRunIds.every((id) => paysFor.has(id))
  return isTheSame
    ? { ok: true, paymentId: payment.id, amountCents: payment.amount_cents }
    : refuse('already-exists')
}

const describe = async (transaction: DatabaseTransaction, runs: readonly QuestRunRow[]): Promise<string> => {
  const [first] = runs
  if (first === undefined || runs.length > 1) return `${runs.length} Quests`
  const quest = await transaction
    .selectFrom('activation')
    .select('name')
    .where('id', '=', first.quest_id)
    .executeTakeFirstOrThrow()
  return `Quest: ${quest.name}`
}

/**
 * Creates a payment for the agreed amounts of these runs before calling the card provider. The provider gets the same
 * idempotency key. Above the member's limit, the payment waits for a second member's approval.
 */
export const requestPayment = (
  transaction: DatabaseTransaction,
  checkout: Checkout,
  actor: CompanyActor,
): Promise<Moved<Requested>> =>
  makeMove<Requested>(transaction, 'requestPayment', actor, async () => {
    // The limit is locked before the runs, because a cart with several payments locks it once for all of them.
    await lockLimit(transaction, actor.companyId)
    const runs = await lockRuns(transaction, checkout.questRunIds, actor)
    if (runs === null) return refuse('not-found')
    const earlier = await findByKey(transaction, checkout, actor.companyId)
    if (earlier !== undefined) return earlier
    if (runs.length === 0 || runs.some(({ status }) => status !== 'PENDING_PAYMENT')) return stale
    const amountCents = runs.reduce((sum, run) => sum + (run.amount_cents ?? 0), 0)
    const deadlines = runs.flatMap(({ deadline_at }) => deadline_at ?? [])
    const { id: paymentId } = await transaction
      .insertInto('payment')
      .values({
        company_id: actor.companyId,
        amount_cents: amountCents,
        status: (await exceedsLimit(transaction, actor, amountCents)) ? 'waiting_approval' : 'pending',
        idempotency_key: checkout.idempotencyKey,
        vendor: checkout.vendor,
        created_by: actor.personId,
        by_saved_card: checkout.bySavedCard ?? false,
        description: await describe(transaction, runs),
        // The payment expires when the earliest payment deadline of its runs passes.
        due_at: deadlines.sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const ids = runs.map(({ id }) => id)
    await transaction.updateTable('quest_run').set({ payment_id: paymentId }).where('id', 'in', ids).execute()
    await transaction
      .updateTable('cart_item')
      .set({ payment_id: paymentId })
      .where('quest_run_id', 'in', ids)
      .execute()
    await abandonPayments(
      transaction,
      runs.flatMap(({ payment_id }) => payment_id ?? []),
    )
    return { ok: true, paymentId, amountCents }
  })
