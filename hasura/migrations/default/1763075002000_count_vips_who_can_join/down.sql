DROP FUNCTION eligible_creator_count(jsonb, text, uuid);
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
COMMENT ON FUNCTION eligible_creator_count(jsonb, text) IS 'The number of creators who can join an activation of a kind under the given requirements, which have the columns of the table requirement.';

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

CREATE OR REPLACE FUNCTION activation_requirement_costs(activation_row activation, requirements jsonb DEFAULT NULL, hasura_session json DEFAULT '{}')
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  wanted jsonb := jsonb_strip_nulls(coalesce(requirements,
    (SELECT to_jsonb(r) FROM requirement r WHERE r.activation_id = activation_row.id), '{}'));
  -- Calling this function also refuses requests about activations of other companies.
  eligible bigint := activation_eligible_creator_count(activation_row, wanted, hasura_session);
  costs jsonb := '[]';
  rule record;
BEGIN
  IF eligible IS NULL THEN
    RETURN NULL;
  END IF;
  FOR rule IN
    SELECT rules.name, rules.columns FROM (VALUES
      ('twitch_followers', ARRAY['twitch_followers'], true), ('twitch_average_ccv', ARRAY['twitch_average_ccv'], true),
      ('youtube_subscribers', ARRAY['youtube_subscribers'], true),
      ('youtube_average_video_views', ARRAY['youtube_average_video_views'], true),
      ('youtube_average_short_views', ARRAY['youtube_average_short_views'], true),
      ('tiktok_followers', ARRAY['tiktok_followers'], true),
      ('tiktok_average_short_views', ARRAY['tiktok_average_short_views'], true),
      ('activations_required', ARRAY['activations_required'], false),
      ('location', ARRAY['countries', 'continents'], false), ('languages', ARRAY['languages'], false),
      ('creator_lists', ARRAY['creator_list_ids'], false), ('creator_program', ARRAY['program_id'], false),
      ('completed_missions', ARRAY['completed_mission_ids'], false)
    ) AS rules(name, columns, is_figure)
    WHERE EXISTS (SELECT FROM unnest(rules.columns) AS asked(name)
                   WHERE wanted ? asked.name AND wanted -> asked.name <> '[]')
      AND NOT (rules.is_figure AND coalesce((wanted ->> 'allow_all_creators')::boolean, false))
  LOOP
    costs := costs || jsonb_build_object('requirement', rule.name,
      'creators', eligible_creator_count(wanted - rule.columns, activation_row.kind) - eligible);
  END LOOP;
  RETURN jsonb_build_object('eligible', eligible, 'everyone', eligible_creator_count('{}', activation_row.kind), 'costs', costs);
END $$;
