-- The number of codes left is kept here, because counting ten million codes at each claim would take seconds.

CREATE TABLE code_tally (
  item_id                 uuid NOT NULL REFERENCES code_item ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  shard                   smallint NOT NULL,
  total                   bigint NOT NULL,
  available               bigint NOT NULL,
  claimed                 bigint NOT NULL,
  PRIMARY KEY (item_id, distribution_channel_id, shard)
);
COMMENT ON TABLE code_tally IS 'The number of codes of an item for a platform, kept by a trigger. The number is split into shards that must be added up, so that simultaneous claims write to different rows.';
COMMENT ON COLUMN code_tally.item_id IS 'The item that the codes unlock.';
COMMENT ON COLUMN code_tally.distribution_channel_id IS 'The store or region of the codes.';
COMMENT ON COLUMN code_tally.shard IS 'The number of the shard: 0 to 15 for codes that change, 16 to 31 for codes that are added or removed, so that an import does not block claims.';
COMMENT ON COLUMN code_tally.total IS 'The total number of codes. Add up all shards to get the number.';
COMMENT ON COLUMN code_tally.available IS 'The number of codes that can still be claimed. Add up all shards to get the number.';
COMMENT ON COLUMN code_tally.claimed IS 'The number of codes that creators have claimed. Add up all shards to get the number.';
CREATE INDEX code_tally_distribution_channel_id_idx ON code_tally (distribution_channel_id);

CREATE FUNCTION code_availability_of(available bigint, total bigint) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN available = 0 THEN 'OUT' WHEN available * 10 < total THEN 'LOW' ELSE 'HIGH' END
$$;
COMMENT ON FUNCTION code_availability_of(bigint, bigint) IS 'The stock level: OUT if no code is left, LOW under 10 percent, otherwise HIGH (rules §9).';

CREATE FUNCTION item_platform(item uuid, channel text) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT string_agg(DISTINCT b.platform_name, ', ' ORDER BY b.platform_name) FROM code_batch b
      WHERE b.item_id = item AND b.distribution_channel_id = channel AND b.platform_name IS NOT NULL AND b.revoked_at IS NULL),
    (SELECT name FROM distribution_channel WHERE id = channel))
$$;
COMMENT ON FUNCTION item_platform(uuid, text) IS 'The name of the platform where the codes of an item are redeemed. For "Other", the names that the company entered.';

CREATE VIEW code_stock AS
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
COMMENT ON VIEW code_stock IS 'The number of codes left of an item, by store.';
COMMENT ON COLUMN code_stock.availability IS 'The stock level: HIGH, LOW (under 10 percent remain) or OUT (rules §3).';
COMMENT ON COLUMN code_stock.colour IS 'The color of the stock level: green, yellow or red (rules §9).';
COMMENT ON COLUMN code_stock.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN code_stock.item_id IS 'The item that the code unlocks.';
COMMENT ON COLUMN code_stock.distribution_channel_id IS 'The store or region where the code is redeemed.';
COMMENT ON COLUMN code_stock.total IS 'The total number of codes.';
COMMENT ON COLUMN code_stock.available IS 'The number of codes that can still be claimed.';
COMMENT ON COLUMN code_stock.claimed IS 'The number of codes that creators have claimed.';
COMMENT ON COLUMN code_stock.unavailable IS 'The number of codes that the company has put on hold.';

CREATE FUNCTION code_stock_platform(stock code_stock) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT item_platform(stock.item_id, stock.distribution_channel_id)
$$;
COMMENT ON FUNCTION code_stock_platform(code_stock) IS 'The name of the platform where the codes are redeemed. For "Other", the names that the company entered.';

CREATE FUNCTION code_count(item uuid, platform text, OUT total bigint, OUT available bigint)
  LANGUAGE sql AS $$
  SELECT coalesce(sum(total), 0)::bigint, coalesce(sum(available), 0)::bigint FROM code_tally
   WHERE item_id = item AND distribution_channel_id = platform;
$$;
COMMENT ON FUNCTION code_count(uuid, text) IS 'The number of codes of an item for a platform, and how many of them can still be claimed.';

CREATE FUNCTION code_tally_follow() RETURNS trigger
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
     -- Deleting an item deletes its codes and the stored number of its codes.
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
COMMENT ON FUNCTION code_tally_follow() IS 'Keeps the stored numbers of codes current.';

-- These triggers fire before the triggers that read the stored number of codes, because Postgres fires triggers in the
-- order of their names.
CREATE TRIGGER code_add_changed AFTER UPDATE ON code
  REFERENCING OLD TABLE AS before_code NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_tally_follow();
CREATE TRIGGER code_add_new AFTER INSERT ON code
  REFERENCING NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_tally_follow();
CREATE TRIGGER code_add_removed AFTER DELETE ON code
  REFERENCING OLD TABLE AS before_code FOR EACH STATEMENT EXECUTE FUNCTION code_tally_follow();
COMMENT ON TRIGGER code_add_changed ON code IS 'tally';
COMMENT ON TRIGGER code_add_new ON code IS 'tally';
COMMENT ON TRIGGER code_add_removed ON code IS 'tally';

CREATE FUNCTION add_to_code_tally(item uuid, platform text, at_shard integer, of_total bigint, of_available bigint, of_claimed bigint) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM code_tally WHERE item_id = item AND distribution_channel_id = platform) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('code_tally ' || item || platform, 0));
    IF NOT EXISTS (SELECT FROM code_tally WHERE item_id = item AND distribution_channel_id = platform) THEN
      -- The stored number already includes the current change.
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
COMMENT ON FUNCTION add_to_code_tally(uuid, text, integer, bigint, bigint, bigint) IS 'Counts added, removed and changed codes.';

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
COMMENT ON FUNCTION tally_codes() IS 'Recounts all codes, for rows written without triggers, as by seeds.';

CREATE FUNCTION code_mark_of(available bigint, total bigint) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN available = 0 THEN 'OUT' WHEN available * 10 < total OR available <= least(3, total / 2) THEN 'LOW' ELSE 'HIGH' END
$$;
COMMENT ON FUNCTION code_mark_of(bigint, bigint) IS 'The numbers of remaining codes at which a company is notified: under 10 percent (or the last three of a small stock), and zero.';

CREATE FUNCTION lock_code_stock(of_item_id uuid, of_channel text) RETURNS void
  LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('code_stock ' || of_item_id || of_channel, 0))
$$;
COMMENT ON FUNCTION lock_code_stock(uuid, text) IS 'Serializes transactions that count the last codes of an item for a platform or take several of them.';
