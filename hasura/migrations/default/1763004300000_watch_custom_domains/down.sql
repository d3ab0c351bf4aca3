DROP TRIGGER custom_domain_watched ON custom_domain;
DROP FUNCTION custom_domain_watched();

CREATE OR REPLACE FUNCTION custom_domain_reset() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (SELECT includes_custom_domain FROM company_plan(NEW.company_id)) THEN
    PERFORM refuse('custom_domain_needs_plan', 'the plan does not include a custom domain; upgrade it to use one');
  END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW.status := 'not_verified';
    NEW.checked_at := NULL;
    NEW.problem := '';
  END IF;
  RETURN NEW;
END $$;

DELETE FROM notification WHERE kind IN ('custom_domain_missing', 'custom_domain_lost');
DELETE FROM notification_kind WHERE value IN ('custom_domain_missing', 'custom_domain_lost');

DROP INDEX custom_domain_checked_at_idx;
ALTER TABLE custom_domain DROP CONSTRAINT custom_domain_missing_while_verified;
ALTER TABLE custom_domain DROP COLUMN missing_since;
