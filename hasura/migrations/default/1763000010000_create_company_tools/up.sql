-- What companies work with: notes, lists, shortlists, presets, filters, exports; and reports of creators.

CREATE TABLE note (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  game_id    uuid REFERENCES game ON DELETE CASCADE,
  body       text NOT NULL CONSTRAINT note_body_not_blank CHECK (btrim(body) <> '' AND char_length(body) <= 10000),
  author_id  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at  timestamptz,
  CONSTRAINT note_about_one_subject CHECK (num_nonnulls(creator_id, game_id) = 1)
);
CREATE INDEX note_creator_id_idx ON note (company_id, creator_id, created_at DESC) WHERE creator_id IS NOT NULL;
CREATE INDEX note_game_id_idx ON note (company_id, game_id, created_at DESC) WHERE game_id IS NOT NULL;
CREATE INDEX note_creator_idx ON note (creator_id);
CREATE INDEX note_game_idx ON note (game_id);
CREATE INDEX note_author_id_idx ON note (author_id);
COMMENT ON TABLE note IS 'What a company writes down about a creator or a game. Seen by its own members only.';
CREATE TRIGGER note_set_edited_at BEFORE UPDATE OF body ON note FOR EACH ROW EXECUTE FUNCTION set_edited_at();

CREATE TABLE note_comment (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  note_id    uuid NOT NULL REFERENCES note ON DELETE CASCADE,
  body       text NOT NULL CONSTRAINT note_comment_body_not_blank CHECK (btrim(body) <> '' AND char_length(body) <= 10000),
  author_id  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at  timestamptz
);
CREATE INDEX note_comment_note_id_idx ON note_comment (note_id, created_at);
CREATE INDEX note_comment_author_id_idx ON note_comment (author_id);
COMMENT ON TABLE note_comment IS 'A comment on a note.';
CREATE TRIGGER note_comment_set_edited_at BEFORE UPDATE OF body ON note_comment FOR EACH ROW EXECUTE FUNCTION set_edited_at();

CREATE TABLE creator_list (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  name       citext NOT NULL CONSTRAINT creator_list_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  created_by uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT creator_list_name_key UNIQUE (company_id, name)
);
CREATE INDEX creator_list_created_by_idx ON creator_list (created_by);
COMMENT ON TABLE creator_list IS 'Creators that a company keeps together, to invite them or to admit them to an activation.';
CREATE TRIGGER creator_list_set_updated_at BEFORE UPDATE ON creator_list FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE creator_list_entry (
  list_id    uuid NOT NULL REFERENCES creator_list ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  added_by   uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, creator_id)
);
CREATE INDEX creator_list_entry_creator_id_idx ON creator_list_entry (creator_id);
CREATE INDEX creator_list_entry_added_by_idx ON creator_list_entry (added_by);
COMMENT ON TABLE creator_list_entry IS 'A creator on a list.';

CREATE TABLE insight_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE insight_kind IS 'The kinds of content that insights look at.';
INSERT INTO insight_kind (value, comment) VALUES
  ('livestream', 'Livestreams'), ('video', 'Videos'), ('shorts', 'Shorts');

CREATE TABLE shortlist (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  name       citext NOT NULL CONSTRAINT shortlist_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  kind       text NOT NULL REFERENCES insight_kind ON DELETE RESTRICT,
  created_by uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shortlist_name_key UNIQUE (company_id, name)
);
CREATE INDEX shortlist_kind_idx ON shortlist (kind);
CREATE INDEX shortlist_created_by_idx ON shortlist (created_by);
COMMENT ON TABLE shortlist IS 'Creators that a company has picked out in insights.';

CREATE TABLE shortlist_entry (
  shortlist_id uuid NOT NULL REFERENCES shortlist ON DELETE CASCADE,
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shortlist_id, creator_id)
);
CREATE INDEX shortlist_entry_creator_id_idx ON shortlist_entry (creator_id);
COMMENT ON TABLE shortlist_entry IS 'A creator on a shortlist.';

CREATE TABLE column_preset (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  screen     text NOT NULL CONSTRAINT column_preset_screen_1_to_100 CHECK (char_length(screen) BETWEEN 1 AND 100),
  name       citext NOT NULL CONSTRAINT column_preset_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  columns    jsonb NOT NULL CONSTRAINT column_preset_columns_array CHECK (jsonb_typeof(columns) = 'array'),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT column_preset_name_key UNIQUE (user_id, screen, name)
);
CREATE UNIQUE INDEX column_preset_one_default ON column_preset (user_id, screen) WHERE is_default;
COMMENT ON TABLE column_preset IS 'Which columns of a table a person sees, in which order.';
COMMENT ON COLUMN column_preset.screen IS 'The table on screen that it belongs to.';
CREATE TRIGGER column_preset_set_updated_at BEFORE UPDATE ON column_preset FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE saved_filter (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  screen     text NOT NULL CONSTRAINT saved_filter_screen_1_to_100 CHECK (char_length(screen) BETWEEN 1 AND 100),
  name       citext NOT NULL CONSTRAINT saved_filter_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  filter     jsonb NOT NULL CONSTRAINT saved_filter_filter_object CHECK (jsonb_typeof(filter) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_filter_name_key UNIQUE (user_id, screen, name)
);
COMMENT ON TABLE saved_filter IS 'A filter that a person uses again.';
CREATE TRIGGER saved_filter_set_updated_at BEFORE UPDATE ON saved_filter FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE export_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE export_kind IS 'What can be exported.';
INSERT INTO export_kind (value, comment) VALUES
  ('quest_runs', 'Quest runs: Offers, Active, Review, Ended'),
  ('key_participants', 'Key participants: Pending, Active, Ended'),
  ('livestream_insights', 'Livestream insights'),
  ('video_insights', 'YouTube videos, up to 30 days'),
  ('shorts_insights', 'YouTube shorts, up to 30 days'),
  ('codes', 'Codes of the code manager'),
  ('report', 'A report of results');

CREATE TABLE export_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE export_status IS 'How far an export is.';
INSERT INTO export_status (value, comment) VALUES
  ('requested', 'Waits to be made'), ('running', 'Being made'), ('ready', 'Mailed, and ready to download'),
  ('failed', 'Could not be made; does not count'), ('expired', 'No longer kept');

CREATE TABLE export_transition (
  from_status text NOT NULL REFERENCES export_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES export_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX export_transition_to_status_idx ON export_transition (to_status);
COMMENT ON TABLE export_transition IS 'The legal moves of an export.';
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
  activation_id uuid,
  stages        text[] NOT NULL DEFAULT '{}',
  period_days   integer,
  filter        jsonb NOT NULL DEFAULT '{}'::jsonb,
  upload_id     uuid REFERENCES upload ON DELETE SET NULL,
  row_count     integer,
  problem       text NOT NULL DEFAULT '',
  created_at    timestamptz NOT NULL DEFAULT now(),
  finished_at   timestamptz,
  CONSTRAINT export_stages_of_quest_runs CHECK (kind <> 'quest_runs' OR stages <@ ARRAY['Offers', 'Active', 'Review', 'Ended']),
  CONSTRAINT export_stages_of_key_participants CHECK (kind <> 'key_participants' OR stages <@ ARRAY['Pending', 'Active', 'Ended']),
  CONSTRAINT export_period_positive CHECK (period_days > 0),
  CONSTRAINT export_youtube_period_30_days CHECK (kind NOT IN ('video_insights', 'shorts_insights') OR (period_days IS NOT NULL AND period_days <= 30))
);
CREATE INDEX export_company_id_idx ON export (company_id, created_at DESC);
CREATE INDEX export_requested_by_idx ON export (requested_by);
CREATE INDEX export_kind_idx ON export (kind);
CREATE INDEX export_status_idx ON export (status);
CREATE INDEX export_upload_id_idx ON export (upload_id);
CREATE INDEX export_activation_id_idx ON export (activation_id);
COMMENT ON TABLE export IS 'A file made of a table''s rows and mailed to who asked. 5 per company and calendar month.';
COMMENT ON COLUMN export.stages IS 'Which rows: for quest runs Offers, Active, Review, Ended; for key participants Pending, Active, Ended.';

-- spec §6: exports are limited to 5 per month. The month is the one on the wall in Stockholm.
CREATE FUNCTION export_5_per_month() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  month_start timestamptz := date_trunc('month', now() AT TIME ZONE 'Europe/Stockholm') AT TIME ZONE 'Europe/Stockholm';
BEGIN
  PERFORM FROM company WHERE id = NEW.company_id FOR NO KEY UPDATE;
  IF NEW.created_at >= month_start AND (
       SELECT count(*) FROM export
        WHERE company_id = NEW.company_id AND created_at >= month_start AND status <> 'failed') >= 5 THEN
    PERFORM refuse('export_5_per_month', 'exports are limited to 5 per month');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER export_5_per_month BEFORE INSERT ON export FOR EACH ROW EXECUTE FUNCTION export_5_per_month();

CREATE FUNCTION export_requested() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('exportRequested', 'export', NEW.id, jsonb_build_object('kind', NEW.kind));
  RETURN NULL;
END $$;
CREATE TRIGGER export_requested AFTER INSERT ON export
  FOR EACH ROW WHEN (NEW.status = 'requested') EXECUTE FUNCTION export_requested();
CREATE TRIGGER export_guard BEFORE UPDATE OF status ON export FOR EACH ROW EXECUTE FUNCTION guard_transition('export', 'export');

CREATE TABLE user_report_reason (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_report_reason IS 'Why a creator is reported.';
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
INSERT INTO user_report_status (value, comment) VALUES
  ('open', 'Waits for an admin'), ('resolved', 'Something was done'), ('dismissed', 'Nothing needed to be done');

CREATE TABLE user_report_transition (
  from_status text NOT NULL REFERENCES user_report_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES user_report_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX user_report_transition_to_status_idx ON user_report_transition (to_status);
COMMENT ON TABLE user_report_transition IS 'The legal moves of a report. It cannot be undone.';
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
CREATE INDEX user_report_company_id_idx ON user_report (company_id, created_at DESC);
CREATE INDEX user_report_reporter_id_idx ON user_report (reporter_id);
CREATE INDEX user_report_status_idx ON user_report (status, created_at);
COMMENT ON TABLE user_report IS 'A company reports creators. To decide, set status to resolved or dismissed, with a resolution.';
COMMENT ON COLUMN user_report.resolution IS 'What was done, in the admin''s words; never shown to the reported creators.';

CREATE TABLE user_report_cause (
  report_id uuid NOT NULL REFERENCES user_report ON DELETE CASCADE,
  reason    text NOT NULL REFERENCES user_report_reason ON DELETE RESTRICT,
  PRIMARY KEY (report_id, reason)
);
CREATE INDEX user_report_cause_reason_idx ON user_report_cause (reason);
COMMENT ON TABLE user_report_cause IS 'The reasons of a report.';

CREATE TABLE user_report_subject (
  report_id  uuid NOT NULL REFERENCES user_report ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  PRIMARY KEY (report_id, creator_id)
);
CREATE INDEX user_report_subject_creator_id_idx ON user_report_subject (creator_id);
COMMENT ON TABLE user_report_subject IS 'The creators that a report is about.';

-- spec §5: a reason must be selected. Reasons and creators come in the same transaction, so this is checked at its end.
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
-- Triggers fire by name: the guard refuses an illegal move before the decision is carried on.
CREATE TRIGGER user_report_a_guard BEFORE UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION guard_transition('user_report', 'report');
CREATE TRIGGER user_report_b_decide BEFORE UPDATE OF status ON user_report
  FOR EACH ROW EXECUTE FUNCTION user_report_decide();
CREATE TRIGGER user_report_audit AFTER UPDATE OF status ON user_report FOR EACH ROW EXECUTE FUNCTION audit_row('id');
