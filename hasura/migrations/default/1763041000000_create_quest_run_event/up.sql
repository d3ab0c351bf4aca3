CREATE TABLE quest_run_event_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE quest_run_event_type IS 'The events of a quest run (rules §3 events).';
COMMENT ON COLUMN quest_run_event_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN quest_run_event_type.comment IS 'The meaning of the value.';
INSERT INTO quest_run_event_type (value, comment) VALUES
  ('BID_DEADLINE_24', 'The bid deadline is 24 hours away'),
  ('BID_DEADLINE_72', 'The bid deadline is 72 hours away'),
  ('BID_EXPIRED', 'The offer expired'),
  ('BID_REJECTED', 'The offer was declined'),
  ('BID_WITHDRAWN', 'A side withdrew its offer'),
  ('CONTENT_PRODUCTION_DEADLINE_EXPIRED', 'No content was submitted before the deadline'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 'The content was not listed before the deadline'),
  ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS', 'The content is publicly listed'),
  ('CONTENT_REVIEW', 'The content was reviewed'),
  ('CONTENT_REVIEW_DEADLINE_24', 'The content review deadline is 24 hours away'),
  ('CONTENT_REVIEW_DEADLINE_72', 'The content review deadline is 72 hours away'),
  ('COUNTER_OFFER', 'A counter-offer was made'),
  ('FINAL_CONTENT_SUBMITTED', 'Content was submitted'),
  ('GRACE_BEGAN', 'The days of grace began'),
  ('MORE_TIME_GIVEN', 'The content can come later than agreed'),
  ('NEW_OFFER', 'An offer was made'),
  ('PAYMENT_DEADLINE_24', 'The payment deadline is 24 hours away'),
  ('PAYMENT_DEADLINE_72', 'The payment deadline is 72 hours away'),
  ('PAYMENT_EXPIRED', 'The company did not pay before the deadline'),
  ('QUEST_RUN_AWAITING_PAYMENT', 'Accepted; waiting for payment'),
  ('QUEST_RUN_PAID', 'The company paid'),
  ('QUEST_RUN_COMPLETED', 'The creator was paid'),
  ('MESSAGE', 'A message was sent'),
  ('DISPUTE_OPENED', 'A side disputed the result of the run'),
  ('DISPUTE_DECIDED', 'Questboard decided the dispute'),
  ('KIT_CLAIMED', 'The creator claimed the first code of the kit'),
  ('EMBARGO_BROKEN', 'Content was public before the embargo ended'),
  ('CONTENT_NOT_FOUND', 'The content was not found on the channel, and the review got more time');

CREATE TABLE quest_run_event (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_run_id uuid NOT NULL,
  company_id   uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  type         text NOT NULL REFERENCES quest_run_event_type ON DELETE RESTRICT,
  actor_id     uuid REFERENCES "user" ON DELETE SET NULL,
  once_key     text,
  payload      jsonb NOT NULL DEFAULT '{}',
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_run_event_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_run_event_once UNIQUE (quest_run_id, once_key)
);
COMMENT ON TABLE quest_run_event IS 'The events of a quest run in order. Both sides see this history.';
COMMENT ON COLUMN quest_run_event.id IS 'The unique id of the row.';
COMMENT ON COLUMN quest_run_event.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_run_event.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN quest_run_event.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN quest_run_event.type IS 'The kind of event.';
COMMENT ON COLUMN quest_run_event.actor_id IS 'The user who caused the event. Empty for deadlines and workflows.';
COMMENT ON COLUMN quest_run_event.once_key IS 'Keeps a retried workflow from writing the same reminder twice.';
COMMENT ON COLUMN quest_run_event.payload IS 'The details of the event: by, why, side, amount_cents, deadline_at, comment.';
COMMENT ON COLUMN quest_run_event.created_at IS 'When the row was created.';
CREATE INDEX quest_run_event_actor_id_idx ON quest_run_event (actor_id);
CREATE INDEX quest_run_event_creator_id_idx ON quest_run_event (creator_id);
CREATE INDEX quest_run_event_company_id_idx ON quest_run_event (company_id);
CREATE INDEX quest_run_event_run_idx ON quest_run_event (quest_run_id, created_at);
SELECT follow_owner('quest_run_event', 'quest_run', 'quest_run_id');

-- A log entry cannot change, except that deleting an account removes its author. It is deleted only with its run.
CREATE TRIGGER quest_run_event_is_kept BEFORE UPDATE ON quest_run_event
  FOR EACH ROW WHEN (to_jsonb(OLD) - 'actor_id' <> to_jsonb(NEW) - 'actor_id' OR NEW.actor_id IS NOT NULL AND OLD.actor_id IS DISTINCT FROM NEW.actor_id)
  EXECUTE FUNCTION refuse_change('quest_run_event_is_kept', 'the history of a run cannot be changed');
COMMENT ON TRIGGER quest_run_event_is_kept ON quest_run_event IS 'refuse';
CREATE TRIGGER quest_run_event_is_not_truncated BEFORE TRUNCATE ON quest_run_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('quest_run_event_is_kept', 'the history of a run cannot be changed');
COMMENT ON TRIGGER quest_run_event_is_not_truncated ON quest_run_event IS 'refuse';

-- If auto-bidding could not accept a counter-offer and it was declined at its deadline, both sides see the reason in the
-- history.
CREATE FUNCTION quest_run_event_name_cause() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.payload := NEW.payload || jsonb_strip_nulls(jsonb_build_object('by', move_cause() -> 'by', 'why', move_cause() -> 'why'));
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_event_name_cause() IS 'Records in the history of a run who made the move (a side, a deadline, auto-bidding, a provider or an admin), and for a deadline the reason, if given.';
CREATE TRIGGER quest_run_event_name_cause BEFORE INSERT ON quest_run_event
  FOR EACH ROW WHEN (move_cause() IS NOT NULL) EXECUTE FUNCTION quest_run_event_name_cause();
COMMENT ON TRIGGER quest_run_event_name_cause ON quest_run_event IS 'stamp';

CREATE FUNCTION quest_run_event_goes_with_run() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM quest_run WHERE id = OLD.quest_run_id) THEN
    PERFORM refuse('quest_run_event_is_kept', 'the history of a run cannot be changed');
  END IF;
  RETURN OLD;
END $$;
COMMENT ON FUNCTION quest_run_event_goes_with_run() IS 'Refuses to delete a log entry of an existing run.';
CREATE TRIGGER quest_run_event_goes_with_run BEFORE DELETE ON quest_run_event
  FOR EACH ROW EXECUTE FUNCTION quest_run_event_goes_with_run();
COMMENT ON TRIGGER quest_run_event_goes_with_run ON quest_run_event IS 'refuse';

CREATE TABLE quest_message (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  quest_run_id uuid NOT NULL,
  company_id   uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  side         text NOT NULL REFERENCES quest_run_side ON DELETE RESTRICT,
  author_id    uuid REFERENCES "user" ON DELETE SET NULL,
  body         text NOT NULL,
  read_at      timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT quest_message_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE CASCADE,
  CONSTRAINT quest_message_body_required CHECK (length(btrim(body)) BETWEEN 1 AND 5000)
);
COMMENT ON TABLE quest_message IS 'A message between company and creator in the quest log.';
COMMENT ON COLUMN quest_message.id IS 'The unique id of the row.';
COMMENT ON COLUMN quest_message.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_message.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN quest_message.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN quest_message.side IS 'The author.';
COMMENT ON COLUMN quest_message.author_id IS 'The person who wrote the message.';
COMMENT ON COLUMN quest_message.body IS 'The text of the message.';
COMMENT ON COLUMN quest_message.read_at IS 'When the other side read the message.';
COMMENT ON COLUMN quest_message.created_at IS 'When the row was created.';
CREATE INDEX quest_message_author_id_idx ON quest_message (author_id);
CREATE INDEX quest_message_creator_id_idx ON quest_message (creator_id);
CREATE INDEX quest_message_company_id_idx ON quest_message (company_id);
CREATE INDEX quest_message_run_idx ON quest_message (quest_run_id, created_at);
CREATE INDEX quest_message_unread_idx ON quest_message (quest_run_id, side) WHERE read_at IS NULL;
SELECT follow_owner('quest_message', 'quest_run', 'quest_run_id');
SELECT guard_access('quest_message', '{company,creator}', '{quest_run_id,quest_run}');
CREATE TRIGGER quest_message_stamp_moments BEFORE UPDATE OF read_at ON quest_message
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('read_at');
COMMENT ON TRIGGER quest_message_stamp_moments ON quest_message IS 'stamp';

CREATE FUNCTION emit_quest_message() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('questMessageSent', 'quest_message', NEW.id, jsonb_build_object(
    'quest_run_id', NEW.quest_run_id, 'side', NEW.side, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
CREATE TRIGGER quest_message_emit AFTER INSERT ON quest_message FOR EACH ROW EXECUTE FUNCTION emit_quest_message();
COMMENT ON TRIGGER quest_message_emit ON quest_message IS 'outbox';

CREATE FUNCTION quest_message_log() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id, payload)
  VALUES (NEW.quest_run_id, NEW.company_id, NEW.creator_id, 'MESSAGE', NEW.author_id,
          jsonb_build_object('side', NEW.side, 'comment', NEW.body));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_message_log() IS 'Adds a message to the history of its run.';
CREATE TRIGGER quest_message_log AFTER INSERT ON quest_message FOR EACH ROW EXECUTE FUNCTION quest_message_log();
COMMENT ON TRIGGER quest_message_log ON quest_message IS 'audit';
