import {
  type Account,
  accountOf,
  connectBooks,
  type Entry,
  nowSeconds,
  type Payout,
  type Transfer,
} from './store.ts'

export const listOf = <T>(url: string, data: readonly T[], hasMore = false) => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
})

const externalOf = ({ id, country, currency, external }: Account): readonly object[] => {
  if (external === null) return []
  const common = { last4: external.last4, country, currency, account: id, metadata: {} }
  return external.object === 'card'
    ? [
        {
          ...common,
          id: `card_${id.slice(5)}`,
          object: 'card',
          brand: external.brand,
          exp_month: 12,
          exp_year: 2034,
          funding: 'debit',
        },
      ]
    : [
        {
          ...common,
          id: `ba_${id.slice(5)}`,
          object: 'bank_account',
          bank_name: external.brand,
          status: 'new',
          routing_number: null,
        },
      ]
}

export const accountShape = (account: Account) => ({
  id: account.id,
  object: 'account',
  type: 'express',
  business_type: 'individual',
  country: account.country,
  default_currency: account.currency,
  email: account.email,
  created: account.created,
  charges_enabled: false,
  payouts_enabled: account.payouts_enabled,
  details_submitted: account.details_submitted,
  capabilities: { transfers: account.payouts_enabled ? 'active' : 'inactive' },
  external_accounts: listOf(`/v1/accounts/${account.id}/external_accounts`, externalOf(account)),
  metadata: account.metadata,
  requirements: {
    alternatives: [],
    current_deadline: null,
    currently_due: account.due,
    disabled_reason: account.payouts_enabled ? null : 'requirements.past_due',
    errors: [],
    eventually_due: account.due,
    past_due: account.due,
    pending_verification: [],
  },
})

const reversalShape = ({ source, amount, created, transfer }: Entry) => ({
  id: source,
  object: 'transfer_reversal',
  amount,
  balance_transaction: null,
  created,
  currency: 'usd',
  destination_payment_refund: null,
  metadata: { key: connectBooks.transfers[transfer]?.transfer_group ?? '' },
  source_refund: null,
  transfer,
})

export const transferShape = (transfer: Transfer) => ({
  id: transfer.id,
  object: 'transfer',
  amount: transfer.amount,
  amount_reversed: transfer.reversed ? transfer.amount : 0,
  balance_transaction: null,
  created: transfer.created,
  currency: 'usd',
  description: transfer.description,
  destination: transfer.destination,
  destination_payment: transfer.payment,
  livemode: false,
  metadata: transfer.metadata,
  reversals: listOf(
    `/v1/transfers/${transfer.id}/reversals`,
    // The search goes through all entries, so it is skipped for transfers without a reversal.
    transfer.reversed
      ? Object.values(connectBooks.entries)
          .filter((entry) => entry.type === 'transfer_refund' && entry.transfer === transfer.id)
          .map(reversalShape)
      : [],
  ),
  reversed: transfer.reversed,
  source_transaction: null,
  source_type: 'card',
  transfer_group: transfer.transfer_group,
})

export const entryShape = (entry: Entry, isExpanded: boolean) => {
  const transfer = connectBooks.transfers[entry.transfer]
  const whole = entry.type === 'transfer_refund' ? reversalShape(entry) : transfer && transferShape(transfer)
  return {
    id: entry.id,
    object: 'balance_transaction',
    amount: entry.amount,
    available_on: entry.created,
    balance_type: 'payments',
    created: entry.created,
    currency: 'usd',
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: entry.amount,
    reporting_category: entry.type === 'transfer' ? 'transfer' : 'transfer_reversal',
    source: isExpanded ? (whole ?? null) : entry.source,
    status: 'available',
    type: entry.type,
  }
}

/** The amount of a transfer in the currency of the receiving account. */
const rates: Readonly<Record<string, number>> = { eur: 0.9, gbp: 0.8, sek: 10, nok: 10, dkk: 7, chf: 0.85 }

export const arrivedOf = (transfer: Transfer) => {
  const currency = accountOf(transfer.destination)?.currency ?? 'usd'
  return { currency, amount: Math.round(transfer.amount * (rates[currency] ?? 1)) }
}

export const arrivedShape = (transfer: Transfer) => {
  const { currency, amount } = arrivedOf(transfer)
  const transaction = {
    ...entryShape(
      {
        id: `txn_${transfer.payment}`,
        type: 'transfer',
        amount,
        source: transfer.payment,
        transfer: transfer.id,
        created: transfer.created,
      },
      false,
    ),
    type: 'payment',
    reporting_category: 'charge',
    currency,
  }
  return {
    id: transfer.payment,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: transfer.reversed ? amount : 0,
    balance_transaction: transaction,
    billing_details: { address: null, email: null, name: null, phone: null },
    captured: true,
    created: transfer.created,
    currency,
    disputed: false,
    livemode: false,
    metadata: {},
    paid: true,
    refunded: transfer.reversed,
    source_transfer: transfer.id,
    status: 'succeeded',
  }
}

export const payoutShape = (payout: Payout) => ({
  id: payout.id,
  object: 'payout',
  amount: payout.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: payout.arrival_date,
  automatic: false,
  balance_transaction: null,
  created: payout.created,
  currency: payout.currency,
  description: payout.description,
  destination: null,
  failure_balance_transaction: null,
  failure_code: payout.failure_code,
  failure_message: payout.failure_message,
  livemode: false,
  metadata: payout.metadata,
  method: 'standard',
  original_payout: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: payout.status,
  trace_id: null,
  type: accountOf(payout.account)?.external?.object ?? 'bank_account',
})

export const linkShape = (object: 'account_link' | 'login_link', url: string) => ({
  object,
  created: nowSeconds(),
  ...(object === 'account_link' ? { expires_at: nowSeconds() + 300 } : {}),
  url,
})
