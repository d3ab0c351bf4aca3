-- What companies asked to be told each morning or each week (spec §3). The row is written before its mail is sent.
CREATE TABLE summary_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE summary_kind IS 'The summaries that a person can ask for, each by the column of notification_preference that governs it.';
COMMENT ON COLUMN summary_kind.value IS 'The value, as rows refer to it.';
COMMENT ON COLUMN summary_kind.comment IS 'What it means.';
INSERT INTO summary_kind (value, comment) VALUES
  ('program_applicant_summary', 'Who applied to the Creator Programs'),
  ('mission_status_summary', 'Where the runs of the Missions stand');

CREATE TABLE summary (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES summary_kind ON DELETE RESTRICT,
  frequency  text NOT NULL REFERENCES summary_frequency ON DELETE RESTRICT
             CONSTRAINT summary_frequency_mailed CHECK (frequency <> 'never'),
  morning    date NOT NULL,
  told_from  timestamptz NOT NULL,
  told_until timestamptz NOT NULL,
  content    jsonb NOT NULL CONSTRAINT summary_content_some CHECK (jsonb_typeof(content) = 'array' AND content <> '[]'),
  mailed_at  timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT summary_tells_of_some_time CHECK (told_from < told_until),
  CONSTRAINT summary_once_per_morning UNIQUE (user_id, kind, morning)
);
CREATE INDEX summary_unmailed_idx ON summary (morning, frequency, id) WHERE mailed_at IS NULL;
CREATE INDEX summary_created_at_idx ON summary (created_at);
COMMENT ON TABLE summary IS 'A summary that a person was told by mail. Nothing is written where there was nothing to tell.';
COMMENT ON COLUMN summary.id IS 'The row''s identity, and its mail''s.';
COMMENT ON COLUMN summary.user_id IS 'Who is told.';
COMMENT ON COLUMN summary.kind IS 'What it is about.';
COMMENT ON COLUMN summary.frequency IS 'How often the person wanted it then.';
COMMENT ON COLUMN summary.morning IS 'The day in Stockholm on whose morning it was due: nobody gets two of a kind for one.';
COMMENT ON COLUMN summary.told_from IS 'It tells what happened after this moment,';
COMMENT ON COLUMN summary.told_until IS 'and up to this one; the next summary goes on from here.';
COMMENT ON COLUMN summary.content IS 'Numbers and names by program or Mission; words are made where it is mailed.';
COMMENT ON COLUMN summary.mailed_at IS 'When the mail server took the mail.';
COMMENT ON COLUMN summary.created_at IS 'When the row was made.';

-- An address of the site since mails lead there.
INSERT INTO reserved_name (name) VALUES ('unsubscribe') ON CONFLICT DO NOTHING;
