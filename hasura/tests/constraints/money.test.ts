import { moneyConstraints } from '@questboard/domain'
import { describe } from 'vitest'
import { activation as a, given, settled } from '../support/activations.ts'
import { market } from '../support/market.ts'
import { arrive } from '../support/payments.ts'
import { type Rule, testRules } from '../support/rules.ts'
import { disputable } from './quests/disputes.ts'

const { company, otherCompany, creator, otherCreator } = market

const account = {
  vendor: `ledger_account_for('vendor', NULL, 'stripe')`,
  company: `ledger_account_for('company', '${company}')`,
  others: `ledger_account_for('company', '${otherCompany}')`,
  escrow: `ledger_account_for('escrow', '${a.questRun}')`,
  othersEscrow: `ledger_account_for('escrow', '${a.list}')`,
  creator: `ledger_account_for('creator', '${creator}')`,
  otherCreator: `ledger_account_for('creator', '${otherCreator}')`,
  revenue: `ledger_account_for('revenue')`,
  loss: `ledger_account_for('loss')`,
}
type Account = keyof typeof account
type Side = readonly [of: Account, cents: number]
const transfer = (key: string, kind: string, about: string, ...sides: readonly Side[]): string =>
  `SELECT ledger_post('${key}', '${kind}', '', jsonb_build_array(${sides
    .map(([of, cents]) => `jsonb_build_object('account_id', ${account[of]}, 'amount_cents', ${cents})`)
    .join(', ')}), jsonb_build_object(${about}))`
const ofPayment = `'payment_id', '${a.claim}'`
const ofRun = `'quest_run_id', '${a.questRun}'`
const takingBack = (key: string): string =>
  `'reverses_id', (SELECT id FROM ledger_transfer WHERE idempotency_key = '${key}')`
const post = (key: string, ...sides: readonly Side[]): string => transfer(key, 'payment', ofPayment, ...sides)
const aPayment = `INSERT INTO payment (id, company_id, amount_cents, idempotency_key) VALUES ('${a.claim}', '${company}', 20000, 'paid')`
const paidIn = `${aPayment}; ${post('paid-in', ['vendor', -10_000], ['company', 10_000])}`
/** A paid quest run whose money is held, and an unpaid quest run. */
const setAside = [
  given.questRun,
  given.walkQuestRunTo('CONTENTPRODUCTION'),
  `INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.list}', '${a.quest}', '${otherCreator}')`,
] as const
const refund = (key: string, cents: number): string =>
  transfer(key, 'refund', `${ofPayment}, ${takingBack('paid-in')}`, ['company', -cents], ['vendor', cents])

const charged = transfer('charged', 'chargeback', ofPayment, ['loss', -4_000], ['vendor', 4_000])
const cover = (cents: number): string =>
  transfer('cover', 'refund_covered', ofPayment, ['vendor', -cents], ['loss', cents])
const coverAll = `UPDATE payment_refund SET status = 'covered',
  cover_id = (SELECT id FROM ledger_transfer WHERE idempotency_key = 'cover')`

const payment = (change: Readonly<Record<string, string>> = {}): string => {
  const row = { company_id: `'${company}'`, amount_cents: '500', idempotency_key: `'p1'`, ...change }
  return `INSERT INTO payment (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
}
const paymentOn = (...steps: readonly string[]): string =>
  [payment(), ...steps.map((step) => `UPDATE payment SET status = '${step}'`)].join('; ')
const payoutOn = (...steps: readonly string[]): string =>
  [
    payout(),
    ...steps.map(
      (step) => `UPDATE payout SET status = '${step}', paid_at = ${step === 'paid' ? 'now()' : 'NULL'}`,
    ),
  ].join('; ')
const owner = market.owner
const waiting = payment({ status: `'waiting_approval'`, created_by: `'${owner}'` })
const limitOf = (cents: number): string =>
  `INSERT INTO payment_limit (company_id, limit_cents) VALUES ('${company}', ${cents})`
const payout = (change: Readonly<Record<string, string>> = {}): string => {
  const row = { creator_id: `'${creator}'`, amount_cents: '500', idempotency_key: `'p1'`, ...change }
  return `INSERT INTO payout (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`
}
const compared = (differences: number): string =>
  `INSERT INTO reconciliation (vendor, compared_from, compared_until, tries, movements, differences)
   VALUES ('paypal', now() - interval '1 day', now(), 0, 1, ${differences})`
const difference = `INSERT INTO reconciliation_difference (vendor, kind, subject, ledger_cents, vendor_cents, found_in_id)
   SELECT 'paypal', 'unknown_to_ledger', 'TX1', 0, 100, id FROM reconciliation`
const card = (last4: string, month: number, year: number): string =>
  `INSERT INTO payment_method (company_id, provider_customer_id, provider_method_id, brand, last4, expires_month, expires_year)
   VALUES ('${company}', 'c', 'm', 'Visa', '${last4}', ${month}, ${year})`
const planInCart = (cents = 100, description = 'A month of Growth'): string =>
  `INSERT INTO cart_item (company_id, kind, plan_id, description, amount_cents) VALUES ('${company}', 'plan', 'growth', '${description}', ${cents})`
const growthFor = (days: number): string =>
  `UPDATE subscription SET plan_id = 'growth', valid_to = now() + interval '${days} days' WHERE company_id = '${company}'`
const planPayment = (change: Readonly<Record<string, string>> = {}): string =>
  payment({ plan_id: `'growth'`, amount_cents: '100', ...change })
const putOnPayment = `UPDATE cart_item SET payment_id = (SELECT id FROM payment WHERE idempotency_key = 'p1') WHERE payment_id IS NULL`
const runInCart = `INSERT INTO cart_item (company_id, kind, quest_run_id, description, amount_cents) VALUES ('${company}', 'quest_run', '${creator}', 'Run', 100)`
const invoice = (cents: number, ofPayment = 'NULL'): string =>
  `INSERT INTO invoice (company_id, total_cents, payment_id) VALUES ('${company}', ${cents}, ${ofPayment})`
const itsPayment = `(SELECT id FROM payment WHERE idempotency_key = 'p1')`
/** Completes the payment, which also writes its invoice. */
const succeeded = `${payment({ amount_cents: '100', description: `'Quest'` })}; UPDATE payment SET status = 'processing'; ${arrive()}; ${settled}`
const paidInvoice = succeeded
const creditNote = (cents: string, reason = 'The content was never public'): string =>
  `INSERT INTO credit_note (invoice_id, total_cents, reason) SELECT id, ${cents}, '${reason}' FROM invoice`
const statement = (month: string, opening: number, paid: number, spent: number, closing: number): string =>
  `INSERT INTO statement (company_id, month, opening_cents, paid_cents, spent_cents, closing_cents) VALUES ('${company}', '${month}', ${opening}, ${paid}, ${spent}, ${closing})`

const ledger: readonly Rule[] = [
  {
    rule: 'the entries of a transfer must add up to zero',
    given: aPayment,
    broken: post('lost', ['vendor', -100], ['company', 90]),
    by: 'ledger_transfer_sums_to_zero',
    means: 'unexpected',
    detail: /has 2 and sums to -10/,
  },
  {
    rule: 'a transfer needs at least two entries',
    broken: `INSERT INTO ledger_transfer (idempotency_key, kind, description) VALUES ('empty', 'adjustment', 'Nothing')`,
    by: 'ledger_transfer_sums_to_zero',
    means: 'unexpected',
  },
  {
    rule: 'an idempotency key cannot be used for a different transfer',
    given: paidIn,
    broken: post('paid-in', ['vendor', -20_000], ['company', 20_000]),
    by: 'ledger_transfer_same_key_same_money',
    means: 'unexpected',
  },
  {
    rule: 'a ledger entry cannot be zero',
    given: aPayment,
    broken: post('nothing', ['vendor', 0], ['company', 0]),
    by: 'ledger_entry_amount_not_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'an account cannot have two entries in a transfer',
    given: aPayment,
    broken: post('twice', ['company', 100], ['company', 100]),
    by: 'ledger_entry_account_once',
    means: 'unexpected',
  },
  {
    rule: 'a creator account must belong to a creator',
    broken: `INSERT INTO ledger_account (kind, company_id) VALUES ('creator', '${company}')`,
    by: 'ledger_account_owner_fits_kind',
    means: 'unexpected',
  },
  {
    rule: 'a company account cannot be overdrawn',
    given: paidIn,
    broken: transfer('too-much', 'plan', ofPayment, ['company', -10_001], ['revenue', 10_001]),
    by: 'ledger_account_not_overdrawn',
    means: 'balance-too-low',
  },
  {
    rule: 'a creator cannot be paid more than was earned',
    given: `INSERT INTO payout (id, creator_id, amount_cents, idempotency_key) VALUES ('${a.bid}', '${creator}', 1, 'p')`,
    broken: transfer('too-early', 'payout', `'payout_id', '${a.bid}'`, ['creator', -1], ['vendor', 1]),
    by: 'ledger_account_not_overdrawn',
    means: 'balance-too-low',
  },
  {
    rule: 'a ledger entry cannot be changed',
    given: paidIn,
    broken: `UPDATE ledger_entry SET amount_cents = amount_cents + 1`,
    by: 'ledger_is_append_only',
    means: 'money-final',
  },
  {
    rule: 'the ledger cannot be truncated',
    given: paidIn,
    broken: `TRUNCATE ledger_entry`,
    by: 'ledger_is_append_only',
    means: 'money-final',
  },
  {
    rule: 'a transfer must name its subject',
    given: aPayment,
    broken: transfer('for-nothing', 'payment', '', ['vendor', -100], ['company', 100]),
    by: 'ledger_transfer_names_its_subject',
    means: 'unexpected',
    detail: /must name payment_id/,
  },
  {
    rule: 'a reversal must name the transfer it reverses',
    given: paidIn,
    broken: transfer('back', 'refund', ofPayment, ['company', -100], ['vendor', 100]),
    by: 'ledger_transfer_reverses_its_kind',
    means: 'unexpected',
  },
  {
    rule: 'an adjustment needs a reason',
    broken: transfer('why', 'adjustment', '', ['vendor', -100], ['loss', 100]),
    by: 'ledger_transfer_adjustment_says_why',
    means: 'reason-required',
  },
  {
    rule: 'the accounts of a transfer must match its kind',
    given: setAside,
    broken: transfer('odd', 'escrow', ofRun, ['escrow', -100], ['company', 100]),
    by: 'ledger_entry_side_of_transfer',
    means: 'unexpected',
  },
  {
    rule: "a payment cannot go to another company's account",
    given: aPayment,
    broken: post('astray', ['vendor', -100], ['others', 100]),
    by: 'ledger_entry_account_of_subject',
    means: 'unexpected',
  },
  {
    rule: "a quest run cannot be paid from another run's escrow",
    given: setAside,
    broken: transfer(
      'wrong-escrow',
      'earning',
      `'quest_run_id', '${a.list}'`,
      ['escrow', -100],
      ['otherCreator', 100],
    ),
    by: 'ledger_entry_account_of_subject',
    means: 'unexpected',
  },
  {
    rule: "an earning must go to the run's creator",
    given: setAside,
    broken: transfer('wrong-creator', 'earning', ofRun, ['escrow', -100], ['otherCreator', 100]),
    by: 'ledger_entry_account_of_subject',
    means: 'unexpected',
  },
  {
    rule: 'partial refunds cannot exceed the payment',
    given: `${paidIn}; ${refund('first', 6_000)}; ${post('again', ['vendor', -5_000], ['company', 5_000])}`,
    broken: refund('second', 4_001),
    by: 'ledger_reversal_within_transfer',
    means: 'balance-too-low',
  },
  {
    rule: 'money that a bank has returned cannot be refunded through the card provider',
    given: `${paidIn}; ${charged}`,
    broken: refund('after', 4_000),
    by: 'payment_refund_not_from_bank',
    means: 'money-final',
    detail: /cover the refund/,
  },
  {
    rule: 'a chargeback cannot cover more refunds than its amount',
    given: `${paidIn}; ${charged}; ${refund('back', 4_000)}; ${cover(4_000)}; ${coverAll}`,
    broken: transfer('more', 'refund_covered', ofPayment, ['vendor', -1], ['loss', 1]),
    by: 'ledger_refund_covered_by_bank',
    means: 'balance-too-low',
  },
  {
    rule: 'a chargeback cannot be won while it covers a refund',
    given: `${paidIn}; ${charged}; ${refund('back', 4_000)}; ${cover(4_000)}; ${coverAll}`,
    broken: transfer(
      'won',
      'chargeback_won',
      `${ofPayment}, ${takingBack('charged')}`,
      ['vendor', -4_000],
      ['loss', 4_000],
    ),
    by: 'ledger_refund_covered_by_bank',
    means: 'balance-too-low',
  },
  {
    rule: 'the direction of a transfer side must be up or down',
    broken: `UPDATE ledger_transfer_side SET direction = 2`,
    by: 'ledger_transfer_side_direction',
    means: 'unexpected',
  },
  {
    rule: 'the audit trail cannot be changed',
    given: aPayment,
    broken: `UPDATE audit_event SET after = '{}'`,
    by: 'trail_is_append_only',
    means: 'not-allowed',
  },
  {
    rule: 'the outbox cannot be emptied',
    given: aPayment,
    broken: `DELETE FROM domain_event`,
    by: 'trail_is_append_only',
    means: 'not-allowed',
  },
  {
    rule: 'a transfer cannot be deleted',
    given: paidIn,
    broken: `DELETE FROM ledger_transfer`,
    by: 'ledger_is_append_only',
    means: 'money-final',
  },
]

const payments: readonly Rule[] = [
  {
    rule: 'a payment must be above zero',
    broken: payment({ amount_cents: '0' }),
    by: 'payment_amount_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'a payment must be in dollars',
    broken: payment({ currency: `'EUR'` }),
    by: 'payment_currency_usd',
    means: 'invalid-input',
  },
  {
    rule: 'two payments cannot share an idempotency key',
    given: payment(),
    broken: payment(),
    by: 'payment_idempotency_key_key',
    means: 'already-exists',
  },
  {
    rule: 'a payment cannot refund more than its amount',
    given: payment(),
    broken: `UPDATE payment SET refunded_cents = 501`,
    by: 'payment_refunded_within_amount',
    means: 'balance-too-low',
  },
  {
    rule: 'a payment with the status refunded must be refunded in full',
    given: succeeded,
    broken: `UPDATE payment SET status = 'refunded'`,
    by: 'payment_refunded_says_all',
    means: 'status-illegal',
  },
  {
    rule: 'a paid payment needs its time of payment',
    given: paymentOn('processing'),
    broken: `UPDATE payment SET status = 'succeeded'`,
    by: 'payment_succeeded_at_when_paid',
    means: 'status-illegal',
  },
  {
    rule: 'the amount of a started payment cannot change',
    given: paymentOn('processing'),
    broken: `UPDATE payment SET amount_cents = 1`,
    by: 'payment_amount_is_final',
    means: 'money-final',
  },
  {
    rule: 'an expired payment cannot start again',
    given: paymentOn('expired'),
    broken: `UPDATE payment SET status = 'processing'`,
    by: 'payment_transition',
    means: 'status-illegal',
    detail: /the payment cannot go from "expired" to "processing"; from there it can only go to "succeeded"$/,
  },
  ...[
    ['a payment keeps its company', payment(), `company_id = '${otherCompany}'`],
    ['a payment keeps its idempotency key', payment(), `idempotency_key = 'p2'`],
    ['a payment keeps its vendor', payment(), `vendor = 'paypal'`],
    ['a payment keeps its subject', planPayment(), `plan_id = 'scale'`],
    ['a payment keeps the member who requested it', waiting, `created_by = '${market.plainUser}'`],
    ["a successful payment keeps the provider's reference", succeeded, `provider_reference = 'pi_2'`],
    ['a successful payment keeps its charge', succeeded, `charge_reference = 'ch_2'`],
    ['a successful payment keeps its time of payment', succeeded, `succeeded_at = now() - interval '1 day'`],
  ].map(
    ([rule = '', before = '', change]): Rule => ({
      rule,
      given: before,
      broken: `UPDATE payment SET ${change}`,
      by: 'payment_is_kept',
      means: 'money-kept',
    }),
  ),
  {
    rule: 'a payment cannot succeed without its ledger transfer',
    given: paymentOn('processing'),
    broken: `UPDATE payment SET status = 'succeeded', succeeded_at = now()`,
    by: 'payment_agrees_with_ledger',
    means: 'money-kept',
    detail: /which has 0 of 500 cents/,
  },
  {
    rule: 'a payment cannot be marked as refunded without a ledger transfer',
    given: succeeded,
    broken: `UPDATE payment SET refunded_cents = 100`,
    by: 'payment_agrees_with_ledger',
    means: 'money-kept',
  },
  {
    rule: 'a refund must equal the amount in the ledger',
    given: `${paidIn}; ${refund('back', 100)}`,
    broken: 'UPDATE payment_refund SET amount_cents = 99',
    by: 'payment_refund_is_kept',
    means: 'money-kept',
  },
  {
    rule: 'a refund cannot exist without a ledger transfer',
    given: `${paidIn}; ${refund('back', 100)}`,
    broken: `INSERT INTO payment_refund (payment_id, transfer_id, amount_cents, idempotency_key)
      SELECT payment_id, transfer_id, 1, 'more' FROM payment_refund`,
    by: 'payment_refund_is_kept',
    means: 'money-kept',
    detail: /shows a refund of 100 cents, not 101/,
  },
  {
    rule: 'a refund cannot move to another transfer',
    given: `${paidIn}; ${refund('back', 100)}`,
    broken: `UPDATE payment_refund SET idempotency_key = 'other'`,
    by: 'payment_refund_is_kept',
    means: 'money-kept',
  },
  {
    rule: 'a refund cannot be deleted',
    given: `${paidIn}; ${refund('back', 100)}`,
    broken: 'DELETE FROM payment_refund',
    by: 'payment_refund_is_kept',
    means: 'money-kept',
  },
  {
    rule: 'money that can be disputed cannot leave its escrow',
    given: disputable,
    broken: transfer('early', 'earning', ofRun, ['escrow', -100], ['creator', 100]),
    by: 'ledger_escrow_stays_while_disputable',
    means: 'money-final',
  },
  {
    rule: 'a member cannot approve their own payment',
    given: waiting,
    broken: `UPDATE payment SET approved_by = created_by`,
    by: 'payment_approved_by_another',
    means: 'payment-approval',
  },
  {
    rule: "a member cannot pay more than the company's limit within 24 hours",
    given: [limitOf(1_000), payment({ created_by: `'${owner}'` })],
    broken: payment({ created_by: `'${owner}'`, amount_cents: '501', idempotency_key: `'p2'` }),
    by: 'payment_within_limit',
    means: 'payment-approval',
  },
  {
    rule: 'a payment above the limit cannot continue without approval',
    given: waiting,
    broken: `UPDATE payment SET status = 'pending'`,
    by: 'payment_is_approved',
    means: 'payment-approval',
  },
  {
    rule: 'a payment limit must be above zero',
    broken: limitOf(0),
    by: 'payment_limit_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'a requested payment limit must be above zero',
    given: limitOf(1_000),
    broken: `UPDATE payment_limit SET wanted_cents = 0, wanted_at = now()`,
    by: 'payment_limit_wanted_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'one member cannot remove the payment limit without another',
    given: [limitOf(1_000), `SET LOCAL "hasura"."user" = '{"x-hasura-user-id": "${owner}"}'`],
    broken: `UPDATE payment_limit SET limit_cents = NULL`,
    by: 'payment_limit_takes_two',
    means: 'payment-approval',
  },
  {
    rule: 'a saved card must show four digits',
    broken: card('12345', 1, 2030),
    by: 'payment_method_last4_digits',
    means: 'invalid-input',
  },
  {
    rule: 'a saved card must expire in a valid month',
    broken: card('1234', 13, 2030),
    by: 'payment_method_expires_month',
    means: 'invalid-input',
  },
  {
    rule: 'a saved card must expire in a valid year',
    broken: card('1234', 1, 30),
    by: 'payment_method_expires_year',
    means: 'invalid-input',
  },
  {
    rule: 'a payout must be above zero',
    broken: payout({ amount_cents: '0' }),
    by: 'payout_amount_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'the fee of a payout must be less than the payout',
    broken: payout({ fee_cents: '500' }),
    by: 'payout_fee_within_amount',
    means: 'amount-invalid',
  },
  {
    rule: 'a payout must be in dollars',
    broken: payout({ currency: `'SEK'` }),
    by: 'payout_currency_usd',
    means: 'invalid-input',
  },
  {
    rule: 'two payouts cannot share an idempotency key',
    given: payout(),
    broken: payout(),
    by: 'payout_idempotency_key_key',
    means: 'already-exists',
  },
  {
    rule: 'a payout that arrived needs its time of arrival',
    given: payoutOn('processing'),
    broken: `UPDATE payout SET status = 'paid'`,
    by: 'payout_paid_at_when_paid',
    means: 'status-illegal',
  },
  {
    rule: 'the amount of a started payout cannot change',
    given: payoutOn('processing', 'failed'),
    broken: `UPDATE payout SET amount_cents = 1`,
    by: 'payout_amount_is_final',
    means: 'money-final',
  },
  ...[
    ['a failed payout keeps its creator', payoutOn('processing', 'failed'), `creator_id = '${otherCreator}'`],
    ['a payout keeps its idempotency key', payout(), `idempotency_key = 'p2'`],
    ['a payout keeps its agreed cost before it is sent', payout(), 'fee_cents = 1'],
    ['a payout keeps its agreed cost when it is sent', payout(), `status = 'processing', fee_cents = 1`],
    ['a payout that arrived keeps its agreed cost', payoutOn('processing', 'paid'), 'fee_cents = 1'],
    [
      'a payout that arrived keeps its time of arrival',
      payoutOn('processing', 'paid'),
      `paid_at = now() - interval '1 day'`,
    ],
    [
      'a payout that was sent keeps its reference',
      `${payoutOn('processing')}; UPDATE payout SET provider_reference = 'po_1'; UPDATE payout SET status = 'paid', paid_at = now()`,
      `provider_reference = 'po_2'`,
    ],
  ].map(
    ([rule = '', before = '', change]): Rule => ({
      rule,
      given: before,
      broken: `UPDATE payout SET ${change}`,
      by: 'payout_is_kept',
      means: 'money-kept',
    }),
  ),
  ...[
    'UPDATE payout_attempt SET sent_cents = 300',
    `UPDATE payout_attempt SET reference = 'tr_2'`,
    'DELETE FROM payout_attempt',
  ].map(
    (broken): Rule => ({
      rule: `a payout attempt cannot be changed or deleted: ${broken}`,
      given: `${payoutOn('processing')};
        INSERT INTO payout_attempt (payout_id, number, vendor, destination, sent_cents, fee_cents, reference)
          SELECT id, 1, 'stripe', 'acct', 400, 100, 'tr_1' FROM payout`,
      broken,
      by: 'payout_attempt_is_kept',
      means: 'money-kept',
    }),
  ),
  {
    rule: 'a payout that arrived can only change to returned',
    given: payoutOn('processing', 'paid'),
    broken: `UPDATE payout SET status = 'pending', paid_at = NULL`,
    by: 'payout_transition',
    means: 'status-illegal',
    detail: /returned/,
  },
  {
    rule: 'only a payout that did not arrive can be retried',
    given: payoutOn('processing'),
    broken: 'UPDATE payout SET retry_requested_at = now()',
    by: 'payout_retry_of_what_is_stuck',
    means: 'status-illegal',
  },
  {
    rule: 'a payout account needs a valid currency',
    broken: `UPDATE payout_account SET currency = 'kronor'`,
    by: 'payout_account_currency_code',
    means: 'invalid-input',
  },
  {
    rule: 'a payout attempt must send an amount above zero',
    given: payout(),
    broken: `INSERT INTO payout_attempt (payout_id, number, vendor, destination, sent_cents, fee_cents)
             SELECT id, 1, 'paypal', 'PAYER', 0, 500 FROM payout`,
    by: 'payout_attempt_sends_something',
    means: 'unexpected',
  },
  {
    rule: 'the counts of a reconciliation cannot be negative',
    broken: compared(-1),
    by: 'reconciliation_counts_not_negative',
    means: 'unexpected',
  },
  {
    rule: 'a reconciliation difference cannot be recorded twice',
    given: `${compared(1)}; ${difference}`,
    broken: difference,
    by: 'reconciliation_difference_once',
    means: 'already-exists',
  },
  {
    rule: 'settling a reconciliation difference requires a note',
    given: `${compared(1)}; ${difference}`,
    broken: `SELECT settle_difference(id, ' ') FROM reconciliation_difference`,
    by: 'reconciliation_difference_settled_with_note',
    means: 'note-empty',
  },
]

const bills: readonly Rule[] = [
  {
    rule: 'a cart item must cost more than zero',
    broken: planInCart(0),
    by: 'cart_item_amount_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'a cart item needs a description',
    broken: planInCart(100, ' '),
    by: 'cart_item_description_not_blank',
    means: 'invalid-input',
  },
  {
    rule: 'the subject of a cart item must match its kind',
    broken: `INSERT INTO cart_item (company_id, kind, description, amount_cents) VALUES ('${company}', 'plan', 'x', 1)`,
    by: 'cart_item_subject_fits_kind',
    means: 'invalid-input',
  },
  {
    rule: 'a cart cannot contain two plans',
    given: planInCart(),
    broken: planInCart(),
    by: 'cart_item_one_plan_in_cart',
    means: 'already-exists',
  },
  {
    rule: 'a plan in the cart must be an upgrade or a renewal in the last 14 days',
    given: `${growthFor(13)}; ${planInCart()}; DELETE FROM cart_item; ${growthFor(15)}`,
    broken: planInCart(),
    by: 'cart_item_plan_is_higher',
    means: 'plan-in-force',
  },
  {
    rule: 'the payment for a plan must equal its price in the cart',
    given: `${planInCart()}; ${planPayment({ amount_cents: '99' })}`,
    broken: putOnPayment,
    by: 'cart_item_fits_payment',
    means: 'unexpected',
  },
  {
    rule: 'a payment cannot be for two plans',
    given: `${planInCart()}; ${planPayment()}; ${putOnPayment}; ${planInCart()}`,
    broken: putOnPayment,
    by: 'cart_item_one_plan_per_payment',
    means: 'already-exists',
  },
  {
    rule: 'a company cannot get a plan before its payment arrives',
    given: planPayment(),
    broken: 'UPDATE payment SET plan_valid_to = now()',
    by: 'payment_plan_when_paid',
    means: 'status-illegal',
  },
  {
    rule: 'only an owner can pay for a plan',
    given: `INSERT INTO company_member (company_id, user_id) VALUES ('${company}', '${market.plainUser}')`,
    broken: planPayment({ created_by: `'${market.plainUser}'` }),
    by: 'payment_plan_by_owner',
    means: 'not-allowed',
  },
  {
    rule: "reminders of a plan's end are only sent 7 days and 1 day before",
    broken: `UPDATE subscription SET reminded_days = 3`,
    by: 'subscription_reminded_days',
    means: 'invalid-input',
  },
  {
    rule: 'an invoice must be above zero',
    broken: invoice(0),
    by: 'invoice_total_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'a voided invoice cannot become paid',
    given: `${invoice(1)}; UPDATE invoice SET status = 'void'`,
    broken: `UPDATE invoice SET status = 'paid'`,
    by: 'invoice_transition',
    means: 'status-illegal',
  },
  {
    rule: 'an invoice cannot be paid before its payment succeeds',
    given: `${payment()}; UPDATE payment SET status = 'processing'; ${invoice(500, itsPayment)};
      INSERT INTO invoice_line (invoice_id, position, description, amount_cents) SELECT id, 1, 'Quest', 500 FROM invoice`,
    broken: `UPDATE invoice SET status = 'paid'`,
    by: 'invoice_follows_payment',
    means: 'invoice-payment',
  },
  {
    rule: 'an invoice without a payment cannot be paid',
    given: `${invoice(500)}; INSERT INTO invoice_line (invoice_id, position, description, amount_cents) SELECT id, 1, 'Quest', 500 FROM invoice`,
    broken: `UPDATE invoice SET status = 'paid'`,
    by: 'invoice_follows_payment',
    means: 'invoice-payment',
  },
  {
    rule: 'an invoice cannot be voided while its payment can still arrive',
    given: `${payment()}; UPDATE payment SET status = 'processing'; ${invoice(500, itsPayment)}`,
    broken: `UPDATE invoice SET status = 'void'`,
    by: 'invoice_follows_payment',
    means: 'invoice-payment',
    detail: /its payment is "processing"/,
  },
  {
    rule: 'an invoice must be for a payment of its own company',
    given: payment({ company_id: `'${otherCompany}'` }),
    broken: invoice(500, itsPayment),
    by: 'invoice_follows_payment',
    means: 'invoice-payment',
  },
  {
    rule: 'an invoice needs billing details',
    given: `DELETE FROM company_billing`,
    broken: invoice(1),
    by: 'invoice_needs_billing_details',
    means: 'billing-details',
  },
  {
    rule: 'a paid invoice cannot be voided',
    given: paidInvoice,
    broken: `UPDATE invoice SET status = 'void'`,
    by: 'invoice_transition',
    means: 'status-illegal',
  },
  {
    rule: 'the total of an invoice cannot change',
    given: invoice(1),
    broken: `UPDATE invoice SET total_cents = 2`,
    by: 'invoice_is_final',
    means: 'invoice-final',
  },
  {
    rule: 'the lines of a paid invoice cannot change',
    given: paidInvoice,
    broken: `DELETE FROM invoice_line`,
    by: 'invoice_is_final',
    means: 'invoice-final',
  },
  {
    rule: 'the lines of a paid invoice must add up to its total',
    given: invoice(1),
    broken: `UPDATE invoice SET status = 'paid'`,
    by: 'invoice_lines_add_up',
    means: 'unexpected',
  },
  {
    rule: 'a credit note must be above zero',
    given: paidInvoice,
    broken: creditNote('0'),
    by: 'credit_note_total_above_zero',
    means: 'amount-invalid',
  },
  {
    rule: 'a credit note needs a reason',
    given: paidInvoice,
    broken: creditNote('1', ' '),
    by: 'credit_note_reason_not_blank',
    means: 'reason-required',
  },
  {
    rule: 'an open invoice cannot have a credit note',
    given: invoice(1),
    broken: creditNote('1'),
    by: 'credit_note_of_paid_invoice',
    means: 'status-illegal',
  },
  {
    rule: 'credit notes cannot exceed the invoice',
    given: `${paidInvoice}; ${creditNote('60')}`,
    broken: creditNote('41'),
    by: 'credit_note_within_invoice',
    means: 'balance-too-low',
  },
  {
    rule: 'the returns on a statement cannot be negative',
    broken: `INSERT INTO statement (company_id, month, opening_cents, paid_cents, spent_cents, returned_cents, closing_cents)
      VALUES ('${company}', '2026-01-01', 0, 0, 0, -1, -1)`,
    by: 'statement_returned_not_negative',
    means: 'invalid-input',
  },
  {
    rule: 'the refunds on a statement cannot be negative',
    broken: `INSERT INTO statement (company_id, month, opening_cents, paid_cents, spent_cents, refunded_cents, closing_cents)
      VALUES ('${company}', '2026-01-01', 0, 0, 0, -1, 1)`,
    by: 'statement_refunded_not_negative',
    means: 'invalid-input',
  },
  {
    rule: "the platform's fee is at most half",
    broken: `UPDATE plan SET quest_fee_basis_points = 5001`,
    by: 'plan_quest_fee_basis_points',
    means: 'invalid-input',
  },
  {
    rule: 'an invoice line needs a description',
    given: invoice(1),
    broken: `INSERT INTO invoice_line (invoice_id, position, description, amount_cents) SELECT id, 1, '', 1 FROM invoice`,
    by: 'invoice_line_description_not_blank',
    means: 'invalid-input',
  },
  {
    rule: 'a statement must be for a whole month',
    broken: statement('2026-01-02', 0, 0, 0, 0),
    by: 'statement_month_first_day',
    means: 'invalid-input',
  },
  {
    rule: 'the payments on a statement cannot be negative',
    broken: statement('2026-01-01', 0, -1, 0, -1),
    by: 'statement_paid_not_negative',
    means: 'invalid-input',
  },
  {
    rule: 'the costs on a statement cannot be negative',
    broken: statement('2026-01-01', 0, 0, -1, 1),
    by: 'statement_spent_not_negative',
    means: 'invalid-input',
  },
  {
    rule: 'the amounts on a statement must add up',
    broken: statement('2026-01-01', 100, 50, 20, 131),
    by: 'statement_adds_up',
    means: 'unexpected',
  },
  {
    rule: 'a paid subscription needs an end date',
    broken: `UPDATE subscription SET plan_id = 'growth'`,
    by: 'subscription_paid_plan_has_an_end',
    means: 'invalid-input',
  },
  {
    rule: 'the price of a plan cannot be negative',
    broken: `UPDATE plan SET price_cents = -1`,
    by: 'plan_price_not_negative',
    means: 'amount-invalid',
  },
  {
    rule: 'a plan must allow at least one member',
    broken: `UPDATE plan SET member_limit = 0`,
    by: 'plan_member_limit_positive',
    means: 'invalid-input',
  },
]

const runs: readonly Rule[] = [
  {
    rule: 'a quest run cannot be in the cart twice',
    given: `SET LOCAL session_replication_role = replica; ${runInCart}; SET LOCAL session_replication_role = origin`,
    broken: `SET LOCAL session_replication_role = replica; ${runInCart}`,
    by: 'cart_item_quest_run_once',
    means: 'already-exists',
  },
]

describe('constraints on money', () =>
  testRules([...ledger, ...payments, ...bills, ...runs], moneyConstraints))
