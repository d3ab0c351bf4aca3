-- What has served its purpose is found by its age, in small portions, every hour: `keptDays` of domain/ says how long.
CREATE INDEX sign_in_attempt_created_at_idx ON sign_in_attempt (created_at);
-- Rows that go leave holes for new ones, and a brin index of a table with holes finds everything everywhere.
DROP INDEX client_event_created_at_idx;
CREATE INDEX client_event_created_at_idx ON client_event (created_at);

-- Events are copied into the logs of their deliveries, so they carry no address: the last mail finds it here.
CREATE TABLE farewell (
  user_id      uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  email        citext NOT NULL,
  display_name text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX farewell_created_at_idx ON farewell (created_at);
COMMENT ON TABLE farewell IS 'Whom the last mail to a deleted account goes to; gone as soon as it was sent.';
COMMENT ON COLUMN farewell.user_id IS 'The account that was deleted.';
COMMENT ON COLUMN farewell.email IS 'The address that it had.';
COMMENT ON COLUMN farewell.display_name IS 'The name that it had.';
COMMENT ON COLUMN farewell.created_at IS 'When it was deleted.';

INSERT INTO farewell (user_id, email, display_name, created_at)
SELECT entity_id, payload ->> 'email', payload ->> 'display_name', created_at FROM domain_event
 WHERE type = 'accountDeleted' AND payload ? 'email' AND EXISTS (SELECT FROM "user" WHERE id = entity_id);
UPDATE domain_event SET payload = payload - 'email' - 'display_name' WHERE type IN ('accountDeleted', 'emailChanged');

-- spec §4: an email change triggers a fresh verification.
CREATE OR REPLACE FUNCTION user_unverify_changed_email() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email IS DISTINCT FROM OLD.email AND NEW.email_verified_at IS NOT DISTINCT FROM OLD.email_verified_at THEN
    NEW.email_verified_at := NULL;
    IF NEW.deleted_at IS NULL THEN
      PERFORM emit_event('emailChanged', 'user', NEW.id);
    END IF;
  END IF;
  RETURN NEW;
END $$;
