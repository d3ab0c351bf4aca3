-- Refuses a change. The message starts with the constraint's name, because Hasura passes on
-- only the message (23514 -> "Check constraint violation. <message>"), and clients map the name.
CREATE FUNCTION refuse(constraint_name text, words text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING
    ERRCODE = '23514',
    CONSTRAINT = constraint_name,
    MESSAGE = constraint_name || ': ' || words;
END $$;
COMMENT ON FUNCTION refuse(text, text) IS 'Raises a check violation with a stable name and a readable message.';

CREATE FUNCTION refuse_transition(entity text, noun text, was text, is_now text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  legal text[];
BEGIN
  IF was IS NOT DISTINCT FROM is_now THEN
    RETURN;
  END IF;
  EXECUTE format('SELECT array_agg(DISTINCT to_status ORDER BY to_status) FROM %I WHERE from_status = $1',
                 entity || '_transition')
    INTO legal USING was;
  IF is_now = ANY (legal) THEN
    RETURN;
  END IF;
  PERFORM refuse(
    entity || '_transition',
    format('the %s cannot go from "%s" to "%s"; %s', noun, was, is_now,
           coalesce('from there it can only go to "' || array_to_string(legal, '" or "') || '"', 'it is final')));
END $$;
COMMENT ON FUNCTION refuse_transition(text, text, text, text) IS 'Refuses a change of status that the entity''s transition table does not list.';

-- BEFORE UPDATE trigger: guard_transition('quest_run', 'quest run') allows a new status only if
-- quest_run_transition lists the transition. A third argument names the status column if it is not "status".
CREATE FUNCTION guard_transition() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  column_name text := coalesce(TG_ARGV[2], 'status');
BEGIN
  PERFORM refuse_transition(TG_ARGV[0], TG_ARGV[1], to_jsonb(OLD) ->> column_name, to_jsonb(NEW) ->> column_name);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_transition() IS 'Refuses a change of status that the entity''s transition table does not list.';

CREATE FUNCTION guard_status(entity text, noun text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OF status ON %I FOR EACH ROW EXECUTE FUNCTION guard_transition(%L, %L)', entity || '_guard', entity, entity, noun);
  EXECUTE format('COMMENT ON TRIGGER %I ON %I IS ''refuse''', entity || '_guard', entity);
END $$;
COMMENT ON FUNCTION guard_status(text, text) IS 'Creates the trigger that allows only the transitions of a table''s transition table.';

-- A refusal must not reveal rows that the user cannot read. Permission checks run after the write, so errors about key
-- conflicts or missing references would come first. This guard runs earlier and gives the same message whether the parent
-- belongs to another account or does not exist.
CREATE FUNCTION guard_parent() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  parent jsonb := to_jsonb(NEW);
  is_own boolean;
BEGIN
  FOR step IN 0 .. TG_NARGS - 1 BY 2 LOOP
    EXECUTE format('SELECT to_jsonb(parent) FROM %I AS parent WHERE id = $1', TG_ARGV[step + 1])
      INTO parent USING (parent ->> TG_ARGV[step])::uuid;
  END LOOP;
  is_own := CASE session_variable('x-hasura-role')
    WHEN 'company' THEN (parent ->> 'company_id')::uuid = session_variable('x-hasura-company-id')::uuid
    ELSE (parent ->> 'creator_id')::uuid = actor_id()
  END;
  IF is_own IS NOT TRUE THEN
    PERFORM refuse('parent_is_own', 'the parent row does not exist or belongs to someone else');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_parent() IS 'Refuses a row whose parent does not belong to the user or their company, before any other check. The arguments lead to the parent: pairs of a column and the table to which it refers.';

-- guard_access('activation_tag', '{company}', '{activation_id,activation}'): the name of the trigger sorts first among
-- its table's triggers, so that no other check reports an error before it.
CREATE FUNCTION guard_access(entity text, roles text[], path text[], condition text DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW WHEN (%ssession_variable(''x-hasura-role'') IN (%s)) EXECUTE FUNCTION guard_parent(%s)',
    entity || '_access', entity, coalesce(condition || ' AND ', ''), (SELECT string_agg(quote_literal(one), ', ') FROM unnest(roles) AS one),
    (SELECT string_agg(quote_literal(step), ', ' ORDER BY position) FROM unnest(path) WITH ORDINALITY AS steps (step, position)));
  EXECUTE format('COMMENT ON TRIGGER %I ON %I IS ''refuse''', entity || '_access', entity);
END $$;
COMMENT ON FUNCTION guard_access(text, text[], text[], text) IS 'Creates the trigger that refuses new rows from these roles if the parent row belongs to someone else. The path has the form of guard_parent''s arguments.';

-- guard_move('what to do instead'): a Hasura request, even from the console, cannot change the status of a row without
-- a lifecycle move. Migrations and psql have no session and are exempt.
CREATE FUNCTION refuse_by_hand(written text, noun text, instead text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('move_has_its_home', format('the %s of the %s cannot be changed alone, because a status change includes more than this column: %s (docs/stuck-runs.md)',
    written, noun, instead));
END $$;
COMMENT ON FUNCTION refuse_by_hand(text, text, text) IS 'Refuses a change of status without a lifecycle move, and says what to write instead.';

CREATE FUNCTION guard_move() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_by_hand(TG_ARGV[0], replace(TG_TABLE_NAME, '_', ' '), TG_ARGV[1]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_move() IS 'Refuses a status written by hand, because it bypasses the lifecycle move.';

-- A row starts at the beginning of its lifecycle, because an insert in a later status would bypass the checks of the moves.
-- Only admin decisions can be inserted in their final status.
CREATE FUNCTION guard_begin() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse(TG_ARGV[0] || '_begin', format('a new %s must have the status "%s" and no values that later steps write',
    TG_ARGV[1], array_to_string(TG_ARGV[2]::text[], '" or "')));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_begin() IS 'Refuses a row inserted in a later status: guard_begin(entity, noun, statuses). The trigger''s condition selects the rows.';

-- Adds `guard_begin` to a table. hasura/tests/transitions.test.ts reports lifecycles without it.
CREATE FUNCTION begin_with(entity text, noun text, statuses text[], later text[]) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  -- A zero amount counts as empty, because no money has moved yet.
  filled text := (SELECT string_agg(format(CASE WHEN one LIKE '%\_cents' THEN 'nullif(NEW.%I, 0)' ELSE 'NEW.%I' END, one), ', ') FROM unnest(later) AS one);
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I FOR EACH ROW WHEN (NEW.status <> ALL (%L::text[])%s) EXECUTE FUNCTION guard_begin(%L, %L, %L)',
    entity || '_begin', entity, statuses, coalesce(' OR num_nonnulls(' || filled || ') > 0', ''), entity, noun, statuses);
  EXECUTE format('COMMENT ON TRIGGER %I ON %I IS ''refuse''', entity || '_begin', entity);
END $$;
COMMENT ON FUNCTION begin_with(text, text, text[], text[]) IS 'Allows new rows of a table only in these statuses, with the columns of later moves empty.';

-- refuse_change('quest_run_event_is_kept', 'the history of a run …'): the condition of the trigger describes the
-- forbidden change.
CREATE FUNCTION refuse_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse(TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION refuse_change() IS 'Refuses the change that the trigger''s condition describes: refuse_change(constraint, words).';
