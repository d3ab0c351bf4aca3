CREATE OR REPLACE FUNCTION user_unverify_changed_email() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email IS DISTINCT FROM OLD.email AND NEW.email_verified_at IS NOT DISTINCT FROM OLD.email_verified_at THEN
    NEW.email_verified_at := NULL;
    IF NEW.deleted_at IS NULL THEN
      PERFORM emit_event('emailChanged', 'user', NEW.id, jsonb_build_object('email', NEW.email));
    END IF;
  END IF;
  RETURN NEW;
END $$;

UPDATE domain_event SET payload = payload || jsonb_build_object('email', farewell.email, 'display_name', farewell.display_name)
  FROM farewell WHERE type = 'accountDeleted' AND entity_id = user_id;
DROP TABLE farewell;

DROP INDEX client_event_created_at_idx;
CREATE INDEX client_event_created_at_idx ON client_event USING brin (created_at);
DROP INDEX sign_in_attempt_created_at_idx;
