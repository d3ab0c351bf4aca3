-- The demo market, part five: quest runs from the first offer to the payout. Part six adds the money.

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

-- Creators who can join quests, with the channels they publish on.
CREATE TEMP TABLE seed_creator ON COMMIT DROP AS
SELECT creator.id, "user".display_name, "user".country, "user".username = 'democreator' AS is_demo_account, size_tier, minimum_deal_size_cents,
       twitch.id AS twitch_id, youtube.id AS youtube_id, coalesce(greatest(twitch.average_ccv, youtube.average_ccv), 0) AS ccv, creator_access.decided_at AS approved_at
  FROM creator JOIN "user" ON "user".id = creator.id AND "user".is_demo
  JOIN creator_access ON creator_access.creator_id = creator.id AND kind = 'quests' AND status = 'approved'
  LEFT JOIN LATERAL (SELECT id, average_ccv FROM user_connection WHERE user_id = creator.id AND provider_id = 'twitch' AND followers >= 250 ORDER BY followers DESC LIMIT 1) AS twitch ON true
  LEFT JOIN LATERAL (SELECT id, average_ccv FROM user_connection WHERE user_id = creator.id AND provider_id = 'youtube' AND followers >= 250 ORDER BY followers DESC LIMIT 1) AS youtube ON true
 WHERE twitch.id IS NOT NULL OR youtube.id IS NOT NULL;

-- The sandbox of the payout service accepts accounts with this name.
INSERT INTO payout_account (creator_id, method, provider_reference, label, country, is_ready, created_at)
SELECT id, method, 'acct_demo_' || method || '_' || left(id::text, 8), CASE method WHEN 'card' THEN '•••• 4242' ELSE left(lower(display_name), 1) || '***@paypal.example' END, country, true, approved_at
  FROM seed_creator CROSS JOIN LATERAL (SELECT CASE WHEN ccv % 2 = 0 THEN 'card' ELSE 'paypal' END AS method) AS by
    ON CONFLICT DO NOTHING;

CREATE TEMP TABLE seed_quest ON COMMIT DROP AS
SELECT quest.*, activation.company_id, activation.status AS quest_status, start_date, embargo_at, company.type AS company_type, number,
       (SELECT user_id FROM company_member WHERE company_id = company.id AND is_owner ORDER BY user_id LIMIT 1) AS owner_id
  FROM company CROSS JOIN generate_series(1, 8) AS number
  JOIN activation ON activation.id = pg_temp.seed_id('activation', company.name, 'QUEST', number::text)
  JOIN quest ON quest.id = activation.id
 WHERE company.is_demo AND activation.status IN ('active', 'unpublished', 'ended', 'closed', 'past');

-- Twelve eligible creators per quest: small channels for small studios, large ones for publishers. The demo creator is in
-- nearly every running quest.
CREATE TEMP TABLE seed_place ON COMMIT DROP AS
SELECT seed_quest.id AS activation_id, seed_quest.company_id, owner_id, number, quest_status, start_date, embargo_at, post_types, delivery_type AS quest_delivery, specific_date, publish_from,
       publish_until, auto_approve_days, kit_codes, ranked.*, pg_temp.seed_id('run', seed_quest.id::text, ranked.creator_id::text) AS run_id,
       pg_temp.seed_random('fate', seed_quest.id::text, ranked.creator_id::text) AS fate
  FROM seed_quest
 CROSS JOIN LATERAL (
         SELECT seed_creator.id AS creator_id, is_demo_account, seed_creator.size_tier, twitch_id, youtube_id,
                row_number() OVER (ORDER BY
                  CASE WHEN is_demo_account THEN CASE WHEN pg_temp.seed_random('demo creator', seed_quest.id::text) < CASE WHEN number <= 2 THEN 0.9 ELSE 0.4 END THEN -1 ELSE 99 END
                       ELSE pg_temp.seed_random('chosen', seed_quest.id::text, seed_creator.id::text)
                            * CASE WHEN company_type = 'small_game_studio' THEN CASE seed_creator.size_tier WHEN 'macro' THEN 9 WHEN 'mid' THEN 1.5 ELSE 1 END
                                   ELSE CASE seed_creator.size_tier WHEN 'nano' THEN 5 WHEN 'macro' THEN 1.5 ELSE 1 END END END) AS rank
           FROM seed_creator JOIN requirement ON requirement.activation_id = seed_quest.id JOIN creator_eligibility ON creator_eligibility.creator_id = seed_creator.id
          WHERE approved_at < start_date AND meets_requirement(requirement, creator_eligibility) AND (youtube_id IS NOT NULL OR post_types @> '{STREAM}')) AS ranked
 WHERE rank <= 12;
-- The demo creator's runs cover every status, so that every screen has content.
ALTER TABLE seed_place ADD COLUMN place integer;
UPDATE seed_place SET place = counted.place
  FROM (SELECT run_id, row_number() OVER (PARTITION BY quest_status IN ('active', 'unpublished'), is_demo_account
                                              ORDER BY NOT is_demo_account, number = 6, company_id <> 'd0000000-0000-4000-8000-000000000010', activation_id, rank)::integer AS place
          FROM seed_place) AS counted
 WHERE counted.run_id = seed_place.run_id;

-- The status of each run, in progress or ended. Only videos are made public later, and nothing is public before a future
-- publishing day.
CREATE TEMP TABLE seed_run ON COMMIT DROP AS
SELECT placed.*, CASE
         WHEN wanted = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' AND post_type <> 'VIDEO' THEN CASE WHEN is_day_ahead THEN 'CONTENTPRODUCTION' ELSE 'CONTENTREVIEW' END
         WHEN wanted = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED' AND post_type <> 'VIDEO' THEN 'COMPLETED'
         WHEN is_day_ahead AND wanted IN ('PAYOUT', 'COMPLETED') THEN CASE post_type WHEN 'VIDEO' THEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' ELSE 'CONTENTPRODUCTION' END
         WHEN is_day_ahead AND wanted = 'CONTENTREVIEW' AND post_type <> 'VIDEO' THEN 'CONTENTPRODUCTION'
         ELSE wanted END AS status
  FROM (SELECT seed_place.*, wanted, is_day_ahead, CASE
                 WHEN youtube_id IS NOT NULL AND post_types @> '{VIDEO}' AND (wanted ~ '^CONTENT_PUBLIC' OR is_day_ahead AND wanted IN ('CONTENTREVIEW', 'PAYOUT', 'COMPLETED')) THEN 'VIDEO'
                 WHEN twitch_id IS NOT NULL AND post_types @> '{STREAM}' AND (youtube_id IS NULL OR fate < 0.5) THEN 'STREAM'
                 ELSE post_types[1 + floor(pg_temp.seed_random('type', run_id::text) * cardinality(post_types))::integer] END AS post_type
          FROM seed_place
         CROSS JOIN LATERAL (SELECT coalesce(specific_date > now(), false) AS is_day_ahead, CASE
             WHEN quest_status IN ('active', 'unpublished') THEN
               (ARRAY['INITIAL_BID', 'COUNTER_BID', 'PENDING_PAYMENT', 'PAYMENT', 'CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT', 'COMPLETED',
                      'BID_REJECTED', 'BID_EXPIRED', 'COMPLETED'])[1 + (place - 1) % 12]
             ELSE (ARRAY['COMPLETED', 'COMPLETED', 'BID_REJECTED', 'COMPLETED', 'PAYMENT_EXPIRED', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'COMPLETED',
                         'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'BID_EXPIRED'])[1 + (place + 3) % 9] END AS wanted) AS story) AS placed;

-- Content that no one reviewed was approved automatically, and both sides can dispute it for five days. Some were disputed,
-- and Questboard has decided three disputes. A dispute with a refund has ended its run.
ALTER TABLE seed_run ADD COLUMN dispute text;
UPDATE seed_run SET dispute = (ARRAY['open', 'possible', 'split', 'release', 'refund'])[turn], status = CASE turn WHEN 5 THEN 'COMPLETED' ELSE status END
  FROM (SELECT run_id AS id, row_number() OVER (ORDER BY NOT is_demo_account, company_id <> 'd0000000-0000-4000-8000-000000000010', run_id) AS turn
          FROM seed_run WHERE status = 'PAYOUT' AND post_type <> 'VIDEO' AND quest_delivery = 'open') AS unreviewed
 WHERE unreviewed.id = run_id AND turn <= 5;

-- The progress of each run as a number, so that one comparison tells whether a run was paid. Also the side that made the first
-- offer, and the number of offers.
ALTER TABLE seed_run ADD COLUMN stage integer, ADD COLUMN connection_id uuid, ADD COLUMN platform text, ADD COLUMN started_by text, ADD COLUMN turns integer, ADD COLUMN is_invited boolean,
  ADD COLUMN delivery_type text, ADD COLUMN delivery_date timestamptz, ADD COLUMN amount_cents bigint, ADD COLUMN first_cents bigint;
UPDATE seed_run SET stage = CASE WHEN status ~ 'BID' THEN 0 WHEN status ~ 'PAYMENT' THEN 1 WHEN status IN ('CONTENTPRODUCTION', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED') THEN 2
                                 WHEN status = 'CONTENTREVIEW' THEN 3 WHEN status ~ '^CONTENT_PUBLIC' THEN 4 WHEN status = 'PAYOUT' THEN 5 ELSE 6 END,
       platform = CASE WHEN post_type = 'STREAM' AND twitch_id IS NOT NULL THEN 'twitch' ELSE 'youtube' END,
       started_by = CASE WHEN rank % 3 = 0 THEN 'company' ELSE 'creator' END;
UPDATE seed_run SET connection_id = CASE platform WHEN 'twitch' THEN twitch_id ELSE youtube_id END, turns = CASE WHEN status = 'COUNTER_BID' OR stage > 0 AND rank % 4 = 0 THEN 2 ELSE 1 END;
-- Only invited creators get counter-offers and invite-only quests.
UPDATE seed_run SET is_invited = started_by = 'company' OR turns = 2 OR number = 6 OR rank % 5 = 1,
       delivery_date = CASE WHEN quest_delivery = 'specific_date' THEN specific_date
                            WHEN quest_delivery = 'open' AND rank % 5 = 2 AND status IN ('INITIAL_BID', 'COUNTER_BID', 'PENDING_PAYMENT', 'CONTENTPRODUCTION') THEN date_trunc('hour', now()) + interval '1 day' * (10 + round(fate * 18)) END;
UPDATE seed_run SET delivery_type = CASE WHEN delivery_date IS NOT NULL THEN 'specific_date' ELSE quest_delivery END;

-- Typical prices per size tier, in round steps. Within a tier, small deals are more frequent than large ones.
CREATE TEMP TABLE seed_tariff (size_tier text PRIMARY KEY, least_cents bigint, most_cents bigint, step_cents bigint) ON COMMIT DROP;
INSERT INTO seed_tariff VALUES ('nano', 5000, 30000, 1000), ('micro', 20000, 150000, 2500), ('mid', 100000, 800000, 25000), ('macro', 500000, 6000000, 100000);
CREATE OR REPLACE FUNCTION pg_temp.seed_price(tier text, cents numeric) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least(most_cents, greatest(least_cents, round(cents / step_cents) * step_cents))::bigint FROM seed_tariff WHERE size_tier = tier
$$;
UPDATE seed_run SET amount_cents = pg_temp.seed_price(seed_run.size_tier, (least_cents * (most_cents / least_cents) ^ (pg_temp.seed_random('price', run_id::text) ^ 1.6))::numeric)
  FROM seed_tariff WHERE seed_tariff.size_tier = seed_run.size_tier;
UPDATE seed_run SET first_cents = CASE WHEN turns = 1 THEN amount_cents ELSE pg_temp.seed_price(size_tier, amount_cents * CASE started_by WHEN 'company' THEN 0.8 ELSE 1.2 END) END;
-- PayPal sends at most $20,000 at a time, so creators with larger offers are paid out to a card.
UPDATE payout_account SET method = 'card', provider_reference = 'acct_demo_card_' || left(creator_id::text, 8), label = '•••• 4242'
 WHERE method = 'paypal' AND creator_id IN (SELECT creator_id FROM seed_run WHERE greatest(amount_cents, first_cents) > 2000000);

-- The times of a run's steps: an agreement takes a day and a half, the payment another day and a half, the content six
-- days and its review two days. Open runs reached their status in the last days, ended ones at the time of their quest.
ALTER TABLE seed_run ADD COLUMN created_at timestamptz, ADD COLUMN accepted_at timestamptz, ADD COLUMN paid_at timestamptz, ADD COLUMN submitted_at timestamptz, ADD COLUMN approved_at timestamptz,
  ADD COLUMN listed_at timestamptz, ADD COLUMN payout_at timestamptz, ADD COLUMN finished_at timestamptz, ADD COLUMN moved_at timestamptz, ADD COLUMN opens_at timestamptz,
  ADD COLUMN content_deadline_at timestamptz, ADD COLUMN listing_deadline_at timestamptz, ADD COLUMN invitation_deadline_at timestamptz, ADD COLUMN deadline_at timestamptz;
UPDATE seed_run SET created_at = date_trunc('second', CASE WHEN dispute IS NOT NULL THEN now() - interval '1 day' * (8 + auto_approve_days + CASE dispute WHEN 'possible' THEN 1.2 WHEN 'open' THEN 2 ELSE 3 + chance END) ELSE CASE number WHEN 4 THEN start_date + interval '25 days' * chance WHEN 7 THEN start_date + interval '10 days' * chance WHEN 8 THEN specific_date - interval '11 days' - interval '6 hours' * chance
    ELSE now() - interval '1 day' * CASE status
      WHEN 'INITIAL_BID' THEN 0.2 + chance * CASE WHEN is_invited THEN 9 ELSE 3.4 END WHEN 'COUNTER_BID' THEN 1.1 + chance * CASE started_by WHEN 'company' THEN 6 ELSE 3.6 END
      WHEN 'BID_REJECTED' THEN 2 + chance * 10 WHEN 'BID_EXPIRED' THEN 5.4 + chance * 10 WHEN 'PENDING_PAYMENT' THEN 1.8 + chance * CASE rank % 3 WHEN 1 THEN 0.5 ELSE 3 END WHEN 'PAYMENT' THEN 2.4
      WHEN 'CONTENTPRODUCTION' THEN 3.4 + chance * 5 WHEN 'CONTENTREVIEW' THEN 8.2 + chance * 3 WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN 9.7 + chance * 4
      WHEN 'PAYOUT' THEN CASE post_type WHEN 'VIDEO' THEN 10.4 ELSE 9.7 END + chance * 1.9 ELSE 13 + chance * 9 END
    - CASE WHEN status = 'PAYMENT' THEN make_interval(mins => 1 + rank::integer % 4) ELSE interval '0' END END END)
  FROM (SELECT run_id AS id, pg_temp.seed_random('when', run_id::text) AS chance FROM seed_run) AS dice WHERE dice.id = run_id;
UPDATE seed_run SET accepted_at = created_at + interval '1.6 days', paid_at = created_at + interval '2.4 days', opens_at = greatest(delivery_date, publish_from, embargo_at),
       submitted_at = CASE WHEN delivery_date < now() AND post_type <> 'VIDEO' THEN delivery_date + interval '6 hours' ELSE created_at + interval '8 days' END;
UPDATE seed_run SET approved_at = submitted_at + CASE WHEN dispute IS NOT NULL THEN make_interval(hours => 24 * auto_approve_days) WHEN number = 4 AND rank % 3 = 1 THEN interval '4.5 days' ELSE interval '1.5 days' END,
       -- The same rule as `contentDeadline` in domain/.
       content_deadline_at = greatest(CASE post_type WHEN 'VIDEO' THEN paid_at + interval '72 hours' ELSE greatest(paid_at, opens_at) + interval '48 hours' END,
         CASE delivery_type WHEN 'date_range' THEN publish_until - make_interval(hours => 24 * auto_approve_days)
                            WHEN 'specific_date' THEN delivery_date ELSE paid_at + interval '240 hours' END);
UPDATE seed_run SET listed_at = CASE post_type WHEN 'VIDEO' THEN greatest(approved_at + interval '0.7 days', delivery_date + interval '6 hours') ELSE approved_at END,
       -- The same rule as `listingDeadline` in domain/.
       listing_deadline_at = CASE delivery_type WHEN 'open' THEN approved_at + interval '240 hours' WHEN 'date_range' THEN greatest(publish_until, approved_at + interval '24 hours', opens_at + interval '24 hours')
                                                ELSE greatest(approved_at, opens_at) + interval '24 hours' END;
UPDATE seed_run SET payout_at = listed_at + interval '5 minutes',
       invitation_deadline_at = CASE WHEN is_invited THEN CASE WHEN status IN ('INITIAL_BID', 'COUNTER_BID') THEN date_trunc('hour', now()) + make_interval(days => 6 + (fate * 27)::integer) ELSE created_at + interval '120 hours' END END;
ALTER TABLE seed_run ADD COLUMN disputed_at timestamptz, ADD COLUMN decided_at timestamptz;
UPDATE seed_run SET disputed_at = approved_at + interval '14 hours', decided_at = CASE WHEN dispute <> 'open' THEN approved_at + interval '34 hours' END WHERE dispute <> 'possible';
UPDATE seed_run SET finished_at = CASE WHEN dispute = 'refund' THEN decided_at ELSE CASE status WHEN 'BID_REJECTED' THEN accepted_at WHEN 'BID_EXPIRED' THEN created_at + interval '120 hours' WHEN 'PAYMENT_EXPIRED' THEN accepted_at + interval '120 hours'
         WHEN 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' THEN content_deadline_at WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED' THEN listing_deadline_at WHEN 'COMPLETED' THEN payout_at + interval '2.2 days' END END;
UPDATE seed_run SET moved_at = coalesce(finished_at, CASE status WHEN 'INITIAL_BID' THEN created_at WHEN 'COUNTER_BID' THEN created_at + interval '0.9 days' WHEN 'PENDING_PAYMENT' THEN accepted_at
         WHEN 'CONTENTREVIEW' THEN submitted_at WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN approved_at WHEN 'PAYOUT' THEN listed_at ELSE paid_at END),
       deadline_at = CASE WHEN status = 'INITIAL_BID' THEN coalesce(invitation_deadline_at, created_at + interval '120 hours')
         WHEN status = 'COUNTER_BID' THEN CASE started_by WHEN 'company' THEN invitation_deadline_at ELSE created_at + interval '0.9 days' + interval '120 hours' END
         WHEN status IN ('PENDING_PAYMENT', 'PAYMENT') THEN accepted_at + interval '120 hours' WHEN status = 'CONTENTPRODUCTION' THEN content_deadline_at
         WHEN status = 'CONTENTREVIEW' THEN submitted_at + make_interval(hours => 24 * auto_approve_days) WHEN status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN listing_deadline_at END;

INSERT INTO invitation (id, activation_id, activation_type, company_id, type, creator_id, status, message, quest_run_id, deadline_at, invited_at, invited_by, answered_at, expired_at, status_changed_at, auto_bid_max_cents, auto_bid_within, auto_bid_over)
SELECT pg_temp.seed_id('invitation', activation_id::text, creator_id::text), activation_id, 'QUEST', company_id, 'USERID', creator_id, answered,
       'We think this fits your channel.', CASE WHEN started_by = 'company' THEN run_id END, invitation_deadline_at, created_at - interval '1 hour', owner_id,
       CASE WHEN answered <> 'PENDING' AND NOT ran_out THEN answered_at END, CASE WHEN ran_out THEN invitation_deadline_at END,
       CASE WHEN ran_out THEN invitation_deadline_at WHEN answered <> 'PENDING' THEN answered_at ELSE created_at - interval '1 hour' END,
       CASE WHEN rank % 6 = 0 THEN pg_temp.seed_price(size_tier, amount_cents * 1.1) END, CASE WHEN rank % 6 = 0 THEN CASE WHEN rank = 6 THEN 'auto_accept' ELSE 'manual_review' END END,
       CASE WHEN rank % 6 = 0 THEN CASE WHEN rank = 6 THEN 'manual_review' ELSE 'auto_decline' END END
  FROM seed_run
       -- An offer sent with an invitation is answered or expires with it. Without such an offer, the creator's own offer is
       -- the answer.
 CROSS JOIN LATERAL (SELECT CASE WHEN started_by = 'creator' THEN 'ACCEPTED' WHEN status = 'INITIAL_BID' THEN 'PENDING' WHEN status IN ('BID_EXPIRED', 'BID_REJECTED') THEN 'REJECTED' ELSE 'ACCEPTED' END AS answered,
                            started_by = 'company' AND status = 'BID_EXPIRED' AS ran_out,
                            CASE WHEN started_by = 'creator' THEN created_at WHEN turns = 2 THEN created_at + interval '0.9 days' ELSE accepted_at END AS answered_at) AS answer
 WHERE is_invited
    ON CONFLICT DO NOTHING;

ALTER TABLE seed_run ADD COLUMN fee_cents bigint, ADD COLUMN payout_method text, ADD COLUMN payment_id uuid, ADD COLUMN payout_id uuid;
UPDATE seed_run SET fee_cents = fee_of(amount_cents, 1000), payout_method = (SELECT method FROM payout_account WHERE payout_account.creator_id = seed_run.creator_id),
       -- Of the unpaid runs, one payment has failed and one was just started.
       payment_id = CASE WHEN stage >= 2 OR status = 'PAYMENT' OR status = 'PENDING_PAYMENT' AND rank % 4 IN (1, 2) OR status = 'PAYMENT_EXPIRED' AND rank % 2 = 0 THEN pg_temp.seed_id('payment', run_id::text) END,
       payout_id = CASE WHEN stage >= 5 AND coalesce(dispute, 'none') NOT IN ('open', 'possible', 'refund') THEN pg_temp.seed_id('payout', run_id::text) END;

INSERT INTO quest_run (id, quest_id, company_id, creator_id, status, started_by, current_bid_id, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, delivery_date, publish_from, publish_until,
                       embargo_at, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, deadline_at, content_deadline_at, listing_deadline_at, accepted_at, paid_at, content_submitted_at, content_approved_at,
                       finished_at, payment_id, payout_id, status_changed_at, created_at)
SELECT run_id, activation_id, company_id, creator_id, status, started_by, pg_temp.seed_id('bid', run_id::text, turns::text), agreed.*, deadline_at,
       CASE WHEN stage >= 2 THEN content_deadline_at END, CASE WHEN stage >= 4 AND seed_run.post_type = 'VIDEO' THEN listing_deadline_at END, CASE WHEN stage >= 1 THEN accepted_at END, CASE WHEN stage >= 2 THEN paid_at END,
       CASE WHEN stage >= 3 THEN submitted_at END, CASE WHEN stage >= 4 THEN approved_at END, finished_at, payment_id, payout_id, moved_at, created_at
  FROM seed_run
  LEFT JOIN LATERAL (SELECT amount_cents, platform, connection_id, post_type, length_minutes, delivery_type, delivery_date, CASE delivery_type WHEN 'date_range' THEN publish_from END,
                            CASE delivery_type WHEN 'date_range' THEN publish_until END, embargo_at, auto_approve_days, kit_codes, 1000, fee_cents, payout_method, pg_temp.payout_cost(payout_method, amount_cents - fee_cents), quest_brief(activation_id)
                       FROM (SELECT CASE post_type WHEN 'STREAM' THEN 120 WHEN 'VIDEO' THEN 12 ELSE 1 END AS length_minutes) AS length WHERE stage > 0) AS agreed ON true
    ON CONFLICT DO NOTHING;

INSERT INTO quest_bid (id, quest_run_id, company_id, creator_id, side, author_id, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, delivery_date, message, deadline_at, answer, answered_at, created_at)
SELECT pg_temp.seed_id('bid', run_id::text, turn::text), run_id, company_id, creator_id, side, CASE side WHEN 'company' THEN owner_id ELSE creator_id END,
       CASE WHEN turn = turns THEN amount_cents ELSE first_cents END, platform, connection_id, post_type, CASE post_type WHEN 'STREAM' THEN 120 WHEN 'VIDEO' THEN 12 ELSE 1 END, delivery_type, delivery_date,
       (ARRAY['', 'My viewers love this genre.', 'With this length we can show the whole first act.', 'Happy to add a short if it goes well.'])[1 + (rank + turn) % 4],
       -- The same rule as `bidDeadline` in domain/.
       CASE WHEN turn = 2 AND side = 'company' THEN offered_at + interval '120 hours' ELSE coalesce(invitation_deadline_at, offered_at + interval '120 hours') END, answer,
       CASE WHEN answer = 'countered' THEN created_at + interval '0.9 days' WHEN answer = 'expired' THEN finished_at WHEN answer IS NOT NULL THEN accepted_at END, offered_at
  FROM seed_run CROSS JOIN LATERAL generate_series(1, turns) AS turn
 CROSS JOIN LATERAL (SELECT CASE WHEN (started_by = 'company') = (turn = 1) THEN 'company' ELSE 'creator' END AS side, CASE turn WHEN 1 THEN created_at ELSE created_at + interval '0.9 days' END AS offered_at,
                            CASE WHEN turn < turns THEN 'countered' WHEN status IN ('INITIAL_BID', 'COUNTER_BID') THEN NULL WHEN status = 'BID_REJECTED' THEN 'declined' WHEN status = 'BID_EXPIRED' THEN 'expired' ELSE 'accepted' END AS answer) AS offer
    ON CONFLICT DO NOTHING;

INSERT INTO quest_message (id, quest_run_id, company_id, creator_id, side, author_id, body, read_at, created_at)
SELECT pg_temp.seed_id('message', run_id::text, turn::text), run_id, company_id, creator_id, CASE WHEN turn % 2 = 1 THEN 'company' ELSE 'creator' END, CASE WHEN turn % 2 = 1 THEN owner_id ELSE creator_id END,
       (ARRAY['Welcome aboard! Shout if anything in the kit is unclear.', 'Thanks! I plan to publish it on Thursday evening.', 'Perfect. Could you mention the demo as well?', 'Sure, I will pin it in the chat.'])[turn],
       CASE WHEN turn < 4 THEN paid_at + interval '0.9 days' END, paid_at + turn * interval '0.2 days'
  FROM seed_run, generate_series(1, 4) AS turn
 WHERE stage >= 2 AND turn <= 1 + (rank % 4)
    ON CONFLICT DO NOTHING;

-- The history that the triggers would have written.
INSERT INTO quest_run_event (id, quest_run_id, company_id, creator_id, type, actor_id, payload, created_at)
SELECT pg_temp.seed_id('event', quest_run_id::text, type, id::text), quest_run_id, company_id, creator_id, type, actor_id, jsonb_strip_nulls(payload), at
  FROM (SELECT bid.id, quest_run_id, bid.company_id, bid.creator_id, CASE bid.id WHEN pg_temp.seed_id('bid', run_id::text, '1') THEN 'NEW_OFFER' ELSE 'COUNTER_OFFER' END AS type, author_id AS actor_id, bid.created_at AS at,
               jsonb_build_object('side', side, 'amount_cents', bid.amount_cents, 'deadline_at', bid.deadline_at, 'comment', nullif(message, '')) AS payload
          FROM quest_bid AS bid JOIN seed_run ON run_id = quest_run_id
         UNION ALL
        SELECT message.id, quest_run_id, message.company_id, message.creator_id, 'MESSAGE', author_id, message.created_at, jsonb_build_object('side', side, 'comment', body)
          FROM quest_message AS message JOIN seed_run ON run_id = quest_run_id
         UNION ALL
        SELECT run_id, run_id, company_id, creator_id, step.type, NULL, step.at, jsonb_build_object('to', step.became, 'amount_cents', step.cents, 'deadline_at', step.due)
          FROM seed_run CROSS JOIN LATERAL (VALUES
                 ('BID_REJECTED', 'BID_REJECTED', finished_at, status = 'BID_REJECTED', NULL::bigint, NULL::timestamptz), ('BID_EXPIRED', 'BID_EXPIRED', finished_at, status = 'BID_EXPIRED', NULL, NULL),
                 ('BID_DEADLINE_72', NULL, finished_at - interval '72 hours', status = 'BID_EXPIRED', NULL, finished_at), ('BID_DEADLINE_24', NULL, finished_at - interval '24 hours', status = 'BID_EXPIRED', NULL, finished_at),
                 ('QUEST_RUN_AWAITING_PAYMENT', 'PENDING_PAYMENT', accepted_at, stage >= 1, amount_cents, accepted_at + interval '120 hours'),
                 ('PAYMENT_DEADLINE_72', NULL, finished_at - interval '72 hours', status = 'PAYMENT_EXPIRED', NULL, finished_at), ('PAYMENT_DEADLINE_24', NULL, finished_at - interval '24 hours', status = 'PAYMENT_EXPIRED', NULL, finished_at),
                 ('PAYMENT_EXPIRED', 'PAYMENT_EXPIRED', finished_at, status = 'PAYMENT_EXPIRED', NULL, NULL), ('QUEST_RUN_PAID', 'CONTENTPRODUCTION', paid_at, stage >= 2, amount_cents, content_deadline_at),
                 ('CONTENT_PRODUCTION_DEADLINE_EXPIRED', status, finished_at, status = 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', NULL, NULL), ('FINAL_CONTENT_SUBMITTED', 'CONTENTREVIEW', submitted_at, stage >= 3, NULL, NULL),
                 ('CONTENT_REVIEW_DEADLINE_72', NULL, approved_at - interval '72 hours', dispute IS NOT NULL, NULL, approved_at), ('CONTENT_REVIEW_DEADLINE_24', NULL, approved_at - interval '24 hours', dispute IS NOT NULL, NULL, approved_at),
                 ('CONTENT_REVIEW_DEADLINE_72', NULL, submitted_at + interval '2 days', stage >= 4 AND number = 4 AND rank % 3 = 1 AND dispute IS NULL, NULL, submitted_at + interval '5 days'),
                 ('CONTENT_REVIEW_DEADLINE_24', NULL, submitted_at + interval '4 days', stage >= 4 AND number = 4 AND rank % 3 = 1 AND dispute IS NULL, NULL, submitted_at + interval '5 days'),
                 ('CONTENT_REVIEW', CASE post_type WHEN 'VIDEO' THEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' ELSE 'PAYOUT' END, approved_at, stage >= 4, NULL, NULL),
                 ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', status, finished_at, status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', NULL, NULL),
                 ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS', 'PAYOUT', listed_at, stage >= 5 AND post_type = 'VIDEO', NULL, NULL), ('QUEST_RUN_COMPLETED', 'COMPLETED', finished_at, stage = 6, CASE WHEN dispute IS NULL THEN amount_cents - fee_cents END, NULL)
               ) AS step (type, became, at, has_happened, cents, due)
         WHERE has_happened) AS told
    ON CONFLICT DO NOTHING;

-- Content approved or declined by a deadline can be disputed: the dispute is open, decided or lapsed.
INSERT INTO quest_run_dispute (id, quest_run_id, company_id, creator_id, cause, status, deadline_at, opened_side, opened_by, opened_at, reason, decision, creator_cents, decision_note, decided_at, status_changed_at, version, created_at)
SELECT pg_temp.seed_id('dispute', run_id::text), run_id, company_id, creator_id, cause, state, happened_at + interval '120 hours',
       CASE WHEN disputed_at IS NOT NULL THEN side END, CASE WHEN disputed_at IS NOT NULL THEN CASE side WHEN 'company' THEN owner_id ELSE creator_id END END, disputed_at,
       CASE WHEN disputed_at IS NOT NULL THEN CASE side WHEN 'company' THEN 'We were at a trade show that week. The stream ends before the second act, which the brief requires.' ELSE 'The stream was long and many people watched it, but I never got an answer.' END END,
       CASE WHEN decided_at IS NOT NULL THEN dispute END,
       CASE WHEN decided_at IS NOT NULL THEN CASE dispute WHEN 'release' THEN amount_cents WHEN 'refund' THEN 0 ELSE round(amount_cents * 0.4) END END,
       CASE WHEN decided_at IS NOT NULL THEN CASE dispute WHEN 'release' THEN 'The content has everything that we agreed on.' WHEN 'refund' THEN 'The game isn’t shown in the content.' ELSE 'It covers two of the five talking points.' END END, decided_at,
       CASE state WHEN 'possible' THEN happened_at WHEN 'open' THEN disputed_at WHEN 'lapsed' THEN happened_at + interval '120 hours' ELSE decided_at END,
       CASE state WHEN 'possible' THEN 1 WHEN 'decided' THEN 4 ELSE 2 END, happened_at
  FROM seed_run
 CROSS JOIN LATERAL (SELECT CASE WHEN dispute IS NULL THEN 'listing_failed' ELSE 'auto_approved' END AS cause, CASE WHEN dispute IS NULL THEN finished_at ELSE approved_at END AS happened_at,
                            CASE dispute WHEN 'release' THEN 'creator' ELSE 'company' END AS side) AS what
 CROSS JOIN LATERAL (SELECT CASE WHEN decided_at IS NOT NULL THEN 'decided' WHEN dispute = 'open' THEN 'open' WHEN happened_at + interval '120 hours' < now() THEN 'lapsed' ELSE 'possible' END AS state) AS now_it_is
 WHERE dispute IS NOT NULL OR status = 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
    ON CONFLICT DO NOTHING;
INSERT INTO quest_run_event (id, quest_run_id, company_id, creator_id, type, actor_id, payload, created_at)
SELECT pg_temp.seed_id('event', quest_run_id::text, step.type), quest_run_id, company_id, creator_id, step.type, step.actor_id, jsonb_strip_nulls(step.payload), step.at
  FROM quest_run_dispute AS dispute
 CROSS JOIN LATERAL (VALUES ('DISPUTE_OPENED', opened_by, opened_at, jsonb_build_object('side', opened_side, 'comment', reason)),
                            ('DISPUTE_DECIDED', NULL, decided_at, jsonb_build_object('amount_cents', creator_cents, 'comment', decision_note))) AS step (type, actor_id, at, payload)
 WHERE step.at IS NOT NULL AND dispute.id = pg_temp.seed_id('dispute', quest_run_id::text)
    ON CONFLICT DO NOTHING;

INSERT INTO quest_run_review (quest_run_id, company_id, creator_id, message, author_id, created_at)
SELECT run_id, company_id, creator_id, (ARRAY['Great energy from start to end. Thank you!', 'On time, well presented, and chat loved it.', 'Exactly what we hoped for.'])[1 + rank % 3], owner_id, finished_at + interval '5 minutes'
  FROM seed_run WHERE stage = 6 AND dispute IS NULL
    ON CONFLICT DO NOTHING;
INSERT INTO quest_run_badge (quest_run_id, badge, company_id, creator_id, created_at)
SELECT run_id, badge.value, company_id, creator_id, finished_at + interval '6 minutes'
  FROM seed_run, badge WHERE stage = 6 AND dispute IS NULL AND pg_temp.seed_random('badge', run_id::text, badge.value) < 0.35
    ON CONFLICT DO NOTHING;

-- Budgets are round and cover everything agreed so far.
UPDATE quest SET budget_cents = greatest(budget_cents, ceil(agreed * 1.2 / 500000) * 500000)
  FROM (SELECT activation_id, sum(amount_cents) AS agreed FROM seed_run WHERE stage > 0 GROUP BY 1) AS spent WHERE spent.activation_id = quest.id;

-- Notifications for the demo accounts.
INSERT INTO notification (id, user_id, kind, activation_id, creator_id, params, read_at, created_at)
SELECT pg_temp.seed_id('notification', seed_run.run_id::text), reader.id, told.kind, seed_run.activation_id, nullif(seed_run.creator_id, reader.id),
       jsonb_build_object('to', told.side, 'activationId', seed_run.activation_id, 'runId', seed_run.run_id, 'activation', activation.name,
                          'company', company.name, 'creator', creator.display_name, 'amountCents', CASE WHEN told.kind = 'payout_paid' THEN run.net_cents ELSE coalesce(run.amount_cents, bid.amount_cents) END,
                          'netCents', run.net_cents, 'deadline', run.deadline_at),
       -- Older notifications are read, so that no notification from June is unread below a read one from yesterday.
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

ANALYZE quest_run, quest_run_event, quest_bid;
