DROP INDEX notification_user_id_idx;
CREATE INDEX notification_user_id_idx ON notification (user_id, created_at DESC);

ALTER TABLE notification DROP COLUMN creator_id;
