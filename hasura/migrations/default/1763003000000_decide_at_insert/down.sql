DROP TRIGGER activation_ask_verification_at_insert ON activation;
DROP TRIGGER activation_published_at_insert ON activation;
DROP FUNCTION activation_published_at_insert();
CREATE OR REPLACE FUNCTION activation_schedule() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'draft' AND NEW.status IN ('active', 'upcoming')
     AND NOT (SELECT is_verified FROM company WHERE id = NEW.company_id) THEN
    NEW.status := 'waiting_for_company_verification';
  ELSIF NEW.status = 'active' AND NEW.start_date > now() THEN
    NEW.status := 'upcoming';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER user_report_carry_on ON user_report;
DROP FUNCTION user_report_carry_on();
DROP TRIGGER user_report_b_decide ON user_report;
CREATE OR REPLACE FUNCTION user_report_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = OLD.status THEN
    RETURN NEW;
  END IF;
  IF NEW.resolution = '' THEN
    PERFORM refuse('user_report_resolution_required', 'say in "resolution" what was decided and why');
  END IF;
  NEW.decided_at := now();
  PERFORM emit_event(
    (SELECT event FROM user_report_transition WHERE from_status = OLD.status AND to_status = NEW.status),
    'user_report', NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER user_report_b_decide BEFORE UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION user_report_decide();

DROP TRIGGER company_carry_on_verification ON company;
DROP FUNCTION company_carry_on_verification();
DROP TRIGGER company_b_decide ON company;
CREATE OR REPLACE FUNCTION company_decide_verification() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.verification = OLD.verification THEN
    RETURN NEW;
  END IF;
  IF NEW.verification = 'rejected' AND NEW.verification_reason = '' THEN
    PERFORM refuse('company_verification_reason_on_rejection', 'say in "verification_reason" why the company is refused: it reads it');
  END IF;
  PERFORM emit_event(
    (SELECT event FROM company_verification_transition WHERE from_status = OLD.verification AND to_status = NEW.verification),
    'company', NEW.id, jsonb_build_object('reason', NEW.verification_reason));
  RETURN NEW;
END $$;
CREATE TRIGGER company_b_decide BEFORE UPDATE OF verification ON company
  FOR EACH ROW EXECUTE FUNCTION company_decide_verification();

DROP TRIGGER creator_access_carry_on ON creator_access;
DROP FUNCTION creator_access_carry_on();
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
  IF TG_OP = 'UPDATE' AND NEW.status <> OLD.status THEN
    NEW.decided_at := CASE WHEN NEW.status <> 'pending' THEN now() END;
    IF NEW.kind = 'creator' AND NEW.status = 'approved' THEN
      UPDATE "user" SET user_type = 'Creator' WHERE id = NEW.creator_id AND user_type = 'User';
    END IF;
    PERFORM emit_event(
      (SELECT event FROM creator_access_transition WHERE from_status = OLD.status AND to_status = NEW.status),
      'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind, 'reason', NEW.reason));
  ELSIF TG_OP = 'INSERT' AND NEW.status = 'pending' THEN
    PERFORM emit_event('creatorAccessRequested', 'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind));
  END IF;
  RETURN NEW;
END $$;
