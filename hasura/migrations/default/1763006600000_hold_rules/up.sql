-- Rules of the product that a row could break so far.

-- spec §5, §9: the quest's embargo ends 12 hours before the quest; a key campaign's is a date of its own.
ALTER TABLE activation
  DROP CONSTRAINT quest_embargo_needs_end_date,
  DROP CONSTRAINT quest_embargo_12h_before_end,
  ADD CONSTRAINT quest_embargo_needs_end_date CHECK (kind <> 'QUEST' OR embargo_at IS NULL OR end_date IS NOT NULL),
  ADD CONSTRAINT quest_embargo_12h_before_end CHECK (kind <> 'QUEST' OR embargo_at <= end_date - interval '12 hours');

UPDATE activation SET embargo_time_zone = 'Europe/Stockholm'
 WHERE embargo_time_zone IS NOT NULL AND embargo_time_zone NOT IN (SELECT name FROM pg_timezone_names);
CREATE FUNCTION activation_time_zone_known() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_timezone_names WHERE name = NEW.embargo_time_zone) THEN
    PERFORM refuse('activation_time_zone_known', format('"%s" is no time zone', NEW.embargo_time_zone));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION activation_time_zone_known() IS 'Refuses a time zone that nobody knows.';
CREATE TRIGGER activation_time_zone_known_at_insert BEFORE INSERT ON activation
  FOR EACH ROW WHEN (NEW.embargo_time_zone IS NOT NULL) EXECUTE FUNCTION activation_time_zone_known();
CREATE TRIGGER activation_time_zone_known BEFORE UPDATE OF embargo_time_zone ON activation
  FOR EACH ROW WHEN (NEW.embargo_time_zone IS NOT NULL AND NEW.embargo_time_zone IS DISTINCT FROM OLD.embargo_time_zone)
  EXECUTE FUNCTION activation_time_zone_known();

-- spec §6: what a plan does not include. An admin may open it to a company that pays otherwise.
CREATE FUNCTION activation_program_in_plan() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (SELECT includes_creator_programs FROM company_plan(NEW.company_id)) THEN
    PERFORM refuse('activation_program_in_plan', 'the plan has no Creator Program; upgrade it to start one');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION activation_program_in_plan() IS 'Refuses a Creator Program that the company''s plan does not include.';
CREATE TRIGGER activation_program_in_plan BEFORE INSERT ON activation
  FOR EACH ROW WHEN (NEW.kind = 'CREATOR_PROGRAM' AND session_variable('x-hasura-role') = 'company')
  EXECUTE FUNCTION activation_program_in_plan();

CREATE FUNCTION export_insights_in_plan() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (SELECT includes_insights FROM company_plan(NEW.company_id)) THEN
    PERFORM refuse('export_insights_in_plan', 'the plan has no insights; upgrade it to unlock them');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION export_insights_in_plan() IS 'Refuses an export of insights that the company''s plan does not include.';
CREATE TRIGGER export_insights_in_plan BEFORE INSERT ON export
  FOR EACH ROW WHEN (NEW.kind IN ('livestream_insights', 'video_insights', 'shorts_insights')
                     AND session_variable('x-hasura-role') = 'company')
  EXECUTE FUNCTION export_insights_in_plan();

-- One invitation per creator and activation, in time, and to those who do not take part already.
CREATE FUNCTION takes_part(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM quest_run WHERE quest_id = of_activation_id AND creator_id = of_creator_id AND finished_at IS NULL)
      OR EXISTS (SELECT FROM mission_run WHERE mission_id = of_activation_id AND creator_id = of_creator_id AND finished_at IS NULL)
      OR EXISTS (SELECT FROM key_campaign_participant
                  WHERE campaign_id = of_activation_id AND creator_id = of_creator_id AND status NOT IN ('rejected', 'failed'))
      OR EXISTS (SELECT FROM program_membership
                  WHERE program_id = of_activation_id AND creator_id = of_creator_id AND status <> 'rejected')
$$;
COMMENT ON FUNCTION takes_part(uuid, uuid) IS 'Whether a creator is in an activation, or waits to be.';

CREATE FUNCTION invitation_of_outsider() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF takes_part(NEW.activation_id, NEW.creator_id) THEN
    PERFORM refuse('invitation_of_outsider', 'this creator takes part already');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invitation_of_outsider() IS 'Refuses to invite a creator to what they take part in.';
CREATE TRIGGER invitation_of_outsider BEFORE INSERT ON invitation
  FOR EACH ROW WHEN (NEW.creator_id IS NOT NULL) EXECUTE FUNCTION invitation_of_outsider();

CREATE FUNCTION invitation_in_time() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('invitation_in_time', 'the time to accept this invitation is over');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION invitation_in_time() IS 'Refuses to accept an invitation after its deadline.';
CREATE TRIGGER invitation_in_time BEFORE UPDATE OF status ON invitation
  FOR EACH ROW WHEN (NEW.status = 'ACCEPTED' AND OLD.status <> 'ACCEPTED' AND OLD.deadline_at < now())
  EXECUTE FUNCTION invitation_in_time();

-- Content is decided once; a search for creators ends once and may be tried again.
CREATE TABLE submission_transition (
  from_status text NOT NULL REFERENCES submission_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES submission_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE submission_transition IS 'The legal moves of submission.status; a trigger refuses any other.';
COMMENT ON COLUMN submission_transition.from_status IS 'From which status.';
COMMENT ON COLUMN submission_transition.to_status IS 'To which status.';
COMMENT ON COLUMN submission_transition.event IS 'What the move is called in events and logs.';
INSERT INTO submission_transition (from_status, to_status, event) VALUES
  ('PENDING', 'APPROVED', 'submissionApproved'),
  ('PENDING', 'REJECTED', 'submissionRejected');
CREATE TRIGGER submission_a_guard BEFORE UPDATE OF status ON submission
  FOR EACH ROW EXECUTE FUNCTION guard_transition('submission', 'submission');

CREATE TABLE matchmaking_transition (
  from_status text NOT NULL REFERENCES matchmaking_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES matchmaking_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE matchmaking_transition IS 'The legal moves of matchmaking.status; a trigger refuses any other.';
COMMENT ON COLUMN matchmaking_transition.from_status IS 'From which status.';
COMMENT ON COLUMN matchmaking_transition.to_status IS 'To which status.';
COMMENT ON COLUMN matchmaking_transition.event IS 'What the move is called in events and logs.';
INSERT INTO matchmaking_transition (from_status, to_status, event) VALUES
  ('generating', 'ready', 'matchmakingReady'),
  ('generating', 'failed', 'matchmakingFailed'),
  ('failed', 'generating', 'matchmakingRequested');
CREATE TRIGGER matchmaking_a_guard BEFORE UPDATE OF status ON matchmaking
  FOR EACH ROW EXECUTE FUNCTION guard_transition('matchmaking', 'matchmaking');

-- Those who may join are those with access: of a quest or key campaign the approved ones.
CREATE FUNCTION eligible_creator_count(requirements jsonb, of_kind text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  r requirement := jsonb_populate_record(
    jsonb_populate_record(NULL::requirement,
      '{"allow_all_creators": false, "countries": [], "continents": [], "languages": [], "creator_list_ids": [], "completed_mission_ids": []}'),
    jsonb_strip_nulls(requirements));
  answer bigint;
BEGIN
  EXECUTE 'select count(*) from creator_eligibility e where meets_requirement($1, e)'
    || CASE of_kind WHEN 'QUEST' THEN ' and e.quest_access' WHEN 'KEY' THEN ' and e.key_access' ELSE '' END
    INTO answer USING r;
  RETURN answer;
END $$;
COMMENT ON FUNCTION eligible_creator_count(jsonb, text) IS 'How many creators may join an activation of a kind under the requirements given, which have the columns of the table requirement.';
CREATE OR REPLACE FUNCTION activation_eligible_creator_count(activation_row activation, requirements jsonb DEFAULT NULL, hasura_session json DEFAULT '{}')
RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  wanted jsonb := coalesce(requirements,
    (SELECT to_jsonb(r) FROM requirement r WHERE r.activation_id = activation_row.id), '{}');
  r requirement := jsonb_populate_record(NULL::requirement, jsonb_strip_nulls(wanted));
BEGIN
  IF activation_row.company_id::text IS DISTINCT FROM hasura_session ->> 'x-hasura-company-id' THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM unnest(r.creator_list_ids) AS asked(id)
             WHERE NOT EXISTS (SELECT FROM creator_list l WHERE l.id = asked.id AND l.company_id = activation_row.company_id)) THEN
    PERFORM refuse('requirement_list_of_company', 'a chosen creator list is not one of this company');
  END IF;
  IF EXISTS (SELECT FROM unnest(r.completed_mission_ids) AS asked(id)
             WHERE NOT EXISTS (SELECT FROM activation m WHERE m.id = asked.id AND m.company_id = activation_row.company_id AND m.kind = 'MISSION')) THEN
    PERFORM refuse('requirement_mission_of_company', 'a chosen mission is not another mission of this company');
  END IF;
  IF r.program_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM activation p WHERE p.id = r.program_id AND p.company_id = activation_row.company_id AND p.kind = 'CREATOR_PROGRAM') THEN
    PERFORM refuse('requirement_program_of_company', 'the chosen program is not the Creator Program of this company');
  END IF;
  RETURN eligible_creator_count(wanted, activation_row.kind);
END $$;
DROP FUNCTION eligible_creator_count(jsonb);
