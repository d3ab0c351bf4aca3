/**
 * SQL that leads a quest run along legal moves, with all that the database asks for before each of them. Its transfers have the
 * keys of moves/: whichever comes first moves the money.
 */

const move = (run: string, to: string): string => `update quest_run set status = '${to}' where id = '${run}'`

const answer = (run: string, word: string): string =>
  `update quest_bid set answer = '${word}', answered_at = now() where quest_run_id = '${run}' and answer is null`

/** A payment of the run's own company, for the agreed amount. */
const pay = (run: string): string => `
  insert into payment (company_id, status, amount_cents, idempotency_key)
  select company_id, 'processing', amount_cents, 'test/payment/' || id || '/' || version from quest_run where id = '${run}';
  update quest_run set payment_id = (select id from payment where idempotency_key = 'test/payment/${run}/' || version)
   where id = '${run}'`

/** The payment succeeds, and its money is set aside for the run. */
const arrive = (run: string): string => `
  update payment set status = 'succeeded', succeeded_at = now()
    from quest_run where quest_run.id = '${run}' and payment.id = quest_run.payment_id and payment.status = 'processing';
  select ledger_post('payment/' || payment.id, 'payment', '', jsonb_build_array(
           jsonb_build_object('account_id', ledger_account_for('vendor', null, 'stripe'), 'amount_cents', -payment.amount_cents),
           jsonb_build_object('account_id', ledger_account_for('company', payment.company_id), 'amount_cents', payment.amount_cents)),
           jsonb_build_object('payment_id', payment.id)),
         ledger_post('escrow/' || run.id, 'escrow', '', jsonb_build_array(
           jsonb_build_object('account_id', ledger_account_for('company', run.company_id), 'amount_cents', -run.amount_cents),
           jsonb_build_object('account_id', ledger_account_for('escrow', run.id), 'amount_cents', run.amount_cents)),
           jsonb_build_object('quest_run_id', run.id))
    from quest_run as run join payment on payment.id = run.payment_id where run.id = '${run}'`

const submit = (run: string): string => `
  insert into submission (quest_run_id, url, post_type, visibility)
  select id, 'https://content.example/' || id || '/' || version, post_type,
         case post_type when 'VIDEO' then 'unlisted' else 'public' end from quest_run where id = '${run}'`

const review = (run: string, verdict: 'APPROVED' | 'REJECTED'): string => `
  update submission set status = '${verdict}', review_message = 'The game was on screen for a few minutes only.'
   where quest_run_id = '${run}' and status = 'PENDING'`

/** The escrow goes to the creator and the platform, and the creator's part to the bank. */
const payOut = (run: string): string => `
  select ledger_post('earning/' || id, 'earning', '', (
           select jsonb_agg(side) from (values
             (jsonb_build_object('account_id', ledger_account_for('escrow', id), 'amount_cents', -amount_cents)),
             (jsonb_build_object('account_id', ledger_account_for('creator', creator_id), 'amount_cents', net_cents)),
             (jsonb_build_object('account_id', ledger_account_for('revenue'), 'amount_cents', fee_cents))) as sides (side)
            where side ->> 'amount_cents' <> '0'),
         jsonb_build_object('quest_run_id', id)) from quest_run where id = '${run}';
  insert into payout (creator_id, status, amount_cents, idempotency_key)
  select creator_id, 'processing', net_cents, 'test/payout/' || id from quest_run where id = '${run}';
  update quest_run set payout_id = (select id from payout where idempotency_key = 'test/payout/${run}') where id = '${run}';
  update payout set status = 'paid', paid_at = now() where idempotency_key = 'test/payout/${run}'`

/** What has to be done for a status before the run may have it. Steps that were taken already change nothing. */
const before: Readonly<Record<string, (run: string) => string>> = {
  BID_EXPIRED: (run) => answer(run, 'expired'),
  BID_REJECTED: (run) => answer(run, 'declined'),
  PENDING_PAYMENT: (run) => answer(run, 'accepted'),
  PAYMENT: pay,
  CONTENTREVIEW: submit,
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: (run) => review(run, 'APPROVED'),
  PAYOUT: (run) =>
    `${review(run, 'APPROVED')}; update submission set listed_at = now() where quest_run_id = '${run}' and visibility = 'unlisted'`,
  COMPLETED: payOut,
}

/** To each of the statuses in turn; from content production only a payment that the walk itself makes leads there. */
export const walkQuestRun = (run: string, ...statuses: readonly string[]): string =>
  statuses
    .map((status, index) => {
      const from = statuses[index - 1]
      if (status !== 'CONTENTPRODUCTION') return `${before[status]?.(run) ?? 'select'}; ${move(run, status)}`
      if (from === 'CONTENTREVIEW') return `${review(run, 'REJECTED')}; ${move(run, status)}`
      return `${from === 'PAYMENT' ? 'select' : pay(run)}; ${arrive(run)}; ${move(run, status)}`
    })
    .join('; ')
