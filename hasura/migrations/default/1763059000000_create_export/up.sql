CREATE TABLE export_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE export_kind IS 'The kinds of exports.';
COMMENT ON COLUMN export_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN export_kind.comment IS 'The meaning of the value.';
INSERT INTO export_kind (value, comment) VALUES
  ('quest_runs', 'Quest runs: Offers, Active, Review, Ended'),
  ('key_participants', 'Key participants: Pending, Active, Ended'),
  ('livestream_insights', 'Livestream insights'),
  ('video_insights', 'YouTube videos, up to 30 days'),
  ('shorts_insights', 'YouTube shorts, up to 30 days'),
  ('codes', 'Codes of the code manager'),
  ('report', 'A report of results'),
  ('program_members', 'Members of Creator Programs: Applicants, Accepted, Rejected');

CREATE TABLE export_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE export_status IS 'The status of an export.';
COMMENT ON COLUMN export_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN export_status.comment IS 'The meaning of the value.';
INSERT INTO export_status (value, comment) VALUES
  ('requested', 'Waiting to be created'), ('running', 'Being created'), ('ready', 'Emailed, and ready to download'),
  ('failed', 'Failed; does not count toward the limit'), ('expired', 'Expired; the file was deleted');

CREATE TABLE export_transition (
  from_status text NOT NULL REFERENCES export_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES export_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE export_transition IS 'The allowed status changes of an export.';
COMMENT ON COLUMN export_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN export_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN export_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX export_transition_to_status_idx ON export_transition (to_status);
INSERT INTO export_transition (from_status, to_status, event) VALUES
  ('requested', 'running', 'exportStarted'),
  ('requested', 'failed', 'exportFailed'),
  ('running', 'ready', 'exportReady'),
  ('running', 'failed', 'exportFailed'),
  ('failed', 'running', 'exportStarted'),
  ('ready', 'expired', 'exportExpired');

CREATE TABLE export (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id    uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  requested_by  uuid REFERENCES "user" ON DELETE SET NULL,
  kind          text NOT NULL REFERENCES export_kind ON DELETE RESTRICT,
  status        text NOT NULL DEFAULT 'requested' REFERENCES export_status ON DELETE RESTRICT,
  activation_id uuid REFERENCES activation ON DELETE SET NULL,
  stages        text[] NOT NULL DEFAULT '{}',
  period_days   integer,
  filter        jsonb NOT NULL DEFAULT '{}'::jsonb,
  upload_id     uuid REFERENCES upload ON DELETE SET NULL,
  row_count     integer,
  problem       text NOT NULL DEFAULT '',
  created_at    timestamptz NOT NULL DEFAULT now(),
  finished_at   timestamptz,
  mailed_at     timestamptz,
  CONSTRAINT export_stages_of_quest_runs CHECK (kind <> 'quest_runs' OR stages <@ ARRAY['Offers', 'Active', 'Review', 'Ended']),
  CONSTRAINT export_stages_of_key_participants CHECK (kind <> 'key_participants' OR stages <@ ARRAY['Pending', 'Active', 'Ended']),
  CONSTRAINT export_period_positive CHECK (period_days > 0),
  CONSTRAINT export_youtube_period_30_days CHECK (kind NOT IN ('video_insights', 'shorts_insights') OR (period_days IS NOT NULL AND period_days <= 30)),
  CONSTRAINT export_stages_of_program_members
    CHECK (kind <> 'program_members' OR stages <@ ARRAY['Applicants', 'Accepted', 'Rejected'])
);
COMMENT ON TABLE export IS 'A file created from a table''s rows and emailed to the member who requested it. A company can have 5 per calendar month.';
COMMENT ON COLUMN export.id IS 'The unique id of the row.';
COMMENT ON COLUMN export.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN export.requested_by IS 'The member who requested the export. Empty once that account is deleted.';
COMMENT ON COLUMN export.kind IS 'The kind of export.';
COMMENT ON COLUMN export.status IS 'The current status of the export.';
COMMENT ON COLUMN export.activation_id IS 'The related activation, if any.';
COMMENT ON COLUMN export.stages IS 'The stages of participation to export: for quest runs Offers, Active, Review, Ended; for key participants Pending, Active, Ended; for members Applicants, Accepted, Rejected.';
COMMENT ON COLUMN export.period_days IS 'The number of days covered.';
COMMENT ON COLUMN export.filter IS 'The filter for the rows.';
COMMENT ON COLUMN export.upload_id IS 'The file. Empty until it is created.';
COMMENT ON COLUMN export.row_count IS 'The number of rows in the file.';
COMMENT ON COLUMN export.problem IS 'The reason for a failure, in words. Empty without a failure.';
COMMENT ON COLUMN export.created_at IS 'When the row was created.';
COMMENT ON COLUMN export.finished_at IS 'When the export became ready or failed.';
COMMENT ON COLUMN export.mailed_at IS 'When the link was emailed.';
CREATE INDEX export_company_id_idx ON export (company_id, created_at DESC);
CREATE INDEX export_requested_by_idx ON export (requested_by);
CREATE INDEX export_kind_idx ON export (kind);
CREATE INDEX export_status_idx ON export (status);
CREATE INDEX export_upload_id_idx ON export (upload_id);
CREATE INDEX export_activation_id_idx ON export (activation_id);
SELECT begin_with('export', 'export', '{requested}', '{upload_id,row_count,finished_at,mailed_at}');
SELECT guard_access('export', '{company}', '{activation_id,activation}', 'NEW.activation_id IS NOT NULL');

CREATE FUNCTION export_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  month_start timestamptz := date_trunc('month', now() AT TIME ZONE 'Europe/Stockholm') AT TIME ZONE 'Europe/Stockholm';
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- rules §6: exports are limited to 5 per month. The month begins and ends in Stockholm time.
    PERFORM FROM company WHERE id = NEW.company_id FOR NO KEY UPDATE;
    IF NEW.created_at >= month_start AND (
         SELECT count(*) FROM export
          WHERE company_id = NEW.company_id AND created_at >= month_start AND status <> 'failed') >= 5 THEN
      PERFORM refuse('export_5_per_month', 'exports are limited to 5 per month');
    END IF;
  END IF;
  -- An activation of another company gets the same refusal as one that does not exist, so that the refusal reveals
  -- nothing about other companies.
  IF NEW.activation_id IS NOT NULL AND (NEW.activation_id, NEW.company_id) IS DISTINCT FROM (OLD.activation_id, OLD.company_id)
     AND NOT EXISTS (
       SELECT FROM activation
        WHERE id = NEW.activation_id AND company_id = NEW.company_id
          AND kind = CASE NEW.kind WHEN 'quest_runs' THEN 'QUEST' WHEN 'key_participants' THEN 'KEY' WHEN 'program_members' THEN 'CREATOR_PROGRAM' ELSE kind END) THEN
    PERFORM refuse('export_activation_of_company', 'an export must be about an activation of its company');
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.kind IN ('livestream_insights', 'video_insights', 'shorts_insights') AND session_variable('x-hasura-role') = 'company'
       AND NOT (SELECT includes_insights FROM company_plan(NEW.company_id)) THEN
      PERFORM refuse('export_insights_in_plan', 'the plan does not include insights; upgrade it to use them');
    END IF;
    RETURN NEW;
  END IF;
  PERFORM refuse_transition('export', 'export', OLD.status, NEW.status);
  -- The file can be deleted when the export expires, but an export without a file was never ready.
  IF OLD.status <> 'ready' AND NEW.status = 'ready' AND NEW.upload_id IS NULL THEN
    PERFORM refuse('export_ready_with_file', 'an export needs its file before it is ready');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION export_refuse() IS 'Refuses an export above the monthly limit or the plan, about an activation of another company, or ready without its file.';
CREATE TRIGGER export_refuse BEFORE INSERT OR UPDATE OF activation_id, company_id, status ON export
  FOR EACH ROW EXECUTE FUNCTION export_refuse();
COMMENT ON TRIGGER export_refuse ON export IS 'refuse';

CREATE FUNCTION export_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'requested' THEN
      PERFORM emit_event('exportRequested', 'export', NEW.id, jsonb_build_object('kind', NEW.kind));
    END IF;
  ELSIF NEW.status IN ('ready', 'failed') AND OLD.status IS DISTINCT FROM NEW.status THEN
    PERFORM emit_event(
      CASE NEW.status WHEN 'ready' THEN 'exportReady' ELSE 'exportFailed' END,
      'export', NEW.id, jsonb_build_object('kind', NEW.kind));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION export_emit() IS 'Announces that an export was requested, is ready or has failed.';
CREATE TRIGGER export_emit AFTER INSERT OR UPDATE OF status ON export FOR EACH ROW EXECUTE FUNCTION export_emit();
COMMENT ON TRIGGER export_emit ON export IS 'outbox';
