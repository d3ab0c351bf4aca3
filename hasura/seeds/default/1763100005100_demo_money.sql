-- The demo market, part six: payments for quests and plans, with payouts, ledger, invoices and statements.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;
-- The rule of `payoutShare` in domain/, solved for the sum that arrives. hasura/tests/market.test.ts compares them.
CREATE OR REPLACE FUNCTION pg_temp.payout_cost(method text, earned_cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT earned_cents - greatest(least(earned_cents, 1), CASE method
    WHEN 'card' THEN ceil((earned_cents - 24.5) / 1.0025) - 1
    ELSE greatest(ceil((earned_cents + 0.5) / 1.02) - 1, earned_cents - 2000) END)::bigint
$$;

SET LOCAL session_replication_role = replica;

CREATE TEMP TABLE seed_run ON COMMIT DROP AS
SELECT run.id AS run_id, run.company_id, run.creator_id, run.status, run.amount_cents, run.fee_cents, run.net_cents, payment_id, payout_id, accepted_at, paid_at, finished_at, activation.name AS quest_name, method,
       (SELECT user_id FROM company_member WHERE company_member.company_id = run.company_id AND is_owner ORDER BY user_id LIMIT 1) AS owner_id,
       -- Money that can be disputed is held until the dispute period ends, and is then moved as the decision says.
       CASE WHEN run.status = 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' THEN finished_at WHEN dispute.status = 'lapsed' THEN dispute.deadline_at WHEN dispute.decision IN ('refund', 'split') THEN decided_at END AS returned_at,
       CASE dispute.decision WHEN 'split' THEN run.amount_cents - creator_cents WHEN 'release' THEN 0 ELSE run.amount_cents END AS returned_cents,
       coalesce(creator_cents, run.amount_cents) AS earned_cents, fee_of(coalesce(creator_cents, run.amount_cents), run.fee_basis_points) AS earned_fee_cents, decided_at,
       CASE WHEN dispute.id IS NOT NULL THEN CASE WHEN dispute.decision IN ('release', 'split') THEN decided_at END
            ELSE CASE run.status WHEN 'PAYOUT' THEN run.status_changed_at + interval '5 minutes' WHEN 'COMPLETED' THEN finished_at - interval '2.2 days' END END AS payout_at,
       pg_temp.seed_random('money', run.id::text) AS chance
  FROM quest_run AS run JOIN activation ON activation.id = quest_id LEFT JOIN payout_account ON payout_account.creator_id = run.creator_id LEFT JOIN quest_run_dispute AS dispute ON dispute.quest_run_id = run.id
 WHERE current_bid_id IN (pg_temp.seed_id('bid', run.id::text, '1'), pg_temp.seed_id('bid', run.id::text, '2')) AND accepted_at IS NOT NULL;

-- The purpose, status and time of each payment: for a quest within its payment window, for a plan once a month.
CREATE TEMP TABLE seed_payment ON COMMIT DROP AS
SELECT payment_id AS id, run_id, company_id, owner_id, 'Quest: ' || quest_name AS description, amount_cents, accepted_at + interval '120 hours' AS due_at, 'demo/payment/' || run_id AS key, returned_at, CASE WHEN returned_at IS NOT NULL THEN returned_cents ELSE 0 END AS refunded_cents, decided_at,
       CASE WHEN returned_at IS NOT NULL AND returned_cents = amount_cents THEN 'refunded' WHEN paid_at IS NOT NULL THEN 'succeeded' WHEN status = 'PAYMENT' THEN 'processing' WHEN status = 'PAYMENT_EXPIRED' THEN 'expired' WHEN chance < 0.5 THEN 'failed' ELSE 'pending' END AS status,
       CASE WHEN status = 'PAYMENT' THEN (SELECT status_changed_at FROM quest_run WHERE id = run_id) ELSE coalesce(paid_at - interval '2 minutes', accepted_at + interval '2 hours') END AS created_at, paid_at
  FROM seed_run WHERE payment_id IS NOT NULL
 UNION ALL
SELECT pg_temp.seed_id('plan payment', company.name, month::text), NULL, company.id, (SELECT user_id FROM company_member WHERE company_id = company.id AND is_owner ORDER BY user_id LIMIT 1),
       'Plan: ' || plan.name, price_cents, charged_at, 'demo/plan/' || pg_temp.seed_id('plan payment', company.name, month::text), NULL, 0, NULL, 'succeeded', charged_at - interval '1 minute', charged_at
  FROM company JOIN subscription ON subscription.company_id = company.id JOIN plan ON plan.id = plan_id CROSS JOIN generate_series(0, 6) AS month
 CROSS JOIN LATERAL (SELECT date_trunc('day', now()) - interval '4 days' - make_interval(months => month) + interval '10 hours' AS charged_at) AS charge
 WHERE company.id IN (pg_temp.seed_id('company', company.name), 'd0000000-0000-4000-8000-000000000010') AND verification = 'verified' AND price_cents > 0;

-- The vendor does not know this market, so pending payments have no reference and are requested again under their key.
INSERT INTO payment (id, company_id, status, amount_cents, refunded_cents, description, idempotency_key, provider_reference, problem, created_by, due_at, succeeded_at, created_at)
SELECT id, company_id, status, amount_cents, refunded_cents, description, key,
       CASE WHEN status IN ('succeeded', 'refunded') THEN 'pi_demo_' || left(id::text, 18) END, CASE status WHEN 'failed' THEN 'The card was declined' ELSE '' END, owner_id, due_at, paid_at, created_at
  FROM seed_payment
    ON CONFLICT DO NOTHING;
-- The creator receives the agreed net amount, or the rest of a partial release after its payout cost.
INSERT INTO payout (id, creator_id, status, vendor, amount_cents, fee_cents, description, idempotency_key, provider_reference, problem, expected_on, paid_at, created_at)
SELECT payout_id, creator_id, state, CASE method WHEN 'card' THEN 'stripe_connect' ELSE 'paypal' END, net_earned_cents,
       pg_temp.payout_cost(method, net_earned_cents), 'Quest: ' || quest_name, 'demo/payout/' || run_id,
       CASE state WHEN 'paid' THEN 'po_demo_' || left(payout_id::text, 18) END, CASE state WHEN 'failed' THEN 'The receiving bank refused the transfer.' ELSE '' END, (payout_at + interval '3 days')::date,
       CASE state WHEN 'paid' THEN finished_at END, payout_at
  FROM seed_run CROSS JOIN LATERAL (SELECT earned_cents - earned_fee_cents AS net_earned_cents,
              CASE WHEN status = 'COMPLETED' THEN 'paid' WHEN chance < 0.3 THEN 'failed' WHEN chance < 0.45 THEN 'pending' ELSE 'processing' END AS state) AS payout_now
 WHERE payout_id IS NOT NULL
    ON CONFLICT DO NOTHING;

INSERT INTO payment_method (company_id, provider_customer_id, provider_method_id, brand, last4, expires_month, expires_year)
SELECT company.id, 'cus_demo_' || left(company.id::text, 8), 'pm_demo_' || left(company.id::text, 8), 'visa', '4242', 9, extract(year FROM now())::integer + 2
  FROM company WHERE is_demo AND verification = 'verified' AND id IN (SELECT company_id FROM seed_payment)
    ON CONFLICT DO NOTHING;

-- The ledger: money is paid in (less card fees) and held, then earned (less our fee) and paid out, or refunded.
CREATE TEMP TABLE seed_transfer ON COMMIT DROP AS
SELECT pg_temp.seed_id('transfer', kind, subject) AS id, 'demo/' || kind || '/' || subject AS key, kind, description, happened_at, quest_run_id, payment_id, payout_id,
       CASE WHEN reverses IS NOT NULL THEN pg_temp.seed_id('transfer', reverses, subject) END AS reverses_id, cents, fee_cents, from_account, to_account
  FROM (SELECT coalesce(run_id, id)::text AS subject, 1 AS position, 'payment' AS kind, description, paid_at AS happened_at, NULL::uuid AS quest_run_id, id AS payment_id, NULL::uuid AS payout_id, NULL AS reverses,
               amount_cents AS cents, NULL::bigint AS fee_cents, ledger_account_for('vendor', NULL, 'stripe') AS from_account, ledger_account_for('company', company_id) AS to_account
          FROM seed_payment WHERE paid_at IS NOT NULL
         UNION ALL
        SELECT coalesce(run_id, id)::text, 2, 'vendor_fee', 'Card fee', paid_at, NULL, id, NULL, NULL, amount_cents * 29 / 1000 + 30, NULL, ledger_account_for('vendor_fees'), ledger_account_for('vendor', NULL, 'stripe')
          FROM seed_payment WHERE paid_at IS NOT NULL
         UNION ALL
        SELECT id::text, 3, 'plan', description, paid_at, NULL, id, NULL, NULL, amount_cents, NULL, ledger_account_for('company', company_id), ledger_account_for('revenue') FROM seed_payment WHERE run_id IS NULL
         UNION ALL
        SELECT run_id::text, position, kind, 'Quest: ' || quest_name, happened_at, CASE WHEN of_run THEN run_id END, CASE WHEN of_payment THEN seed_run.payment_id END, CASE WHEN of_payout THEN seed_run.payout_id END, reverses,
               cents, CASE kind WHEN 'earning' THEN seed_run.earned_fee_cents END, from_account, to_account
          FROM seed_run LEFT JOIN LATERAL (SELECT payout.id, payout.status, vendor FROM payout WHERE payout.id = seed_run.payout_id) AS payout ON true
         CROSS JOIN LATERAL (SELECT ledger_account_for('company', seed_run.company_id) AS company, ledger_account_for('escrow', run_id) AS escrow, ledger_account_for('creator', seed_run.creator_id) AS creator) AS account
         CROSS JOIN LATERAL (VALUES
                (4, 'escrow', paid_at, true, true, true, false, NULL, amount_cents, company, escrow),
                (5, 'escrow_returned', returned_at, returned_at IS NOT NULL, true, true, false, 'escrow', seed_run.returned_cents, escrow, company),
                (6, 'refund', returned_at, returned_at IS NOT NULL, false, true, false, 'payment', seed_run.returned_cents, company, ledger_account_for('vendor', NULL, 'stripe')),
                (7, 'earning', payout_at, payout_at IS NOT NULL, true, false, false, NULL, seed_run.earned_cents, escrow, creator),
                (8, 'payout', payout_at, payout.status <> 'pending', false, false, true, NULL, earned_cents - earned_fee_cents, creator, CASE WHEN payout.id IS NOT NULL THEN ledger_account_for('vendor', NULL, payout.vendor) END),
                (9, 'payout_returned', payout_at + interval '2 hours', payout.status = 'failed', false, false, true, 'payout', earned_cents - earned_fee_cents, CASE WHEN payout.id IS NOT NULL THEN ledger_account_for('vendor', NULL, payout.vendor) END, creator)
              ) AS movement (position, kind, happened_at, has_happened, of_run, of_payment, of_payout, reverses, cents, from_account, to_account)
         WHERE paid_at IS NOT NULL AND has_happened) AS moved
 ORDER BY position;
INSERT INTO ledger_transfer (id, idempotency_key, kind, description, quest_run_id, payment_id, payout_id, reverses_id, created_at)
SELECT id, key, kind, description, quest_run_id, payment_id, payout_id, reverses_id, happened_at FROM seed_transfer WHERE NOT EXISTS (SELECT FROM ledger_transfer AS written WHERE written.id = seed_transfer.id);
-- The platform's share of an earning goes to its own account.
INSERT INTO ledger_entry (transfer_id, account_id, amount_cents, created_at)
SELECT id, account_id, entered, happened_at
  FROM seed_transfer CROSS JOIN LATERAL (VALUES (from_account, -cents), (to_account, cents - coalesce(fee_cents, 0)), (CASE WHEN fee_cents IS NOT NULL THEN ledger_account_for('revenue') END, fee_cents)) AS side (account_id, entered)
 WHERE account_id IS NOT NULL AND NOT EXISTS (SELECT FROM ledger_entry WHERE transfer_id = seed_transfer.id);

INSERT INTO payment_refund (id, payment_id, transfer_id, status, amount_cents, idempotency_key, created_at)
SELECT pg_temp.seed_id('payment refund', id::text), payment_id, id, 'succeeded', cents, key, happened_at FROM seed_transfer WHERE kind = 'refund'
    ON CONFLICT DO NOTHING;
INSERT INTO card_customer (company_id, provider_reference) SELECT company_id, provider_customer_id FROM payment_method ON CONFLICT DO NOTHING;
UPDATE payment SET charge_reference = provider_reference FROM seed_payment WHERE payment.id = seed_payment.id AND payment.status IN ('succeeded', 'refunded');

-- One invoice per payment: open until paid, withdrawn if the payment window passes. A refund is a credit note.
INSERT INTO invoice (id, company_id, number, status, payment_id, total_cents, billed_to, issued_at, due_at, created_at, sold_by, tax_treatment, tax_basis_points, tax_cents)
SELECT pg_temp.seed_id('invoice', id::text), company_id, 'QB-D' || upper(left(md5(id::text), 7)), CASE WHEN status IN ('succeeded', 'refunded') THEN 'paid' WHEN status = 'expired' THEN 'void' ELSE 'open' END, id, amount_cents,
       billed_to, created_at, due_at, created_at, tax.sold_by, tax.treatment, tax.basis_points, included_tax(amount_cents, tax.basis_points)
  FROM seed_payment
 CROSS JOIN LATERAL (SELECT jsonb_strip_nulls(to_jsonb(billing) - '{company_id,updated_at}'::text[]) AS billed_to FROM company_billing AS billing WHERE billing.company_id = seed_payment.company_id) AS buyer
 CROSS JOIN LATERAL invoice_tax(billed_to) AS tax
    ON CONFLICT DO NOTHING;
INSERT INTO invoice_line (id, invoice_id, position, description, amount_cents)
SELECT pg_temp.seed_id('invoice line', id::text), pg_temp.seed_id('invoice', id::text), 1, description, amount_cents FROM seed_payment
    ON CONFLICT DO NOTHING;
INSERT INTO credit_note (id, invoice_id, company_id, number, total_cents, tax_cents, reason, transfer_id, quest_run_id, issued_at)
SELECT pg_temp.seed_id('credit note', id::text), pg_temp.seed_id('invoice', id::text), company_id, 'QC-D' || upper(left(md5(id::text), 7)), refunded_cents,
       (SELECT included_tax(refunded_cents, tax_basis_points) FROM invoice WHERE invoice.id = pg_temp.seed_id('invoice', seed_payment.id::text)),
       CASE WHEN decided_at IS NULL THEN 'The creator did not deliver. ' ELSE 'Decided in a dispute. ' END || description, pg_temp.seed_id('transfer', 'refund', run_id::text), run_id, returned_at
  FROM seed_payment WHERE refunded_cents > 0
    ON CONFLICT DO NOTHING;
-- A statement lists the movements of the company's account in a month.
INSERT INTO statement (id, company_id, month, opening_cents, paid_cents, spent_cents, returned_cents, refunded_cents, closing_cents)
SELECT pg_temp.seed_id('statement', company_id::text, month::text), company_id, month,
       coalesce(sum(moved) OVER earlier, 0), paid, spent, returned, refunded, coalesce(sum(moved) OVER earlier, 0) + moved
  FROM (SELECT account.company_id, date_trunc('month', entry.created_at)::date AS month,
               coalesce(sum(amount_cents) FILTER (WHERE transfer.kind = 'payment'), 0)::bigint AS paid,
               -coalesce(sum(amount_cents) FILTER (WHERE transfer.kind IN ('escrow', 'plan')), 0)::bigint AS spent,
               coalesce(sum(amount_cents) FILTER (WHERE transfer.kind = 'escrow_returned'), 0)::bigint AS returned,
               -coalesce(sum(amount_cents) FILTER (WHERE transfer.kind = 'refund'), 0)::bigint AS refunded,
               sum(amount_cents)::bigint AS moved
          FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id AND account.kind = 'company'
          JOIN seed_transfer AS transfer ON transfer.id = entry.transfer_id
         GROUP BY 1, 2) AS monthly
 WHERE month < date_trunc('month', now())::date
WINDOW earlier AS (PARTITION BY company_id ORDER BY month ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ON CONFLICT DO NOTHING;

-- Items in the carts: unpaid quests, and a plan for one studio.
INSERT INTO cart_item (id, company_id, kind, quest_run_id, description, amount_cents, payment_id, added_by, created_at)
SELECT pg_temp.seed_id('cart', run_id::text), seed_run.company_id, 'quest_run', run_id, 'Quest with ' || display_name, seed_run.amount_cents, CASE WHEN payment.status = 'pending' THEN payment.id END, owner_id, accepted_at
  FROM seed_run JOIN "user" ON "user".id = creator_id LEFT JOIN payment ON payment.id = payment_id WHERE seed_run.status = 'PENDING_PAYMENT'
    ON CONFLICT DO NOTHING;
INSERT INTO cart_item (id, company_id, kind, plan_id, description, amount_cents, added_by, created_at)
SELECT pg_temp.seed_id('cart', company.name), company.id, 'plan', plan.id, 'Plan: ' || plan.name, price_cents, user_id, now() - interval '1 day'
  FROM company JOIN plan ON plan.id = 'growth' JOIN company_member ON company_id = company.id AND is_owner WHERE company.name = 'Quillwork' AND company.is_demo
    ON CONFLICT DO NOTHING;

-- The notification about a payout gives the payout's result, because a creator sees both on one screen.
UPDATE notification SET kind = CASE payout.status WHEN 'failed' THEN 'payout_failed' ELSE 'payout_paid' END
  FROM quest_run AS run JOIN payout ON payout.id = run.payout_id
 WHERE notification.kind = 'payout_paid' AND run.id = (notification.params ->> 'runId')::uuid;
