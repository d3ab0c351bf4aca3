DROP TABLE key_campaign_participant;
DROP TABLE key_campaign_participant_transition;
DROP TABLE key_campaign_participant_status;
DROP TABLE key_campaign;
DROP FUNCTION key_campaign_participant_stamp;
DROP FUNCTION key_campaign_convert;
