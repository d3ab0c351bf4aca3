CREATE TABLE quest_dispute_statement (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  dispute_id   uuid NOT NULL REFERENCES quest_run_dispute ON DELETE RESTRICT,
  company_id   uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  side         text REFERENCES quest_run_side ON DELETE RESTRICT,
  author_id    uuid REFERENCES "user" ON DELETE SET NULL,
  body         text NOT NULL,
  picture_urls text[] NOT NULL DEFAULT '{}',
  created_at   timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT quest_dispute_statement_body_given CHECK (btrim(body) <> '' AND char_length(body) <= 2000),
  CONSTRAINT quest_dispute_statement_pictures CHECK (
    cardinality(picture_urls) <= 4 AND array_position(picture_urls, NULL) IS NULL AND NOT '' = ANY (picture_urls))
);
COMMENT ON TABLE quest_dispute_statement IS 'A statement of one side, or a finding of our channel checks, about a quest dispute. Both sides and the admin who decides read them in order.';
COMMENT ON COLUMN quest_dispute_statement.id IS 'The unique id of the row.';
COMMENT ON COLUMN quest_dispute_statement.dispute_id IS 'The dispute that the statement is about.';
COMMENT ON COLUMN quest_dispute_statement.company_id IS 'The owning company, always equal to the dispute''s company.';
COMMENT ON COLUMN quest_dispute_statement.creator_id IS 'The creator, always equal to the dispute''s creator.';
COMMENT ON COLUMN quest_dispute_statement.side IS 'The side that makes the statement. Empty for a finding of our channel checks.';
COMMENT ON COLUMN quest_dispute_statement.author_id IS 'The person who wrote the message.';
COMMENT ON COLUMN quest_dispute_statement.body IS 'The text of the statement. Links in it are plain text.';
COMMENT ON COLUMN quest_dispute_statement.picture_urls IS 'Up to 4 pictures that the author or their company uploaded.';
COMMENT ON COLUMN quest_dispute_statement.created_at IS 'When the row was created.';
CREATE INDEX quest_dispute_statement_dispute_idx ON quest_dispute_statement (dispute_id, created_at);
CREATE INDEX quest_dispute_statement_company_id_idx ON quest_dispute_statement (company_id);
CREATE INDEX quest_dispute_statement_creator_id_idx ON quest_dispute_statement (creator_id);
CREATE INDEX quest_dispute_statement_author_id_idx ON quest_dispute_statement (author_id);
SELECT follow_owner('quest_dispute_statement', 'quest_run_dispute', 'dispute_id');

CREATE FUNCTION quest_dispute_statement_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  dispute quest_run_dispute;
  picture text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(OLD) - 'author_id' <> to_jsonb(NEW) - 'author_id' OR NEW.author_id IS NOT NULL AND OLD.author_id IS DISTINCT FROM NEW.author_id THEN
      PERFORM refuse('quest_dispute_statement_is_kept', 'the statements of a dispute cannot be changed');
    END IF;
    RETURN NEW;
  END IF;
  -- The lock makes a statement and the decision wait for each other.
  SELECT * INTO dispute FROM quest_run_dispute WHERE id = NEW.dispute_id FOR NO KEY UPDATE;
  IF NEW.side IS NOT NULL AND (dispute.status <> 'open' OR dispute.decision IS NOT NULL) THEN
    PERFORM refuse('quest_dispute_statement_while_open', 'statements are possible only while a dispute is open');
  END IF;
  IF NEW.side IS NOT NULL
     AND (SELECT count(*) FROM quest_dispute_statement WHERE dispute_id = NEW.dispute_id AND side = NEW.side) >= 20 THEN
    PERFORM refuse('quest_dispute_statement_20_per_side', 'a side can make up to 20 statements in a dispute');
  END IF;
  FOREACH picture IN ARRAY NEW.picture_urls LOOP
    PERFORM refuse_foreign_picture(picture);
  END LOOP;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_dispute_statement_refuse() IS 'Refuses a statement about a dispute that is not open, too many statements, pictures that others uploaded, and changes.';
CREATE TRIGGER quest_dispute_statement_refuse BEFORE INSERT OR UPDATE ON quest_dispute_statement
  FOR EACH ROW EXECUTE FUNCTION quest_dispute_statement_refuse();
COMMENT ON TRIGGER quest_dispute_statement_refuse ON quest_dispute_statement IS 'refuse';

CREATE FUNCTION emit_quest_dispute_statement() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('questDisputeStatementAdded', 'quest_dispute_statement', NEW.id, jsonb_build_object(
    'dispute_id', NEW.dispute_id, 'side', NEW.side, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_quest_dispute_statement() IS 'Announces that a side added a statement to a dispute.';
CREATE TRIGGER quest_dispute_statement_emit AFTER INSERT ON quest_dispute_statement
  FOR EACH ROW WHEN (NEW.side IS NOT NULL) EXECUTE FUNCTION emit_quest_dispute_statement();
COMMENT ON TRIGGER quest_dispute_statement_emit ON quest_dispute_statement IS 'outbox';

INSERT INTO notification_kind (value, comment) VALUES ('dispute_statement', 'The other side made a statement in a quest dispute');
