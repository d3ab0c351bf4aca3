DELETE FROM notification WHERE kind = 'key_embargo_broken';
DELETE FROM notification_kind WHERE value = 'key_embargo_broken';
DROP FUNCTION key_embargo_breach(key_campaign_participant);
ALTER TABLE key_campaign_participant DROP COLUMN embargo_content_id, DROP COLUMN embargo_broken_at;
