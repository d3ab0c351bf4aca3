DELETE FROM notification WHERE kind = 'codes_overpromised';
DELETE FROM notification_kind WHERE value = 'codes_overpromised';
DROP TRIGGER key_campaign_participant_watch_promise ON key_campaign_participant;
DROP FUNCTION key_campaign_watch_promise();
