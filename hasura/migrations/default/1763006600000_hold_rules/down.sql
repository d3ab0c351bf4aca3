CREATE FUNCTION eligible_creator_count(requirements jsonb) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  r requirement := jsonb_populate_record(
    jsonb_populate_record(NULL::requirement,
      '{"allow_all_creators": false, "countries": [], "continents": [], "languages": [], "creator_list_ids": [], "completed_mission_ids": []}'),
    jsonb_strip_nulls(requirements));
  answer bigint;
BEGIN
  EXECUTE 'select count(*) from creator_eligibility e where meets_requirement($1, e)' INTO answer USING r;
  RETURN answer;
END $$;
COMMENT ON FUNCTION eligible_creator_count(jsonb) IS 'How many creators would be eligible under the requirements given, which have the columns of the table requirement.';
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
  RETURN eligible_creator_count(wanted);
END $$;
DROP FUNCTION eligible_creator_count(jsonb, text);
DROP TRIGGER matchmaking_a_guard ON matchmaking;
DROP TABLE matchmaking_transition;
DROP TRIGGER submission_a_guard ON submission;
DROP TABLE submission_transition;
DROP TRIGGER invitation_in_time ON invitation;
DROP TRIGGER invitation_of_outsider ON invitation;
DROP FUNCTION invitation_in_time(), invitation_of_outsider(), takes_part(uuid, uuid);
DROP TRIGGER export_insights_in_plan ON export;
DROP TRIGGER activation_program_in_plan ON activation;
DROP FUNCTION export_insights_in_plan(), activation_program_in_plan();
DROP TRIGGER activation_time_zone_known ON activation;
DROP TRIGGER activation_time_zone_known_at_insert ON activation;
DROP FUNCTION activation_time_zone_known();
ALTER TABLE activation
  DROP CONSTRAINT quest_embargo_needs_end_date,
  DROP CONSTRAINT quest_embargo_12h_before_end,
  ADD CONSTRAINT quest_embargo_needs_end_date CHECK (embargo_at IS NULL OR end_date IS NOT NULL),
  ADD CONSTRAINT quest_embargo_12h_before_end CHECK (embargo_at <= end_date - interval '12 hours');
