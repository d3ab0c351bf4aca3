-- Who may join what. One rule, meets_requirement(), serves permissions, filters, the check-lists on screen and the
-- count of creators who would be eligible under requirements still being edited.

CREATE TABLE creator_eligibility (
  creator_id uuid PRIMARY KEY REFERENCES creator ON DELETE CASCADE,
  country text,
  continent text,
  language text,
  twitch_followers integer,
  twitch_average_ccv integer,
  youtube_subscribers integer,
  youtube_average_video_views integer,
  youtube_average_short_views integer,
  tiktok_followers integer,
  tiktok_average_short_views integer,
  quest_access boolean NOT NULL DEFAULT false,
  key_access boolean NOT NULL DEFAULT false,
  activations_completed integer NOT NULL DEFAULT 0,
  creator_list_ids uuid[] NOT NULL DEFAULT '{}',
  program_ids uuid[] NOT NULL DEFAULT '{}',
  completed_mission_ids uuid[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE creator_eligibility IS 'What requirements look at, one row per creator; kept by triggers.';
COMMENT ON COLUMN creator_eligibility.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN creator_eligibility.country IS 'The account''s country.';
COMMENT ON COLUMN creator_eligibility.continent IS 'That country''s continent.';
COMMENT ON COLUMN creator_eligibility.language IS 'Primary content language, else the account''s language.';
COMMENT ON COLUMN creator_eligibility.twitch_followers IS 'Of the largest Twitch channel; none without one.';
COMMENT ON COLUMN creator_eligibility.twitch_average_ccv IS 'Of the largest Twitch channel.';
COMMENT ON COLUMN creator_eligibility.youtube_subscribers IS 'Of the largest YouTube channel; none without one.';
COMMENT ON COLUMN creator_eligibility.youtube_average_video_views IS 'Of the largest YouTube channel.';
COMMENT ON COLUMN creator_eligibility.youtube_average_short_views IS 'Of the largest YouTube channel.';
COMMENT ON COLUMN creator_eligibility.tiktok_followers IS 'Of the largest TikTok channel; none without one.';
COMMENT ON COLUMN creator_eligibility.tiktok_average_short_views IS 'Of the largest TikTok channel.';
COMMENT ON COLUMN creator_eligibility.quest_access IS 'An admin approved the creator for quests.';
COMMENT ON COLUMN creator_eligibility.key_access IS 'An admin approved the creator for key campaigns.';
COMMENT ON COLUMN creator_eligibility.activations_completed IS 'Quests, missions and key campaigns completed.';
COMMENT ON COLUMN creator_eligibility.creator_list_ids IS 'Companies'' lists that the creator is on.';
COMMENT ON COLUMN creator_eligibility.program_ids IS 'Creator Programs that the creator is an accepted member of.';
COMMENT ON COLUMN creator_eligibility.completed_mission_ids IS 'Missions that the creator completed.';
COMMENT ON COLUMN creator_eligibility.updated_at IS 'When the row last changed.';
CREATE INDEX creator_eligibility_country_idx ON creator_eligibility (country);
CREATE INDEX creator_eligibility_language_idx ON creator_eligibility (language);
CREATE INDEX creator_eligibility_twitch_idx ON creator_eligibility (twitch_followers);
CREATE INDEX creator_eligibility_youtube_idx ON creator_eligibility (youtube_subscribers);
CREATE INDEX creator_eligibility_tiktok_idx ON creator_eligibility (tiktok_followers);
CREATE INDEX creator_eligibility_lists_idx ON creator_eligibility USING gin (creator_list_ids);
CREATE INDEX creator_eligibility_programs_idx ON creator_eligibility USING gin (program_ids);
CREATE INDEX creator_eligibility_missions_idx ON creator_eligibility USING gin (completed_mission_ids);

-- Null means all creators: for seeds and repair.
CREATE FUNCTION refresh_creator_eligibility(creator_ids uuid[] DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO creator_eligibility (
    creator_id, country, continent, language, twitch_followers, twitch_average_ccv, youtube_subscribers,
    youtube_average_video_views, youtube_average_short_views, tiktok_followers, tiktok_average_short_views,
    quest_access, key_access, activations_completed, creator_list_ids, program_ids, completed_mission_ids, updated_at)
  SELECT c.id, u.country, n.continent_code, coalesce(c.primary_content_language, u.language),
         f.twitch_followers, f.twitch_average_ccv, f.youtube_subscribers, f.youtube_average_video_views,
         f.youtube_average_short_views, f.tiktok_followers, f.tiktok_average_short_views,
         EXISTS (SELECT FROM creator_access x WHERE x.creator_id = c.id AND x.kind = 'quests' AND x.status = 'approved'),
         EXISTS (SELECT FROM creator_access x WHERE x.creator_id = c.id AND x.kind = 'keys' AND x.status = 'approved'),
         (SELECT count(*) FROM quest_run r WHERE r.creator_id = c.id AND r.status = 'COMPLETED')
           + (SELECT count(*) FROM mission_run r WHERE r.creator_id = c.id AND r.status IN ('claimReward', 'completed'))
           + (SELECT count(*) FROM key_campaign_participant p WHERE p.creator_id = c.id AND p.status = 'completed'),
         array(SELECT e.list_id FROM creator_list_entry e WHERE e.creator_id = c.id),
         array(SELECT m.program_id FROM program_membership m WHERE m.creator_id = c.id AND m.status = 'accepted'),
         array(SELECT DISTINCT r.mission_id FROM mission_run r WHERE r.creator_id = c.id AND r.status IN ('claimReward', 'completed')),
         now()
  FROM creator c
  JOIN "user" u ON u.id = c.id
  LEFT JOIN country n ON n.code = u.country
  LEFT JOIN LATERAL (
    SELECT max(followers) FILTER (WHERE provider_id = 'twitch') AS twitch_followers,
           max(average_ccv) FILTER (WHERE provider_id = 'twitch') AS twitch_average_ccv,
           max(followers) FILTER (WHERE provider_id = 'youtube') AS youtube_subscribers,
           max(average_views_per_video) FILTER (WHERE provider_id = 'youtube') AS youtube_average_video_views,
           max(average_views_per_short) FILTER (WHERE provider_id = 'youtube') AS youtube_average_short_views,
           max(followers) FILTER (WHERE provider_id = 'tiktok') AS tiktok_followers,
           max(average_views_per_short) FILTER (WHERE provider_id = 'tiktok') AS tiktok_average_short_views
    FROM user_connection WHERE user_id = c.id
  ) f ON true
  WHERE creator_ids IS NULL OR c.id = ANY (creator_ids)
  ORDER BY c.id
  ON CONFLICT (creator_id) DO UPDATE SET
    country = excluded.country, continent = excluded.continent, language = excluded.language,
    twitch_followers = excluded.twitch_followers, twitch_average_ccv = excluded.twitch_average_ccv,
    youtube_subscribers = excluded.youtube_subscribers,
    youtube_average_video_views = excluded.youtube_average_video_views,
    youtube_average_short_views = excluded.youtube_average_short_views,
    tiktok_followers = excluded.tiktok_followers, tiktok_average_short_views = excluded.tiktok_average_short_views,
    quest_access = excluded.quest_access, key_access = excluded.key_access,
    activations_completed = excluded.activations_completed, creator_list_ids = excluded.creator_list_ids,
    program_ids = excluded.program_ids, completed_mission_ids = excluded.completed_mission_ids,
    updated_at = excluded.updated_at
$$;
COMMENT ON FUNCTION refresh_creator_eligibility(uuid[]) IS 'Writes creator_eligibility anew for the creators given, or for all.';

-- creator_eligibility_follow('creator_id') keeps the row of the creator named in that column.
CREATE FUNCTION creator_eligibility_follow() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_creator_eligibility(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN (to_jsonb(old) ->> TG_ARGV[0])::uuid END,
    CASE WHEN TG_OP <> 'DELETE' THEN (to_jsonb(new) ->> TG_ARGV[0])::uuid END], NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER creator_follow_eligibility AFTER INSERT OR UPDATE OF primary_content_language ON creator
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('id');
CREATE TRIGGER user_follow_eligibility AFTER UPDATE OF country, language ON "user"
  FOR EACH ROW WHEN ((OLD.country, OLD.language) IS DISTINCT FROM (NEW.country, NEW.language))
  EXECUTE FUNCTION creator_eligibility_follow('id');
CREATE TRIGGER user_connection_follow_eligibility
  AFTER INSERT OR DELETE OR UPDATE OF followers, average_ccv, average_views_per_video, average_views_per_short, user_id ON user_connection
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('user_id');
CREATE TRIGGER creator_access_follow_eligibility AFTER INSERT OR DELETE OR UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('creator_id');
CREATE TRIGGER creator_list_entry_follow_eligibility AFTER INSERT OR DELETE ON creator_list_entry
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('creator_id');
CREATE TRIGGER program_membership_follow_eligibility AFTER INSERT OR DELETE OR UPDATE OF status ON program_membership
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('creator_id');
CREATE TRIGGER quest_run_follow_eligibility AFTER UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (NEW.status = 'COMPLETED') EXECUTE FUNCTION creator_eligibility_follow('creator_id');
CREATE TRIGGER mission_run_follow_eligibility AFTER UPDATE OF status ON mission_run
  FOR EACH ROW WHEN (NEW.status IN ('claimReward', 'completed')) EXECUTE FUNCTION creator_eligibility_follow('creator_id');
CREATE TRIGGER key_campaign_participant_follow_eligibility AFTER UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'completed') EXECUTE FUNCTION creator_eligibility_follow('creator_id');

-- spec §5. No selection means everyone; location and language must both match; figures of one platform all have to be
-- reached, and one platform of those asked for is enough. A single expression, so that Postgres folds what is not asked.
CREATE FUNCTION meets_requirement(r requirement, e creator_eligibility) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (r.countries = '{}' AND r.continents = '{}' OR e.country = ANY (r.countries) OR e.continent = ANY (r.continents))
    AND (r.languages = '{}' OR e.language = ANY (r.languages))
    AND (r.creator_list_ids = '{}' OR e.creator_list_ids && r.creator_list_ids)
    AND (r.program_id IS NULL OR e.program_ids @> ARRAY[r.program_id])
    AND (r.completed_mission_ids = '{}' OR e.completed_mission_ids && r.completed_mission_ids)
    AND (r.activations_required IS NULL OR e.activations_completed >= r.activations_required)
    AND (r.allow_all_creators
      OR coalesce(r.twitch_followers, r.twitch_average_ccv, r.youtube_subscribers, r.youtube_average_video_views,
                  r.youtube_average_short_views, r.tiktok_followers, r.tiktok_average_short_views) IS NULL
      OR coalesce(r.twitch_followers, r.twitch_average_ccv) IS NOT NULL
        AND (r.twitch_followers IS NULL OR e.twitch_followers >= r.twitch_followers)
        AND (r.twitch_average_ccv IS NULL OR e.twitch_average_ccv >= r.twitch_average_ccv)
      OR coalesce(r.youtube_subscribers, r.youtube_average_video_views, r.youtube_average_short_views) IS NOT NULL
        AND (r.youtube_subscribers IS NULL OR e.youtube_subscribers >= r.youtube_subscribers)
        AND (r.youtube_average_video_views IS NULL OR e.youtube_average_video_views >= r.youtube_average_video_views)
        AND (r.youtube_average_short_views IS NULL OR e.youtube_average_short_views >= r.youtube_average_short_views)
      OR coalesce(r.tiktok_followers, r.tiktok_average_short_views) IS NOT NULL
        AND (r.tiktok_followers IS NULL OR e.tiktok_followers >= r.tiktok_followers)
        AND (r.tiktok_average_short_views IS NULL OR e.tiktok_average_short_views >= r.tiktok_average_short_views)),
    false)
$$;
COMMENT ON FUNCTION meets_requirement(requirement, creator_eligibility) IS 'Whether a creator meets the requirements.';

CREATE FUNCTION eligible(of_activation_id uuid, of_creator_id uuid) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  r requirement;
  e creator_eligibility;
  k text;
BEGIN
  SELECT * INTO e FROM creator_eligibility WHERE creator_id = of_creator_id;
  IF NOT found THEN
    RETURN false;
  END IF;
  SELECT kind INTO k FROM activation WHERE id = of_activation_id;
  IF k IS NULL OR k = 'QUEST' AND NOT e.quest_access OR k = 'KEY' AND NOT e.key_access THEN
    RETURN false;
  END IF;
  SELECT * INTO r FROM requirement WHERE activation_id = of_activation_id;
  RETURN NOT found OR meets_requirement(r, e)
    -- spec §6: VIP access bypasses the requirements.
    OR EXISTS (SELECT FROM activation_whitelist WHERE activation_id = of_activation_id AND creator_id = of_creator_id);
END $$;
COMMENT ON FUNCTION eligible(uuid, uuid) IS 'Whether a creator may join an activation: access, requirements, VIP.';

CREATE FUNCTION activation_eligible(activation_row activation, hasura_session json) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN eligible(activation_row.id, (hasura_session ->> 'x-hasura-user-id')::uuid);
END $$;
COMMENT ON FUNCTION activation_eligible(activation, json) IS 'Whether the creator who asks may join.';

-- One entry per requirement that is asked for: {requirement, platform?, met, required, actual, missing?}.
CREATE FUNCTION requirement_checks(r requirement, e creator_eligibility) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(
    jsonb_strip_nulls(jsonb_build_object(
      'requirement', c.name, 'platform', c.platform, 'required', c.required, 'missing',
      CASE WHEN NOT c.met AND jsonb_typeof(c.required) = 'number'
           THEN (c.required)::bigint - coalesce((c.actual)::bigint, 0) END))
    || jsonb_build_object('met', c.met, 'actual', c.actual) ORDER BY c.place), '[]')
  FROM (
    SELECT place, f.name, f.platform, to_jsonb(f.required) AS required, to_jsonb(f.actual) AS actual,
           coalesce(f.actual >= f.required, false) AS met
    FROM (VALUES
      (1, 'twitch_followers', 'twitch', r.twitch_followers, e.twitch_followers),
      (2, 'twitch_average_ccv', 'twitch', r.twitch_average_ccv, e.twitch_average_ccv),
      (3, 'youtube_subscribers', 'youtube', r.youtube_subscribers, e.youtube_subscribers),
      (4, 'youtube_average_video_views', 'youtube', r.youtube_average_video_views, e.youtube_average_video_views),
      (5, 'youtube_average_short_views', 'youtube', r.youtube_average_short_views, e.youtube_average_short_views),
      (6, 'tiktok_followers', 'tiktok', r.tiktok_followers, e.tiktok_followers),
      (7, 'tiktok_average_short_views', 'tiktok', r.tiktok_average_short_views, e.tiktok_average_short_views)
    ) AS f(place, name, platform, required, actual)
    WHERE f.required IS NOT NULL AND NOT r.allow_all_creators
    UNION ALL
    SELECT 8, 'activations_required', NULL, to_jsonb(r.activations_required), to_jsonb(e.activations_completed),
           coalesce(e.activations_completed >= r.activations_required, false)
    WHERE r.activations_required IS NOT NULL
    UNION ALL
    SELECT 9, 'location', NULL, jsonb_build_object('countries', r.countries, 'continents', r.continents), to_jsonb(e.country),
           coalesce(e.country = ANY (r.countries) OR e.continent = ANY (r.continents), false)
    WHERE r.countries <> '{}' OR r.continents <> '{}'
    UNION ALL
    SELECT 10, 'languages', NULL, to_jsonb(r.languages), to_jsonb(e.language), coalesce(e.language = ANY (r.languages), false)
    WHERE r.languages <> '{}'
    UNION ALL
    SELECT 11, 'creator_lists', NULL, NULL, NULL, coalesce(e.creator_list_ids && r.creator_list_ids, false)
    WHERE r.creator_list_ids <> '{}'
    UNION ALL
    SELECT 12, 'creator_program', NULL, to_jsonb(r.program_id), NULL, coalesce(e.program_ids @> ARRAY[r.program_id], false)
    WHERE r.program_id IS NOT NULL
    UNION ALL
    SELECT 13, 'completed_missions', NULL, to_jsonb(r.completed_mission_ids), NULL,
           coalesce(e.completed_mission_ids && r.completed_mission_ids, false)
    WHERE r.completed_mission_ids <> '{}'
  ) AS c
$$;
COMMENT ON FUNCTION requirement_checks(requirement, creator_eligibility) IS 'The requirements one by one, each with whether it is met and by how much it is missed.';

CREATE FUNCTION eligibility(of_activation_id uuid, of_creator_id uuid) RETURNS jsonb LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  r requirement;
  e creator_eligibility;
  k text := (SELECT kind FROM activation WHERE id = of_activation_id);
BEGIN
  SELECT * INTO r FROM requirement WHERE activation_id = of_activation_id;
  SELECT * INTO e FROM creator_eligibility WHERE creator_id = of_creator_id;
  RETURN jsonb_build_object(
    'eligible', eligible(of_activation_id, of_creator_id),
    'creator', e.creator_id IS NOT NULL,
    'access', e.creator_id IS NOT NULL
      AND CASE k WHEN 'QUEST' THEN e.quest_access WHEN 'KEY' THEN e.key_access ELSE true END,
    'vip', EXISTS (SELECT FROM activation_whitelist WHERE activation_id = of_activation_id AND creator_id = of_creator_id),
    'checks', CASE WHEN r.activation_id IS NULL THEN '[]'::jsonb ELSE requirement_checks(r, e) END);
END $$;
COMMENT ON FUNCTION eligibility(uuid, uuid) IS 'Whether a creator may join an activation, and why not: {eligible, creator, access, vip, checks}.';

CREATE FUNCTION activation_eligibility(activation_row activation, hasura_session json) RETURNS jsonb
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN eligibility(activation_row.id, (hasura_session ->> 'x-hasura-user-id')::uuid);
END $$;
COMMENT ON FUNCTION activation_eligibility(activation, json) IS 'Whether the creator who asks may join, and why not: {eligible, creator, access, vip, checks}.';

-- Planned for the very requirements given: what is not asked for costs nothing, what is asked for may use an index.
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

CREATE FUNCTION activation_eligible_creator_count(activation_row activation, requirements jsonb DEFAULT NULL) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT eligible_creator_count(coalesce(requirements,
    (SELECT to_jsonb(r) FROM requirement r WHERE r.activation_id = activation_row.id), '{}'))
$$;
COMMENT ON FUNCTION activation_eligible_creator_count(activation, jsonb) IS 'How many creators would be eligible under the requirements given, or under those saved.';
