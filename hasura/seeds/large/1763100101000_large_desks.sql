-- What lies on the large market's desks: 300,000 codes, 500,000 notifications, 50,000 names on lists, 200,000 invitations.

CREATE OR REPLACE FUNCTION pg_temp.chance(place bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (hashint8extended(place, salt) & 1073741823) / 1073741824.0
$$;
CREATE OR REPLACE FUNCTION pg_temp.large_id(kind text, place bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (kind || '-0000-4000-8000-' || lpad(to_hex(place), 12, '0'))::uuid
$$;

-- A constant, so that a place costs no look-up.
DO $$ BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION pg_temp.creators() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS ''SELECT %s''',
                 coalesce(nullif(current_setting('questboard.large_creators', true), ''), '100000')::integer);
END $$;

SET LOCAL session_replication_role = replica;
SET LOCAL synchronous_commit = off;
SET LOCAL work_mem = '128MB';

-- Run twice, it finds the first item and changes nothing.
CREATE TEMP TABLE seed_size ON COMMIT DROP AS
SELECT CASE WHEN EXISTS (SELECT FROM code_item WHERE id = pg_temp.large_id('ce000000', 1)) THEN 0 ELSE 1 END AS share;
CREATE OR REPLACE FUNCTION pg_temp.places(total integer) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, total * share) FROM seed_size
$$;
-- What grows, as a multiple of the creators: 100,000, or as many as `questboard.large_creators` says, in hundreds.
CREATE OR REPLACE FUNCTION pg_temp.times(factor numeric) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, (pg_temp.creators() * factor * share)::integer) FROM seed_size
$$;

-- Codes: six items per company, 500 codes of each, two in three still there. --------------------------------------
INSERT INTO code_item (id, company_id, game_id, type, name, item_name)
SELECT pg_temp.large_id('ce000000', n), pg_temp.large_id('f0000000', 1 + n % 100), pg_temp.large_id('90000000', 1 + n), (ARRAY['game', 'DLC', 'demo'])[1 + n / 100 % 3], 'Large item ' || n, 'Standard edition'
  FROM pg_temp.places(600) AS n
 UNION ALL
-- And 100,000 codes of one item for the demo company.
SELECT pg_temp.large_id('ce000000', n), 'd0000000-0000-4000-8000-000000000010', pg_temp.large_id('90000000', n), 'game', 'Winter playtest', 'Standard edition' FROM pg_temp.places(601) AS n WHERE n = 601;
INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id)
SELECT pg_temp.large_id('cb000000', n), CASE n WHEN 601 THEN 'd0000000-0000-4000-8000-000000000010' ELSE pg_temp.large_id('f0000000', 1 + n % 100) END, pg_temp.large_id('ce000000', n), 'steam' FROM pg_temp.places(601) AS n;
INSERT INTO code (id, company_id, item_id, batch_id, distribution_channel_id, code_ciphertext, key_id, code_hash, status, claimed_by, claimed_at, created_at)
SELECT pg_temp.large_id('cd000000', n), CASE item WHEN 601 THEN 'd0000000-0000-4000-8000-000000000010' ELSE pg_temp.large_id('f0000000', 1 + item % 100) END, pg_temp.large_id('ce000000', item), pg_temp.large_id('cb000000', item), 'steam', convert_to(plain, 'UTF8'), 'clear', sha256(convert_to(plain, 'UTF8')),
       CASE WHEN n % 3 = 0 AND item < 601 THEN 'claimed' ELSE 'available' END, CASE WHEN n % 3 = 0 AND item < 601 THEN pg_temp.large_id('c0000000', 1 + n % pg_temp.creators()) END, CASE WHEN n % 3 = 0 AND item < 601 THEN now() - interval '100 days' * pg_temp.chance(n, 11) END, now() - interval '150 days'
  FROM (SELECT place::bigint AS n, 1 + place % 600 AS item FROM pg_temp.times(3) AS place UNION ALL SELECT 3 * pg_temp.creators() + place, 601 FROM pg_temp.times(1) AS place) AS given, LATERAL (SELECT 'LARGE-' || to_hex(n * 2654435761) AS plain) AS text;

-- Notifications: five per creator, one of them unread. -------------------------------------------------------------
INSERT INTO notification (id, user_id, kind, params, read_at, created_at)
SELECT pg_temp.large_id('0f000000', n), pg_temp.large_id('c0000000', 1 + n % pg_temp.creators()), 'told', jsonb_build_object('title', 'Large news ' || n), CASE WHEN n > pg_temp.creators() THEN now() END, now() - interval '90 days' * pg_temp.chance(n, 12)
  FROM pg_temp.times(5) AS n;

-- Lists and invitations of the companies. --------------------------------------------------------------------------
INSERT INTO creator_list (id, company_id, name)
SELECT pg_temp.large_id('1e000000', n), pg_temp.large_id('f0000000', n), 'Large list ' || n FROM pg_temp.places(100) AS n;
INSERT INTO creator_list_entry (list_id, creator_id, created_at)
SELECT pg_temp.large_id('1e000000', 1 + n % 100), pg_temp.large_id('c0000000', n), now() - interval '90 days' * pg_temp.chance(n, 13) FROM pg_temp.times(0.5) AS n;
INSERT INTO invitation (id, activation_id, activation_type, company_id, creator_id, status, invited_at)
SELECT pg_temp.large_id('1f000000', n), activation.id, activation.kind, activation.company_id, pg_temp.large_id('c0000000', 1 + n % pg_temp.creators()), (ARRAY['PENDING', 'ACCEPTED', 'REJECTED'])[1 + n % 3], now() - interval '90 days' * pg_temp.chance(n, 14)
  FROM pg_temp.times(2) AS n JOIN activation ON activation.id = pg_temp.large_id('a0000000', 1 + (n::bigint * 104729 + n / pg_temp.creators()) % 2000);
