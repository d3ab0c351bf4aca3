-- 100,000 rows for the demo company in each of its tables: participants, codes, program members, submissions, invitations and
-- a list.

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

-- If this file runs again, it finds the key campaign and changes nothing.
CREATE TEMP TABLE seed_size ON COMMIT DROP AS
SELECT CASE WHEN EXISTS (SELECT FROM key_campaign WHERE id = pg_temp.large_id('a1000000', 1)) THEN 0 ELSE 1 END AS share;
CREATE OR REPLACE FUNCTION pg_temp.places(total integer) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, total * share) FROM seed_size
$$;
CREATE OR REPLACE FUNCTION pg_temp.times(factor numeric) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, (pg_temp.creators() * factor * share)::integer) FROM seed_size
$$;
CREATE TEMP TABLE seed_studio ON COMMIT DROP AS
SELECT company.id, user_id AS owner_id, (SELECT activation.id FROM activation WHERE company_id = company.id AND kind = 'CREATOR_PROGRAM') AS program_id
  FROM company JOIN company_member ON company_id = company.id AND is_owner JOIN "user" ON "user".id = user_id AND username = 'demostudio';

INSERT INTO activation (id, kind, company_id, game_id, name, description, status, start_date, end_date, published_at, created_by, created_at, participant_count)
SELECT pg_temp.large_id('a1000000', n), kind, seed_studio.id, pg_temp.large_id('90000000', 601), name, 'Everybody is welcome.', 'active', now() - interval '120 days', now() + interval '60 days',
       now() - interval '125 days', owner_id, now() - interval '130 days', (pg_temp.creators() * participants)::integer
  FROM seed_studio, pg_temp.places(4) AS place
  JOIN (VALUES (1, 'KEY', 'Winter playtest', 1), (2, 'MISSION', 'Winter marathon', 1), (3, 'QUEST', 'Winter stories', 1.05), (4, 'KEY', 'Spring playtest', 0)) AS made (n, kind, name, participants) ON n = place;
INSERT INTO activation_game (activation_id, game_id) SELECT pg_temp.large_id('a1000000', n), pg_temp.large_id('90000000', 601) FROM pg_temp.places(4) AS n;
INSERT INTO requirement (activation_id) SELECT pg_temp.large_id('a1000000', n) FROM pg_temp.places(4) AS n;
INSERT INTO key_campaign (id) SELECT pg_temp.large_id('a1000000', n) FROM pg_temp.places(4) AS n WHERE n IN (1, 4);
INSERT INTO quest (id, budget_cents, post_types, talking_points, target_url) SELECT pg_temp.large_id('a1000000', 3), 50000000, '{STREAM,VIDEO}', ARRAY['What surprised you'], 'https://large.example' FROM pg_temp.places(1);
INSERT INTO mission (id, run_days) SELECT pg_temp.large_id('a1000000', 2), NULL FROM pg_temp.places(1);
INSERT INTO mission_criterion (id, mission_id, category, metric, target, title, custom_completion) SELECT pg_temp.large_id('ac100000', 1), pg_temp.large_id('a1000000', 2), 'CUSTOM_CONTENT', 'CUSTOM', 1, 'Show us your longest night', 'URL' FROM pg_temp.places(1);
INSERT INTO mission_reward (id, mission_id, position, kind, name, description, agreed) SELECT pg_temp.large_id('ae100000', 1), pg_temp.large_id('a1000000', 2), 1, 'custom', 'Your name in the credits', 'With the next update.', true FROM pg_temp.places(1);
INSERT INTO activation_code_item (activation_id, code_item_id) SELECT pg_temp.large_id('a1000000', n), pg_temp.large_id('ce000000', 601) FROM pg_temp.places(4) AS n WHERE n <> 2;
INSERT INTO activation_channel (activation_id, distribution_channel_id) SELECT pg_temp.large_id('a1000000', n), 'steam' FROM pg_temp.places(4) AS n WHERE n <> 2;

-- Participants with their codes. Half of them submitted content, each piece used once.
CREATE TEMP TABLE seed_participant ON COMMIT DROP AS
SELECT n, pg_temp.large_id('e1000000', n) AS id, pg_temp.large_id('a1000000', 1) AS campaign_id, seed_studio.id AS company_id, owner_id, pg_temp.large_id('c0000000', n) AS creator_id,
       now() - interval '15 days' - interval '100 days' * pg_temp.chance(n, 31) AS applied_at,
       CASE WHEN chance < 0.2 THEN 'pending' WHEN chance < 0.3 THEN 'accepted' WHEN chance < 0.45 THEN 'claimed_key' WHEN chance < 0.55 THEN 'submitted_content' WHEN chance < 0.95 THEN 'completed' ELSE 'rejected' END AS status
  FROM seed_studio, pg_temp.times(1) AS n CROSS JOIN LATERAL (SELECT pg_temp.chance(n, 32) AS chance) AS dice;
-- Creators with recent claims can still submit content.
UPDATE seed_participant SET applied_at = now() - interval '3 days' - interval '24 days' * pg_temp.chance(n, 31) WHERE status = 'claimed_key';
INSERT INTO key_campaign_participant (id, campaign_id, company_id, creator_id, status, applied_at, decided_at, claimed_at, deadline_at, finished_at, status_changed_at, created_at)
SELECT id, campaign_id, company_id, creator_id, status, applied_at, CASE WHEN status <> 'pending' THEN applied_at + interval '1 day' END, CASE WHEN has_claimed THEN applied_at + interval '2 days' END, CASE WHEN has_claimed THEN applied_at + interval '768 hours' END,
       CASE status WHEN 'completed' THEN applied_at + interval '12 days' WHEN 'rejected' THEN applied_at + interval '1 day' END, applied_at + interval '2 days', applied_at
  FROM seed_participant CROSS JOIN LATERAL (SELECT status IN ('claimed_key', 'submitted_content', 'completed') AS has_claimed) AS claim;
INSERT INTO code_claim (code_id, activation_id, company_id, creator_id, participant_id, claimed_at)
SELECT pg_temp.large_id('cd000000', 3 * pg_temp.creators() + n), campaign_id, company_id, creator_id, id, applied_at + interval '2 days' FROM seed_participant WHERE status IN ('claimed_key', 'submitted_content', 'completed');
UPDATE code SET status = 'claimed', claimed_by = claim.creator_id, claimed_at = claim.claimed_at, activation_id = claim.activation_id
  FROM code_claim AS claim WHERE claim.code_id = code.id AND claim.activation_id = pg_temp.large_id('a1000000', 1) AND (SELECT share FROM seed_size) = 1;
SELECT tally_codes();
INSERT INTO submission (id, activation_id, company_id, creator_id, participant_id, content_id, url, post_type, status, submitted_at, reviewed_at, reviewed_by)
SELECT pg_temp.large_id('b1000000', n), campaign_id, company_id, creator_id, id, pg_temp.large_id('d0000000', 3 * pg_temp.creators() - 1 + n), 'https://watch.example/' || (3 * pg_temp.creators() - 1 + n), (ARRAY['STREAM', 'VIDEO', 'SHORTS'])[1 + n % 3], CASE status WHEN 'completed' THEN 'APPROVED' ELSE 'PENDING' END,
       applied_at + interval '11 days', CASE status WHEN 'completed' THEN applied_at + interval '12 days' END, CASE status WHEN 'completed' THEN owner_id END
  FROM seed_participant WHERE status IN ('submitted_content', 'completed');

-- The mission's runs with their content.
INSERT INTO mission_run (id, mission_id, company_id, creator_id, status, joined_at, deadline_at, submitted_at, reviewed_at, finished_at, status_changed_at, created_at)
SELECT pg_temp.large_id('e2000000', n), pg_temp.large_id('a1000000', 2), id, pg_temp.large_id('c0000000', n), CASE WHEN n % 10 < 7 THEN 'completed' WHEN n % 10 < 9 THEN 'review' ELSE 'active' END, joined_at, now() + interval '60 days',
       CASE WHEN n % 10 < 9 THEN joined_at + interval '5 days' END, CASE WHEN n % 10 < 7 THEN joined_at + interval '6 days' END, CASE WHEN n % 10 < 7 THEN joined_at + interval '7 days' END, joined_at + interval '7 days', joined_at
  FROM seed_studio, pg_temp.times(1) AS n CROSS JOIN LATERAL (SELECT now() - interval '8 days' - interval '100 days' * pg_temp.chance(n, 33) AS joined_at) AS came;
INSERT INTO mission_progress (mission_run_id, criterion_id, company_id, creator_id, value, met_at)
SELECT run.id, pg_temp.large_id('ac100000', 1), company_id, creator_id, CASE WHEN submitted_at IS NULL THEN 0 ELSE 1 END, submitted_at FROM mission_run AS run, seed_size WHERE mission_id = pg_temp.large_id('a1000000', 2) AND share = 1;
INSERT INTO reward_claim (id, mission_run_id, reward_id, company_id, creator_id, claimed_at)
SELECT pg_temp.large_id('af100000', n), run.id, pg_temp.large_id('ae100000', 1), company_id, creator_id, reviewed_at FROM pg_temp.times(1) AS n JOIN mission_run AS run ON run.id = pg_temp.large_id('e2000000', n) AND status = 'completed';
INSERT INTO submission (id, activation_id, company_id, creator_id, mission_run_id, criterion_id, content_id, url, status, submitted_at, reviewed_at, reviewed_by)
SELECT pg_temp.large_id('b2000000', n), mission_id, company_id, creator_id, run.id, pg_temp.large_id('ac100000', 1), pg_temp.large_id('d0000000', 10 * pg_temp.creators() - 1 + n), 'https://watch.example/' || (10 * pg_temp.creators() - 1 + n), CASE status WHEN 'completed' THEN 'APPROVED' ELSE 'PENDING' END, submitted_at, reviewed_at,
       CASE status WHEN 'completed' THEN owner_id END
  FROM seed_studio, pg_temp.times(1) AS n JOIN mission_run AS run ON run.id = pg_temp.large_id('e2000000', n) AND submitted_at IS NOT NULL;

-- Offers for the company's quest that led to no agreement: two thirds declined, the others expired. Half of these creators try
-- again, and some wait for an answer. TikTok creators make no offers.
CREATE TEMP TABLE seed_offer ON COMMIT DROP AS
SELECT n, pg_temp.large_id('e3000000', n) AS id, pg_temp.large_id('bd300000', n) AS bid_id, seed_studio.id AS company_id, pg_temp.large_id('c0000000', creator) AS creator_id, pg_temp.large_id('cc000000', creator) AS connection_id,
       'acct_demo_card_' || lpad(to_hex(creator), 8, '0') AS account, CASE creator % 3 WHEN 0 THEN 'twitch' ELSE 'youtube' END AS platform, CASE creator % 3 WHEN 0 THEN 'STREAM' ELSE 'VIDEO' END AS post_type,
       status, came.created_at, CASE status WHEN 'BID_REJECTED' THEN came.created_at + interval '4 days' * pg_temp.chance(n, 36) WHEN 'BID_EXPIRED' THEN came.created_at + interval '5 days' END AS finished_at,
       round(CASE size_tier WHEN 'macro' THEN 500000 WHEN 'mid' THEN 100000 WHEN 'micro' THEN 20000 ELSE 5000 END * (1 + 5 * pg_temp.chance(n, 37) ^ 2) / 1000)::bigint * 1000 AS cents
  FROM seed_studio, pg_temp.times(1.05) AS n
 CROSS JOIN LATERAL (SELECT (n - 1) % (2 * pg_temp.creators() / 3) AS turn) AS place
 CROSS JOIN LATERAL (SELECT 1 + turn / 2 * 3 + turn % 2 * 2 AS creator, CASE WHEN n > pg_temp.creators() THEN 'INITIAL_BID' WHEN n % 3 < 2 THEN 'BID_REJECTED' ELSE 'BID_EXPIRED' END AS status) AS fate
 CROSS JOIN LATERAL (SELECT now() - CASE status WHEN 'INITIAL_BID' THEN interval '4 days' * pg_temp.chance(n, 38) ELSE interval '8 days' + interval '100 days' * pg_temp.chance(n, 38) END AS created_at) AS came
  JOIN creator ON creator.id = pg_temp.large_id('c0000000', creator);
INSERT INTO payout_account (creator_id, method, provider_reference, label, country, is_ready)
SELECT DISTINCT creator_id, 'card', account, '•••• 4242', 'SE', true FROM seed_offer ON CONFLICT DO NOTHING;
INSERT INTO quest_run (id, quest_id, company_id, creator_id, started_by, current_bid_id, status, deadline_at, finished_at, status_changed_at, created_at)
SELECT id, pg_temp.large_id('a1000000', 3), company_id, creator_id, 'creator', bid_id, status, CASE WHEN finished_at IS NULL THEN created_at + interval '5 days' END, finished_at, coalesce(finished_at, created_at), created_at FROM seed_offer;
INSERT INTO quest_bid (id, quest_run_id, company_id, creator_id, side, author_id, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, deadline_at, answer, answered_at, created_at)
SELECT bid_id, id, company_id, creator_id, 'creator', creator_id, cents, platform, connection_id, post_type, 120, 'open', created_at + interval '5 days', CASE status WHEN 'BID_REJECTED' THEN 'declined' WHEN 'BID_EXPIRED' THEN 'expired' END, finished_at, created_at FROM seed_offer;
INSERT INTO quest_run_event (id, quest_run_id, company_id, creator_id, type, created_at)
SELECT pg_temp.large_id('be300000', n * 2::bigint + step), id, company_id, creator_id, type, at
  FROM seed_offer CROSS JOIN LATERAL (VALUES (0, 'NEW_OFFER', created_at), (1, status, finished_at)) AS log (step, type, at) WHERE at IS NOT NULL;

-- Program members: creators who meet the requirements, and others who were invited.
INSERT INTO program_membership (id, program_id, company_id, creator_id, status, code_of_conduct_accepted_at, applied_at, decided_at, decided_by, status_changed_at, created_at)
SELECT pg_temp.large_id('a4000000', n), seed_studio.program_id, seed_studio.id, pg_temp.large_id('c0000000', n), CASE WHEN is_accepted THEN 'accepted' ELSE 'pending' END, applied_at, applied_at, CASE WHEN is_accepted THEN applied_at + interval '1 day' END,
       CASE WHEN is_accepted THEN owner_id END, CASE WHEN is_accepted THEN applied_at + interval '1 day' ELSE applied_at END, applied_at
  FROM seed_studio, pg_temp.times(1) AS n CROSS JOIN LATERAL (SELECT now() - interval '2 days' - interval '150 days' * pg_temp.chance(n, 34) AS applied_at, n % 10 < 8 AS is_accepted) AS came;
INSERT INTO program_answer (membership_id, question_id, company_id, creator_id, answer, created_at)
SELECT membership.id, question.id, membership.company_id, creator_id, '"Your games are the ones my viewers ask for."', applied_at
  FROM seed_studio JOIN program_question AS question ON question.program_id = seed_studio.program_id, pg_temp.times(1) AS n JOIN program_membership AS membership ON membership.id = pg_temp.large_id('a4000000', n) WHERE required;
INSERT INTO invitation (id, activation_id, activation_type, company_id, creator_id, status, invited_by, invited_at, answered_at, deadline_at, status_changed_at)
SELECT pg_temp.large_id('1f300000', n), seed_studio.program_id, 'CREATOR_PROGRAM', seed_studio.id, membership.creator_id, 'ACCEPTED', owner_id, applied_at - interval '2 days', applied_at, applied_at + interval '12 days', applied_at
  FROM seed_studio JOIN requirement ON activation_id = seed_studio.program_id, pg_temp.times(1) AS n
  JOIN program_membership AS membership ON membership.id = pg_temp.large_id('a4000000', n) JOIN user_connection AS channel ON channel.id = pg_temp.large_id('cc000000', n)
 WHERE followers < CASE provider_id WHEN 'twitch' THEN twitch_followers WHEN 'youtube' THEN youtube_subscribers ELSE tiktok_followers END;
UPDATE activation SET participant_count = participant_count + (SELECT count(*) FROM program_membership WHERE program_membership.program_id = activation.id AND program_membership.id::text LIKE 'a4000000-%')
  FROM seed_studio, seed_size WHERE activation.id = program_id AND share = 1;

-- Invitations to a key campaign next spring, and a list.
INSERT INTO invitation (id, activation_id, activation_type, company_id, creator_id, status, invited_by, invited_at, answered_at, expired_at, deadline_at, status_changed_at)
SELECT pg_temp.large_id('1f200000', n), pg_temp.large_id('a1000000', 4), 'KEY', id, pg_temp.large_id('c0000000', n), CASE WHEN n % 5 < 3 THEN 'PENDING' ELSE 'REJECTED' END, owner_id, invited_at, CASE n % 5 WHEN 3 THEN invited_at + interval '3 days' END,
       CASE n % 5 WHEN 4 THEN invited_at + interval '14 days' END, invited_at + interval '14 days', invited_at + CASE n % 5 WHEN 3 THEN interval '3 days' WHEN 4 THEN interval '14 days' ELSE interval '0' END
  FROM seed_studio, pg_temp.times(1) AS n
 CROSS JOIN LATERAL (SELECT now() - CASE WHEN n % 5 < 3 THEN interval '1 hour' + interval '13 days' * pg_temp.chance(n, 39) ELSE interval '15 days' + interval '80 days' * pg_temp.chance(n, 39) END AS invited_at) AS asked;
INSERT INTO creator_list (id, company_id, name, created_by) SELECT pg_temp.large_id('1e100000', 1), id, 'Everyone we know', owner_id FROM seed_studio, pg_temp.places(1);
INSERT INTO creator_list_entry (list_id, creator_id, added_by, created_at)
SELECT pg_temp.large_id('1e100000', 1), pg_temp.large_id('c0000000', n), owner_id, now() - interval '90 days' * pg_temp.chance(n, 35) FROM seed_studio, pg_temp.times(1) AS n;

ANALYZE quest_run, mission_run, key_campaign_participant, code, code_claim, submission, program_membership, creator_list_entry;
