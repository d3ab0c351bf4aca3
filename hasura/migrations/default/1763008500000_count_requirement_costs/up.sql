-- While a company edits requirements it sees how many creators may join, and which rule costs how many of them.

-- Each rule is taken away in turn. Where channels count on several platforms, one is enough: the figures of a platform are then
-- also a way in, and taking them away can leave fewer, which is told as a number below zero.
CREATE FUNCTION activation_requirement_costs(activation_row activation, requirements jsonb DEFAULT NULL, hasura_session json DEFAULT '{}')
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  wanted jsonb := jsonb_strip_nulls(coalesce(requirements,
    (SELECT to_jsonb(r) FROM requirement r WHERE r.activation_id = activation_row.id), '{}'));
  -- This one refuses whoever asks about what is not theirs.
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
COMMENT ON FUNCTION activation_requirement_costs(activation, jsonb, json) IS
  'How many creators may join under the requirements given, or under those saved, and how many more could without each: {eligible, everyone, costs: [{requirement, creators}]}. For its own company only.';
