-- What a company or a creator opens reads how many codes there are; nothing that is opened counts them any more. So the tally is
-- there for every item from now on, and knows the claimed ones too.
ALTER TABLE code_tally ADD COLUMN claimed bigint NOT NULL DEFAULT 0;
ALTER TABLE code_tally ALTER COLUMN claimed DROP DEFAULT;
COMMENT ON TABLE code_tally IS 'How many codes of an item there are for a platform, kept by a trigger. In shards, whose sum counts: those who claim at once write to different rows.';
COMMENT ON COLUMN code_tally.claimed IS 'How many creators have; only the sum of all shards means something.';

DROP FUNCTION add_to_code_tally(uuid, text, integer, bigint, bigint);
CREATE FUNCTION add_to_code_tally(item uuid, platform text, at_shard integer, of_total bigint, of_available bigint, of_claimed bigint) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM code_tally WHERE item_id = item AND distribution_channel_id = platform) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('code_tally ' || item || platform, 0));
    IF NOT EXISTS (SELECT FROM code_tally WHERE item_id = item AND distribution_channel_id = platform) THEN
      -- What changes just now is in what is counted.
      INSERT INTO code_tally (item_id, distribution_channel_id, shard, total, available, claimed)
      SELECT item, platform, at_shard, count(*), count(*) FILTER (WHERE status = 'available'),
             count(*) FILTER (WHERE status = 'claimed')
        FROM code WHERE item_id = item AND distribution_channel_id = platform;
      RETURN;
    END IF;
  END IF;
  INSERT INTO code_tally AS t (item_id, distribution_channel_id, shard, total, available, claimed)
  VALUES (item, platform, at_shard, of_total, of_available, of_claimed)
  ON CONFLICT (item_id, distribution_channel_id, shard) DO UPDATE
     SET total = t.total + excluded.total, available = t.available + excluded.available,
         claimed = t.claimed + excluded.claimed;
END $$;
COMMENT ON FUNCTION add_to_code_tally(uuid, text, integer, bigint, bigint, bigint) IS 'Counts codes that came, went or changed.';

CREATE OR REPLACE FUNCTION code_tally_follow() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  own_shard integer := pg_backend_pid() % 16 + CASE TG_OP WHEN 'UPDATE' THEN 0 ELSE 16 END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_code_tally(item_id, distribution_channel_id, own_shard, total, available, claimed) FROM (
      SELECT item_id, distribution_channel_id, count(*) AS total, count(*) FILTER (WHERE status = 'available') AS available,
             count(*) FILTER (WHERE status = 'claimed') AS claimed
        FROM after_code GROUP BY 1, 2 ORDER BY 1, 2) AS came;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_code_tally(item_id, distribution_channel_id, own_shard, -total, -available, -claimed) FROM (
      SELECT item_id, distribution_channel_id, count(*) AS total, count(*) FILTER (WHERE status = 'available') AS available,
             count(*) FILTER (WHERE status = 'claimed') AS claimed
        FROM before_code GROUP BY 1, 2 ORDER BY 1, 2) AS went
     -- An item that goes takes its codes along, and its tally.
     WHERE EXISTS (SELECT FROM code_item WHERE id = item_id);
  ELSE
    PERFORM add_to_code_tally(item_id, distribution_channel_id, own_shard, total::bigint, available::bigint, claimed::bigint) FROM (
      SELECT item_id, distribution_channel_id, sum(one) AS total, sum(CASE status WHEN 'available' THEN one ELSE 0 END) AS available,
             sum(CASE status WHEN 'claimed' THEN one ELSE 0 END) AS claimed
        FROM (SELECT item_id, distribution_channel_id, status, 1 AS one FROM after_code
              UNION ALL SELECT item_id, distribution_channel_id, status, -1 FROM before_code) AS both_sides
       GROUP BY 1, 2 HAVING sum(one) <> 0 OR sum(CASE status WHEN 'available' THEN one ELSE 0 END) <> 0
           OR sum(CASE status WHEN 'claimed' THEN one ELSE 0 END) <> 0 ORDER BY 1, 2) AS changed;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tally_codes() RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE code, code_tally IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM code_tally;
  INSERT INTO code_tally (item_id, distribution_channel_id, shard, total, available, claimed)
  SELECT item_id, distribution_channel_id, 16, count(*), count(*) FILTER (WHERE status = 'available'),
         count(*) FILTER (WHERE status = 'claimed')
    FROM code GROUP BY 1, 2;
END $$;
COMMENT ON FUNCTION tally_codes() IS 'Counts all codes anew: for what came past the triggers, as seeds do.';
SELECT tally_codes();

-- The views -------------------------------------------------------------------------------------------------------------
CREATE OR REPLACE VIEW code_stock AS
  SELECT counted.*,
         code_availability_of(available, total) AS availability,
         CASE code_availability_of(available, total) WHEN 'OUT' THEN 'red' WHEN 'LOW' THEN 'yellow' ELSE 'green' END AS colour
    FROM (SELECT item.company_id, tally.item_id, tally.distribution_channel_id,
                 sum(tally.total)::bigint AS total,
                 sum(tally.available)::bigint AS available,
                 sum(tally.claimed)::bigint AS claimed,
                 sum(tally.total - tally.available - tally.claimed)::bigint AS unavailable
            FROM code_tally tally JOIN code_item item ON item.id = tally.item_id
           GROUP BY item.company_id, tally.item_id, tally.distribution_channel_id
          HAVING sum(tally.total) > 0) AS counted;

CREATE OR REPLACE VIEW key_offer AS
  SELECT counted.*, code_availability_of(available, least(total, promised)) AS availability
    FROM (
      SELECT offered.activation_id, item.company_id, offered.code_item_id, offered.distribution_channel_id, offered.promised,
             handed.claimed, stock.total,
             least(stock.available, CASE WHEN offered.promised IS NOT NULL THEN greatest(offered.promised - handed.claimed, 0) END) AS available
        FROM (
          SELECT activation_id, code_item_id, distribution_channel_id, promised FROM key_set
          UNION ALL
          SELECT i.activation_id, i.code_item_id, h.distribution_channel_id, NULL
            FROM activation_code_item i JOIN activation_channel h USING (activation_id)
           WHERE NOT EXISTS (SELECT FROM key_set s WHERE s.activation_id = i.activation_id AND s.code_item_id = i.code_item_id)
          UNION ALL
          SELECT i.activation_id, i.code_item_id, c.distribution_channel_id, NULL
            FROM activation_code_item i JOIN code_tally c ON c.item_id = i.code_item_id
           WHERE NOT EXISTS (SELECT FROM key_set s WHERE s.activation_id = i.activation_id AND s.code_item_id = i.code_item_id)
             AND NOT EXISTS (SELECT FROM activation_channel h WHERE h.activation_id = i.activation_id)
           GROUP BY 1, 2, 3 HAVING sum(c.total) > 0
        ) AS offered
        JOIN code_item item ON item.id = offered.code_item_id
       CROSS JOIN LATERAL (SELECT keys_claimed(offered.activation_id, offered.code_item_id, offered.distribution_channel_id) AS claimed) AS handed
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(total), 0)::bigint AS total, coalesce(sum(available), 0)::bigint AS available
           FROM code_tally WHERE item_id = offered.code_item_id AND distribution_channel_id = offered.distribution_channel_id) AS stock
    ) AS counted;

-- A reward of several codes is claimed whole, for one platform: what is left over beside whole sets is to be had by nobody.
CREATE FUNCTION reward_codes_left(of_reward_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(stock.available / w.quantity * w.quantity), 0)::bigint
    FROM mission_reward w
   CROSS JOIN LATERAL (
     SELECT sum(t.available)::bigint AS available
       FROM mission_reward_channel k JOIN code_tally t ON t.item_id = w.code_item_id AND t.distribution_channel_id = k.distribution_channel_id
      WHERE k.reward_id = w.id GROUP BY k.distribution_channel_id) AS stock
   WHERE w.id = of_reward_id
$$;
COMMENT ON FUNCTION reward_codes_left(uuid) IS 'How many codes creators can claim of a reward: whole sets on each of its platforms.';

CREATE FUNCTION reward_codes_owed(of_reward_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(greatest(w.quantity - (SELECT count(*) FROM code_claim WHERE reward_claim_id = c.id), 0)), 0)::bigint
    FROM mission_reward w JOIN mission_run r ON r.mission_id = w.mission_id
    LEFT JOIN reward_claim c ON c.mission_run_id = r.id AND c.reward_id = w.id
   WHERE w.id = of_reward_id AND w.kind = 'code'
     -- Whose codes were taken back with their batch may claim again, after the mission is completed too.
     AND (r.status IN ('active', 'review', 'claimReward') OR r.status = 'completed' AND c.id IS NOT NULL)
$$;
COMMENT ON FUNCTION reward_codes_owed(uuid) IS 'How many codes of a reward those who take part may still claim.';

CREATE OR REPLACE VIEW code_promise AS
  SELECT a.id AS activation_id, a.company_id, owed.promised, stock.available,
         owed.promised > stock.available
           -- Each reward is owed: plenty of one does not make up for another.
           OR EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code'
                         AND reward_codes_owed(w.id) > reward_codes_left(w.id)) AS is_short
    FROM activation a
   CROSS JOIN LATERAL (
     SELECT CASE a.kind
       WHEN 'KEY' THEN (
         SELECT coalesce(sum(greatest(k.codes_per_creator - (SELECT count(*) FROM code_claim WHERE participant_id = p.id), 0)), 0)
           FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
          WHERE p.campaign_id = a.id AND p.status IN ('accepted', 'claimed_key'))
       WHEN 'QUEST' THEN (
         SELECT coalesce(sum(greatest(r.kit_codes - (SELECT count(*) FROM code_claim WHERE quest_run_id = r.id), 0)), 0)
           FROM quest_run r
          WHERE r.quest_id = a.id
            AND r.status IN ('PENDING_PAYMENT', 'PAYMENT', 'CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'))
       WHEN 'MISSION' THEN (
         SELECT coalesce(sum(reward_codes_owed(w.id)), 0) FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code')
       ELSE 0 END::bigint AS promised) AS owed
   CROSS JOIN LATERAL (
     SELECT CASE a.kind
       -- What the smallest of several rewards of one item can use of a platform.
       WHEN 'MISSION' THEN (
         SELECT coalesce(sum(left_over.available / asked.codes * asked.codes), 0)
           FROM (SELECT w.code_item_id, k.distribution_channel_id, min(w.quantity) AS codes
                   FROM mission_reward w JOIN mission_reward_channel k ON k.reward_id = w.id
                  WHERE w.mission_id = a.id AND w.kind = 'code' GROUP BY 1, 2) AS asked
          CROSS JOIN LATERAL (
            SELECT sum(t.available)::bigint AS available FROM code_tally t
             WHERE t.item_id = asked.code_item_id AND t.distribution_channel_id = asked.distribution_channel_id) AS left_over)
       ELSE (SELECT coalesce(sum(s.available), 0) FROM activation_code_stock s WHERE s.activation_id = a.id) END::bigint AS available) AS stock
   WHERE (a.status IN ('waiting_for_company_verification', 'upcoming', 'active', 'unpublished')
          -- Rewards are claimed after the mission is over too.
          OR a.kind = 'MISSION' AND a.status IN ('ended', 'closed') AND owed.promised > 0)
     AND (EXISTS (SELECT FROM activation_code_item i WHERE i.activation_id = a.id)
          OR EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code'));

-- The oldest code that is left is found at once, and whether any is, however many are claimed: asked for any, Postgres reads the
-- table from its beginning, past all that are claimed.
DROP INDEX code_stock_idx;
CREATE INDEX code_stock_idx ON code (item_id, status, distribution_channel_id, created_at, id);

-- The newest hundred of a company, of ten million that came at one moment too, with a status or without.
DROP INDEX code_company_id_idx;
CREATE INDEX code_company_id_idx ON code (company_id, status, created_at DESC, id);
CREATE INDEX code_newest_idx ON code (company_id, created_at DESC, id);
