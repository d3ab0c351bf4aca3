DROP TRIGGER code_stock_watch ON code;
DROP FUNCTION code_stock_watch();
DROP FUNCTION code_count(uuid, text);
DROP TRIGGER user_connection_expired ON user_connection;
DROP FUNCTION user_connection_expired();
DROP TRIGGER channel_verification_emit ON channel_verification;
DROP FUNCTION channel_verification_emit();

CREATE OR REPLACE FUNCTION emit_quest_bid() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('bidMade', 'quest_bid', NEW.id, jsonb_build_object(
    'quest_run_id', NEW.quest_run_id, 'side', NEW.side, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;

UPDATE key_campaign_participant_transition SET event = 'keyCampaignEnded' WHERE event = 'keyAccessEnded';
UPDATE mission_run_transition SET event = 'missionSubmitted' WHERE event = 'missionContentSubmitted';
