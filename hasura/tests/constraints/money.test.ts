import { moneyConstraints } from '@questboard/domain'
import { describe } from 'vitest'
import { market } from '../support/market.ts'
import { type Rule, testRules } from '../support/rules.ts'

const { company, creator } = market

const account = (kind: string): string =>
  kind === 'company' || kind === 'escrow'
    ? `ledger_account_for('${kind}', '${company}')`
    : kind === 'creator'
      ? `ledger_account_for('creator', NULL, '${creator}')`
      : `ledger_account_for('${kind}')`
const post = (key: string, ...sides: readonly (readonly [kind: string, cents: number])[]): string =>
  `SELECT ledger_post('${key}', 'payment', '', jsonb_build_array(${sides
    .map(([kind, cents]) => `jsonb_build_object('account_id', ${account(kind)}, 'amount_cents', ${cents})`)
    .join(', ')}))`
const paidIn = post('paid-in', ['card_provider', -10_000], ['company', 10_000])

const payment = (change: Readonly<Record<string, string>> = {}): string => {
  const row = { company_id: `'${company}'`, amount_cents: '500', idempotency_key: `'p1'`, ...change }
  return `INSERT INTO payment (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
}
const payout = (change: Readonly<Record<string, string>> = {}): string => {
  const row = { creator_id: `'${creator}'`, amount_cents: '500', idempotency_key: `'p1'`, ...change }
  return `INSERT INTO payout (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
}
const card = (last4: string, month: number, year: number): string =>
  `INSERT INTO payment_method (company_id, provider_customer_id, provider_method_id, brand, last4, expires_month, expires_year)
   VALUES ('${company}', 'c', 'm', 'Visa', '${last4}', ${month}, ${year})`
const planInCart = (cents = 100, description = 'A month of Growth'): string =>
  `INSERT INTO cart_item (company_id, kind, plan_id, description, amount_cents) VALUES ('${company}', 'plan', 'growth', '${description}', ${cents})`
const runInCart = `INSERT INTO cart_item (company_id, kind, quest_run_id, description, amount_cents) VALUES ('${company}', 'quest_run', '${creator}', 'Run', 100)`
const invoice = (cents: number): string =>
  `INSERT INTO invoice (company_id, total_cents) VALUES ('${company}', ${cents})`
const statement = (month: string, opening: number, paid: number, spent: number, closing: number): string =>
  `INSERT INTO statement (company_id, month, opening_cents, paid_cents, spent_cents, closing_cents) VALUES ('${company}', '${month}', ${opening}, ${paid}, ${spent}, ${closing})`

const ledger: readonly Rule[] = [
  {
    rule: 'what leaves one account arrives in another',
    broken: post('lost', ['card_provider', -100], ['company', 90]),
    by: 'ledger_transfer_sums_to_zero',
    means: 'unexpected',
    detail: /has 2 and sums to -10/,
  },
  {
    rule: 'a transfer has two sides',
    broken: `INSERT INTO ledger_transfer (idempotency_key, kind) VALUES ('empty', 'payment')`,
    by: 'ledger_transfer_sums_to_zero',
    means: 'unexpected',
  },
  {
    rule: 'a key that was used moves nothing else',
    given: paidIn,
    broken: post('paid-in', ['card_provider', -20_000], ['company', 20_000]),
    by: 'ledger_transfer_same_key_same_money',
    means: 'unexpected',
  },
  {
    rule: 'an entry moves something',
    broken: post('nothing', ['card_provider', 0], ['company', 0]),
    by: 'ledger_entry_amount_not_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'an account has one side of a transfer',
    broken: post('twice', ['company', -100], ['company', 100]),
    by: 'ledger_entry_account_once',
    means: 'unexpected',
  },
  {
    rule: "a creator's account belongs to a creator",
    broken: `INSERT INTO ledger_account (kind, company_id) VALUES ('creator', '${company}')`,
    by: 'ledger_account_owner_fits_kind',
    means: 'unexpected',
  },
  {
    rule: 'a company spends what it has',
    given: paidIn,
    broken: post('too-much', ['company', -10_001], ['escrow', 10_001]),
    by: 'ledger_account_not_overdrawn',
    means: 'balance-too-low',
  },
  {
    rule: 'a creator is paid out what was earned',
    broken: post('too-early', ['creator', -1], ['payout_provider', 1]),
    by: 'ledger_account_not_overdrawn',
    means: 'balance-too-low',
  },
  {
    rule: 'an entry is never changed',
    given: paidIn,
    broken: `UPDATE ledger_entry SET amount_cents = amount_cents + 1`,
    by: 'ledger_is_append_only',
    means: 'money-final',
  },
  {
    rule: 'a transfer is never deleted',
    given: paidIn,
    broken: `DELETE FROM ledger_transfer`,
    by: 'ledger_is_append_only',
    means: 'money-final',
  },
]

const payments: readonly Rule[] = [
  {
    rule: 'a payment is above zero',
    broken: payment({ amount_cents: '0' }),
    by: 'payment_amount_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'a payment is in dollars',
    broken: payment({ currency: `'EUR'` }),
    by: 'payment_currency_usd',
    means: 'invalid-input',
  },
  {
    rule: 'a payment is made once',
    given: payment(),
    broken: payment(),
    by: 'payment_idempotency_key_key',
    means: 'already-exists',
  },
  {
    rule: 'a paid payment knows when',
    broken: payment({ status: `'succeeded'` }),
    by: 'payment_succeeded_at_when_paid',
    means: 'status-illegal',
  },
  {
    rule: 'a started payment keeps its amount',
    given: payment({ status: `'processing'` }),
    broken: `UPDATE payment SET amount_cents = 1`,
    by: 'payment_amount_is_final',
    means: 'money-final',
  },
  {
    rule: 'an expired payment is over',
    given: payment({ status: `'expired'` }),
    broken: `UPDATE payment SET status = 'processing'`,
    by: 'payment_transition',
    means: 'status-illegal',
    detail: /a payment cannot go from "expired" to "processing"; it is final/,
  },
  {
    rule: 'a card shows four digits',
    broken: card('12345', 1, 2030),
    by: 'payment_method_last4_digits',
    means: 'invalid-input',
  },
  {
    rule: 'a card expires in a month',
    broken: card('1234', 13, 2030),
    by: 'payment_method_expires_month',
    means: 'invalid-input',
  },
  {
    rule: 'a card expires in a year',
    broken: card('1234', 1, 30),
    by: 'payment_method_expires_year',
    means: 'invalid-input',
  },
  {
    rule: 'a payout is above zero',
    broken: payout({ amount_cents: '0' }),
    by: 'payout_amount_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: "a payout's fee is less than the payout",
    broken: payout({ fee_cents: '500' }),
    by: 'payout_fee_within_amount',
    means: 'amount-invalid',
  },
  {
    rule: 'a payout is in dollars',
    broken: payout({ currency: `'SEK'` }),
    by: 'payout_currency_usd',
    means: 'invalid-input',
  },
  {
    rule: 'a payout is made once',
    given: payout(),
    broken: payout(),
    by: 'payout_idempotency_key_key',
    means: 'already-exists',
  },
  {
    rule: 'a payout that arrived knows when',
    broken: payout({ status: `'paid'` }),
    by: 'payout_paid_at_when_paid',
    means: 'status-illegal',
  },
  {
    rule: 'a started payout keeps its amount',
    given: payout({ status: `'failed'` }),
    broken: `UPDATE payout SET amount_cents = 1`,
    by: 'payout_amount_is_final',
    means: 'money-final',
  },
  {
    rule: 'a payout that arrived is over',
    given: payout({ status: `'paid'`, paid_at: 'now()' }),
    broken: `UPDATE payout SET status = 'pending', paid_at = NULL`,
    by: 'payout_transition',
    means: 'status-illegal',
    detail: /it is final/,
  },
]

const bills: readonly Rule[] = [
  {
    rule: 'what lies in the cart costs something',
    broken: planInCart(0),
    by: 'cart_item_amount_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'what lies in the cart says what it is',
    broken: planInCart(100, ' '),
    by: 'cart_item_description_not_blank',
    means: 'invalid-input',
  },
  {
    rule: 'what lies in the cart is of its kind',
    broken: `INSERT INTO cart_item (company_id, kind, description, amount_cents) VALUES ('${company}', 'plan', 'x', 1)`,
    by: 'cart_item_subject_fits_kind',
    means: 'invalid-input',
  },
  {
    rule: 'one plan lies in the cart',
    given: planInCart(),
    broken: planInCart(),
    by: 'cart_item_one_plan_in_cart',
    means: 'already-exists',
  },
  {
    rule: 'an invoice is above zero',
    broken: invoice(0),
    by: 'invoice_total_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'an invoice that was withdrawn stays so',
    given: `${invoice(1)}; UPDATE invoice SET status = 'void'`,
    broken: `UPDATE invoice SET status = 'paid'`,
    by: 'invoice_transition',
    means: 'status-illegal',
  },
  {
    rule: "an invoice's line says what for",
    given: invoice(1),
    broken: `INSERT INTO invoice_line (invoice_id, position, description, amount_cents) SELECT id, 1, '', 1 FROM invoice`,
    by: 'invoice_line_description_not_blank',
    means: 'invalid-input',
  },
  {
    rule: 'a statement is for a month',
    broken: statement('2026-01-02', 0, 0, 0, 0),
    by: 'statement_month_first_day',
    means: 'invalid-input',
  },
  {
    rule: "a statement's payments are not negative",
    broken: statement('2026-01-01', 0, -1, 0, -1),
    by: 'statement_paid_not_negative',
    means: 'invalid-input',
  },
  {
    rule: "a statement's costs are not negative",
    broken: statement('2026-01-01', 0, 0, -1, 1),
    by: 'statement_spent_not_negative',
    means: 'invalid-input',
  },
  {
    rule: 'a statement adds up',
    broken: statement('2026-01-01', 100, 50, 20, 131),
    by: 'statement_adds_up',
    means: 'unexpected',
  },
  {
    rule: 'a paid plan has an end',
    broken: `UPDATE subscription SET plan_id = 'growth'`,
    by: 'subscription_paid_plan_has_an_end',
    means: 'invalid-input',
  },
  {
    rule: "a plan's price is not negative",
    broken: `UPDATE plan SET price_cents = -1`,
    by: 'plan_price_not_negative',
    means: 'amount-invalid',
  },
  {
    rule: 'a plan has room for someone',
    broken: `UPDATE plan SET member_limit = 0`,
    by: 'plan_member_limit_positive',
    means: 'invalid-input',
  },
]

const runs: readonly Rule[] = [
  {
    rule: 'a run is paid once',
    given: `SET LOCAL session_replication_role = replica; ${runInCart}; SET LOCAL session_replication_role = origin`,
    broken: `SET LOCAL session_replication_role = replica; ${runInCart}`,
    by: 'cart_item_quest_run_once',
    means: 'already-exists',
  },
]

describe('money', () => testRules([...ledger, ...payments, ...bills, ...runs], moneyConstraints))
