CREATE TABLE domain_event (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type       text NOT NULL,
  entity     text NOT NULL,
  entity_id  uuid NOT NULL,
  payload    jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_id   uuid,
  CONSTRAINT domain_event_type_is_a_name CHECK (type ~ '^[a-z][A-Za-z0-9]*$')
);
COMMENT ON TABLE domain_event IS 'The outbox: events written in the transaction of the change and delivered to the actions service at least once.';
COMMENT ON COLUMN domain_event.id IS 'The unique id of the row.';
COMMENT ON COLUMN domain_event.type IS 'The event in the past tense, such as companyVerified or bidAccepted.';
COMMENT ON COLUMN domain_event.entity IS 'The table that the event is about.';
COMMENT ON COLUMN domain_event.entity_id IS 'The row that the event is about.';
COMMENT ON COLUMN domain_event.payload IS 'The data that handlers need. We remove the names of people who delete their account.';
COMMENT ON COLUMN domain_event.created_at IS 'When the row was created.';
COMMENT ON COLUMN domain_event.actor_id IS 'The user who caused the event. Null for admins, timers and workflows.';
CREATE INDEX domain_event_entity_idx ON domain_event (entity, entity_id, created_at DESC);
CREATE INDEX domain_event_created_at_idx ON domain_event USING brin (created_at);
CREATE INDEX domain_event_company_idx ON domain_event (((payload ->> 'company_id')::uuid), created_at DESC, id DESC)
  WHERE entity IN ('activation', 'quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation');
CREATE TRIGGER domain_event_is_append_only BEFORE UPDATE ON domain_event FOR EACH ROW
  WHEN (NOT (is_redaction(OLD.payload, NEW.payload)
             AND (OLD.id, OLD.type, OLD.entity, OLD.entity_id, OLD.created_at, OLD.actor_id)
                 IS NOT DISTINCT FROM (NEW.id, NEW.type, NEW.entity, NEW.entity_id, NEW.created_at, NEW.actor_id)))
  EXECUTE FUNCTION trail_is_append_only();
COMMENT ON TRIGGER domain_event_is_append_only ON domain_event IS 'refuse';
CREATE TRIGGER domain_event_is_not_deleted BEFORE DELETE ON domain_event FOR EACH ROW EXECUTE FUNCTION trail_is_append_only();
COMMENT ON TRIGGER domain_event_is_not_deleted ON domain_event IS 'refuse';
CREATE TRIGGER domain_event_is_not_truncated BEFORE TRUNCATE ON domain_event FOR EACH STATEMENT EXECUTE FUNCTION trail_is_append_only();
COMMENT ON TRIGGER domain_event_is_not_truncated ON domain_event IS 'refuse';

-- Functions that triggers call often are in PL/pgSQL, because its plans are cached per connection while SQL functions are
-- planned at each call. This matters most for tables with many indexes (creator_eligibility) or monthly partitions
-- (content_day).
CREATE FUNCTION emit_event(type text, entity text, entity_id uuid, payload jsonb DEFAULT '{}') RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO domain_event (type, entity, entity_id, payload, actor_id)
  VALUES (type, entity, entity_id, payload || jsonb_strip_nulls(jsonb_build_object('by', move_cause() -> 'by')), actor_id());
END $$;
COMMENT ON FUNCTION emit_event(text, text, uuid, jsonb) IS 'Writes one row to the outbox.';

-- emit_step('quest_run', NULL, row, 'questRunCreated') announces a new row; emit_step('quest_run', row before, row,
-- NULL) announces a change of a row's status.
CREATE FUNCTION emit_step(entity text, was jsonb, is_now jsonb, first text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  happened text := first;
BEGIN
  IF was IS NOT NULL THEN
    EXECUTE format('select event from %I where from_status = $1 and to_status = $2', entity || '_transition')
      INTO happened USING was ->> 'status', is_now ->> 'status';
  END IF;
  IF happened IS NOT NULL THEN
    PERFORM emit_event(happened, entity, (is_now ->> 'id')::uuid, jsonb_strip_nulls(jsonb_build_object(
      'from', was -> 'status', 'to', is_now -> 'status', 'version', is_now -> 'version',
      'company_id', is_now -> 'company_id', 'creator_id', is_now -> 'creator_id',
      'activation_id', coalesce(is_now -> 'quest_id', is_now -> 'mission_id', is_now -> 'campaign_id', is_now -> 'program_id', is_now -> 'activation_id'))));
  END IF;
END $$;
COMMENT ON FUNCTION emit_step(text, jsonb, jsonb, text) IS 'Announces a new row with its first event, or a change of status with the event of the transition.';

CREATE FUNCTION emit_deadline(entity text, was jsonb, is_now jsonb, due text DEFAULT 'deadline_at') RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('deadlineMoved', entity, (is_now ->> 'id')::uuid,
    jsonb_build_object('from', was -> due, 'to', is_now -> due)
      || jsonb_strip_nulls(jsonb_build_object('company_id', is_now -> 'company_id', 'creator_id', is_now -> 'creator_id')));
END $$;
COMMENT ON FUNCTION emit_deadline(text, jsonb, jsonb, text) IS 'Announces that the deadline in a column of a row moved.';

-- The deadline of a status depends on dates that can change. The row's workflow gets an event when the deadline moves.
-- emit_deadline_moved('expires_at'): the argument names the deadline's column, by default deadline_at.
CREATE FUNCTION emit_deadline_moved() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_deadline(TG_TABLE_NAME::text, to_jsonb(OLD), to_jsonb(NEW), coalesce(TG_ARGV[0], 'deadline_at'));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_deadline_moved() IS 'Informs the workflow that a deadline moved while the status stayed.';
