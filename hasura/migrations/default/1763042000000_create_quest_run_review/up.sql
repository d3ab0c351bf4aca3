CREATE TABLE badge (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE badge IS 'The badges that a company can give for a good run.';
COMMENT ON COLUMN badge.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN badge.comment IS 'The meaning of the value.';
INSERT INTO badge (value, comment) VALUES
  ('went_above_and_beyond', 'Went above and beyond'),
  ('great_partner', 'Great partner'),
  ('superb_content', 'Superb content');

CREATE TABLE quest_run_review (
  quest_run_id uuid PRIMARY KEY,
  company_id   uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  message      text NOT NULL DEFAULT '',
  author_id    uuid REFERENCES "user" ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_run_review_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_run_review_message_length CHECK (length(message) <= 5000)
);
COMMENT ON TABLE quest_run_review IS 'The company''s review of the creator''s work, written when it approves.';
COMMENT ON COLUMN quest_run_review.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_run_review.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN quest_run_review.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN quest_run_review.message IS 'The text of the review.';
COMMENT ON COLUMN quest_run_review.author_id IS 'The person who wrote the message.';
COMMENT ON COLUMN quest_run_review.created_at IS 'When the row was created.';
COMMENT ON COLUMN quest_run_review.updated_at IS 'When the row last changed.';
CREATE INDEX quest_run_review_author_id_idx ON quest_run_review (author_id);
CREATE INDEX quest_run_review_creator_id_idx ON quest_run_review (creator_id);
CREATE INDEX quest_run_review_company_id_idx ON quest_run_review (company_id);
SELECT follow_owner('quest_run_review', 'quest_run', 'quest_run_id');
SELECT keep_updated_at('quest_run_review');
CREATE TRIGGER quest_run_review_after_approval BEFORE INSERT ON quest_run_review
  FOR EACH ROW EXECUTE FUNCTION quest_run_praise_after_approval();
COMMENT ON TRIGGER quest_run_review_after_approval ON quest_run_review IS 'refuse';

CREATE TABLE quest_run_badge (
  quest_run_id uuid NOT NULL,
  badge        text NOT NULL REFERENCES badge ON DELETE RESTRICT,
  company_id   uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (quest_run_id, badge),
  CONSTRAINT quest_run_badge_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE
);
COMMENT ON TABLE quest_run_badge IS 'A badge that a company gave for a run. The creator''s profile shows it.';
COMMENT ON COLUMN quest_run_badge.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_run_badge.badge IS 'The badge.';
COMMENT ON COLUMN quest_run_badge.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN quest_run_badge.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN quest_run_badge.created_at IS 'When the row was created.';
CREATE INDEX quest_run_badge_creator_id_idx ON quest_run_badge (creator_id);
CREATE INDEX quest_run_badge_company_id_idx ON quest_run_badge (company_id);
SELECT follow_owner('quest_run_badge', 'quest_run', 'quest_run_id');
CREATE TRIGGER quest_run_badge_after_approval BEFORE INSERT ON quest_run_badge
  FOR EACH ROW EXECUTE FUNCTION quest_run_praise_after_approval();
COMMENT ON TRIGGER quest_run_badge_after_approval ON quest_run_badge IS 'refuse';
