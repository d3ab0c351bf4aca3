-- A company that accepts more creators than it has codes for hears of it before they do (spec §4).
CREATE FUNCTION key_campaign_watch_promise() RETURNS trigger
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
COMMENT ON FUNCTION key_campaign_watch_promise() IS 'Tells when those who were accepted may claim more codes than there are.';
CREATE TRIGGER key_campaign_participant_watch_promise AFTER UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'accepted' AND OLD.status <> 'accepted') EXECUTE FUNCTION key_campaign_watch_promise();

INSERT INTO notification_kind (value, comment) VALUES ('codes_overpromised', 'More codes are promised than are left');
