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
  IF keys_claimed(NEW.activation_id, asked.item_id, asked.distribution_channel_id) >= most THEN
    PERFORM refuse('code_claim_promised', format('all %s codes that were promised are handed out', most));
  END IF;
  RETURN NEW;
END $$;
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
    IF stock.available <= stock.total / 10 + 20 THEN
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
CREATE OR REPLACE FUNCTION code_count(item uuid, platform text, OUT total bigint, OUT available bigint)
  LANGUAGE sql AS $$
  SELECT count(*), count(*) FILTER (WHERE status = 'available') FROM code
   WHERE item_id = item AND distribution_channel_id = platform;
$$;
DROP TRIGGER code_a_tally_gone ON code;
DROP TRIGGER code_a_tally_new ON code;
DROP TRIGGER code_a_tally ON code;
DROP FUNCTION code_tally_follow();
DROP FUNCTION add_to_code_tally(uuid, text, integer, bigint, bigint);
DROP TABLE code_tally;
