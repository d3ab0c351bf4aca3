DROP INDEX notification_event_id_idx;
CREATE INDEX notification_event_id_idx ON notification (event_id);

ALTER TABLE notification
  DROP CONSTRAINT notification_params_is_object,
  DROP CONSTRAINT notification_told_in_words,
  DROP CONSTRAINT notification_told_within_the_site;
ALTER TABLE notification
  ADD COLUMN title text,
  ADD COLUMN body text NOT NULL DEFAULT '',
  ADD COLUMN path text CONSTRAINT notification_path_within_the_site CHECK (path ~ '^/([^/\\]|$)'),
  ADD COLUMN payload jsonb NOT NULL DEFAULT '{}'::jsonb;

UPDATE notification
   SET kind = params ->> 'kind', title = params ->> 'title', body = coalesce(params ->> 'body', ''), path = params ->> 'path',
       payload = params - '{kind,title,body,path}'::text[]
 WHERE kind = 'told' AND params ->> 'kind' IN (SELECT value FROM notification_kind);
-- Words are not made here: what was told since then says its kind.
UPDATE notification
   SET title = (SELECT comment FROM notification_kind WHERE value = notification.kind),
       payload = jsonb_strip_nulls(jsonb_build_object('to', params -> 'to'))
 WHERE title IS NULL;
UPDATE notification SET kind = 'message'
 WHERE kind IN ('deadline_moved', 'mission_deadline_moved', 'mission_completed', 'mission_content_rejected',
                'key_content_rejected', 'key_content_deadline_72h', 'key_content_deadline_24h',
                'key_content_deadline_expired', 'key_deadline_moved', 'told');

ALTER TABLE notification ALTER COLUMN title SET NOT NULL;
ALTER TABLE notification ADD CONSTRAINT notification_title_not_blank CHECK (btrim(title) <> '');
ALTER TABLE notification DROP COLUMN params;
COMMENT ON COLUMN notification.title IS 'The sentence that is read first.';
COMMENT ON COLUMN notification.body IS 'What else there is to say.';
COMMENT ON COLUMN notification.path IS 'Where in the site a click leads.';
COMMENT ON COLUMN notification.payload IS 'On which side the person is told: company, creator or account.';

DELETE FROM notification_kind
 WHERE value IN ('deadline_moved', 'mission_deadline_moved', 'mission_completed', 'mission_content_rejected',
                 'key_content_rejected', 'key_content_deadline_72h', 'key_content_deadline_24h',
                 'key_content_deadline_expired', 'key_deadline_moved', 'told');
