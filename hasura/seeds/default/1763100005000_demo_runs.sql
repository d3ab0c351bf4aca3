-- The demo market, part five: who takes part, what they made, and what was paid.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

-- History is written as it stands today: triggers that would stamp, log and announce it as new are off.
SET LOCAL session_replication_role = replica;

-- Creators who may take part, the demo creator first; the large channels are asked more often.
CREATE TEMP TABLE seed_creator ON COMMIT DROP AS
SELECT creator.id, "user".display_name, "user".country, channel.id AS connection_id, channel.provider_id AS platform, coalesce(channel.average_ccv, 20) AS ccv, minimum_deal_size_cents,
       "user".username = 'democreator' AS is_demo_account
  FROM creator JOIN "user" ON "user".id = creator.id AND "user".is_demo
 CROSS JOIN LATERAL (SELECT id, provider_id, average_ccv FROM user_connection WHERE user_id = creator.id AND provider_id <> 'tiktok' ORDER BY followers DESC NULLS LAST LIMIT 1) AS channel
 WHERE EXISTS (SELECT FROM creator_access WHERE creator_id = creator.id AND kind = 'quests' AND status = 'approved');

CREATE TEMP TABLE seed_company ON COMMIT DROP AS
SELECT id, name, (SELECT user_id FROM company_member WHERE company_id = company.id AND is_owner ORDER BY user_id LIMIT 1) AS owner_id
  FROM company WHERE is_demo AND verification = 'verified';

-- Enrolled creators per activation; the demo creator is in a third of them.
CREATE TEMP TABLE seed_enrolled ON COMMIT DROP AS
SELECT activation.id AS activation_id, activation.kind, activation.company_id, activation.status AS activation_status, activation.start_date, activation.end_date, owner_id,
       ranked.*, activation.kind = 'KEY' AND (SELECT waitlist FROM key_campaign WHERE id = activation.id) AS waitlist,
       pg_temp.seed_random('fate', activation.id::text, ranked.creator_id::text) AS fate,
       pg_temp.seed_id('run', activation.id::text, ranked.creator_id::text) AS run_id,
       CASE WHEN activation.start_date > now() THEN now() - interval '3 days' * pg_temp.seed_random('enrolled', activation.id::text, ranked.creator_id::text) - interval '2 hours'
            ELSE least(now() - interval '2 hours', activation.start_date + (least(now(), activation.end_date) - activation.start_date) * pg_temp.seed_random('enrolled', activation.id::text, ranked.creator_id::text) * 0.6) END AS enrolled_at
  FROM activation JOIN seed_company ON seed_company.id = activation.company_id
 CROSS JOIN LATERAL (
         SELECT seed_creator.id AS creator_id, connection_id, platform, ccv, country, minimum_deal_size_cents, is_demo_account,
                row_number() OVER (ORDER BY CASE WHEN is_demo_account AND pg_temp.seed_random('demo creator', activation.id::text) < 0.4 THEN -1
                                                 WHEN is_demo_account THEN 2 ELSE pg_temp.seed_random('chosen', activation.id::text, seed_creator.id::text) END) AS rank
           FROM seed_creator) AS ranked
 WHERE (activation.status NOT IN ('draft', 'upcoming', 'waiting_for_company_verification')
        -- Before the launch creators line up.
        OR activation.status = 'upcoming' AND EXISTS (SELECT FROM key_campaign WHERE id = activation.id AND waitlist))
   AND rank <= CASE activation.kind WHEN 'KEY' THEN 24 WHEN 'QUEST' THEN 12 WHEN 'MISSION' THEN 16 ELSE 60 END;
-- The demo creator goes through every status in turn, so that every screen has something to show.
ALTER TABLE seed_enrolled ADD COLUMN demo_turn integer, ADD COLUMN pace interval;
-- What a story takes a day for, when there is time: whoever came yesterday has been through it all by now as well, only faster.
UPDATE seed_enrolled SET pace = least(interval '1 day', (now() - interval '30 minutes' - enrolled_at) / 18);
UPDATE seed_enrolled SET demo_turn = counted.turn
  FROM (SELECT activation_id, row_number() OVER (PARTITION BY kind, activation_status IN ('active', 'unpublished') ORDER BY company_id <> 'd0000000-0000-4000-8000-000000000010', activation_id)::integer AS turn
          FROM seed_enrolled WHERE is_demo_account) AS counted
 WHERE seed_enrolled.activation_id = counted.activation_id AND is_demo_account;
CREATE INDEX ON seed_enrolled (kind);
ANALYZE seed_enrolled;

-- Key campaigns --------------------------------------------------------------------------------------------------
CREATE TEMP TABLE seed_participant ON COMMIT DROP AS
SELECT *, CASE
         WHEN waitlist THEN 'waitlist'
         WHEN activation_status IN ('active', 'unpublished') AND demo_turn IS NOT NULL THEN
           (ARRAY['claimed_key', 'accepted', 'pending_accept', 'submitted_content', 'pending', 'completed', 'rejected'])[1 + (demo_turn - 1) % 7]
         WHEN activation_status IN ('active', 'unpublished') THEN CASE WHEN fate < 0.25 THEN 'pending' WHEN fate < 0.3 THEN 'pending_accept' WHEN fate < 0.36 THEN 'rejected' WHEN fate < 0.5 THEN 'accepted'
           WHEN fate < 0.75 THEN 'claimed_key' WHEN fate < 0.88 THEN 'submitted_content' ELSE 'completed' END
         ELSE CASE WHEN fate < 0.15 THEN 'rejected' WHEN fate < 0.3 THEN 'failed' ELSE 'completed' END END AS status
  FROM seed_enrolled WHERE kind = 'KEY';

INSERT INTO key_campaign_participant (id, campaign_id, company_id, creator_id, status, message, applied_at, decided_at, claimed_at, deadline_at, finished_at, status_changed_at, created_at)
SELECT run_id, activation_id, company_id, creator_id, status, CASE WHEN rank % 3 = 0 THEN 'I have followed this game since the first trailer and would love to show it.' ELSE '' END,
       enrolled_at, CASE WHEN status NOT IN ('pending', 'pending_accept', 'waitlist') THEN enrolled_at + pace END,
       CASE WHEN status IN ('claimed_key', 'submitted_content', 'completed') THEN enrolled_at + 2 * pace END,
       CASE WHEN status IN ('claimed_key', 'submitted_content', 'completed') THEN enrolled_at + interval '32 days' END,
       CASE WHEN status IN ('completed', 'failed', 'rejected') THEN enrolled_at + 12 * pace END, enrolled_at + 3 * pace, enrolled_at
  FROM seed_participant
    ON CONFLICT DO NOTHING;

-- Those whom Questboard still looks at wait for its answer.
INSERT INTO key_campaign_participant (id, campaign_id, company_id, creator_id, status, applied_at, status_changed_at, created_at)
SELECT pg_temp.seed_id('run', activation.id::text, waiting.creator_id::text), activation.id, activation.company_id, waiting.creator_id, 'waiting_for_access',
       now() - interval '2 days', now() - interval '2 days', now() - interval '2 days'
  FROM activation JOIN seed_company ON seed_company.id = activation.company_id
 CROSS JOIN LATERAL (SELECT creator_id FROM creator_access JOIN "user" ON "user".id = creator_id AND is_demo WHERE kind = 'keys' AND creator_access.status = 'pending'
                      ORDER BY pg_temp.seed_random('waiting', activation.id::text, creator_id::text) LIMIT 2) AS waiting
 WHERE activation.kind = 'KEY' AND activation.status = 'active'
    ON CONFLICT DO NOTHING;

-- The n-th claimant of an item takes its n-th code.
CREATE TEMP TABLE seed_claim ON COMMIT DROP AS
SELECT claimant.*, stock.code_id
  FROM (SELECT seed_participant.*, activation_code_item.code_item_id,
               row_number() OVER (PARTITION BY activation_code_item.code_item_id ORDER BY enrolled_at, run_id) AS turn
          FROM seed_participant JOIN activation_code_item USING (activation_id)
         WHERE status IN ('claimed_key', 'submitted_content', 'completed')) AS claimant
  JOIN (SELECT id AS code_id, item_id, row_number() OVER (PARTITION BY item_id ORDER BY distribution_channel_id = 'steam' DESC, id) AS turn
          FROM code WHERE status <> 'unavailable') AS stock ON stock.item_id = claimant.code_item_id AND stock.turn = claimant.turn
 WHERE NOT EXISTS (SELECT FROM code_claim WHERE participant_id = claimant.run_id);

INSERT INTO code_claim (code_id, activation_id, company_id, creator_id, participant_id, claimed_at)
SELECT code_id, activation_id, company_id, creator_id, run_id, enrolled_at + 2 * pace FROM seed_claim
    ON CONFLICT DO NOTHING;
UPDATE code SET status = 'claimed', claimed_by = seed_claim.creator_id, claimed_at = seed_claim.enrolled_at + 2 * seed_claim.pace, activation_id = seed_claim.activation_id, distributed_by = seed_claim.owner_id
  FROM seed_claim WHERE code.id = seed_claim.code_id;

-- Some stocks are low and some are out: their codes were claimed in campaigns of earlier years.
UPDATE code SET status = 'claimed', claimed_by = lucky.id, claimed_at = now() - interval '100 days'
  FROM (SELECT code.id AS code_id, row_number() OVER (PARTITION BY batch_id ORDER BY code.id) AS number, count(*) OVER (PARTITION BY batch_id) AS total,
               pg_temp.seed_random('drained', batch_id::text) AS drained
          FROM code) AS counted
  JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM seed_creator) AS lucky ON lucky.number = counted.number % (SELECT count(*) FROM seed_creator)
 WHERE code.id = counted.code_id AND code.status <> 'claimed'
   AND (drained < 0.12 OR (drained < 0.3 AND counted.number > greatest(1, counted.total / 14)));

-- Quests ---------------------------------------------------------------------------------------------------------
CREATE TEMP TABLE seed_run ON COMMIT DROP AS
SELECT *,
       -- A first offer is a fifth lower, and still one that the creator takes.
       greatest((40 + round(ccv ^ 0.8)::integer) * 100 + rank * 500, coalesce(minimum_deal_size_cents * 5 / 4, 0))::integer AS amount_cents,
       CASE WHEN platform = 'twitch' THEN 'STREAM' ELSE CASE WHEN post_types @> '{VIDEO}' THEN 'VIDEO' ELSE 'STREAM' END END AS post_type
  FROM (SELECT seed_enrolled.*, quest.post_types,
               CASE WHEN activation_status IN ('active', 'unpublished') THEN
                      (ARRAY['INITIAL_BID', 'COUNTER_BID', 'PENDING_PAYMENT', 'PAYMENT', 'CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT', 'COMPLETED',
                             'BID_REJECTED', 'BID_EXPIRED', 'COMPLETED'])[1 + coalesce(demo_turn - 1, rank + ascii(left(activation_id::text, 1))) % 12]
                    ELSE (ARRAY['COMPLETED', 'COMPLETED', 'BID_REJECTED', 'COMPLETED', 'PAYMENT_EXPIRED', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'COMPLETED',
                                'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'BID_EXPIRED'])[1 + coalesce(demo_turn + 3, rank + ascii(left(activation_id::text, 1))) % 9] END AS status
          FROM seed_enrolled JOIN quest ON quest.id = activation_id) AS placed;
-- How far each run has come, as a number, so that "has been paid" is one comparison.
ALTER TABLE seed_run ADD COLUMN stage integer, ADD COLUMN payment_id uuid, ADD COLUMN payout_id uuid, ADD COLUMN moved_at timestamptz, ADD COLUMN quest_name text;
UPDATE seed_run SET quest_name = 'Quest: ' || activation.name FROM activation WHERE activation.id = seed_run.activation_id;
UPDATE seed_run SET stage = CASE status WHEN 'INITIAL_BID' THEN 0 WHEN 'COUNTER_BID' THEN 0 WHEN 'BID_REJECTED' THEN 0 WHEN 'BID_EXPIRED' THEN 0 WHEN 'PENDING_PAYMENT' THEN 1 WHEN 'PAYMENT' THEN 1 WHEN 'PAYMENT_EXPIRED' THEN 1
    WHEN 'CONTENTPRODUCTION' THEN 2 WHEN 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' THEN 2 WHEN 'CONTENTREVIEW' THEN 3
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN 4 WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED' THEN 4 WHEN 'PAYOUT' THEN 5 ELSE 6 END;
UPDATE seed_run SET payment_id = pg_temp.seed_id('payment', run_id::text) WHERE stage >= 2 OR status = 'PAYMENT';
UPDATE seed_run SET payout_id = pg_temp.seed_id('payout', run_id::text) WHERE stage >= 5;
-- A card takes minutes and a payout two to three bank days: whoever waits for one has asked for it just now.
UPDATE seed_run SET enrolled_at = greatest(enrolled_at, now() - interval '2 days') WHERE status = 'PAYMENT';
UPDATE seed_run SET enrolled_at = greatest(enrolled_at, now() - interval '14 days') WHERE status = 'PAYOUT';
UPDATE seed_run SET pace = (now() - make_interval(mins => 1 + rank::integer % 4) - enrolled_at) / 2 WHERE status = 'PAYMENT';
UPDATE seed_run SET pace = (now() - least(make_interval(hours => 3 + (fate * 20)::integer), (now() - enrolled_at) / 4) - enrolled_at) / 13 WHERE status = 'PAYOUT';
UPDATE seed_run SET moved_at = enrolled_at + pace * CASE status WHEN 'INITIAL_BID' THEN 0 WHEN 'COUNTER_BID' THEN 1 WHEN 'PENDING_PAYMENT' THEN 2 WHEN 'PAYMENT' THEN 2 WHEN 'CONTENTPRODUCTION' THEN 3
    WHEN 'CONTENTREVIEW' THEN 9 WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN 11 WHEN 'PAYOUT' THEN 13 ELSE 16 END;

INSERT INTO payment_method (company_id, provider_customer_id, provider_method_id, brand, last4, expires_month, expires_year)
SELECT id, 'cus_demo_' || left(id::text, 8), 'pm_demo_' || left(id::text, 8), 'visa', '4242', 9, extract(year FROM now())::integer + 2 FROM seed_company
    ON CONFLICT DO NOTHING;
INSERT INTO payout_account (creator_id, method, provider_reference, label, country, is_ready)
SELECT id, CASE WHEN ccv % 2 = 0 THEN 'card' ELSE 'paypal' END, 'acct_demo_' || left(id::text, 12), CASE WHEN ccv % 2 = 0 THEN 'Bank account ending in 4242' ELSE 'PayPal' END, country, true FROM seed_creator
    ON CONFLICT DO NOTHING;

-- What is not paid out goes back: the creator did not deliver.
ALTER TABLE seed_run ADD COLUMN fee_cents bigint, ADD COLUMN returned_at timestamptz;
UPDATE seed_run SET fee_cents = fee_of(amount_cents, 1000),
       returned_at = CASE WHEN status IN ('CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED') THEN enrolled_at + 16 * pace END;

INSERT INTO payment (id, company_id, status, amount_cents, refunded_cents, description, idempotency_key, provider_reference, created_by, due_at, succeeded_at, created_at)
SELECT payment_id, company_id, CASE WHEN returned_at IS NOT NULL THEN 'refunded' WHEN stage >= 2 THEN 'succeeded' ELSE 'processing' END, amount_cents,
       CASE WHEN returned_at IS NOT NULL THEN amount_cents ELSE 0 END, quest_name, 'demo/payment/' || run_id, 'pi_demo_' || left(payment_id::text, 18), owner_id, enrolled_at + interval '6 days', CASE WHEN stage >= 2 THEN enrolled_at + 3 * pace END,
       CASE WHEN stage >= 2 THEN enrolled_at + 3 * pace - interval '2 minutes' ELSE moved_at END
  FROM seed_run WHERE payment_id IS NOT NULL
    ON CONFLICT DO NOTHING;
INSERT INTO payout (id, creator_id, status, vendor, amount_cents, fee_cents, description, idempotency_key, provider_reference, expected_on, paid_at, created_at)
SELECT payout_id, creator_id, CASE WHEN stage = 6 THEN 'paid' ELSE 'processing' END, payout_vendor, amount_cents - fee_cents, 25, quest_name, 'demo/payout/' || run_id, 'po_demo_' || left(payout_id::text, 18),
       (enrolled_at + 13 * pace + interval '5 days')::date, CASE WHEN stage = 6 THEN enrolled_at + 16 * pace END, enrolled_at + 13 * pace
  FROM seed_run CROSS JOIN LATERAL (SELECT CASE WHEN ccv % 2 = 0 THEN 'stripe_connect' ELSE 'paypal' END AS payout_vendor) AS by WHERE payout_id IS NOT NULL
    ON CONFLICT DO NOTHING;

INSERT INTO quest_run (id, quest_id, company_id, creator_id, status, started_by, current_bid_id, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, publish_from, publish_until, embargo_at,
                       auto_approve_days, kit_codes, fee_basis_points, fee_cents, brief, deadline_at, content_deadline_at, listing_deadline_at, accepted_at, paid_at, content_submitted_at, content_approved_at, finished_at, kit_claimed_at, payment_id, payout_id, status_changed_at, created_at)
SELECT run_id, activation_id, company_id, creator_id, status, CASE WHEN rank % 3 = 0 THEN 'company' ELSE 'creator' END,
       pg_temp.seed_id('bid', run_id::text, CASE WHEN status = 'COUNTER_BID' OR stage > 0 AND rank % 4 = 0 THEN '2' ELSE '1' END),
       CASE WHEN stage > 0 THEN amount_cents END, CASE WHEN stage > 0 THEN platform END, CASE WHEN stage > 0 THEN connection_id END, CASE WHEN stage > 0 THEN post_type END, CASE WHEN stage > 0 THEN CASE post_type WHEN 'STREAM' THEN 120 ELSE 12 END END,
       CASE WHEN stage > 0 THEN delivery_type END, CASE WHEN stage > 0 THEN publish_from END, CASE WHEN stage > 0 THEN publish_until END, CASE WHEN stage > 0 THEN embargo_at END,
       CASE WHEN stage > 0 THEN auto_approve_days END, CASE WHEN stage > 0 THEN kit_codes END, CASE WHEN stage > 0 THEN 1000 END, CASE WHEN stage > 0 THEN fee_cents END, CASE WHEN stage > 0 THEN quest_brief(activation_id) END,
       CASE WHEN status IN ('INITIAL_BID', 'COUNTER_BID', 'PENDING_PAYMENT', 'PAYMENT') THEN now() + make_interval(hours => 20 + (fate * 96)::integer)
            WHEN status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') THEN now() + make_interval(hours => 30 + (fate * 180)::integer) END,
       CASE WHEN stage >= 2 THEN greatest(enrolled_at + interval '12 days', now() + interval '30 hours') END,
       CASE WHEN stage = 4 THEN now() + interval '20 hours' END,
       CASE WHEN stage >= 1 THEN enrolled_at + 2 * pace END, CASE WHEN stage >= 2 THEN enrolled_at + 3 * pace END,
       CASE WHEN stage >= 3 THEN enrolled_at + 9 * pace END, CASE WHEN stage >= 4 THEN enrolled_at + 11 * pace END,
       CASE WHEN status IN ('COMPLETED', 'BID_REJECTED', 'BID_EXPIRED', 'PAYMENT_EXPIRED', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')
            THEN enrolled_at + 16 * pace END,
       CASE WHEN stage >= 3 THEN enrolled_at + 4 * pace END, payment_id, payout_id, moved_at, enrolled_at
  FROM seed_run
 CROSS JOIN LATERAL (SELECT delivery_type, publish_from, publish_until, auto_approve_days, kit_codes FROM quest WHERE id = activation_id) AS offered
 CROSS JOIN LATERAL (SELECT embargo_at FROM activation WHERE id = activation_id) AS embargo
    ON CONFLICT DO NOTHING;

-- Every run starts with an offer; a fourth of the accepted ones were countered first.
INSERT INTO quest_bid (id, quest_run_id, company_id, creator_id, side, author_id, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, message, deadline_at, answer, answered_at, created_at)
SELECT pg_temp.seed_id('bid', run_id::text, turn::text), run_id, company_id, creator_id,
       CASE WHEN (rank % 3 = 0) = (turn = 1) THEN 'company' ELSE 'creator' END, CASE WHEN (rank % 3 = 0) = (turn = 1) THEN owner_id ELSE creator_id END,
       CASE WHEN turn = turns THEN amount_cents ELSE amount_cents * 8 / 10 END, platform, connection_id, post_type, CASE post_type WHEN 'STREAM' THEN 120 ELSE 12 END, delivery_type,
       (ARRAY['', 'My viewers love this genre.', 'With this length we can show the whole first act.', 'Happy to add a short if it goes well.'])[1 + (rank + turn) % 4],
       CASE WHEN turn = turns AND status IN ('INITIAL_BID', 'COUNTER_BID') THEN now() + make_interval(hours => 20 + (fate * 96)::integer) ELSE enrolled_at + interval '5 days' END,
       CASE WHEN turn < turns THEN 'countered' WHEN status IN ('INITIAL_BID', 'COUNTER_BID') THEN NULL WHEN status = 'BID_REJECTED' THEN 'declined' WHEN status = 'BID_EXPIRED' THEN 'expired' ELSE 'accepted' END,
       CASE WHEN turn < turns THEN enrolled_at + pace WHEN status IN ('INITIAL_BID', 'COUNTER_BID') THEN NULL ELSE enrolled_at + 2 * pace END,
       enrolled_at + (turn - 1) * pace
  FROM (SELECT seed_run.*, delivery_type, CASE WHEN status = 'COUNTER_BID' OR stage > 0 AND rank % 4 = 0 THEN 2 ELSE 1 END AS turns
          FROM seed_run JOIN quest ON quest.id = activation_id) AS bidding, generate_series(1, turns) AS turn
    ON CONFLICT DO NOTHING;

INSERT INTO quest_run_event (id, quest_run_id, company_id, creator_id, type, payload, created_at)
SELECT pg_temp.seed_id('event', run_id::text, type), run_id, company_id, creator_id, type,
       CASE WHEN type IN ('QUEST_RUN_AWAITING_PAYMENT', 'QUEST_RUN_PAID') THEN jsonb_build_object('amount_cents', amount_cents)
            WHEN type = 'QUEST_RUN_COMPLETED' THEN jsonb_build_object('amount_cents', amount_cents - fee_cents) ELSE '{}' END, enrolled_at + days * pace
  FROM seed_run JOIN (VALUES (0, 'NEW_OFFER', 0), (1, 'QUEST_RUN_AWAITING_PAYMENT', 2), (2, 'QUEST_RUN_PAID', 3), (3, 'FINAL_CONTENT_SUBMITTED', 9), (4, 'CONTENT_REVIEW', 11), (5, 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS', 12), (6, 'QUEST_RUN_COMPLETED', 16))
         AS log (from_stage, type, days) ON stage >= from_stage
    ON CONFLICT DO NOTHING;

INSERT INTO quest_message (id, quest_run_id, company_id, creator_id, side, author_id, body, read_at, created_at)
SELECT pg_temp.seed_id('message', run_id::text, turn::text), run_id, company_id, creator_id, CASE WHEN turn % 2 = 1 THEN 'company' ELSE 'creator' END, CASE WHEN turn % 2 = 1 THEN owner_id ELSE creator_id END,
       (ARRAY['Welcome aboard! Shout if anything in the kit is unclear.', 'Thanks! I plan to go live on Thursday evening.', 'Perfect. Could you mention the demo as well?', 'Sure, I will pin it in the chat.'])[turn],
       CASE WHEN turn < 4 THEN enrolled_at + 5 * pace END, enrolled_at + (3 + turn / 5.0) * pace
  FROM seed_run, generate_series(1, 4) AS turn
 WHERE stage >= 2 AND turn <= 1 + (rank % 4)
    ON CONFLICT DO NOTHING;

INSERT INTO quest_run_review (quest_run_id, company_id, creator_id, message, author_id, created_at)
SELECT run_id, company_id, creator_id, (ARRAY['Great energy from start to end. Thank you!', 'On time, well told, and the chat loved it.', 'Just what we hoped for.'])[1 + rank % 3], owner_id, enrolled_at + 17 * pace
  FROM seed_run WHERE stage = 6
    ON CONFLICT DO NOTHING;
INSERT INTO quest_run_badge (quest_run_id, badge, company_id, creator_id, created_at)
SELECT run_id, badge.value, company_id, creator_id, enrolled_at + 17 * pace
  FROM seed_run, badge WHERE stage = 6 AND pg_temp.seed_random('badge', run_id::text, badge.value) < 0.35
    ON CONFLICT DO NOTHING;

-- The ledger tells the same story: paid in, set aside, earned less the fee, paid out; or given back.
CREATE TEMP TABLE seed_transfer ON COMMIT DROP AS
SELECT run_id, kind, happened_at, quest_run_id, payment_id, payout_id, pg_temp.seed_id('transfer', kind, run_id::text) AS id, reverses, position
  FROM (SELECT run_id, payment_id AS of_payment, payout_id AS of_payout, stage, returned_at, enrolled_at, pace FROM seed_run) AS run
 CROSS JOIN LATERAL (VALUES
        (1, 'payment', enrolled_at + 3 * pace, stage >= 2, NULL::uuid, of_payment, NULL::uuid, NULL),
        (2, 'escrow', enrolled_at + 3 * pace, stage >= 2, run_id, of_payment, NULL, NULL),
        (3, 'earning', enrolled_at + 13 * pace, stage >= 5, run_id, NULL, NULL, NULL),
        (4, 'payout', enrolled_at + 13 * pace, stage >= 5, NULL, NULL, of_payout, NULL),
        (5, 'escrow_returned', returned_at, returned_at IS NOT NULL, run_id, of_payment, NULL, 'escrow'),
        (6, 'refund', returned_at, returned_at IS NOT NULL, NULL, of_payment, NULL, 'payment')
      ) AS movement (position, kind, happened_at, has_happened, quest_run_id, payment_id, payout_id, reverses)
 WHERE has_happened;
INSERT INTO ledger_transfer (id, idempotency_key, kind, description, quest_run_id, payment_id, payout_id, reverses_id, created_at)
SELECT id, 'demo/' || kind || '/' || run_id, kind, 'Quest', quest_run_id, payment_id, payout_id,
       CASE WHEN reverses IS NOT NULL THEN pg_temp.seed_id('transfer', reverses, run_id::text) END, happened_at
  FROM seed_transfer ORDER BY position
    ON CONFLICT DO NOTHING;
INSERT INTO ledger_entry (transfer_id, account_id, amount_cents, created_at)
SELECT seed_transfer.id, side.account_id, side.cents, happened_at
  FROM seed_transfer JOIN seed_run USING (run_id)
 CROSS JOIN LATERAL (VALUES
        ('payment', ledger_account_for('vendor', NULL, 'stripe'), -amount_cents), ('payment', ledger_account_for('company', company_id), amount_cents),
        ('escrow', ledger_account_for('company', company_id), -amount_cents), ('escrow', ledger_account_for('escrow', run_id), amount_cents),
        ('earning', ledger_account_for('escrow', run_id), -amount_cents), ('earning', ledger_account_for('creator', creator_id), amount_cents - fee_cents),
        ('earning', ledger_account_for('revenue'), fee_cents),
        ('payout', ledger_account_for('creator', creator_id), fee_cents - amount_cents),
        ('payout', ledger_account_for('vendor', NULL, CASE WHEN ccv % 2 = 0 THEN 'stripe_connect' ELSE 'paypal' END), amount_cents - fee_cents),
        ('escrow_returned', ledger_account_for('escrow', run_id), -amount_cents), ('escrow_returned', ledger_account_for('company', company_id), amount_cents),
        ('refund', ledger_account_for('company', company_id), -amount_cents), ('refund', ledger_account_for('vendor', NULL, 'stripe'), amount_cents)
      ) AS side (kind, account_id, cents)
 WHERE side.kind = seed_transfer.kind
    ON CONFLICT DO NOTHING;

INSERT INTO invoice (id, company_id, number, status, payment_id, total_cents, billed_to, issued_at, due_at, created_at)
SELECT pg_temp.seed_id('invoice', run_id::text), company_id, 'QB-D' || upper(left(md5(run_id::text), 7)), 'paid', payment_id, amount_cents,
       (SELECT jsonb_strip_nulls(to_jsonb(billing) - '{company_id,updated_at}'::text[]) FROM company_billing AS billing WHERE billing.company_id = seed_run.company_id),
       enrolled_at + 3 * pace, enrolled_at + interval '6 days', enrolled_at + 3 * pace
  FROM seed_run WHERE stage >= 2
    ON CONFLICT DO NOTHING;
INSERT INTO invoice_line (id, invoice_id, position, description, amount_cents)
SELECT pg_temp.seed_id('invoice line', run_id::text), pg_temp.seed_id('invoice', run_id::text), 1, quest_name, amount_cents
  FROM seed_run WHERE stage >= 2
    ON CONFLICT DO NOTHING;
INSERT INTO credit_note (id, invoice_id, company_id, number, total_cents, reason, transfer_id, issued_at)
SELECT pg_temp.seed_id('credit note', run_id::text), pg_temp.seed_id('invoice', run_id::text), company_id, 'QC-D' || upper(left(md5(run_id::text), 7)), amount_cents,
       'The creator did not deliver: ' || quest_name, pg_temp.seed_id('transfer', 'refund', run_id::text), returned_at
  FROM seed_run WHERE returned_at IS NOT NULL
    ON CONFLICT DO NOTHING;
-- A statement is what the company's account did in the month.
INSERT INTO statement (id, company_id, month, opening_cents, paid_cents, spent_cents, returned_cents, refunded_cents, closing_cents)
SELECT pg_temp.seed_id('statement', company_id::text, month::text), company_id, month,
       coalesce(sum(moved) OVER earlier, 0), paid, spent, returned, refunded, coalesce(sum(moved) OVER earlier, 0) + moved
  FROM (SELECT account.company_id, date_trunc('month', entry.created_at)::date AS month,
               coalesce(sum(amount_cents) FILTER (WHERE transfer.kind = 'payment'), 0)::bigint AS paid,
               -coalesce(sum(amount_cents) FILTER (WHERE transfer.kind = 'escrow'), 0)::bigint AS spent,
               coalesce(sum(amount_cents) FILTER (WHERE transfer.kind = 'escrow_returned'), 0)::bigint AS returned,
               -coalesce(sum(amount_cents) FILTER (WHERE transfer.kind = 'refund'), 0)::bigint AS refunded,
               sum(amount_cents)::bigint AS moved
          FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account_id AND account.kind = 'company'
          JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id AND transfer.idempotency_key LIKE 'demo/%'
         GROUP BY 1, 2) AS monthly
 WHERE month < date_trunc('month', now())::date
WINDOW earlier AS (PARTITION BY company_id ORDER BY month ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ON CONFLICT DO NOTHING;

INSERT INTO cart_item (id, company_id, kind, quest_run_id, description, amount_cents, added_by)
SELECT pg_temp.seed_id('cart', run_id::text), company_id, 'quest_run', run_id, 'Quest with ' || display_name, amount_cents, owner_id
  FROM seed_run JOIN seed_creator ON seed_creator.id = creator_id WHERE status = 'PENDING_PAYMENT'
    ON CONFLICT DO NOTHING;

-- Missions -------------------------------------------------------------------------------------------------------
CREATE TEMP TABLE seed_mission_run ON COMMIT DROP AS
SELECT *, CASE WHEN activation_status = 'active' AND demo_turn IS NOT NULL THEN
                 (ARRAY['active', 'review', 'claimReward', 'active', 'declined', 'canceled', 'expired', 'completed'])[1 + (demo_turn - 1) % 8]
               WHEN activation_status = 'active' THEN (ARRAY['active', 'active', 'active', 'review', 'claimReward', 'completed', 'completed', 'declined', 'canceled', 'expired'])[1 + (rank + ascii(left(activation_id::text, 1))) % 10]
               WHEN demo_turn IS NOT NULL THEN (ARRAY['completed', 'expired', 'canceled', 'completed', 'declined'])[1 + (demo_turn - 1) % 5]
               ELSE (ARRAY['completed', 'completed', 'expired', 'completed', 'declined'])[1 + rank % 5] END AS status
  FROM seed_enrolled WHERE kind = 'MISSION';

INSERT INTO mission_run (id, mission_id, company_id, creator_id, status, joined_at, deadline_at, submitted_at, reviewed_at, review_message, finished_at, status_changed_at, created_at)
SELECT run_id, activation_id, company_id, creator_id, status, enrolled_at, CASE WHEN status = 'active' THEN greatest(enrolled_at + interval '14 days', now() + make_interval(days => (1 + fate * 9)::integer)) WHEN status = 'expired' THEN enrolled_at + 14 * pace ELSE enrolled_at + interval '14 days' END,
       CASE WHEN status NOT IN ('active', 'expired', 'canceled') THEN enrolled_at + 8 * pace END,
       CASE WHEN status IN ('claimReward', 'completed', 'declined') THEN enrolled_at + 9 * pace END,
       CASE WHEN status = 'declined' THEN 'The game was on screen for a few minutes only.' END,
       CASE WHEN status IN ('completed', 'declined', 'canceled', 'expired') THEN enrolled_at + 14 * pace END,
       enrolled_at + 9 * pace, enrolled_at
  FROM seed_mission_run
    ON CONFLICT DO NOTHING;
INSERT INTO mission_progress (mission_run_id, criterion_id, company_id, creator_id, value, met_at)
SELECT run_id, mission_criterion.id, company_id, creator_id,
       CASE WHEN status IN ('review', 'claimReward', 'completed') THEN round(target * (1 + fate / 2)) ELSE round(target * fate * 0.95) END,
       CASE WHEN status IN ('review', 'claimReward', 'completed') THEN enrolled_at + 8 * pace END
  FROM seed_mission_run JOIN mission_criterion ON mission_criterion.mission_id = activation_id
    ON CONFLICT DO NOTHING;
INSERT INTO reward_claim (id, mission_run_id, reward_id, company_id, creator_id, claimed_at, shipped_at)
SELECT pg_temp.seed_id('reward claim', run_id::text, mission_reward.id::text), run_id, mission_reward.id, company_id, creator_id, enrolled_at + 10 * pace,
       CASE WHEN rank % 2 = 0 THEN enrolled_at + 13 * pace END
  FROM seed_mission_run JOIN mission_reward ON mission_reward.mission_id = activation_id AND mission_reward.kind <> 'code' WHERE status = 'completed'
    ON CONFLICT DO NOTHING;
INSERT INTO shipping_address (mission_run_id, company_id, creator_id, first_name, last_name, street_name, street_number, zip_code, city, country)
SELECT run_id, company_id, creator_id, first_name, last_name, street_name, street_number, zip_code, city, address.country
  FROM seed_mission_run JOIN mission_reward ON mission_reward.mission_id = activation_id AND mission_reward.kind = 'merchandise' JOIN address ON address.user_id = creator_id
 WHERE status = 'completed'
    ON CONFLICT DO NOTHING;

-- What was made: each submission shows a real piece of the creator's content from after enrolling. ----------------
INSERT INTO submission (id, activation_id, company_id, creator_id, quest_run_id, mission_run_id, participant_id, criterion_id, content_id, url, post_type, status, review_message, submitted_at, reviewed_at, reviewed_by, listed_at)
SELECT pg_temp.seed_id('submission', made.run_id::text), activation_id, company_id, made.creator_id,
       CASE kind WHEN 'QUEST' THEN made.run_id END, CASE kind WHEN 'MISSION' THEN made.run_id END, CASE kind WHEN 'KEY' THEN made.run_id END, criterion_id, shown.id, shown.url,
       CASE shown.type WHEN 'VOD' THEN 'STREAM' ELSE shown.type END, verdict, CASE verdict WHEN 'REJECTED' THEN 'The game was on screen for a few minutes only.' END, submitted_at,
       CASE WHEN verdict <> 'PENDING' THEN least(now(), submitted_at + interval '2 days') END, CASE WHEN verdict <> 'PENDING' THEN owner_id END, CASE WHEN verdict = 'APPROVED' THEN least(now(), submitted_at + interval '3 days') END
  FROM (SELECT run_id, kind, activation_id, company_id, creator_id, owner_id, NULL::uuid AS criterion_id, enrolled_at + 9 * pace AS submitted_at, CASE WHEN stage = 3 THEN 'PENDING' ELSE 'APPROVED' END AS verdict
          FROM seed_run WHERE stage >= 3
         UNION ALL
        SELECT run_id, kind, activation_id, company_id, creator_id, owner_id, NULL, enrolled_at + 8 * pace, CASE status WHEN 'completed' THEN 'APPROVED' ELSE 'PENDING' END
          FROM seed_participant WHERE status IN ('submitted_content', 'completed')
         UNION ALL
        SELECT run_id, kind, activation_id, company_id, creator_id, owner_id, (SELECT id FROM mission_criterion WHERE mission_id = activation_id ORDER BY position LIMIT 1), enrolled_at + 8 * pace,
               CASE status WHEN 'review' THEN 'PENDING' WHEN 'declined' THEN 'REJECTED' ELSE 'APPROVED' END
          FROM seed_mission_run WHERE status IN ('review', 'claimReward', 'completed', 'declined')) AS made
 CROSS JOIN LATERAL (SELECT id, url, type FROM content WHERE content.creator_id = made.creator_id ORDER BY abs(extract(epoch FROM published_at - made.submitted_at)) LIMIT 1) AS shown
    ON CONFLICT DO NOTHING;

-- Programs -------------------------------------------------------------------------------------------------------
INSERT INTO program_membership (id, program_id, company_id, creator_id, status, code_of_conduct_accepted_at, applied_at, decided_at, decided_by, status_changed_at, created_at)
SELECT run_id, activation_id, company_id, creator_id, status, enrolled_at, enrolled_at, CASE WHEN status <> 'pending' THEN enrolled_at + 2 * pace END, CASE WHEN status <> 'pending' THEN owner_id END,
       enrolled_at + 2 * pace, enrolled_at
  FROM (SELECT *, CASE WHEN demo_turn = 4 THEN 'pending' WHEN is_demo_account OR fate < 0.7 THEN 'accepted' WHEN fate < 0.88 THEN 'pending' ELSE 'rejected' END AS status FROM seed_enrolled WHERE kind = 'CREATOR_PROGRAM') AS applied
    ON CONFLICT DO NOTHING;
INSERT INTO program_answer (membership_id, question_id, company_id, creator_id, answer)
SELECT run_id, program_question.id, company_id, creator_id,
       CASE program_question.kind WHEN 'boolean' THEN to_jsonb(fate < 0.5) WHEN 'single_choice' THEN to_jsonb(options[1 + floor(fate * 3)::integer]) WHEN 'url' THEN '"https://youtube.example/watch/best"'::jsonb
         ELSE '"Your games are the ones my viewers ask for, and I like how you talk with players."'::jsonb END
  FROM seed_enrolled JOIN program_question ON program_question.program_id = activation_id WHERE seed_enrolled.kind = 'CREATOR_PROGRAM'
    ON CONFLICT DO NOTHING;

-- Invitations, lists, notes, links -------------------------------------------------------------------------------
INSERT INTO invitation (id, activation_id, activation_type, company_id, type, creator_id, status, message, deadline_at, invited_at, invited_by, answered_at)
SELECT pg_temp.seed_id('invitation', activation.id::text, seed_creator.id::text), activation.id, activation.kind, activation.company_id, 'USERID', seed_creator.id, answered.status, 'We think this fits your channel.',
       CASE WHEN answered.status = 'PENDING' THEN now() + interval '4 days' END, now() - interval '3 days', owner_id, CASE WHEN answered.status <> 'PENDING' THEN now() - interval '2 days' END
  FROM activation JOIN seed_company ON seed_company.id = activation.company_id JOIN seed_creator ON pg_temp.seed_random('invited', activation.id::text, seed_creator.id::text) < CASE WHEN is_demo_account THEN 0.25 ELSE 0.03 END
 CROSS JOIN LATERAL (SELECT (ARRAY['PENDING', 'ACCEPTED', 'REJECTED'])[1 + floor(3 * pg_temp.seed_random('answer', activation.id::text, seed_creator.id::text))::integer] AS status) AS answered
 WHERE activation.status IN ('active', 'upcoming') AND NOT EXISTS (SELECT FROM key_campaign WHERE id = activation.id AND waitlist)
   AND NOT EXISTS (SELECT FROM seed_enrolled WHERE seed_enrolled.activation_id = activation.id AND seed_enrolled.creator_id = seed_creator.id)
    ON CONFLICT DO NOTHING;

INSERT INTO creator_list (id, company_id, name, created_by)
SELECT pg_temp.seed_id('list', seed_company.name, list_name), id, list_name, owner_id FROM seed_company, unnest(ARRAY['Launch partners', 'Cosy streamers', 'To watch']) AS list_name
    ON CONFLICT DO NOTHING;
INSERT INTO creator_list_entry (list_id, creator_id, added_by)
SELECT creator_list.id, seed_creator.id, created_by FROM creator_list, seed_creator WHERE pg_temp.seed_random('listed', creator_list.id::text, seed_creator.id::text) < 0.06
    ON CONFLICT DO NOTHING;
INSERT INTO shortlist (id, company_id, name, kind, created_by)
SELECT pg_temp.seed_id('shortlist', seed_company.name, kind), id, initcap(kind) || ' favourites', kind, owner_id FROM seed_company, unnest(ARRAY['livestream', 'video']) AS kind
    ON CONFLICT DO NOTHING;
INSERT INTO shortlist_entry (shortlist_id, creator_id)
SELECT shortlist.id, seed_creator.id FROM shortlist, seed_creator WHERE pg_temp.seed_random('short', shortlist.id::text, seed_creator.id::text) < 0.04
    ON CONFLICT DO NOTHING;
INSERT INTO note (id, company_id, creator_id, body, author_id, created_at)
SELECT pg_temp.seed_id('note', seed_company.name, seed_creator.id::text), seed_company.id, seed_creator.id,
       (ARRAY['Quick to answer, asks good questions.', 'Better with story games than with shooters.', 'Met at the autumn fair. Wants early builds.'])[1 + ascii(left(seed_creator.id::text, 1)) % 3], owner_id, now() - interval '20 days'
  FROM seed_company, seed_creator WHERE pg_temp.seed_random('noted', seed_company.name, seed_creator.id::text) < 0.03
    ON CONFLICT DO NOTHING;

INSERT INTO link (id, slug, kind, activation_id, company_id, creator_id, target_url, created_at)
SELECT pg_temp.seed_id('link', run_id::text), left(md5(run_id::text), 12), CASE kind WHEN 'QUEST' THEN 'tracking' ELSE 'mission' END, activation_id, company_id, creator_id, 'https://store.example/' || left(activation_id::text, 8), enrolled_at
  FROM (SELECT run_id, kind, activation_id, company_id, creator_id, enrolled_at FROM seed_run WHERE stage >= 3 UNION ALL
        SELECT run_id, kind, activation_id, company_id, creator_id, enrolled_at FROM seed_mission_run WHERE status IN ('active', 'review', 'claimReward', 'completed')) AS linked
    ON CONFLICT DO NOTHING;
INSERT INTO link_click (id, link_id, clicked_at, country, device)
SELECT pg_temp.seed_id('click', link.id::text, number::text), link.id, date_trunc('minute', link.created_at + (now() - link.created_at) * pg_temp.seed_random('clicked', link.id::text, number::text) ^ 2),
       (ARRAY['US', 'GB', 'DE', 'SE', 'FR', 'BR', 'ES', 'ZZ'])[1 + floor(8 * pg_temp.seed_random('from', link.id::text, number::text) ^ 1.6)::integer],
       (ARRAY['desktop', 'mobile', 'other'])[1 + floor(2.2 * pg_temp.seed_random('on', link.id::text, number::text))::integer]
  FROM link, generate_series(1, 4 + (40 * pg_temp.seed_random('clicks', link.id::text) ^ 2)::integer) AS number
 WHERE NOT EXISTS (SELECT FROM link_click WHERE link_id = link.id);

INSERT INTO matchmaking (id, activation_id, company_id, game_id, objective, budget_cents, status, creators_considered, created_by, created_at, finished_at)
SELECT pg_temp.seed_id('matchmaking', activation.id::text), activation.id, activation.company_id, activation.game_id, (SELECT value FROM matchmaking_objective ORDER BY value LIMIT 1), 500000, 'ready', 400, owner_id, now() - interval '2 days', now() - interval '2 days'
  FROM activation JOIN seed_company ON seed_company.id = activation.company_id WHERE kind = 'QUEST' AND status = 'active'
    ON CONFLICT DO NOTHING;
INSERT INTO matchmaking_item (matchmaking_id, creator_id, company_id, insight, score, platform, cost_per_hour_cents, hours_streamed, predicted_ccv, average_ccv, suggested_offer_cents)
SELECT matchmaking.id, seed_creator.id, matchmaking.company_id, CASE WHEN score > 0.985 THEN 'EXCELLENT' WHEN score > 0.97 THEN 'GREAT' WHEN score > 0.95 THEN 'GOOD' WHEN score > 0.92 THEN 'AVERAGE' ELSE 'POOR' END,
       score, platform, (20 + ccv) * 60, 20 + ccv % 80, ccv * 11 / 10, ccv, (40 + ccv) * 100
  FROM matchmaking, seed_creator, LATERAL (SELECT pg_temp.seed_random('score', matchmaking.id::text, seed_creator.id::text) AS score) AS scored
 WHERE score > 0.9
    ON CONFLICT DO NOTHING;

-- What waits in the inboxes of the demo accounts.
INSERT INTO notification (id, user_id, kind, activation_id, params, read_at, created_at)
SELECT pg_temp.seed_id('notification', seed_run.run_id::text), reader.id, told.kind, seed_run.activation_id,
       jsonb_build_object('to', told.side, 'activationId', seed_run.activation_id, 'runId', seed_run.run_id, 'activation', activation.name,
                          'company', company.name, 'creator', creator.display_name, 'amountCents', CASE WHEN told.kind = 'payout_paid' THEN run.net_cents ELSE coalesce(run.amount_cents, bid.amount_cents) END,
                          'netCents', run.net_cents, 'deadline', run.deadline_at),
       -- What is older was read; else a note of June would wait beside yesterday's that was read.
       CASE WHEN moved_at < now() - interval '30 hours' THEN moved_at + interval '5 hours' END, moved_at
  FROM seed_run JOIN activation ON activation.id = seed_run.activation_id
  JOIN quest_run AS run ON run.id = seed_run.run_id
  JOIN company ON company.id = run.company_id
  JOIN "user" AS creator ON creator.id = run.creator_id
  LEFT JOIN quest_bid AS bid ON bid.id = run.current_bid_id
  JOIN (VALUES ('INITIAL_BID', 'company', 'new_offer'), ('CONTENTREVIEW', 'company', 'content_review'), ('PENDING_PAYMENT', 'company', 'awaiting_payment'),
               ('COUNTER_BID', 'creator', 'counter_offer'), ('CONTENTPRODUCTION', 'creator', 'content_production'), ('PAYOUT', 'creator', 'payout_paid'),
               ('COMPLETED', 'creator', 'completed')) AS told (status, side, kind) ON told.status = seed_run.status
  JOIN "user" AS reader ON (told.side = 'creator' AND reader.id = seed_run.creator_id AND reader.username = 'democreator')
    OR (told.side = 'company' AND reader.username = 'demostudio' AND reader.id IN (SELECT user_id FROM company_member WHERE company_id = seed_run.company_id))
    ON CONFLICT DO NOTHING;

-- Figures that triggers keep, computed once for all that was written without them.
UPDATE activation SET participant_count = counted.creators
  FROM (SELECT activation_id, count(*) AS creators FROM seed_enrolled GROUP BY activation_id) AS counted WHERE activation.id = counted.activation_id;
SELECT rebuild_rollups(), refresh_creator_periods(), refresh_game_periods(), refresh_creator_eligibility(), rebuild_activation_guests();
