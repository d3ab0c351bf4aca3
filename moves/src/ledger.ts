import type { DatabaseTransaction, LedgerTransferKindValue } from '@questboard/database'
import type { LedgerAccountKind, moneyVendors } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'

export type MoneyVendor = (typeof moneyVendors)[number]

type Account =
  | { readonly kind: Extract<LedgerAccountKind, 'company' | 'escrow' | 'creator'>; readonly of: string }
  | { readonly kind: 'vendor'; readonly vendor: string }
  | { readonly kind: Extract<LedgerAccountKind, 'revenue' | 'vendor_fees' | 'loss'> }

type Subject = {
  readonly quest_run_id?: string | null
  readonly payment_id?: string | null
  readonly payout_id?: string | null
}

type Transfer = {
  /** Identifies the cause of the transfer, so that the same cause moves money only once. */
  readonly key: string
  readonly kind: string
  readonly about: Subject & { readonly reverses_id?: string }
  /** The reason shown on documents, if the kind of transfer does not explain it. */
  readonly description?: string
  readonly sides: readonly (readonly [Account, number])[]
}

/** Creates the account if it does not exist. */
const entryOf = ([account, cents]: readonly [Account, number]): RawBuilder<unknown> => {
  const owner = 'of' in account ? account.of : null
  const vendor = 'vendor' in account ? account.vendor : null
  return sql`jsonb_build_object('account_id', ledger_account_for(${account.kind}, ${owner}::uuid, ${vendor}), 'amount_cents', ${cents}::bigint)`
}

/** Entries of zero are left out. A transfer of zero is not recorded. */
export const post = async (
  transaction: DatabaseTransaction,
  { key, kind, about, sides, description = '' }: Transfer,
): Promise<void> => {
  const entries = sides.filter(([, cents]) => cents !== 0).map(entryOf)
  if (entries.length === 0) return
  await sql`select ledger_post(${key}, ${kind}, ${description}, jsonb_build_array(${sql.join(entries)}), ${JSON.stringify(about)}::jsonb)`.execute(
    transaction,
  )
}

/** The transfer of this kind for a subject, with all ids that it refers to, for use in a reversal. */
export const findTransfer = (
  transaction: DatabaseTransaction,
  kind: LedgerTransferKindValue,
  subject: 'quest_run_id' | 'payment_id' | 'payout_id',
  id: string,
) =>
  transaction
    .selectFrom('ledger_transfer')
    .select(['id', 'quest_run_id', 'payment_id', 'payout_id'])
    .where('kind', '=', kind)
    .where(subject, '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('idempotency_key', 'desc')
    .executeTakeFirst()

export const reversing = <Row extends Subject & { readonly id: string }>({ id, ...subject }: Row) => ({
  ...subject,
  reverses_id: id,
})

type Payment = {
  readonly id: string
  readonly company_id: string
  readonly amount_cents: number
  readonly vendor: string
}

/** Records an incoming payment. The vendor's fee is our cost. */
export const receive = async (
  transaction: DatabaseTransaction,
  payment: Payment,
  feeCents: number,
): Promise<void> => {
  await post(transaction, {
    key: `payment/${payment.id}`,
    kind: 'payment',
    about: { payment_id: payment.id },
    sides: [
      [{ kind: 'vendor', vendor: payment.vendor }, -payment.amount_cents],
      [{ kind: 'company', of: payment.company_id }, payment.amount_cents],
    ],
  })
  await post(transaction, {
    key: `payment_fee/${payment.id}`,
    kind: 'vendor_fee',
    about: { payment_id: payment.id },
    sides: [
      [{ kind: 'vendor_fees' }, -feeCents],
      [{ kind: 'vendor', vendor: payment.vendor }, feeCents],
    ],
  })
}

export const earnPlan = (
  transaction: DatabaseTransaction,
  { id, company_id, amount_cents }: Omit<Payment, 'vendor'>,
): Promise<void> =>
  post(transaction, {
    key: `plan/${id}`,
    kind: 'plan',
    about: { payment_id: id },
    sides: [
      [{ kind: 'company', of: company_id }, -amount_cents],
      [{ kind: 'revenue' }, amount_cents],
    ],
  })

export type Run = {
  readonly id: string
  readonly company_id: string
  readonly creator_id: string
  readonly payment_id: string | null
}

/** Takes a run's agreed amount from the company's payment and holds it until the run ends. */
export const setAside = (transaction: DatabaseTransaction, run: Run, cents: number): Promise<void> =>
  post(transaction, {
    key: `escrow/${run.id}`,
    kind: 'escrow',
    about: { quest_run_id: run.id },
    sides: [
      [{ kind: 'company', of: run.company_id }, -cents],
      [{ kind: 'escrow', of: run.id }, cents],
    ],
  })

/** The content is approved and public, so the creator earns the agreed amount minus the platform fee. */
export const release = (
  transaction: DatabaseTransaction,
  run: Run,
  cents: number,
  feeCents: number,
): Promise<void> =>
  post(transaction, {
    key: `earning/${run.id}`,
    kind: 'earning',
    about: { quest_run_id: run.id },
    sides: [
      [{ kind: 'escrow', of: run.id }, -cents],
      [{ kind: 'creator', of: run.creator_id }, cents - feeCents],
      [{ kind: 'revenue' }, feeCents],
    ],
  })

type Disputed = { readonly reference: string; readonly cents: number; readonly feeCents: number }

export const isPosted = async (transaction: DatabaseTransaction, key: string): Promise<boolean> =>
  (await transaction
    .selectFrom('ledger_transfer')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst()) !== undefined

/**
 * The bank took the payment back and charges a fee. Both are losses until the bank decides otherwise. Returns true if
 * the withdrawal was not recorded before.
 */
export const chargeBack = async (
  transaction: DatabaseTransaction,
  payment: Pick<Payment, 'id' | 'vendor'>,
  { reference, cents, feeCents }: Disputed,
): Promise<boolean> => {
  const isNew = cents > 0 && !(await isPosted(transaction, `chargeback/${reference}`))
  const vendor = { kind: 'vendor', vendor: payment.vendor } as const
  await post(transaction, {
    key: `chargeback/${reference}`,
    kind: 'chargeback',
    about: { payment_id: payment.id },
    sides: [
      [{ kind: 'loss' }, -cents],
      [vendor, cents],
    ],
  })
  await post(transaction, {
    key: `chargeback_fee/${reference}`,
    kind: 'vendor_fee',
    about: { payment_id: payment.id },
    sides: [
      [{ kind: 'vendor_fees' }, -feeCents],
      [vendor, feeCents],
    ],
  })
  return isNew
}

/** Records that the bank returned the money. Returns true if the return was not recorded before. */
export const winBack = async (
  transaction: DatabaseTransaction,
  payment: Pick<Payment, 'id' | 'vendor'>,
  { reference, cents }: Pick<Disputed, 'reference' | 'cents'>,
): Promise<boolean> => {
  const key = `chargeback_won/${reference}`
  const taken = await transaction
    .selectFrom('ledger_transfer')
    .select(['id', 'quest_run_id', 'payment_id', 'payout_id'])
    .where('idempotency_key', '=', `chargeback/${reference}`)
    .executeTakeFirst()
  if (taken === undefined || cents === 0 || (await isPosted(transaction, key))) return false
  await post(transaction, {
    key,
    kind: 'chargeback_won',
    about: reversing(taken),
    sides: [
      [{ kind: 'vendor', vendor: payment.vendor }, -cents],
      [{ kind: 'loss' }, cents],
    ],
  })
  return true
}

export const escrowOf = async (transaction: DatabaseTransaction, runId: string): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`select escrow_of(${runId}) as cents`.execute(transaction)
  return rows[0]?.cents ?? 0
}

type Payout = {
  readonly id: string
  readonly creator_id: string
  readonly amount_cents: number
}

type PayoutSent = {
  readonly number: number
  readonly vendor: MoneyVendor
  readonly sentCents: number
  readonly feeCents: number
}

/**
 * Each payout attempt takes the money out of the creator's account, so that nothing is sent twice. The vendor gets the
 * amount sent and its fee. Questboard gets or pays the difference from the agreed payout cost.
 */
export const send = (
  transaction: DatabaseTransaction,
  payout: Payout,
  { number, vendor, sentCents, feeCents }: PayoutSent,
): Promise<void> =>
  post(transaction, {
    key: `payout/${payout.id}/${number}`,
    kind: 'payout',
    about: { payout_id: payout.id },
    sides: [
      [{ kind: 'creator', of: payout.creator_id }, -payout.amount_cents],
      [{ kind: 'vendor', vendor }, sentCents + feeCents],
      [{ kind: 'vendor_fees' }, payout.amount_cents - sentCents - feeCents],
    ],
  })

export const attemptsOf = async (transaction: DatabaseTransaction, payoutId: string): Promise<number> => {
  const { count } = await transaction
    .selectFrom('ledger_transfer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'payout')
    .where('payout_id', '=', payoutId)
    .executeTakeFirstOrThrow()
  return count
}

/** Reverses the last attempt of a returned payout in every account. */
export const takeBack = async (
  transaction: DatabaseTransaction,
  payout: Payout,
  attempt: number,
): Promise<void> => {
  const sent = await findTransfer(transaction, 'payout', 'payout_id', payout.id)
  if (sent === undefined) return
  await sql`
    select ledger_post(${`payout_returned/${payout.id}/${attempt}`}, 'payout_returned', '',
                       jsonb_agg(jsonb_build_object('account_id', account_id, 'amount_cents', -amount_cents)),
                       ${JSON.stringify(reversing(sent))}::jsonb)
      from ledger_entry where transfer_id = ${sent.id}`.execute(transaction)
}
