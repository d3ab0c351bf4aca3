-- 400,000 codes with their claims, 500,000 notifications, 50,000 list entries and 200,000 invitations of the large market.

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

-- If this file runs again, it finds the first item and changes nothing.
CREATE TEMP TABLE seed_size ON COMMIT DROP AS
SELECT CASE WHEN EXISTS (SELECT FROM code_item WHERE id = pg_temp.large_id('ce000000', 1)) THEN 0 ELSE 1 END AS share;
CREATE OR REPLACE FUNCTION pg_temp.places(total integer) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, total * share) FROM seed_size
$$;
CREATE OR REPLACE FUNCTION pg_temp.times(factor numeric) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, (pg_temp.creators() * factor * share)::integer) FROM seed_size
$$;

-- Codes: six items per company with 500 codes each, and one item with 100,000 for the demo company.
INSERT INTO code_item (id, company_id, game_id, type, name, item_name, created_at)
SELECT pg_temp.large_id('ce000000', n), pg_temp.large_id('f0000000', 1 + n % 100), pg_temp.large_id('90000000', 1 + n), (ARRAY['game', 'DLC', 'demo'])[1 + n / 100 % 3], 'Large item ' || n, 'Standard edition', now() - interval '230 days'
  FROM pg_temp.places(600) AS n
 UNION ALL
SELECT pg_temp.large_id('ce000000', n), 'd0000000-0000-4000-8000-000000000010', pg_temp.large_id('90000000', n), 'game', 'Winter playtest', 'Standard edition', now() - interval '230 days' FROM pg_temp.places(601) AS n WHERE n = 601;
INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id, created_at)
SELECT pg_temp.large_id('cb000000', n), CASE n WHEN 601 THEN 'd0000000-0000-4000-8000-000000000010' ELSE pg_temp.large_id('f0000000', 1 + n % 100) END, pg_temp.large_id('ce000000', n), 'steam', now() - interval '225 days' FROM pg_temp.places(601) AS n;

-- Key campaign participants take the remaining run numbers and claim their item's codes in order. The last code of an item
-- stays free: its creator is accepted and waits until the campaign ends.
CREATE TEMP TABLE seed_participant ON COMMIT DROP AS
WITH came AS (
  SELECT n, creator, place, activation.id AS campaign_id, activation.company_id, activation.status = 'ended' AS is_over, CASE WHEN place % 600 = 0 THEN 600 ELSE place % 600 END AS item, pg_temp.chance(n, 6) AS chance,
         CASE WHEN fate < 0.3 THEN CASE activation.status WHEN 'ended' THEN 'rejected' ELSE 'pending' END WHEN fate < 0.6 AND activation.status <> 'ended' THEN 'claimed_key' ELSE 'completed' END AS status
    FROM (SELECT n, 1 + n % pg_temp.creators() AS creator, 1 + (n::bigint * 7919 + n / pg_temp.creators()) % 2000 AS place, pg_temp.chance(n, 7) AS fate FROM pg_temp.times(2.6) AS n) AS given
    JOIN activation ON activation.id = pg_temp.large_id('a0000000', place) AND activation.kind = 'KEY'),
turn AS (
  SELECT came.*, CASE WHEN status IN ('claimed_key', 'completed') THEN item - 1 + 600 * (row_number() OVER (PARTITION BY item, status IN ('claimed_key', 'completed') ORDER BY n) - CASE item WHEN 1 THEN 0 ELSE 1 END) END AS code
    FROM came)
SELECT n, pg_temp.large_id('e0000000', n) AS id, campaign_id, company_id, creator, pg_temp.large_id('c0000000', creator) AS creator_id, CASE WHEN has_code THEN code END AS code,
       CASE WHEN has_code OR status IN ('pending', 'rejected') THEN status WHEN is_over THEN 'rejected' ELSE 'accepted' END AS status,
       now() - CASE WHEN has_code AND status = 'claimed_key' THEN interval '3 days' + interval '24 days' * chance WHEN status = 'pending' THEN interval '1 hour' + interval '20 days' * chance ELSE interval '15 days' + interval '175 days' * chance END AS applied_at
  FROM turn CROSS JOIN LATERAL (SELECT coalesce(code + 600 <= 3 * pg_temp.creators(), false) AS has_code) AS stock;
INSERT INTO key_campaign_participant (id, campaign_id, company_id, creator_id, status, applied_at, decided_at, claimed_at, deadline_at, finished_at, status_changed_at, created_at)
SELECT id, campaign_id, company_id, creator_id, status, applied_at, CASE WHEN status <> 'pending' THEN applied_at + interval '1 day' END, CASE WHEN code IS NOT NULL THEN applied_at + interval '2 days' END, CASE WHEN code IS NOT NULL THEN applied_at + interval '768 hours' END,
       CASE status WHEN 'completed' THEN applied_at + interval '9 days' WHEN 'rejected' THEN applied_at + interval '1 day' END,
       applied_at + CASE status WHEN 'pending' THEN interval '0' WHEN 'completed' THEN interval '9 days' WHEN 'claimed_key' THEN interval '2 days' ELSE interval '1 day' END, applied_at
  FROM seed_participant;
INSERT INTO code_claim (code_id, activation_id, company_id, creator_id, participant_id, claimed_at)
SELECT pg_temp.large_id('cd000000', code), campaign_id, company_id, creator_id, id, applied_at + interval '2 days' FROM seed_participant WHERE code IS NOT NULL;
INSERT INTO submission (id, activation_id, company_id, creator_id, participant_id, content_id, url, post_type, status, submitted_at, reviewed_at)
SELECT pg_temp.large_id('b0000000', n), campaign_id, company_id, creator_id, id, pg_temp.large_id('d0000000', n), 'https://watch.example/' || n, (ARRAY['STREAM', 'VIDEO', 'SHORTS'])[1 + creator % 3], 'APPROVED', applied_at + interval '8 days', applied_at + interval '9 days'
  FROM seed_participant WHERE status = 'completed';

INSERT INTO code (id, company_id, item_id, batch_id, distribution_channel_id, code_ciphertext, key_id, code_hash, status, claimed_by, claimed_at, activation_id, created_at)
SELECT pg_temp.large_id('cd000000', given.n), CASE item WHEN 601 THEN 'd0000000-0000-4000-8000-000000000010' ELSE pg_temp.large_id('f0000000', 1 + item % 100) END, pg_temp.large_id('ce000000', item), pg_temp.large_id('cb000000', item), 'steam', convert_to(plain, 'UTF8'), 'clear', sha256(convert_to(plain, 'UTF8')),
       CASE WHEN creator_id IS NULL THEN 'available' ELSE 'claimed' END, creator_id, applied_at + interval '2 days', campaign_id, now() - interval '225 days'
  FROM (SELECT place::bigint AS n, 1 + place % 600 AS item FROM pg_temp.times(3) AS place UNION ALL SELECT 3 * pg_temp.creators() + place, 601 FROM pg_temp.times(1) AS place) AS given
  LEFT JOIN seed_participant ON seed_participant.code = given.n
 CROSS JOIN LATERAL (SELECT 'LARGE-' || to_hex(given.n * 2654435761) AS plain) AS text;

-- Notifications: five per creator, one of them unread. -------------------------------------------------------------
INSERT INTO notification (id, user_id, kind, params, read_at, created_at)
SELECT pg_temp.large_id('0f000000', n), pg_temp.large_id('c0000000', 1 + n % pg_temp.creators()), 'told', jsonb_build_object('title', 'Large news ' || n), CASE WHEN n > pg_temp.creators() THEN now() END, now() - interval '90 days' * pg_temp.chance(n, 12)
  FROM pg_temp.times(5) AS n;

-- Lists and invitations of the companies. --------------------------------------------------------------------------
INSERT INTO creator_list (id, company_id, name)
SELECT pg_temp.large_id('1e000000', n), pg_temp.large_id('f0000000', n), 'Large list ' || n FROM pg_temp.places(100) AS n;
INSERT INTO creator_list_entry (list_id, creator_id, created_at)
SELECT pg_temp.large_id('1e000000', 1 + n % 100), pg_temp.large_id('c0000000', n), now() - interval '90 days' * pg_temp.chance(n, 13) FROM pg_temp.times(0.5) AS n;
-- Participants who miss the requirements were invited. The same number of other creators were invited but did not join: their
-- invitations are pending, declined or expired.
CREATE TEMP TABLE seed_came ON COMMIT DROP AS
SELECT n, coalesce(quest.quest_id, mission.mission_id, participant.campaign_id) AS activation_id, coalesce(quest.company_id, mission.company_id, participant.company_id) AS company_id,
       pg_temp.large_id('c0000000', 1 + n % pg_temp.creators()) AS creator_id, coalesce(quest.created_at, mission.joined_at, participant.applied_at) AS came_at
  FROM pg_temp.times(2.6) AS n LEFT JOIN quest_run AS quest ON quest.id = pg_temp.large_id('e0000000', n) LEFT JOIN mission_run AS mission ON mission.id = pg_temp.large_id('e0000000', n)
  LEFT JOIN key_campaign_participant AS participant ON participant.id = pg_temp.large_id('e0000000', n)
 WHERE coalesce(quest.id, mission.id, participant.id) IS NOT NULL;
INSERT INTO invitation (id, activation_id, activation_type, company_id, creator_id, status, invited_at, answered_at, deadline_at, status_changed_at)
SELECT pg_temp.large_id('1f000000', n), activation.id, activation.kind, activation.company_id, creator_id, 'ACCEPTED', came_at - interval '2 days', came_at, came_at + interval '12 days', came_at
  FROM seed_came JOIN activation ON activation.id = seed_came.activation_id JOIN requirement USING (activation_id)
  JOIN user_connection AS channel ON channel.id = pg_temp.large_id('cc000000', 1 + n % pg_temp.creators()) JOIN "user" ON "user".id = creator_id
 WHERE followers < twitch_followers OR languages <> '{}' AND "user".language <> ALL (languages);
INSERT INTO invitation (id, activation_id, activation_type, company_id, creator_id, status, invited_at, answered_at, expired_at, deadline_at, status_changed_at)
SELECT pg_temp.large_id('1f100000', n), activation.id, activation.kind, activation.company_id, creator_id, CASE WHEN n % 5 < 3 THEN 'PENDING' ELSE 'REJECTED' END, invited_at, CASE n % 5 WHEN 3 THEN invited_at + interval '3 days' END,
       CASE n % 5 WHEN 4 THEN invited_at + interval '14 days' END, invited_at + interval '14 days', invited_at + CASE n % 5 WHEN 3 THEN interval '3 days' WHEN 4 THEN interval '14 days' ELSE interval '0' END
  FROM pg_temp.times(1) AS n CROSS JOIN LATERAL (SELECT 1 + (n::bigint * 104729 + n / pg_temp.creators()) % 1199 AS live, pg_temp.large_id('c0000000', 1 + n % pg_temp.creators()) AS creator_id,
       now() - CASE WHEN n % 5 < 3 THEN interval '1 hour' + interval '13 days' * pg_temp.chance(n, 14) ELSE interval '15 days' + interval '80 days' * pg_temp.chance(n, 14) END AS invited_at) AS asked
  JOIN activation ON activation.id = pg_temp.large_id('a0000000', 5 * (live / 3) + live % 3)
 WHERE NOT EXISTS (SELECT FROM seed_came WHERE seed_came.activation_id = activation.id AND seed_came.creator_id = asked.creator_id);

ANALYZE code, code_claim, key_campaign_participant, submission, invitation, creator_list_entry;
