-- How many creators would be eligible is asked by a company about its own activation, and with its own lists, program and
-- missions: who is on another company's list or in its program could else be found out by counting with one figure less.
DROP FUNCTION activation_eligible_creator_count(activation, jsonb);
CREATE FUNCTION activation_eligible_creator_count(activation_row activation, requirements jsonb DEFAULT NULL, hasura_session json DEFAULT '{}')
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
COMMENT ON FUNCTION activation_eligible_creator_count(activation, jsonb, json) IS
  'How many creators would be eligible under the requirements given, or under those saved. For its own company only.';
