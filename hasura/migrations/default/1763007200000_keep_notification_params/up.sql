-- A notification keeps what it is about; its words are made where it is read (domain/src/notification).

INSERT INTO notification_kind (value, comment) VALUES
  ('deadline_moved', 'The deadline of a quest run was moved'),
  ('mission_deadline_moved', 'The deadline of a mission run was moved'),
  ('mission_completed', 'A Mission is completed'),
  ('mission_content_rejected', 'Content of a Mission has to be changed'),
  ('key_content_rejected', 'Content for a key has to be changed'),
  ('key_content_deadline_72h', '72 hours are left to submit content for a key'),
  ('key_content_deadline_24h', '24 hours are left to submit content for a key'),
  ('key_content_deadline_expired', 'Content for a key was not submitted in time'),
  ('key_deadline_moved', 'The deadline of a claimed key was moved'),
  ('told', 'Told before words were made of parameters: they are the parameters');

ALTER TABLE notification ADD COLUMN params jsonb NOT NULL DEFAULT '{}'::jsonb;
COMMENT ON COLUMN notification.params IS 'What the words are made of, as its kind asks for it.';

-- Several kinds of one event become one, and one event tells a person once of each kind.
UPDATE notification SET event_id = NULL
 WHERE id IN (SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY user_id, event_id ORDER BY kind) AS nth
                                FROM notification WHERE event_id IS NOT NULL) AS told WHERE nth > 1);
-- What people have read, or are still to read, stays as it was told.
UPDATE notification
   SET kind = 'told',
       params = payload || jsonb_strip_nulls(jsonb_build_object('kind', kind, 'title', title, 'body', body, 'path', path));

ALTER TABLE notification DROP COLUMN title, DROP COLUMN body, DROP COLUMN path, DROP COLUMN payload;
ALTER TABLE notification
  ADD CONSTRAINT notification_params_is_object CHECK (jsonb_typeof(params) = 'object'),
  ADD CONSTRAINT notification_told_in_words CHECK (kind <> 'told' OR coalesce(btrim(params ->> 'title'), '') <> ''),
  ADD CONSTRAINT notification_told_within_the_site CHECK (kind <> 'told' OR params ->> 'path' IS NULL OR params ->> 'path' ~ '^/([^/\\]|$)');

-- The mails of one event are read a page after another.
DROP INDEX notification_event_id_idx;
CREATE INDEX notification_event_id_idx ON notification (event_id, id);
