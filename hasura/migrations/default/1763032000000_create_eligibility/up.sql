-- Eligibility: one rule, meets_requirement(), serves permissions, filters, the checklists on screen and the count of eligible
-- creators while a company edits requirements.

CREATE TABLE requirement (
  activation_id               uuid PRIMARY KEY REFERENCES activation ON DELETE CASCADE,
  allow_all_creators          boolean NOT NULL DEFAULT false,
  twitch_followers            integer,
  twitch_average_ccv          integer,
  youtube_subscribers         integer,
  youtube_average_video_views integer,
  youtube_average_short_views integer,
  tiktok_followers            integer,
  tiktok_average_short_views  integer,
  countries                   text[] NOT NULL DEFAULT '{}',
  continents                  text[] NOT NULL DEFAULT '{}',
  languages                   text[] NOT NULL DEFAULT '{}',
  creator_list_ids            uuid[] NOT NULL DEFAULT '{}',
  -- Creators cannot read a company's lists, so this column tells creators that only people on a list can join.
  has_creator_lists           boolean NOT NULL GENERATED ALWAYS AS (creator_list_ids <> '{}') STORED,
  program_id                  uuid REFERENCES activation ON DELETE SET NULL,
  completed_mission_ids       uuid[] NOT NULL DEFAULT '{}',
  activations_required        integer,
  updated_at                  timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT requirement_figures_positive CHECK (
      least(twitch_followers, twitch_average_ccv, youtube_subscribers, youtube_average_video_views,
        youtube_average_short_views, tiktok_followers, tiktok_average_short_views, activations_required) > 0
    )
);
COMMENT ON TABLE requirement IS 'The requirements to join an activation, in one model for all four kinds. With no selection, everyone can join (rules §5).';
COMMENT ON COLUMN requirement.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN requirement.allow_all_creators IS 'True if channel figures do not count. Location and language still count.';
COMMENT ON COLUMN requirement.twitch_followers IS 'The minimum number of Twitch followers.';
COMMENT ON COLUMN requirement.twitch_average_ccv IS 'The minimum average of concurrent viewers on Twitch.';
COMMENT ON COLUMN requirement.youtube_subscribers IS 'The minimum number of YouTube subscribers.';
COMMENT ON COLUMN requirement.youtube_average_video_views IS 'The minimum average of views per YouTube video.';
COMMENT ON COLUMN requirement.youtube_average_short_views IS 'The minimum average of views per YouTube short.';
COMMENT ON COLUMN requirement.tiktok_followers IS 'The minimum number of TikTok followers.';
COMMENT ON COLUMN requirement.tiktok_average_short_views IS 'The minimum average of views per TikTok short.';
COMMENT ON COLUMN requirement.countries IS 'Allowed countries, as an alternative to the continents.';
COMMENT ON COLUMN requirement.continents IS 'Allowed continents, as an alternative to the countries.';
COMMENT ON COLUMN requirement.languages IS 'Allowed primary content languages.';
COMMENT ON COLUMN requirement.creator_list_ids IS 'The company''s creator lists, of which a creator must be on one.';
COMMENT ON COLUMN requirement.has_creator_lists IS 'True if creators must be on one of the company''s creator lists. Creators see this instead of the lists.';
COMMENT ON COLUMN requirement.program_id IS 'The Creator Program of which a creator must be an accepted member.';
COMMENT ON COLUMN requirement.completed_mission_ids IS 'Missions of which a creator must have completed one first (sequential access).';
COMMENT ON COLUMN requirement.activations_required IS 'The minimum number of activations completed on Questboard.';
COMMENT ON COLUMN requirement.updated_at IS 'When the row last changed.';
CREATE INDEX requirement_program_id_idx ON requirement (program_id);
CREATE INDEX requirement_completed_mission_ids_idx ON requirement USING gin (completed_mission_ids);
CREATE INDEX requirement_creator_list_ids_idx ON requirement USING gin (creator_list_ids);
SELECT keep_updated_at('requirement');
SELECT guard_access('requirement', '{company}', '{activation_id,activation}');

-- The ids of lists and missions are stored in the row, so that an eligibility check needs only two lookups by key.
-- These triggers replace foreign keys.
CREATE FUNCTION requirement_check_references() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := (SELECT company_id FROM activation WHERE id = NEW.activation_id);
  chosen uuid[] := NEW.completed_mission_ids;
  of_status text := (SELECT status FROM activation WHERE id = NEW.activation_id AND kind = 'MISSION');
BEGIN
  IF EXISTS (SELECT FROM unnest(NEW.creator_list_ids) AS wanted(id)
             WHERE NOT EXISTS (SELECT FROM creator_list l WHERE l.id = wanted.id AND l.company_id = owner)) THEN
    PERFORM refuse('requirement_list_of_company', 'a chosen creator list belongs to another company');
  END IF;
  IF EXISTS (SELECT FROM unnest(NEW.completed_mission_ids) AS wanted(id)
             WHERE wanted.id = NEW.activation_id OR NOT EXISTS (
               SELECT FROM activation m WHERE m.id = wanted.id AND m.company_id = owner AND m.kind = 'MISSION')) THEN
    PERFORM refuse('requirement_mission_of_company', 'a chosen mission must be another mission of this company');
  END IF;
  IF NEW.program_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM activation p WHERE p.id = NEW.program_id AND p.company_id = owner AND p.kind = 'CREATOR_PROGRAM') THEN
    PERFORM refuse('requirement_program_of_company', 'the chosen program must be this company''s Creator Program');
  END IF;
  IF chosen = '{}' OR of_status IS NULL THEN
    RETURN NEW;
  END IF;
  -- A required mission that has ended since it was chosen stays valid, because creators who completed it can still
  -- join.
  IF EXISTS (SELECT FROM activation m WHERE m.id = ANY (chosen) AND m.status <> 'active'
               AND CASE TG_OP WHEN 'INSERT' THEN of_status = 'draft' ELSE m.id <> ALL (OLD.completed_mission_ids) END) THEN
    PERFORM refuse('requirement_mission_live', 'a chosen mission is not live, so no creator can complete it');
  END IF;
  IF EXISTS (
    WITH RECURSIVE before(id) AS (
      SELECT unnest(chosen)
      UNION
      SELECT unnest(r.completed_mission_ids) FROM before JOIN requirement r ON r.activation_id = before.id)
    SELECT FROM before WHERE id = NEW.activation_id) THEN
    PERFORM refuse('requirement_mission_circle', 'a chosen mission requires this mission, directly or through other missions');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER requirement_check_references BEFORE INSERT OR UPDATE OF creator_list_ids, completed_mission_ids, program_id
  ON requirement FOR EACH ROW EXECUTE FUNCTION requirement_check_references();
COMMENT ON TRIGGER requirement_check_references ON requirement IS 'refuse';

CREATE FUNCTION requirement_forget_creator_list() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE requirement SET creator_list_ids = array_remove(creator_list_ids, OLD.id)
  WHERE creator_list_ids @> ARRAY[OLD.id];
  RETURN NULL;
END $$;
CREATE TRIGGER creator_list_forget_in_requirements AFTER DELETE ON creator_list
  FOR EACH ROW EXECUTE FUNCTION requirement_forget_creator_list();
COMMENT ON TRIGGER creator_list_forget_in_requirements ON creator_list IS 'tally';

CREATE TABLE creator_eligibility (
  creator_id                  uuid PRIMARY KEY REFERENCES creator ON DELETE CASCADE,
  country                     text,
  continent                   text,
  language                    text,
  twitch_followers            integer,
  twitch_average_ccv          integer,
  youtube_subscribers         integer,
  youtube_average_video_views integer,
  youtube_average_short_views integer,
  tiktok_followers            integer,
  tiktok_average_short_views  integer,
  quest_access                boolean NOT NULL DEFAULT false,
  key_access                  boolean NOT NULL DEFAULT false,
  activations_completed       integer NOT NULL DEFAULT 0,
  creator_list_ids            uuid[] NOT NULL DEFAULT '{}',
  program_ids                 uuid[] NOT NULL DEFAULT '{}',
  completed_mission_ids       uuid[] NOT NULL DEFAULT '{}',
  size_tier                   text REFERENCES size_tier ON DELETE RESTRICT,
  joined_at                   timestamptz NOT NULL DEFAULT now(),
  followers                   bigint NOT NULL GENERATED ALWAYS AS (
    coalesce(twitch_followers, 0)::bigint + coalesce(youtube_subscribers, 0) + coalesce(tiktok_followers, 0)) STORED,
  average_viewers             bigint NOT NULL GENERATED ALWAYS AS (coalesce(twitch_average_ccv, 0)) STORED,
  average_views               bigint NOT NULL GENERATED ALWAYS AS (
    coalesce(greatest(youtube_average_video_views, youtube_average_short_views, tiktok_average_short_views), 0)) STORED,
  updated_at                  timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE creator_eligibility IS
  'The data for requirement checks, one row per creator whose account is open and not a company account. Triggers keep the rows current.';
COMMENT ON COLUMN creator_eligibility.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN creator_eligibility.country IS 'The country of the account.';
COMMENT ON COLUMN creator_eligibility.continent IS 'The continent of that country.';
COMMENT ON COLUMN creator_eligibility.language IS 'The primary content language, or else the account''s language.';
COMMENT ON COLUMN creator_eligibility.twitch_followers IS 'Followers of the largest Twitch channel. Empty without one.';
COMMENT ON COLUMN creator_eligibility.twitch_average_ccv IS 'Average concurrent viewers of the largest Twitch channel.';
COMMENT ON COLUMN creator_eligibility.youtube_subscribers IS 'Subscribers of the largest YouTube channel. Empty without one.';
COMMENT ON COLUMN creator_eligibility.youtube_average_video_views IS 'Average views of a video on the largest YouTube channel.';
COMMENT ON COLUMN creator_eligibility.youtube_average_short_views IS 'Average views of a short on the largest YouTube channel.';
COMMENT ON COLUMN creator_eligibility.tiktok_followers IS 'Followers of the largest TikTok channel. Empty without one.';
COMMENT ON COLUMN creator_eligibility.tiktok_average_short_views IS 'Average views of a video on the largest TikTok channel.';
COMMENT ON COLUMN creator_eligibility.quest_access IS 'True if an admin approved the creator for quests.';
COMMENT ON COLUMN creator_eligibility.key_access IS 'True if an admin approved the creator for key campaigns.';
COMMENT ON COLUMN creator_eligibility.activations_completed IS 'The number of completed quests, missions and key campaigns.';
COMMENT ON COLUMN creator_eligibility.creator_list_ids IS 'Companies'' lists that the creator is on.';
COMMENT ON COLUMN creator_eligibility.program_ids IS 'The Creator Programs of which the creator is an accepted member.';
COMMENT ON COLUMN creator_eligibility.completed_mission_ids IS 'Missions that the creator completed.';
COMMENT ON COLUMN creator_eligibility.size_tier IS 'The creator''s size tier.';
COMMENT ON COLUMN creator_eligibility.joined_at IS 'When the creator joined.';
COMMENT ON COLUMN creator_eligibility.followers IS 'The sum of followers of the largest channel on each platform.';
COMMENT ON COLUMN creator_eligibility.average_viewers IS 'Average concurrent viewers on Twitch. 0 if there is no number.';
COMMENT ON COLUMN creator_eligibility.average_views IS 'The highest of the average views per video and per short. 0 if there is no number.';
COMMENT ON COLUMN creator_eligibility.updated_at IS 'When the row last changed.';

-- With this index, a search by language, size and platform reads no rows of other sizes and platforms, because the
-- platform columns at the end of the index are checked before a row is read.
CREATE INDEX creator_eligibility_language_size_idx ON creator_eligibility
  (language, size_tier, followers, creator_id, twitch_followers, youtube_subscribers, tiktok_followers);
CREATE INDEX creator_eligibility_twitch_idx ON creator_eligibility (twitch_followers);
CREATE INDEX creator_eligibility_youtube_idx ON creator_eligibility (youtube_subscribers);
CREATE INDEX creator_eligibility_tiktok_idx ON creator_eligibility (tiktok_followers);
CREATE INDEX creator_eligibility_lists_idx ON creator_eligibility USING gin (creator_list_ids);
CREATE INDEX creator_eligibility_programs_idx ON creator_eligibility USING gin (program_ids);
CREATE INDEX creator_eligibility_missions_idx ON creator_eligibility USING gin (completed_mission_ids);
CREATE INDEX creator_eligibility_followers_idx ON creator_eligibility (followers, creator_id);
CREATE INDEX creator_eligibility_viewers_idx ON creator_eligibility (average_viewers, creator_id);
CREATE INDEX creator_eligibility_views_idx ON creator_eligibility (average_views, creator_id);
CREATE INDEX creator_eligibility_joined_idx ON creator_eligibility (joined_at, creator_id);
CREATE INDEX creator_eligibility_country_idx ON creator_eligibility (country, followers, creator_id);
CREATE INDEX creator_eligibility_language_idx ON creator_eligibility (language, followers, creator_id);
CREATE INDEX creator_eligibility_size_tier_idx ON creator_eligibility (size_tier, followers, creator_id);

-- A search for creators of a rare language, country or size reads only their rows, in each list order (rules §2 'Invite
-- creators'). Without these indexes, a search read fifteen rows for each row it returned.
CREATE INDEX creator_eligibility_country_joined_idx ON creator_eligibility (country, joined_at, creator_id);
CREATE INDEX creator_eligibility_country_viewers_idx ON creator_eligibility (country, average_viewers, creator_id);
CREATE INDEX creator_eligibility_country_views_idx ON creator_eligibility (country, average_views, creator_id);
CREATE INDEX creator_eligibility_language_joined_idx ON creator_eligibility (language, joined_at, creator_id);
CREATE INDEX creator_eligibility_language_viewers_idx ON creator_eligibility (language, average_viewers, creator_id);
CREATE INDEX creator_eligibility_language_views_idx ON creator_eligibility (language, average_views, creator_id);
CREATE INDEX creator_eligibility_size_tier_joined_idx ON creator_eligibility (size_tier, joined_at, creator_id);
CREATE INDEX creator_eligibility_size_tier_viewers_idx ON creator_eligibility (size_tier, average_viewers, creator_id);
CREATE INDEX creator_eligibility_size_tier_views_idx ON creator_eligibility (size_tier, average_views, creator_id);

-- If the argument is null, all creators are updated, for seeds and repairs. Postgres uses a generic plan, because it
-- does not know the creators when it plans. A closed or deleted account cannot make new deals: companies cannot find or
-- invite its creator or make new agreements with them. Existing agreements continue. The same is true for a company
-- member, who takes part in no activation until they leave the company.
CREATE FUNCTION refresh_creator_eligibility(creator_ids uuid[] DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  DELETE FROM creator_eligibility e
   WHERE e.creator_id = ANY (coalesce(creator_ids, ARRAY(SELECT creator_id FROM creator_eligibility)))
     AND NOT EXISTS (SELECT FROM "user" u WHERE u.id = e.creator_id AND u.active AND u.deleted_at IS NULL AND u.user_type <> 'Company');
  INSERT INTO creator_eligibility (
    creator_id, country, continent, language, twitch_followers, twitch_average_ccv, youtube_subscribers,
    youtube_average_video_views, youtube_average_short_views, tiktok_followers, tiktok_average_short_views,
    quest_access, key_access, activations_completed, creator_list_ids, program_ids, completed_mission_ids, size_tier, joined_at, updated_at)
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
         c.size_tier, c.created_at, now()
  FROM creator c
  JOIN "user" u ON u.id = c.id AND u.active AND u.deleted_at IS NULL AND u.user_type <> 'Company'
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
  WHERE c.id = ANY (coalesce(creator_ids, ARRAY(SELECT id FROM creator)))
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
    size_tier = excluded.size_tier, joined_at = excluded.joined_at, updated_at = excluded.updated_at;
END $$;
COMMENT ON FUNCTION refresh_creator_eligibility(uuid[]) IS
  'Recomputes creator_eligibility for the given creators, or for all. A closed account or a company account has no row.';

-- Locks the creator's row first, because two simultaneous changes would each overwrite the other's result. The
-- statement after the lock sees what was committed in the meantime. The argument of
-- creator_eligibility_follow('creator_id') names the column with the creator.
CREATE FUNCTION follow_eligibility(creator_ids uuid[]) RETURNS void
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM FROM creator_eligibility WHERE creator_id = ANY (creator_ids) ORDER BY creator_id FOR NO KEY UPDATE;
  PERFORM refresh_creator_eligibility(creator_ids);
END $$;
COMMENT ON FUNCTION follow_eligibility(uuid[]) IS 'Recomputes creator_eligibility for creators whose data changed.';

CREATE FUNCTION creator_eligibility_follow() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_eligibility(array_remove(ARRAY[
    CASE WHEN TG_OP <> 'INSERT' THEN (to_jsonb(old) ->> TG_ARGV[0])::uuid END,
    CASE WHEN TG_OP <> 'DELETE' THEN (to_jsonb(new) ->> TG_ARGV[0])::uuid END], NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER creator_access_follow_eligibility AFTER INSERT OR DELETE OR UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('creator_id');
COMMENT ON TRIGGER creator_access_follow_eligibility ON creator_access IS 'tally';
CREATE TRIGGER creator_list_entry_follow_eligibility AFTER INSERT OR DELETE ON creator_list_entry
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('creator_id');
COMMENT ON TRIGGER creator_list_entry_follow_eligibility ON creator_list_entry IS 'tally';
CREATE TRIGGER creator_follow_eligibility AFTER INSERT OR UPDATE OF primary_content_language, size_tier ON creator
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('id');
COMMENT ON TRIGGER creator_follow_eligibility ON creator IS 'tally';

-- rules §5: with no selection, everyone qualifies. Location and language must both match. All figures of one requested
-- platform must be reached, and one platform is enough. The function is a single expression, so that Postgres can skip
-- unused parts.
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
COMMENT ON FUNCTION meets_requirement(requirement, creator_eligibility) IS 'True if a creator meets the given requirements.';

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
    -- rules §6: VIP access bypasses the requirements.
    OR EXISTS (SELECT FROM activation_whitelist WHERE activation_id = of_activation_id AND creator_id = of_creator_id);
END $$;
COMMENT ON FUNCTION eligible(uuid, uuid) IS 'True if a creator can join an activation, by access, requirements and VIP.';

CREATE FUNCTION activation_eligible(activation_row activation, hasura_session json) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN eligible(activation_row.id, (hasura_session ->> 'x-hasura-user-id')::uuid);
END $$;
COMMENT ON FUNCTION activation_eligible(activation, json) IS 'True if the requesting creator can join the activation.';

-- The result has one entry per requirement: {requirement, platform?, met, required, actual, missing?}.
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
COMMENT ON FUNCTION requirement_checks(requirement, creator_eligibility) IS 'Every requirement with its result and the missing amount.';

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
COMMENT ON FUNCTION eligibility(uuid, uuid) IS 'A creator''s eligibility for an activation, with the reasons: {eligible, creator, access, vip, checks}.';

CREATE FUNCTION activation_eligibility(activation_row activation, hasura_session json) RETURNS jsonb
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN eligibility(activation_row.id, (hasura_session ->> 'x-hasura-user-id')::uuid);
END $$;
COMMENT ON FUNCTION activation_eligibility(activation, json) IS 'The requesting creator''s eligibility, with the reasons: {eligible, creator, access, vip, checks}.';

-- Runs give codes and money, so this guard repeats the checks of the actions: the activation must be open, and a creator who
-- joins on their own must be eligible.
CREATE FUNCTION refuse_entry(entry jsonb, wanted uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  joining uuid := entry ->> 'creator_id';
  wanted_status text;
  invited boolean := coalesce(entry ->> 'started_by' = 'company', false) OR entry ->> 'status' = 'pending_accept'
    OR EXISTS (SELECT FROM invitation WHERE activation_id = wanted AND creator_id = joining AND status <> 'REJECTED');
  verdict jsonb;
BEGIN
  -- The lock makes joining and closing wait for each other.
  SELECT status INTO wanted_status FROM activation WHERE id = wanted FOR NO KEY UPDATE;
  IF NOT coalesce(wanted_status = 'active' OR wanted_status = 'upcoming' AND (invited OR entry ->> 'status' = 'waitlist'), false) THEN
    PERFORM refuse('entry_while_open', format('the activation is "%s" and accepts no creators', wanted_status));
  END IF;
  -- Companies and admins can admit any creator. Access and requirements apply only to what creators do themselves.
  IF session_variable('x-hasura-role') = 'creator' THEN
    verdict := eligibility(wanted, joining);
    IF NOT (verdict ->> 'access')::boolean AND entry ->> 'status' <> 'waiting_for_access' THEN
      PERFORM refuse('entry_needs_access', 'the creator is not approved for this kind of activation yet');
    END IF;
    IF NOT invited AND NOT (verdict ->> 'eligible')::boolean AND NOT (
         entry ->> 'status' = 'waiting_for_access' AND NOT EXISTS (
           SELECT FROM requirement r, creator_eligibility e
            WHERE r.activation_id = wanted AND e.creator_id = joining AND NOT meets_requirement(r, e))) THEN
      PERFORM refuse('entry_meets_requirements', 'the creator does not meet the requirements');
    END IF;
  END IF;
END $$;
COMMENT ON FUNCTION refuse_entry(jsonb, uuid) IS 'Refuses a run if the activation is not open or the creator cannot join it.';

CREATE FUNCTION guard_entry() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_entry(to_jsonb(NEW), (to_jsonb(NEW) ->> TG_ARGV[0])::uuid);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_entry() IS 'Refuses a run if the activation is not open or the creator cannot join it. The argument names the column with the activation''s id.';

-- Only the activation's company can count eligible creators, and only with its own lists, program and missions. Otherwise it
-- could find out who is on another company's list by comparing two counts.
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
    PERFORM refuse('requirement_list_of_company', 'a chosen creator list belongs to another company');
  END IF;
  IF EXISTS (SELECT FROM unnest(r.completed_mission_ids) AS asked(id)
             WHERE NOT EXISTS (SELECT FROM activation m WHERE m.id = asked.id AND m.company_id = activation_row.company_id AND m.kind = 'MISSION')) THEN
    PERFORM refuse('requirement_mission_of_company', 'a chosen mission must be another mission of this company');
  END IF;
  IF r.program_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM activation p WHERE p.id = r.program_id AND p.company_id = activation_row.company_id AND p.kind = 'CREATOR_PROGRAM') THEN
    PERFORM refuse('requirement_program_of_company', 'the chosen program must be this company''s Creator Program');
  END IF;
  RETURN eligible_creator_count(wanted, activation_row.kind, activation_row.id);
END $$;
COMMENT ON FUNCTION activation_eligible_creator_count(activation, jsonb, json) IS
  'The number of eligible creators under the given requirements, or under the saved ones. For the activation''s own company only.';

-- Only creators with access count: for a quest or key campaign, the approved ones.
CREATE FUNCTION eligible_creator_count(requirements jsonb, of_kind text, of_activation_id uuid DEFAULT NULL) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
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
  -- rules §6: VIP access bypasses the requirements.
  RETURN answer + (
    SELECT count(*) FROM activation_whitelist vip JOIN creator_eligibility e ON e.creator_id = vip.creator_id
     WHERE vip.activation_id = of_activation_id AND NOT meets_requirement(r, e)
       AND CASE of_kind WHEN 'QUEST' THEN e.quest_access WHEN 'KEY' THEN e.key_access ELSE true END);
END $$;
COMMENT ON FUNCTION eligible_creator_count(jsonb, text, uuid) IS 'The number of creators who can join an activation of a kind under the given requirements, which have the columns of the table requirement. Includes the VIPs of an activation, if one is given.';

-- A round of channel checks writes the figures of fifty channels in one statement, so their eligibility is also written
-- in one statement. With a statement per row, planning took longer than the rest of the round.
CREATE FUNCTION user_connection_change_eligibility() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  creator_ids uuid[] := array(
    SELECT DISTINCT owner_id
      FROM before b JOIN after a USING (id), unnest(ARRAY[b.user_id, a.user_id]) AS owner_id
     WHERE (b.followers, b.average_ccv, b.average_views_per_video, b.average_views_per_short, b.user_id)
           IS DISTINCT FROM (a.followers, a.average_ccv, a.average_views_per_video, a.average_views_per_short, a.user_id));
BEGIN
  IF creator_ids <> '{}' THEN
    PERFORM FROM creator_eligibility WHERE creator_id = ANY (creator_ids) ORDER BY creator_id FOR NO KEY UPDATE;
    PERFORM refresh_creator_eligibility(creator_ids);
  END IF;
  RETURN NULL;
END $$;
-- This trigger is separate, because seeds switch it off and compute the eligibility of all creators once.
CREATE TRIGGER user_connection_follow_eligibility AFTER INSERT OR DELETE ON user_connection
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('user_id');
COMMENT ON TRIGGER user_connection_follow_eligibility ON user_connection IS 'tally';
CREATE TRIGGER user_connection_change_eligibility AFTER UPDATE ON user_connection
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION user_connection_change_eligibility();
COMMENT ON TRIGGER user_connection_change_eligibility ON user_connection IS 'tally';

-- Without its required list or mission, an activation would be open to everyone (rules §5). A list or mission required by a
-- published activation stays until that activation ends or changes its requirements.

CREATE FUNCTION refuse_required(wanted uuid, listed_in text, noun text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  asking text;
BEGIN
  -- When a company is deleted, its lists and missions are deleted too.
  EXECUTE format('SELECT a.name FROM requirement r JOIN activation a ON a.id = r.activation_id JOIN company c ON c.id = a.company_id
                   WHERE r.%I @> ARRAY[$1] AND a.status <> ''draft'' AND a.is_editable ORDER BY a.name LIMIT 1', listed_in)
    INTO asking USING wanted;
  IF asking IS NOT NULL THEN
    PERFORM refuse(noun || '_required', format('the published activation “%s” requires it', asking));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_required(uuid, text, text) IS 'Refuses to delete a row that a published activation names in a column of its requirement.';

-- keep_required('creator_list_ids', 'creator_list'): the arguments name the column of requirement and the noun for the
-- refusal.
CREATE FUNCTION keep_required() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_required(OLD.id, TG_ARGV[0], TG_ARGV[1]);
  RETURN OLD;
END $$;
COMMENT ON FUNCTION keep_required() IS 'Refuses to delete a creator list or mission that a published activation requires, because everyone could join without it.';
CREATE TRIGGER creator_list_keep_required BEFORE DELETE ON creator_list
  FOR EACH ROW EXECUTE FUNCTION keep_required('creator_list_ids', 'creator_list');
COMMENT ON TRIGGER creator_list_keep_required ON creator_list IS 'refuse';
