CREATE OR REPLACE FUNCTION key_campaign_watch_promise() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  free bigint;
BEGIN
  -- Once a day is enough.
  IF EXISTS (SELECT FROM domain_event WHERE entity = 'key_campaign' AND entity_id = NEW.campaign_id
                AND type = 'codesOverpromised' AND created_at > now() - interval '1 day') THEN
    RETURN NULL;
  END IF;
  SELECT sum(greatest(k.codes_per_creator - (SELECT count(*) FROM code_claim WHERE participant_id = p.id), 0)) INTO owed
    FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
   WHERE p.campaign_id = NEW.campaign_id AND p.status IN ('accepted', 'claimed_key');
  -- No more of them are looked at than are promised.
  SELECT count(*) INTO free FROM (
    SELECT FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id AND c.status = 'available'
     WHERE i.activation_id = NEW.campaign_id AND offers_key(NEW.campaign_id, c.item_id, c.distribution_channel_id) LIMIT owed) AS left_over;
  IF owed > free THEN
    PERFORM emit_event('codesOverpromised', 'key_campaign', NEW.campaign_id,
      (SELECT jsonb_build_object('company_id', company_id, 'activation', name, 'promised', owed, 'left', free)
         FROM activation WHERE id = NEW.campaign_id));
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER code_promise_watch ON code;
DROP FUNCTION code_promise_watch();
DROP TRIGGER code_claim_promise_watch ON code_claim;
DROP FUNCTION code_claim_promise_watch();
DROP FUNCTION tell_short_promise(uuid);
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
COMMENT ON FUNCTION code_stock_watch() IS 'Tells when the codes of an item for a platform are running out, and when they are out.';
DROP FUNCTION code_mark_of(bigint, bigint);
DROP FUNCTION lock_code_stock(uuid, text);
