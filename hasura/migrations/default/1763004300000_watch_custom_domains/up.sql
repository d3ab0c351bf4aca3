-- A verified domain is looked up again and again; its record may be missing for a while before the domain is lost.

ALTER TABLE custom_domain ADD COLUMN missing_since timestamptz;
ALTER TABLE custom_domain
  ADD CONSTRAINT custom_domain_missing_while_verified CHECK (missing_since IS NULL OR status = 'verified');
COMMENT ON COLUMN custom_domain.missing_since IS 'Since when a verified domain has been without its TXT record; none while it is there.';
CREATE INDEX custom_domain_checked_at_idx ON custom_domain (checked_at) WHERE status = 'verified';

INSERT INTO notification_kind (value, comment) VALUES
  ('custom_domain_missing', 'The record of a custom domain is missing'),
  ('custom_domain_lost', 'A custom domain is not verified any more');

CREATE OR REPLACE FUNCTION custom_domain_reset() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (SELECT includes_custom_domain FROM company_plan(NEW.company_id)) THEN
    PERFORM refuse('custom_domain_needs_plan', 'the plan does not include a custom domain; upgrade it to use one');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW.status := 'not_verified';
    NEW.checked_at := NULL;
    NEW.missing_since := NULL;
    NEW.problem := '';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION custom_domain_watched() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'verified' AND NEW.status = 'not_verified' THEN
    PERFORM emit_event('customDomainLost', 'custom_domain', NEW.company_id, jsonb_build_object('domain', NEW.domain));
  ELSIF OLD.missing_since IS NULL AND NEW.missing_since IS NOT NULL THEN
    PERFORM emit_event('customDomainMissing', 'custom_domain', NEW.company_id, jsonb_build_object('domain', NEW.domain));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION custom_domain_watched() IS 'Tells that a verified domain has lost its record, and that it is lost; not when its owners choose another.';
CREATE TRIGGER custom_domain_watched AFTER UPDATE ON custom_domain
  FOR EACH ROW WHEN (OLD.domain = NEW.domain) EXECUTE FUNCTION custom_domain_watched();
