-- A claim asks whether codes are running out. It must not count them for that: of ten million codes each claim would take seconds.

CREATE TABLE code_tally (
  item_id                 uuid NOT NULL REFERENCES code_item ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  shard                   smallint NOT NULL,
  total                   bigint NOT NULL,
  available               bigint NOT NULL,
  PRIMARY KEY (item_id, distribution_channel_id, shard)
);
CREATE INDEX code_tally_distribution_channel_id_idx ON code_tally (distribution_channel_id);
COMMENT ON TABLE code_tally IS 'How many codes of an item there are for a platform, kept by a trigger. In shards, whose sum counts: those who claim at once write to different rows. Begun by counting when the first of them changes.';
COMMENT ON COLUMN code_tally.item_id IS 'What the codes unlock.';
COMMENT ON COLUMN code_tally.distribution_channel_id IS 'The store or region that they are redeemed in.';
COMMENT ON COLUMN code_tally.shard IS '0 to 15 for codes that change, 16 to 31 for codes that come and go: an import does not keep those waiting who claim.';
COMMENT ON COLUMN code_tally.total IS 'How many there are; only the sum of all shards means something.';
COMMENT ON COLUMN code_tally.available IS 'How many can still be claimed; only the sum of all shards means something.';

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

CREATE FUNCTION code_tally_follow() RETURNS trigger
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
COMMENT ON FUNCTION code_tally_follow() IS 'Keeps the tally of codes.';
-- By name before what asks for the tally.
CREATE TRIGGER code_a_tally AFTER UPDATE ON code
  REFERENCING OLD TABLE AS before_code NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_tally_follow();
CREATE TRIGGER code_a_tally_new AFTER INSERT ON code
  REFERENCING NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_tally_follow();
CREATE TRIGGER code_a_tally_gone AFTER DELETE ON code
  REFERENCING OLD TABLE AS before_code FOR EACH STATEMENT EXECUTE FUNCTION code_tally_follow();

CREATE OR REPLACE FUNCTION code_count(item uuid, platform text, OUT total bigint, OUT available bigint)
  LANGUAGE sql AS $$
  SELECT coalesce(sum(total), 0)::bigint, coalesce(sum(available), 0)::bigint FROM code_tally
   WHERE item_id = item AND distribution_channel_id = platform;
$$;

CREATE OR REPLACE FUNCTION code_stock_watch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken record;
  stock record;
BEGIN
  FOR taken IN
    SELECT code.company_id, code.item_id, code.distribution_channel_id, count(*) AS codes
      FROM after_code AS code JOIN before_code AS before ON before.id = code.id
     WHERE before.status = 'available' AND code.status = 'claimed'
     GROUP BY 1, 2, 3 ORDER BY 2, 3
  LOOP
    SELECT * INTO stock FROM code_count(taken.item_id, taken.distribution_channel_id);
    -- Of two who take the last codes at once, neither sees the other's: near a mark they count one after another.
    IF abs(stock.available - stock.total / 10) <= taken.codes + 20 OR stock.available <= 20 THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('code_stock ' || taken.item_id || taken.distribution_channel_id, 0));
      SELECT * INTO stock FROM code_count(taken.item_id, taken.distribution_channel_id);
    END IF;
    IF code_availability_of(stock.available, stock.total) <> code_availability_of(stock.available + taken.codes, stock.total) THEN
      PERFORM emit_event('codesRunningOut', 'code_item', taken.item_id, (
        SELECT jsonb_build_object('company_id', taken.company_id, 'item', code_item.name,
                                  'platform', distribution_channel.name, 'left', stock.available)
          FROM code_item, distribution_channel
         WHERE code_item.id = taken.item_id AND distribution_channel.id = taken.distribution_channel_id));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- What is promised without a limit is not counted, either.
CREATE OR REPLACE FUNCTION code_claim_of_key() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  most integer;
BEGIN
  -- The lock makes claiming and ending wait for each other; who claims does not wait for who else does.
  PERFORM FROM activation WHERE id = NEW.activation_id AND status IN ('active', 'unpublished') FOR SHARE;
  IF NOT found THEN
    PERFORM refuse('code_claim_while_live', 'codes are claimed while the campaign is live');
  END IF;
  IF session_variable('x-hasura-role') = 'creator' AND NOT has_verified_channel(NEW.creator_id) THEN
    PERFORM refuse('code_claim_verified_channel', 'codes are for creators with a channel that meets the requirements');
  END IF;
  SELECT item_id, distribution_channel_id INTO asked FROM code WHERE id = NEW.code_id;
  IF NOT offers_key(NEW.activation_id, asked.item_id, asked.distribution_channel_id) THEN
    PERFORM refuse('code_claim_code_of_activation', 'the activation does not hand out codes of this item for this platform');
  END IF;
  -- Of a promise that is limited, one is handed out after another.
  SELECT promised INTO most FROM key_set
   WHERE (activation_id, code_item_id, distribution_channel_id) = (NEW.activation_id, asked.item_id, asked.distribution_channel_id)
     AND promised IS NOT NULL FOR NO KEY UPDATE;
  IF most IS NOT NULL AND keys_claimed(NEW.activation_id, asked.item_id, asked.distribution_channel_id) >= most THEN
    PERFORM refuse('code_claim_promised', format('all %s codes that were promised are handed out', most));
  END IF;
  RETURN NEW;
END $$;
