DROP FUNCTION key_campaign_participant_stamp;
DROP TABLE key_campaign_participant;
DROP TABLE key_campaign_participant_transition;
DROP TABLE key_campaign_participant_status;
DROP FUNCTION key_campaign_convert;
DROP TABLE key_campaign;
