-- Reports of creators (rules §5).

CREATE TABLE user_report_reason (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_report_reason IS 'Why a creator is reported.';
COMMENT ON COLUMN user_report_reason.value IS 'The word that other rows use.';
COMMENT ON COLUMN user_report_reason.comment IS 'What it means.';
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
COMMENT ON TABLE user_report_status IS 'How far a report is. Admins resolve it in the console.';
COMMENT ON COLUMN user_report_status.value IS 'The word that other rows use.';
COMMENT ON COLUMN user_report_status.comment IS 'What it means.';
INSERT INTO user_report_status (value, comment) VALUES
  ('open', 'Waits for an admin'), ('resolved', 'Something was done'), ('dismissed', 'Nothing needed to be done');

CREATE TABLE user_report_transition (
  from_status text NOT NULL REFERENCES user_report_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES user_report_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE user_report_transition IS 'The legal moves of a report. It cannot be undone.';
COMMENT ON COLUMN user_report_transition.from_status IS 'The status that is left.';
COMMENT ON COLUMN user_report_transition.to_status IS 'The status that is reached.';
COMMENT ON COLUMN user_report_transition.event IS 'What the move is called in events and logs.';
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
COMMENT ON TABLE user_report IS 'A company reports creators. To decide, set status to resolved or dismissed, with a resolution.';
COMMENT ON COLUMN user_report.id IS 'The row''s identity.';
COMMENT ON COLUMN user_report.company_id IS 'The company that reports.';
COMMENT ON COLUMN user_report.reporter_id IS 'Who reports; empty once that account is deleted.';
COMMENT ON COLUMN user_report.note IS 'What happened, in words.';
COMMENT ON COLUMN user_report.status IS 'What became of it; an admin decides.';
COMMENT ON COLUMN user_report.resolution IS 'What was done, in the admin''s words; never shown to the reported creators.';
COMMENT ON COLUMN user_report.created_at IS 'When the row was made.';
COMMENT ON COLUMN user_report.decided_at IS 'When an admin decided.';
CREATE INDEX user_report_company_id_idx ON user_report (company_id, created_at DESC);
CREATE INDEX user_report_reporter_id_idx ON user_report (reporter_id);
CREATE INDEX user_report_status_idx ON user_report (status, created_at);

-- Triggers fire by name: the guard refuses an illegal move before the decision is carried on.
CREATE TRIGGER user_report_a_guard BEFORE UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION guard_transition('user_report', 'report');
CREATE TRIGGER user_report_audit AFTER UPDATE OF status ON user_report FOR EACH ROW EXECUTE FUNCTION audit_row('id');

-- rules §5: a reason must be selected. Reasons and creators come in the same transaction, so this is checked at its end.
CREATE FUNCTION user_report_complete() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM user_report_cause WHERE report_id = NEW.id) THEN
    PERFORM refuse('user_report_reason_required', 'a reason must be selected');
  END IF;
  IF NOT EXISTS (SELECT FROM user_report_subject WHERE report_id = NEW.id) THEN
    PERFORM refuse('user_report_creator_required', 'at least one creator must be selected');
  END IF;
  PERFORM emit_event('userReported', 'user_report', NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER user_report_complete AFTER INSERT ON user_report
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION user_report_complete();

CREATE FUNCTION user_report_decide() RETURNS trigger
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

CREATE TABLE user_report_cause (
  report_id uuid NOT NULL REFERENCES user_report ON DELETE CASCADE,
  reason    text NOT NULL REFERENCES user_report_reason ON DELETE RESTRICT,
  PRIMARY KEY (report_id, reason)
);
COMMENT ON TABLE user_report_cause IS 'The reasons of a report.';
COMMENT ON COLUMN user_report_cause.report_id IS 'The report it belongs to.';
COMMENT ON COLUMN user_report_cause.reason IS 'What the creator is reported for.';
CREATE INDEX user_report_cause_reason_idx ON user_report_cause (reason);
CREATE TRIGGER user_report_cause_a_parent BEFORE INSERT ON user_report_cause
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('report_id', 'user_report');

CREATE TABLE user_report_subject (
  report_id  uuid NOT NULL REFERENCES user_report ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  PRIMARY KEY (report_id, creator_id)
);
COMMENT ON TABLE user_report_subject IS 'The creators that a report is about.';
COMMENT ON COLUMN user_report_subject.report_id IS 'The report it belongs to.';
COMMENT ON COLUMN user_report_subject.creator_id IS 'The creator who is reported.';
CREATE INDEX user_report_subject_creator_id_idx ON user_report_subject (creator_id);
CREATE TRIGGER user_report_subject_a_parent BEFORE INSERT ON user_report_subject
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('report_id', 'user_report');
