-- The details of the large market's runs: one or two offers and some messages each, money, kits, rewards, links with clicks,
-- and one program per company.

CREATE OR REPLACE FUNCTION pg_temp.chance(place bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (hashint8extended(place, salt) & 1073741823) / 1073741824.0
$$;
CREATE OR REPLACE FUNCTION pg_temp.large_id(kind text, place bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (kind || '-0000-4000-8000-' || lpad(to_hex(place), 12, '0'))::uuid
$$;

DO $$ BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION pg_temp.creators() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS ''SELECT %s''',
                 coalesce(nullif(current_setting('questboard.large_creators', true), ''), '100000')::integer);
END $$;

SET LOCAL session_replication_role = replica;
SET LOCAL synchronous_commit = off;
SET LOCAL work_mem = '128MB';

-- If this file runs again, it finds the first payment and changes nothing.
CREATE TEMP TABLE seed_size ON COMMIT DROP AS
SELECT CASE WHEN EXISTS (SELECT FROM ledger_transfer WHERE idempotency_key = 'large/payment/first') THEN 0 ELSE 1 END AS share;
CREATE OR REPLACE FUNCTION pg_temp.places(total integer) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, total * share) FROM seed_size
$$;
CREATE OR REPLACE FUNCTION pg_temp.times(factor numeric) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, (pg_temp.creators() * factor * share)::integer) FROM seed_size
$$;

CREATE TEMP TABLE seed_run ON COMMIT DROP AS
SELECT n, run.id, quest_id, company_id, creator_id, (1 + n % pg_temp.creators()) AS creator, ('x' || right(company_id::text, 4))::bit(16)::integer AS company, status, amount_cents, fee_cents, payout_cost_cents, created_at, accepted_at, paid_at, content_submitted_at, content_approved_at, finished_at,
       platform, connection_id, post_type
  FROM pg_temp.times(2.6) AS n JOIN quest_run AS run ON run.id = pg_temp.large_id('e0000000', n);
CREATE INDEX ON seed_run (creator_id);
ANALYZE seed_run;

-- Offers and messages ----------------------------------------------------------------------------------------------
INSERT INTO quest_bid (id, quest_run_id, company_id, creator_id, side, author_id, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, deadline_at, answer, answered_at, created_at)
SELECT pg_temp.large_id('bd000000', n), id, company_id, creator_id, 'creator', creator_id, amount_cents, platform, connection_id, post_type, 120, 'open', created_at + interval '5 days', 'accepted', accepted_at, created_at FROM seed_run;
-- Messages of a deal from today fall within its first hours.
INSERT INTO quest_message (id, quest_run_id, company_id, creator_id, side, author_id, body, read_at, created_at)
SELECT pg_temp.large_id('ba000000', n * 4::bigint + turn), id, company_id, creator_id, CASE turn % 2 WHEN 1 THEN 'company' ELSE 'creator' END, CASE turn % 2 WHEN 0 THEN creator_id END, 'Large message ' || turn,
       paid_at + 5 * apart, paid_at + turn * apart
  FROM seed_run CROSS JOIN LATERAL (SELECT least(interval '8 hours', (now() - paid_at) / 6) AS apart) AS pace, generate_series(1, 1 + n % 4) AS turn;
INSERT INTO quest_run_event (id, quest_run_id, company_id, creator_id, type, created_at)
SELECT pg_temp.large_id('be000000', n * 16::bigint + step), id, company_id, creator_id, type, at
  FROM seed_run CROSS JOIN LATERAL (VALUES (0, 'NEW_OFFER', created_at), (1, 'QUEST_RUN_AWAITING_PAYMENT', accepted_at), (2, 'QUEST_RUN_PAID', paid_at), (3, 'FINAL_CONTENT_SUBMITTED', content_submitted_at), (4, 'CONTENT_REVIEW', content_approved_at),
                                           (5, 'QUEST_RUN_COMPLETED', finished_at)) AS log (step, type, at)
 WHERE at IS NOT NULL
 UNION ALL
SELECT pg_temp.large_id('be000000', n * 16::bigint + 8 + turn), seed_run.id, seed_run.company_id, seed_run.creator_id, 'MESSAGE', message.created_at
  FROM seed_run CROSS JOIN LATERAL generate_series(1, 1 + n % 4) AS turn JOIN quest_message AS message ON message.id = pg_temp.large_id('ba000000', n * 4::bigint + turn);

-- Money ------------------------------------------------------------------------------------------------------------
INSERT INTO payout_account (creator_id, method, provider_reference, label, country, is_ready)
SELECT DISTINCT creator_id, 'card', 'acct_demo_card_' || lpad(to_hex(creator), 8, '0'), '•••• 4242', 'SE', true FROM seed_run;
INSERT INTO company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country, updated_at)
SELECT pg_temp.large_id('f0000000', n), 'Large Company ' || n, 'Mill Lane', n::text, '10100', 'Lakeside', 'SE', now() - interval '500 days' FROM pg_temp.places(100) AS n ON CONFLICT DO NOTHING;
-- The companies' payments: each quest, and the plan once a month.
CREATE TEMP TABLE seed_payment ON COMMIT DROP AS
SELECT n, pg_temp.large_id('fa000000', n) AS id, company_id, company, amount_cents, 'Quest' AS description, 'large/payment/' || n AS key, paid_at, accepted_at + interval '5 days' AS due_at FROM seed_run
 UNION ALL
SELECT n, pg_temp.large_id('fa100000', n), pg_temp.large_id('f0000000', company), company, price_cents, 'Plan: ' || name, 'large/plan/' || n, now() - interval '4 days' - make_interval(months => month), NULL
  FROM pg_temp.places(700) AS n CROSS JOIN LATERAL (SELECT 1 + n % 100 AS company, (n - 1) / 100 AS month) AS due JOIN plan ON plan.id = 'scale';
INSERT INTO payment (id, company_id, status, amount_cents, description, idempotency_key, provider_reference, due_at, succeeded_at, created_at)
SELECT id, company_id, 'succeeded', amount_cents, description, key, 'pi_large_' || left(id::text, 8) || n, due_at, paid_at, paid_at - interval '2 minutes' FROM seed_payment;
INSERT INTO payout (id, creator_id, status, vendor, amount_cents, fee_cents, description, idempotency_key, provider_reference, paid_at, created_at)
SELECT pg_temp.large_id('fb000000', n), creator_id, 'paid', 'stripe_connect', amount_cents - fee_cents, payout_cost_cents, 'Quest', 'large/payout/' || n, 'po_large_' || n, finished_at, finished_at - interval '2 days' FROM seed_run WHERE status = 'COMPLETED';
INSERT INTO invoice (id, company_id, number, status, payment_id, total_cents, billed_to, issued_at, due_at, created_at, sold_by, tax_treatment, tax_basis_points, tax_cents)
SELECT ('fc' || substr(id::text, 3))::uuid, company_id, 'QB-L' || substr(id::text, 3, 1) || n, 'paid', id, amount_cents, billed_to, paid_at, due_at, paid_at, tax.sold_by, tax.treatment, tax.basis_points, included_tax(amount_cents, tax.basis_points) FROM seed_payment
 CROSS JOIN LATERAL (SELECT jsonb_build_object('legal_name', 'Large Company ' || company, 'tax_id', '', 'street_name', 'Mill Lane', 'street_number', company::text, 'zip_code', '10100', 'city', 'Lakeside', 'country', 'SE') AS billed_to) AS buyer
 CROSS JOIN LATERAL invoice_tax(billed_to) AS tax;
INSERT INTO invoice_line (id, invoice_id, position, description, amount_cents) SELECT ('fd' || substr(id::text, 3))::uuid, ('fc' || substr(id::text, 3))::uuid, 1, description, amount_cents FROM seed_payment;

INSERT INTO ledger_account (id, kind, company_id) SELECT pg_temp.large_id('eb000000', n), 'company', pg_temp.large_id('f0000000', n) FROM pg_temp.places(100) AS n;
INSERT INTO ledger_account (id, kind, company_id, quest_run_id) SELECT pg_temp.large_id('ea000000', n), 'escrow', company_id, id FROM seed_run;
INSERT INTO ledger_account (id, kind, creator_id) SELECT pg_temp.large_id('ec000000', creator), 'creator', creator_id FROM seed_run GROUP BY creator, creator_id;
CREATE TEMP TABLE seed_transfer ON COMMIT DROP AS
SELECT position, pg_temp.large_id('ed00000' || position, n) AS id, kind, CASE n WHEN min(n) OVER () THEN 'large/' || kind || '/first' ELSE 'large/' || kind || '/' || n END AS key, 'Quest' AS description, at, CASE WHEN of_run THEN seed_run.id END AS quest_run_id,
       CASE WHEN of_payment THEN pg_temp.large_id('fa000000', n) END AS payment_id, CASE WHEN of_payout THEN pg_temp.large_id('fb000000', n) END AS payout_id, debtor, creditor, cents, CASE kind WHEN 'earning' THEN fee_cents ELSE 0 END AS fee_cents
  FROM (SELECT ledger_account_for('vendor', NULL, 'stripe') AS cards, ledger_account_for('vendor', NULL, 'stripe_connect') AS banks) AS vendor, seed_run
 CROSS JOIN LATERAL (SELECT pg_temp.large_id('eb000000', company) AS of_company, pg_temp.large_id('ea000000', n) AS escrow, pg_temp.large_id('ec000000', creator) AS of_creator) AS account
 CROSS JOIN LATERAL (VALUES (1, 'payment', paid_at, false, true, false, cards, of_company, amount_cents), (2, 'escrow', paid_at, true, true, false, of_company, escrow, amount_cents),
                            (3, 'earning', finished_at - interval '2 days', true, false, false, escrow, of_creator, amount_cents), (4, 'payout', finished_at - interval '2 days', false, false, true, of_creator, banks, amount_cents - fee_cents)
                    ) AS movement (position, kind, at, of_run, of_payment, of_payout, debtor, creditor, cents)
 WHERE at IS NOT NULL
 UNION ALL
SELECT position, pg_temp.large_id('ed00000' || position, n), kind, 'large/plan/' || kind || '/' || n, description, paid_at, NULL, id, NULL, debtor, creditor, amount_cents, 0
  FROM (SELECT ledger_account_for('vendor', NULL, 'stripe') AS cards, ledger_account_for('revenue') AS revenue) AS ours, seed_payment
 CROSS JOIN LATERAL (VALUES (5, 'payment', cards, pg_temp.large_id('eb000000', company)), (6, 'plan', pg_temp.large_id('eb000000', company), revenue)) AS movement (position, kind, debtor, creditor)
 WHERE due_at IS NULL;
INSERT INTO ledger_transfer (id, idempotency_key, kind, description, quest_run_id, payment_id, payout_id, created_at) SELECT id, key, kind, description, quest_run_id, payment_id, payout_id, at FROM seed_transfer;
-- Transfers are inserted in the order of events, because an account's balance must cover each withdrawal.
INSERT INTO ledger_entry (transfer_id, account_id, amount_cents, created_at)
SELECT transfer_id, account_id, amount_cents, at
  FROM (SELECT position, id AS transfer_id, debtor AS account_id, -cents AS amount_cents, at FROM seed_transfer UNION ALL SELECT position, id, creditor, cents - fee_cents, at FROM seed_transfer
        UNION ALL SELECT position, id, revenue, fee_cents, at FROM seed_transfer, ledger_account_for('revenue') AS revenue WHERE fee_cents > 0) AS side
 ORDER BY position;

-- Key sets and rewards: each activation gives out one of its company's six items.
INSERT INTO activation_code_item (activation_id, code_item_id)
SELECT activation.id, pg_temp.large_id('ce000000', CASE WHEN n % 600 = 0 THEN 600 ELSE n % 600 END) FROM pg_temp.places(2000) AS n JOIN activation ON activation.id = pg_temp.large_id('a0000000', n) AND kind IN ('KEY', 'QUEST');
INSERT INTO activation_channel (activation_id, distribution_channel_id) SELECT activation.id, 'steam' FROM pg_temp.places(2000) AS n JOIN activation ON activation.id = pg_temp.large_id('a0000000', n) AND kind IN ('KEY', 'QUEST');
INSERT INTO mission_reward (id, mission_id, position, kind, name, description, agreed)
SELECT pg_temp.large_id('ae000000', n), mission.id, 1, 'custom', 'Your name in the credits', 'With the next update.', true FROM pg_temp.places(2000) AS n JOIN mission ON mission.id = pg_temp.large_id('a0000000', n);
INSERT INTO reward_claim (id, mission_run_id, reward_id, company_id, creator_id, claimed_at)
SELECT pg_temp.large_id('af000000', n), run.id, ('ae000000' || substr(mission_id::text, 9))::uuid, company_id, creator_id, finished_at - interval '1 hour'
  FROM pg_temp.times(2.6) AS n JOIN mission_run AS run ON run.id = pg_temp.large_id('e0000000', n) AND status = 'completed';
INSERT INTO mission_progress (mission_run_id, criterion_id, company_id, creator_id, value, met_at)
SELECT run.id, criterion.id, company_id, creator_id, CASE status WHEN 'active' THEN (99 * pg_temp.chance(n, 22))::bigint ELSE 120 END, submitted_at
  FROM pg_temp.times(2.6) AS n JOIN mission_run AS run ON run.id = pg_temp.large_id('e0000000', n) JOIN mission_criterion AS criterion ON criterion.mission_id = run.mission_id;

-- Links and clicks: one in four runs has a link, ten clicks each. ---------------------------------------------------
INSERT INTO link (id, slug, kind, activation_id, company_id, creator_id, target_url, created_at)
SELECT pg_temp.large_id('11000000', n), 'large' || n, 'tracking', quest_id, company_id, creator_id, 'https://large.example', created_at FROM seed_run WHERE n % 4 = 0;
INSERT INTO link_click (id, link_id, clicked_at, country, device)
SELECT pg_temp.large_id('12000000', n * 16::bigint + number), pg_temp.large_id('11000000', n), created_at + (now() - created_at) * pg_temp.chance(n * 16::bigint + number, 23), (ARRAY['US', 'GB', 'DE', 'SE'])[1 + number % 4], (ARRAY['desktop', 'mobile', 'other'])[1 + number % 3]
  FROM seed_run, generate_series(1, 10) AS number WHERE n % 4 = 0;

-- Programs: one per company with a thousand members each.
INSERT INTO activation (id, kind, company_id, name, status, start_date, published_at, created_at, participant_count)
SELECT pg_temp.large_id('a2000000', n), 'CREATOR_PROGRAM', pg_temp.large_id('f0000000', n), 'Large program ' || n, 'active', now() - interval '300 days', now() - interval '300 days', now() - interval '301 days', pg_temp.creators() / 100 FROM pg_temp.places(100) AS n;
INSERT INTO requirement (activation_id) SELECT pg_temp.large_id('a2000000', n) FROM pg_temp.places(100) AS n;
INSERT INTO creator_program (id) SELECT pg_temp.large_id('a2000000', n) FROM pg_temp.places(100) AS n;
INSERT INTO program_membership (id, program_id, company_id, creator_id, status, code_of_conduct_accepted_at, applied_at, decided_at, status_changed_at, created_at)
SELECT pg_temp.large_id('a3000000', n), pg_temp.large_id('a2000000', 1 + n % 100), pg_temp.large_id('f0000000', 1 + n % 100), pg_temp.large_id('c0000000', n), CASE WHEN n % 10 < 8 THEN 'accepted' ELSE 'pending' END, applied_at, applied_at,
       CASE WHEN n % 10 < 8 THEN applied_at + interval '1 day' END, applied_at + interval '1 day', applied_at
  FROM pg_temp.times(1) AS n CROSS JOIN LATERAL (SELECT now() - interval '2 days' - interval '280 days' * pg_temp.chance(n, 24) AS applied_at) AS came;

ANALYZE quest_bid, payment, payout, link, link_click, program_membership, reward_claim;
