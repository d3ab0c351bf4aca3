CREATE TABLE user_report_reason (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_report_reason IS 'The reasons to report a creator.';
COMMENT ON COLUMN user_report_reason.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN user_report_reason.comment IS 'The meaning of the value.';
INSERT INTO user_report_reason (value, comment) VALUES
  ('spam', 'Spam or misleading'),
  ('harassment', 'Harassment or hate'),
  ('inappropriate_content', 'Inappropriate content'),
  ('fake_engagement', 'Bought views or followers'),
  ('key_resale', 'Sells or gives away codes'),
  ('breach_of_agreement', 'Does not keep agreements'),
  ('impersonation', 'Pretends to be someone else'),
  ('other', 'Something else');

CREATE TABLE user_report_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_report_status IS 'The status of a report. Admins resolve it in the console.';
COMMENT ON COLUMN user_report_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN user_report_status.comment IS 'The meaning of the value.';
INSERT INTO user_report_status (value, comment) VALUES
  ('open', 'Waiting for an admin'), ('resolved', 'Action was taken'), ('dismissed', 'No action was needed');

CREATE TABLE user_report_transition (
  from_status text NOT NULL REFERENCES user_report_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES user_report_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE user_report_transition IS 'The allowed status changes of a report. A decision cannot be undone.';
COMMENT ON COLUMN user_report_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN user_report_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN user_report_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX user_report_transition_to_status_idx ON user_report_transition (to_status);
INSERT INTO user_report_transition (from_status, to_status, event) VALUES
  ('open', 'resolved', 'userReportResolved'),
  ('open', 'dismissed', 'userReportDismissed');

CREATE TABLE user_report (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid REFERENCES company ON DELETE SET NULL,
  reporter_id uuid REFERENCES "user" ON DELETE SET NULL,
  note        text NOT NULL DEFAULT '' CONSTRAINT user_report_note_2000 CHECK (char_length(note) <= 2000),
  status      text NOT NULL DEFAULT 'open' REFERENCES user_report_status ON DELETE RESTRICT,
  resolution  text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL DEFAULT now(),
  decided_at  timestamptz
);
COMMENT ON TABLE user_report IS 'A company''s report of one or more creators. To decide, set status to resolved or dismissed, with a resolution.';
COMMENT ON COLUMN user_report.id IS 'The unique id of the row.';
COMMENT ON COLUMN user_report.company_id IS 'The company that made the report.';
COMMENT ON COLUMN user_report.reporter_id IS 'The member who made the report. Empty once that account is deleted.';
COMMENT ON COLUMN user_report.note IS 'A description of what happened.';
COMMENT ON COLUMN user_report.status IS 'The status or result; an admin decides.';
COMMENT ON COLUMN user_report.resolution IS 'The admin''s description of the action taken; never shown to the reported creators.';
COMMENT ON COLUMN user_report.created_at IS 'When the row was created.';
COMMENT ON COLUMN user_report.decided_at IS 'When an admin decided.';
CREATE INDEX user_report_company_id_idx ON user_report (company_id, created_at DESC);
CREATE INDEX user_report_reporter_id_idx ON user_report (reporter_id);
CREATE INDEX user_report_status_idx ON user_report (status, created_at);

-- This trigger fires before user_report_stamp, so that an illegal status change is refused before the decision takes
-- effect.
SELECT guard_status('user_report', 'report');
SELECT keep_trail('user_report', 'UPDATE OF status', '{id}');

-- rules §5: a reason must be selected. Reasons and creators are written in the same transaction, so this is checked at its
-- end.
CREATE FUNCTION user_report_complete() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM user_report_cause WHERE report_id = NEW.id) THEN
    PERFORM refuse('user_report_reason_required', 'a reason must be selected');
  END IF;
  IF NOT EXISTS (SELECT FROM user_report_subject WHERE report_id = NEW.id) THEN
    PERFORM refuse('user_report_creator_required', 'at least one creator must be selected');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER user_report_complete AFTER INSERT ON user_report
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION user_report_complete();
COMMENT ON TRIGGER user_report_complete ON user_report IS 'refuse';

CREATE FUNCTION user_report_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('userReported', 'user_report', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_report_emit() IS 'Announces a report once its reasons and creators are written too.';
CREATE CONSTRAINT TRIGGER user_report_emit AFTER INSERT ON user_report
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION user_report_emit();
COMMENT ON TRIGGER user_report_emit ON user_report IS 'outbox';

CREATE FUNCTION user_report_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'open' THEN
    NEW.decided_at := NULL;
    RETURN NEW;
  END IF;
  IF btrim(NEW.resolution) = '' THEN
    PERFORM refuse('user_report_resolution_required', '"resolution" must say what was decided and why');
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.decided_at := coalesce(NEW.decided_at, now());
  ELSIF NEW.status <> OLD.status THEN
    NEW.decided_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_report_stamp BEFORE INSERT OR UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION user_report_decide();
COMMENT ON TRIGGER user_report_stamp ON user_report IS 'stamp';

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
COMMENT ON FUNCTION user_report_carry_on() IS 'Announces the decision about a report.';
CREATE TRIGGER user_report_carry_on AFTER INSERT OR UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION user_report_carry_on();
COMMENT ON TRIGGER user_report_carry_on ON user_report IS 'outbox';

CREATE TABLE user_report_cause (
  report_id uuid NOT NULL REFERENCES user_report ON DELETE CASCADE,
  reason    text NOT NULL REFERENCES user_report_reason ON DELETE RESTRICT,
  PRIMARY KEY (report_id, reason)
);
COMMENT ON TABLE user_report_cause IS 'The reasons of a report.';
COMMENT ON COLUMN user_report_cause.report_id IS 'The report that the row belongs to.';
COMMENT ON COLUMN user_report_cause.reason IS 'A reason of the report.';
CREATE INDEX user_report_cause_reason_idx ON user_report_cause (reason);
SELECT guard_access('user_report_cause', '{company}', '{report_id,user_report}');

CREATE TABLE user_report_subject (
  report_id  uuid NOT NULL REFERENCES user_report ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  PRIMARY KEY (report_id, creator_id)
);
COMMENT ON TABLE user_report_subject IS 'The creators named in a report.';
COMMENT ON COLUMN user_report_subject.report_id IS 'The report that the row belongs to.';
COMMENT ON COLUMN user_report_subject.creator_id IS 'A reported creator.';
CREATE INDEX user_report_subject_creator_id_idx ON user_report_subject (creator_id);
SELECT guard_access('user_report_subject', '{company}', '{report_id,user_report}');
