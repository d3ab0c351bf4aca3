-- What admins decide counts however they write it: by changing a row, or by inserting one that is decided already.
-- Checks and stamps come before the row is written; what follows from it comes after, so that a row which was there
-- already (ON CONFLICT DO NOTHING) says nothing twice.

CREATE OR REPLACE FUNCTION creator_access_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' AND NEW.kind = 'creator' AND NOT EXISTS (
       SELECT FROM channel_verification WHERE user_id = NEW.creator_id AND status = 'meets_requirements') THEN
    PERFORM refuse('creator_access_needs_verified_channel', 'none of the creator''s channels meets the requirements yet');
  END IF;
  IF NEW.status = 'rejected' AND NEW.reason = '' THEN
    PERFORM refuse('creator_access_reason_on_rejection', 'say in "reason" why access is refused: the creator reads it');
  END IF;
  IF NEW.status = 'pending' THEN
    NEW.decided_at := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.decided_at := coalesce(NEW.decided_at, now());
  ELSIF NEW.status <> OLD.status THEN
    NEW.decided_at := now();
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION creator_access_carry_on() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status ELSE 'pending' END;
BEGIN
  IF NEW.kind = 'creator' AND NEW.status = 'approved' THEN
    UPDATE "user" SET user_type = 'Creator' WHERE id = NEW.creator_id AND user_type = 'User';
  END IF;
  IF NEW.status <> before THEN
    PERFORM emit_event(
      (SELECT event FROM creator_access_transition WHERE from_status = before AND to_status = NEW.status),
      'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind, 'reason', NEW.reason));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM emit_event('creatorAccessRequested', 'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_access_carry_on() IS 'Makes a User a Creator, and tells what was decided.';
CREATE TRIGGER creator_access_carry_on AFTER INSERT OR UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION creator_access_carry_on();

CREATE OR REPLACE FUNCTION company_decide_verification() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.verification = 'rejected' AND NEW.verification_reason = ''
     AND (TG_OP = 'INSERT' OR OLD.verification <> 'rejected') THEN
    PERFORM refuse('company_verification_reason_on_rejection', 'say in "verification_reason" why the company is refused: it reads it');
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER company_b_decide ON company;
CREATE TRIGGER company_b_decide BEFORE INSERT OR UPDATE OF verification ON company
  FOR EACH ROW EXECUTE FUNCTION company_decide_verification();

CREATE FUNCTION company_carry_on_verification() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE TG_OP WHEN 'UPDATE' THEN OLD.verification ELSE 'unverified' END;
BEGIN
  IF NEW.verification <> before THEN
    PERFORM emit_event(
      (SELECT event FROM company_verification_transition WHERE from_status = before AND to_status = NEW.verification),
      'company', NEW.id, jsonb_build_object('reason', NEW.verification_reason));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_carry_on_verification() IS 'Tells what was decided about a company.';
CREATE TRIGGER company_carry_on_verification AFTER INSERT OR UPDATE OF verification ON company
  FOR EACH ROW EXECUTE FUNCTION company_carry_on_verification();

CREATE OR REPLACE FUNCTION user_report_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'open' THEN
    NEW.decided_at := NULL;
    RETURN NEW;
  END IF;
  IF btrim(NEW.resolution) = '' THEN
    PERFORM refuse('user_report_resolution_required', 'say in "resolution" what was decided and why');
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.decided_at := coalesce(NEW.decided_at, now());
  ELSIF NEW.status <> OLD.status THEN
    NEW.decided_at := now();
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER user_report_b_decide ON user_report;
CREATE TRIGGER user_report_b_decide BEFORE INSERT OR UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION user_report_decide();

CREATE FUNCTION user_report_carry_on() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status ELSE 'open' END;
BEGIN
  IF NEW.status <> before THEN
    PERFORM emit_event(
      (SELECT event FROM user_report_transition WHERE from_status = before AND to_status = NEW.status),
      'user_report', NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_report_carry_on() IS 'Tells what was decided about a report.';
CREATE TRIGGER user_report_carry_on AFTER INSERT OR UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION user_report_carry_on();

-- An activation that is published from its first moment meets the same conditions as one that was a draft: its company
-- is verified, or it waits; and nothing is missing by the end of the transaction, when its parts are written.
CREATE OR REPLACE FUNCTION activation_schedule() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'INSERT' OR OLD.status = 'draft') AND NEW.status IN ('active', 'upcoming')
     AND NOT (SELECT is_verified FROM company WHERE id = NEW.company_id) THEN
    NEW.status := 'waiting_for_company_verification';
  ELSIF NEW.status = 'active' AND NEW.start_date > now() THEN
    NEW.status := 'upcoming';
  END IF;
  IF TG_OP = 'INSERT' AND NEW.status IN ('active', 'upcoming') THEN
    NEW.published_at := coalesce(NEW.published_at, now());
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION activation_published_at_insert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  problems text[];
BEGIN
  -- It may have gone back to draft, or away, before the transaction's end.
  IF EXISTS (SELECT FROM activation WHERE id = NEW.id AND status <> 'draft') THEN
    problems := publish_problems(NEW.id);
    IF problems <> '{}' THEN
      PERFORM refuse('activation_publish_requirements', 'before publishing, mend ' || array_to_string(problems, ', '));
    END IF;
  END IF;
  RETURN NULL;
END $$;
-- Fires by name after activation_complete, which gives it the row of its kind.
CREATE CONSTRAINT TRIGGER activation_published_at_insert AFTER INSERT ON activation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN ('waiting_for_company_verification', 'active', 'upcoming'))
  EXECUTE FUNCTION activation_published_at_insert();
CREATE TRIGGER activation_ask_verification_at_insert AFTER INSERT ON activation
  FOR EACH ROW WHEN (NEW.status = 'waiting_for_company_verification') EXECUTE FUNCTION activation_ask_verification();
