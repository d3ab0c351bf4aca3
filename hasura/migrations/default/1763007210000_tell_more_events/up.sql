-- One name is one happening: a mission run's submission is not its mission's, nor a participant's end the campaign's.
UPDATE mission_run_transition SET event = 'missionContentSubmitted' WHERE event = 'missionSubmitted';
UPDATE key_campaign_participant_transition SET event = 'keyAccessEnded' WHERE event = 'keyCampaignEnded';

-- An offer says how much, until when and with which words, so that nobody has to guess what was told.
CREATE OR REPLACE FUNCTION emit_quest_bid() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('bidMade', 'quest_bid', NEW.id, jsonb_strip_nulls(jsonb_build_object(
    'quest_run_id', NEW.quest_run_id, 'side', NEW.side, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id,
    'amount_cents', NEW.amount_cents, 'deadline_at', NEW.deadline_at, 'message', nullif(NEW.message, ''))));
  RETURN NULL;
END $$;

CREATE FUNCTION channel_verification_emit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(
    CASE NEW.status WHEN 'meets_requirements' THEN 'channelVerified' ELSE 'channelVerificationFailed' END,
    'user_connection', NEW.connection_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION channel_verification_emit() IS 'Tells the verdict on a channel; that it is looked at again is told by whoever asks for it.';
CREATE TRIGGER channel_verification_emit AFTER UPDATE OF status ON channel_verification
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'in_progress') EXECUTE FUNCTION channel_verification_emit();

CREATE FUNCTION user_connection_expired() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('reauthorisationNeeded', 'user_connection', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_connection_expired() IS 'Tells that the vendor no longer takes our token.';
CREATE TRIGGER user_connection_expired AFTER UPDATE OF refresh_token_expired ON user_connection
  FOR EACH ROW WHEN (NEW.refresh_token_expired AND NOT OLD.refresh_token_expired) EXECUTE FUNCTION user_connection_expired();

-- Told twice in the life of a stock: when less than a tenth is left, and when nothing is.
CREATE FUNCTION code_stock_watch() RETURNS trigger LANGUAGE plpgsql AS $$
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
COMMENT ON FUNCTION code_stock_watch() IS 'Tells when the codes of an item for a platform are running out, and when they are out.';
CREATE FUNCTION code_count(item uuid, platform text, OUT total bigint, OUT available bigint)
  LANGUAGE sql AS $$
  SELECT count(*), count(*) FILTER (WHERE status = 'available') FROM code
   WHERE item_id = item AND distribution_channel_id = platform;
$$;
COMMENT ON FUNCTION code_count(uuid, text) IS 'How many codes of an item there are for a platform, and how many can still be claimed.';
CREATE TRIGGER code_stock_watch AFTER UPDATE ON code
  REFERENCING OLD TABLE AS before_code NEW TABLE AS after_code
  FOR EACH STATEMENT EXECUTE FUNCTION code_stock_watch();
