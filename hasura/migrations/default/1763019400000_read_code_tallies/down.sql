DROP INDEX code_newest_idx;
DROP INDEX code_company_id_idx;
CREATE INDEX code_company_id_idx ON code (company_id, status, created_at DESC);
DROP INDEX code_stock_idx;
CREATE INDEX code_stock_idx ON code (item_id, distribution_channel_id, status);

CREATE OR REPLACE VIEW code_promise AS
  SELECT a.id AS activation_id, a.company_id, owed.promised, stock.available,
         owed.promised > stock.available AS is_short
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
         SELECT coalesce(sum(greatest(w.quantity - (
                  SELECT count(*) FROM reward_claim c JOIN code_claim k ON k.reward_claim_id = c.id
                   WHERE c.mission_run_id = r.id AND c.reward_id = w.id), 0)), 0)
           FROM mission_run r JOIN mission_reward w ON w.mission_id = r.mission_id AND w.kind = 'code'
          WHERE r.mission_id = a.id AND r.status IN ('active', 'review', 'claimReward'))
       ELSE 0 END::bigint AS promised) AS owed
   CROSS JOIN LATERAL (
     SELECT CASE a.kind
       WHEN 'MISSION' THEN (
         SELECT count(*) FROM code
          WHERE status = 'available' AND item_id IN (SELECT code_item_id FROM mission_reward WHERE mission_id = a.id AND kind = 'code'))
       ELSE (SELECT coalesce(sum(s.available), 0) FROM activation_code_stock s WHERE s.activation_id = a.id) END::bigint AS available) AS stock
   WHERE a.status IN ('waiting_for_company_verification', 'upcoming', 'active', 'unpublished')
     AND (EXISTS (SELECT FROM activation_code_item i WHERE i.activation_id = a.id)
          OR EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code'));

DROP FUNCTION reward_codes_owed(uuid);
DROP FUNCTION reward_codes_left(uuid);

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
            FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id
           WHERE NOT EXISTS (SELECT FROM key_set s WHERE s.activation_id = i.activation_id AND s.code_item_id = i.code_item_id)
             AND NOT EXISTS (SELECT FROM activation_channel h WHERE h.activation_id = i.activation_id)
           GROUP BY 1, 2, 3
        ) AS offered
        JOIN code_item item ON item.id = offered.code_item_id
       CROSS JOIN LATERAL (SELECT keys_claimed(offered.activation_id, offered.code_item_id, offered.distribution_channel_id) AS claimed) AS handed
       CROSS JOIN LATERAL (
         SELECT count(*) AS total, count(*) FILTER (WHERE status = 'available') AS available
           FROM code WHERE item_id = offered.code_item_id AND distribution_channel_id = offered.distribution_channel_id) AS stock
    ) AS counted;

CREATE OR REPLACE VIEW code_stock AS
  SELECT counted.*,
         code_availability_of(available, total) AS availability,
         CASE code_availability_of(available, total) WHEN 'OUT' THEN 'red' WHEN 'LOW' THEN 'yellow' ELSE 'green' END AS colour
    FROM (SELECT company_id, item_id, distribution_channel_id,
                 count(*) AS total,
                 count(*) FILTER (WHERE status = 'available') AS available,
                 count(*) FILTER (WHERE status = 'claimed') AS claimed,
                 count(*) FILTER (WHERE status = 'unavailable') AS unavailable
            FROM code
           GROUP BY company_id, item_id, distribution_channel_id) AS counted;

CREATE OR REPLACE FUNCTION code_tally_follow() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  own_shard integer := pg_backend_pid() % 16 + CASE TG_OP WHEN 'UPDATE' THEN 0 ELSE 16 END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_to_code_tally(item_id, distribution_channel_id, own_shard, total, available) FROM (
      SELECT item_id, distribution_channel_id, count(*) AS total, count(*) FILTER (WHERE status = 'available') AS available
        FROM after_code GROUP BY 1, 2 ORDER BY 1, 2) AS came;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_to_code_tally(item_id, distribution_channel_id, own_shard, -total, -available) FROM (
      SELECT item_id, distribution_channel_id, count(*) AS total, count(*) FILTER (WHERE status = 'available') AS available
        FROM before_code GROUP BY 1, 2 ORDER BY 1, 2) AS went
     -- An item that goes takes its codes along, and its tally.
     WHERE EXISTS (SELECT FROM code_item WHERE id = item_id);
  ELSE
    PERFORM add_to_code_tally(item_id, distribution_channel_id, own_shard, total::bigint, available::bigint) FROM (
      SELECT item_id, distribution_channel_id, sum(one) AS total, sum(CASE status WHEN 'available' THEN one ELSE 0 END) AS available
        FROM (SELECT item_id, distribution_channel_id, status, 1 AS one FROM after_code
              UNION ALL SELECT item_id, distribution_channel_id, status, -1 FROM before_code) AS both_sides
       GROUP BY 1, 2 HAVING sum(one) <> 0 OR sum(CASE status WHEN 'available' THEN one ELSE 0 END) <> 0 ORDER BY 1, 2) AS changed;
  END IF;
  RETURN NULL;
END $$;
DROP FUNCTION add_to_code_tally(uuid, text, integer, bigint, bigint, bigint);
CREATE FUNCTION add_to_code_tally(item uuid, platform text, at_shard integer, of_total bigint, of_available bigint) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM code_tally WHERE item_id = item AND distribution_channel_id = platform) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('code_tally ' || item || platform, 0));
    IF NOT EXISTS (SELECT FROM code_tally WHERE item_id = item AND distribution_channel_id = platform) THEN
      -- What changes just now is in what is counted.
      INSERT INTO code_tally (item_id, distribution_channel_id, shard, total, available)
      SELECT item, platform, at_shard, count(*), count(*) FILTER (WHERE status = 'available')
        FROM code WHERE item_id = item AND distribution_channel_id = platform;
      RETURN;
    END IF;
  END IF;
  INSERT INTO code_tally AS t (item_id, distribution_channel_id, shard, total, available)
  VALUES (item, platform, at_shard, of_total, of_available)
  ON CONFLICT (item_id, distribution_channel_id, shard) DO UPDATE
     SET total = t.total + excluded.total, available = t.available + excluded.available;
END $$;
COMMENT ON FUNCTION add_to_code_tally(uuid, text, integer, bigint, bigint) IS 'Counts codes that came, went or changed.';

DROP FUNCTION tally_codes();
ALTER TABLE code_tally DROP COLUMN claimed;
COMMENT ON TABLE code_tally IS 'How many codes of an item there are for a platform, kept by a trigger. In shards, whose sum counts: those who claim at once write to different rows. Begun by counting when the first of them changes.';
