import type { Rule } from './rule.ts'

export const moneyRules: readonly Rule[] = [
  ['the ledger adds up to zero', `SELECT sum(amount_cents) FROM ledger_entry HAVING sum(amount_cents) <> 0`],
  [
    'each transfer adds up to zero',
    `SELECT transfer_id FROM ledger_entry GROUP BY 1 HAVING sum(amount_cents) <> 0 OR count(*) < 2`,
  ],
  [
    'an escrow holds exactly the agreed amount until the approval or the end of a dispute',
    `SELECT id FROM quest_run WHERE escrow_of(id) <> CASE WHEN status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') OR is_disputable(id) THEN amount_cents ELSE 0 END`,
  ],
  [
    'no company, escrow or creator account was ever overdrawn',
    `SELECT account_id FROM (SELECT account_id, sum(amount_cents) OVER (PARTITION BY account_id ORDER BY e.created_at, e.id) AS balance FROM ledger_entry e JOIN ledger_account a ON a.id = account_id
      WHERE a.kind IN ('company', 'escrow', 'creator')) AS run WHERE balance < 0`,
  ],
  [
    'the money of a run adds up to zero and matches the agreement or decision',
    `SELECT m.quest_run_id FROM quest_run_money m JOIN quest_run r ON r.id = m.quest_run_id LEFT JOIN quest_run_dispute d ON d.quest_run_id = r.id AND d.decision IS NOT NULL
      WHERE m.company_cents + m.held_cents + m.creator_cents + m.fee_cents + m.other_cents <> 0 OR m.held_cents <> escrow_of(r.id) OR m.other_cents <> 0
         OR CASE WHEN d.id IS NOT NULL THEN (m.company_cents, m.creator_cents, m.fee_cents, m.returned_cents)
                   <> (-d.creator_cents, d.creator_cents - fee_of(d.creator_cents, r.fee_basis_points), fee_of(d.creator_cents, r.fee_basis_points), r.amount_cents - d.creator_cents)
                 WHEN m.released_at IS NOT NULL THEN (m.company_cents, m.creator_cents, m.fee_cents, m.returned_cents) <> (-r.amount_cents, r.amount_cents - r.fee_cents, r.fee_cents, 0)
                 WHEN m.returned_at IS NOT NULL THEN (m.company_cents, m.creator_cents, m.fee_cents, m.returned_cents) <> (0, 0, 0, r.amount_cents)
                 WHEN m.held_at IS NOT NULL THEN (m.company_cents, m.held_cents) <> (-r.amount_cents, r.amount_cents)
                 ELSE m.company_cents <> 0 END`,
  ],
  [
    'a company has spent or been refunded everything it paid',
    `SELECT account_id FROM ledger_balance WHERE kind = 'company' AND balance_cents <> 0`,
  ],
  [
    "a creator's balance equals the earnings not yet paid out",
    `SELECT b.account_id FROM ledger_balance b WHERE kind = 'creator' AND balance_cents <> (SELECT coalesce(sum(p.amount_cents), 0) FROM quest_run r JOIN payout p ON p.id = payout_id WHERE r.creator_id = b.creator_id AND p.status IN ('pending', 'failed'))`,
  ],
  [
    'a paid run has a successful payment with its company and amount',
    `SELECT r.id FROM quest_run r LEFT JOIN payment p ON p.id = payment_id WHERE paid_at IS NOT NULL AND (p.status NOT IN ('succeeded', 'refunded') OR p.company_id <> r.company_id OR p.amount_cents <> r.amount_cents OR p.id IS NULL)`,
  ],
  [
    'money for content that was missing, or that a dispute returns, is refunded with a credit note',
    `SELECT r.id FROM quest_run r JOIN payment p ON p.id = payment_id LEFT JOIN quest_run_dispute d ON d.quest_run_id = r.id
      CROSS JOIN LATERAL (SELECT CASE WHEN d.decision IS NOT NULL THEN r.amount_cents - d.creator_cents WHEN is_disputable(r.id) THEN 0
        WHEN r.status IN ('CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED') THEN r.amount_cents ELSE 0 END AS back) AS due
      WHERE p.refunded_cents <> back OR (p.status = 'refunded') <> (back = p.amount_cents)
        OR back > 0 AND NOT EXISTS (SELECT FROM ledger_transfer t JOIN credit_note n ON n.transfer_id = t.id WHERE t.kind = 'refund' AND t.payment_id = p.id AND n.total_cents = back)`,
  ],
  [
    'the refunded amount of a payment matches the ledger',
    `SELECT p.id FROM payment p WHERE refunded_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = account_id
      WHERE t.kind = 'refund' AND t.payment_id = p.id AND a.kind = 'vendor')`,
  ],
  [
    'each payment has an invoice with its amount and a matching status',
    `SELECT p.id FROM payment p LEFT JOIN invoice i ON i.payment_id = p.id WHERE i.total_cents IS DISTINCT FROM p.amount_cents OR i.company_id <> p.company_id
      OR i.status <> CASE WHEN p.status IN ('succeeded', 'refunded') THEN 'paid' WHEN p.status = 'expired' THEN 'void' ELSE 'open' END`,
  ],
  [
    'the lines of an invoice add up to its total',
    `SELECT i.id FROM invoice i WHERE total_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM invoice_line WHERE invoice_id = i.id)`,
  ],
  [
    'an invoice has complete billing details',
    `SELECT id FROM invoice WHERE NOT billed_to ?& ARRAY['legal_name', 'tax_id', 'street_name', 'city', 'country']`,
  ],
  [
    'an invoice names a complete seller and the tax that its rate includes',
    `SELECT id FROM invoice WHERE NOT sold_by ?& ARRAY['legal_name', 'tax_id', 'street_name', 'city', 'country'] OR tax_cents <> included_tax(total_cents, tax_basis_points)`,
  ],
  [
    'the credit notes of an invoice take back its tax in proportion',
    `SELECT i.id FROM invoice i JOIN credit_note n ON n.invoice_id = i.id GROUP BY i.id HAVING sum(n.tax_cents) <> included_tax(sum(n.total_cents)::bigint, i.tax_basis_points)`,
  ],
  [
    "a statement matches the month's ledger entries and the balance before it",
    `SELECT s.id FROM statement s JOIN ledger_account a ON a.kind = 'company' AND a.company_id = s.company_id
      CROSS JOIN LATERAL (SELECT coalesce(sum(e.amount_cents) FILTER (WHERE e.created_at < s.month AT TIME ZONE 'UTC'), 0) AS opening, coalesce(sum(e.amount_cents) FILTER (WHERE date_trunc('month', e.created_at, 'UTC') = s.month AT TIME ZONE 'UTC'), 0) AS moved
                            FROM ledger_entry e WHERE account_id = a.id) AS l
      WHERE opening_cents <> opening OR closing_cents <> opening + moved`,
  ],
  [
    "a payout has the run's earnings, the agreed net and the vendor of the creator's account",
    `SELECT p.id FROM payout p LEFT JOIN quest_run r ON payout_id = p.id LEFT JOIN payout_account a ON a.creator_id = p.creator_id LEFT JOIN quest_run_dispute d ON d.quest_run_id = r.id
      WHERE coalesce(d.creator_cents - fee_of(d.creator_cents, r.fee_basis_points), r.amount_cents - r.fee_cents) IS DISTINCT FROM p.amount_cents
        OR p.fee_cents > r.payout_cost_cents OR d.decision IS NULL AND p.amount_cents - p.fee_cents <> r.net_cents OR r.creator_id <> p.creator_id OR p.vendor IS DISTINCT FROM CASE a.method WHEN 'card' THEN 'stripe_connect' ELSE 'paypal' END`,
  ],
  [
    'a notification about a payout says what became of it',
    `SELECT n.id FROM notification n JOIN quest_run r ON r.id = (n.params ->> 'runId')::uuid LEFT JOIN payout p ON p.id = r.payout_id
      WHERE n.kind IN ('payout_paid', 'payout_failed') AND (n.kind = 'payout_failed') <> (coalesce(p.status, 'none') IN ('failed'))`,
  ],
  [
    "creators with PayPal payouts have no offers above PayPal's limit",
    `SELECT b.id FROM quest_bid b WHERE (side = 'creator' OR answer = 'accepted') AND NOT fits_payout(creator_id, amount_cents)
      UNION ALL SELECT id FROM payout WHERE vendor = 'paypal' AND amount_cents > 2000000`,
  ],
  [
    "the fee of a run is its plan's share of the agreed amount",
    `SELECT r.id FROM quest_run r WHERE accepted_at IS NOT NULL AND (fee_basis_points <> (SELECT quest_fee_basis_points FROM company_plan(r.company_id)) OR fee_cents <> fee_of(amount_cents, fee_basis_points))`,
  ],
  [
    'a run is in the cart exactly while it needs payment',
    `SELECT r.id FROM quest_run r WHERE (status = 'PENDING_PAYMENT') <> EXISTS (SELECT FROM cart_item WHERE quest_run_id = r.id)`,
  ],
  [
    'unfinished payments and payouts have no reference that the sandbox does not know',
    `SELECT id FROM payment WHERE status IN ('pending', 'processing', 'failed') AND provider_reference IS NOT NULL UNION ALL SELECT id FROM payout WHERE status <> 'paid' AND provider_reference IS NOT NULL
      UNION ALL SELECT creator_id FROM payout_account WHERE provider_reference !~ ('^acct_demo_' || method || '_[0-9a-f]{8}$')`,
  ],
  [
    'a company pays for its plan each month and has billing details before it publishes',
    `SELECT c.id FROM company c JOIN subscription s ON s.company_id = c.id JOIN plan ON plan.id = plan_id WHERE c.verification = 'verified' AND price_cents > 0
      AND 5 > (SELECT count(*) FROM ledger_transfer t JOIN payment p ON p.id = payment_id WHERE t.kind = 'plan' AND p.company_id = c.id)
      UNION ALL SELECT c.id FROM company c WHERE EXISTS (SELECT FROM activation WHERE company_id = c.id AND status <> 'draft') AND NOT EXISTS (SELECT FROM company_billing WHERE company_id = c.id)`,
  ],
]
