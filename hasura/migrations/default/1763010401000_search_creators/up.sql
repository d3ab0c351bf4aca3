-- A company finds creators among 100,000 (spec §2 'Invite creators'): by size, language, country, platform, games and figures,
-- each with whether the activation is open to them. What it sorts and narrows by stands in one row per creator.

ALTER TABLE creator_eligibility
  ADD COLUMN size_tier text REFERENCES size_tier ON DELETE RESTRICT,
  ADD COLUMN joined_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN followers bigint NOT NULL GENERATED ALWAYS AS (
    coalesce(twitch_followers, 0)::bigint + coalesce(youtube_subscribers, 0) + coalesce(tiktok_followers, 0)) STORED,
  ADD COLUMN average_viewers bigint NOT NULL GENERATED ALWAYS AS (coalesce(twitch_average_ccv, 0)) STORED,
  ADD COLUMN average_views bigint NOT NULL GENERATED ALWAYS AS (
    coalesce(greatest(youtube_average_video_views, youtube_average_short_views, tiktok_average_short_views), 0)) STORED;
COMMENT ON COLUMN creator_eligibility.size_tier IS 'The creator''s size tier.';
COMMENT ON COLUMN creator_eligibility.joined_at IS 'When the creator joined.';
COMMENT ON COLUMN creator_eligibility.followers IS 'Of the largest channel on each platform together.';
COMMENT ON COLUMN creator_eligibility.average_viewers IS 'Average concurrent viewers on Twitch; 0 without.';
COMMENT ON COLUMN creator_eligibility.average_views IS 'The highest of the average views per video and per short; 0 without.';

CREATE OR REPLACE FUNCTION refresh_creator_eligibility(creator_ids uuid[] DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
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
    size_tier = excluded.size_tier, joined_at = excluded.joined_at, updated_at = excluded.updated_at
$$;

DROP TRIGGER creator_follow_eligibility ON creator;
CREATE TRIGGER creator_follow_eligibility AFTER INSERT OR UPDATE OF primary_content_language, size_tier ON creator
  FOR EACH ROW EXECUTE FUNCTION creator_eligibility_follow('id');
UPDATE creator_eligibility AS e SET size_tier = c.size_tier, joined_at = c.created_at FROM creator c WHERE c.id = e.creator_id;

-- One for each order. Where one language, country or tier is asked for, its creators stand in the usual order already.
DROP INDEX creator_eligibility_country_idx, creator_eligibility_language_idx;
CREATE INDEX creator_eligibility_followers_idx ON creator_eligibility (followers, creator_id);
CREATE INDEX creator_eligibility_viewers_idx ON creator_eligibility (average_viewers, creator_id);
CREATE INDEX creator_eligibility_views_idx ON creator_eligibility (average_views, creator_id);
CREATE INDEX creator_eligibility_joined_idx ON creator_eligibility (joined_at, creator_id);
CREATE INDEX creator_eligibility_country_idx ON creator_eligibility (country, followers, creator_id);
CREATE INDEX creator_eligibility_language_idx ON creator_eligibility (language, followers, creator_id);
CREATE INDEX creator_eligibility_size_tier_idx ON creator_eligibility (size_tier, followers, creator_id);

CREATE TABLE creator_match (
  id uuid PRIMARY KEY,
  company_id uuid REFERENCES company ON DELETE CASCADE,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  place text NOT NULL,
  followers bigint NOT NULL,
  average_viewers bigint NOT NULL,
  average_views bigint NOT NULL,
  eligibility jsonb,
  can_be_paid_out boolean,
  takes_part boolean,
  invitation_id uuid REFERENCES invitation ON DELETE CASCADE
);
CREATE INDEX creator_match_company_id_idx ON creator_match (company_id);
CREATE INDEX creator_match_creator_id_idx ON creator_match (creator_id);
CREATE INDEX creator_match_invitation_id_idx ON creator_match (invitation_id);
COMMENT ON TABLE creator_match IS 'The shape of a creator who was found. Always empty: the function search_creators fills it.';
COMMENT ON COLUMN creator_match.id IS 'The creator''s id.';
COMMENT ON COLUMN creator_match.company_id IS 'The company that asks.';
COMMENT ON COLUMN creator_match.creator_id IS 'The creator.';
COMMENT ON COLUMN creator_match.place IS 'What the list is ordered by, as text: the next part begins after the last one''s.';
COMMENT ON COLUMN creator_match.followers IS 'Of the largest channel on each platform together.';
COMMENT ON COLUMN creator_match.average_viewers IS 'Average concurrent viewers on Twitch.';
COMMENT ON COLUMN creator_match.average_views IS 'The highest of the average views per video and per short.';
COMMENT ON COLUMN creator_match.eligibility IS 'Whether the creator may join the activation that was named, and why not: {eligible, creator, access, vip, checks}.';
COMMENT ON COLUMN creator_match.can_be_paid_out IS 'Whether the creator could accept an offer for the quest that was named.';
COMMENT ON COLUMN creator_match.takes_part IS 'Whether the creator is in the activation that was named, or waits to be.';
COMMENT ON COLUMN creator_match.invitation_id IS 'The creator''s invitation to the activation that was named.';

CREATE FUNCTION words_of(list jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(list) = 'array' THEN list ELSE '[]' END) AS word
$$;
COMMENT ON FUNCTION words_of(jsonb) IS 'The texts of a JSON list; none of what is no list.';

-- The conditions that somebody asks for, and no others: planned for the very values given.
CREATE FUNCTION creator_search_conditions(filters jsonb, of_activation activation, of_company_id uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  conditions text[] := ARRAY['e.followers > 0'];
  figure record;
  lists uuid[];
BEGIN
  IF words_of(filters -> 'sizes') <> '{}' THEN
    conditions := conditions || format('e.size_tier = ANY (%L::text[])', words_of(filters -> 'sizes'));
  END IF;
  IF words_of(filters -> 'languages') <> '{}' THEN
    conditions := conditions || format('e.language = ANY (%L::text[])', words_of(filters -> 'languages'));
  END IF;
  IF words_of(filters -> 'countries') <> '{}' THEN
    conditions := conditions || format('e.country = ANY (%L::text[])', words_of(filters -> 'countries'));
  END IF;
  IF words_of(filters -> 'platforms') <> '{}' THEN
    conditions := conditions || (
      SELECT '(' || coalesce(string_agg(CASE platform WHEN 'twitch' THEN 'e.twitch_followers' WHEN 'youtube' THEN 'e.youtube_subscribers'
                                             ELSE 'e.tiktok_followers' END || ' IS NOT NULL', ' OR '), 'true') || ')'
        FROM unnest(words_of(filters -> 'platforms')) AS platform WHERE platform IN ('twitch', 'youtube', 'tiktok'));
  END IF;
  IF words_of(filters -> 'games') <> '{}' THEN
    conditions := conditions || format(
      'EXISTS (SELECT FROM creator_game p WHERE p.creator_id = e.creator_id AND p.game_id = ANY (%L::uuid[]))', words_of(filters -> 'games'));
  END IF;
  IF words_of(filters -> 'lists') <> '{}' THEN
    lists := ARRAY(SELECT id FROM creator_list WHERE company_id = of_company_id AND id = ANY (words_of(filters -> 'lists')::uuid[]));
    conditions := conditions || format('e.creator_list_ids && %L::uuid[]', lists);
  END IF;
  IF btrim(coalesce(filters ->> 'name', '')) <> '' THEN
    conditions := conditions || format(
      'EXISTS (SELECT FROM "user" u WHERE u.id = e.creator_id AND u.display_name::text ILIKE %L)',
      '%' || replace(replace(replace(btrim(filters ->> 'name'), '\', '\\'), '%', '\%'), '_', '\_') || '%');
  END IF;
  FOR figure IN
    SELECT f.field, f.compares, (filters -> f.name ->> f.edge)::bigint AS figure
      FROM (VALUES ('followers', 'followers', 'from', '>='), ('followers', 'followers', 'to', '<='),
                   ('viewers', 'average_viewers', 'from', '>='), ('viewers', 'average_viewers', 'to', '<='),
                   ('views', 'average_views', 'from', '>='), ('views', 'average_views', 'to', '<=')) AS f(name, field, edge, compares)
     WHERE filters -> f.name ->> f.edge IS NOT NULL
  LOOP
    conditions := conditions || format('e.%I %s %L::bigint', figure.field, figure.compares, figure.figure);
  END LOOP;
  IF of_activation.id IS NOT NULL AND coalesce((filters ->> 'eligible')::boolean, false) THEN
    conditions := conditions || CASE of_activation.kind WHEN 'QUEST' THEN 'e.quest_access' WHEN 'KEY' THEN 'e.key_access' ELSE 'true' END
      || format('($1.activation_id IS NULL OR meets_requirement($1, e) OR EXISTS (SELECT FROM activation_whitelist w WHERE w.activation_id = %L AND w.creator_id = e.creator_id))',
                of_activation.id);
  END IF;
  IF of_activation.id IS NOT NULL AND coalesce((filters ->> 'uninvited')::boolean, false) THEN
    conditions := conditions || format(
      'NOT EXISTS (SELECT FROM invitation i WHERE i.activation_id = %L AND i.creator_id = e.creator_id)', of_activation.id);
  END IF;
  RETURN array_to_string(conditions, ' AND ');
END $$;
COMMENT ON FUNCTION creator_search_conditions(jsonb, activation, uuid) IS 'The filters of search_creators as a condition on creator_eligibility e and the requirement $1.';

CREATE FUNCTION search_creators(
  filters jsonb DEFAULT '{}',
  of_activation_id uuid DEFAULT NULL,
  sort text DEFAULT 'followers',
  after_place text DEFAULT NULL,
  after_id uuid DEFAULT NULL,
  page_size integer DEFAULT 50,
  hasura_session json DEFAULT '{}'
) RETURNS SETOF creator_match LANGUAGE plpgsql STABLE AS $$
DECLARE
  asks uuid := (hasura_session ->> 'x-hasura-company-id')::uuid;
  sort_column text := CASE sort WHEN 'newest' THEN 'joined_at' WHEN 'viewers' THEN 'average_viewers' WHEN 'views' THEN 'average_views' ELSE 'followers' END;
  -- Where several sizes, languages or countries are asked for, each of them stands in the usual order: their beginnings are enough.
  driver text := CASE WHEN sort_column <> 'followers' THEN NULL WHEN words_of(filters -> 'sizes') <> '{}' THEN 'sizes'
                      WHEN words_of(filters -> 'languages') <> '{}' THEN 'languages' WHEN words_of(filters -> 'countries') <> '{}' THEN 'countries' END;
  driven text := CASE driver WHEN 'sizes' THEN 'size_tier' WHEN 'languages' THEN 'language' WHEN 'countries' THEN 'country' END;
  part integer := least(greatest(page_size, 1), 200);
  conditions text;
  of_activation activation;
  r requirement;
BEGIN
  IF asks IS NULL THEN
    RETURN;
  END IF;
  IF of_activation_id IS NOT NULL THEN
    SELECT * INTO of_activation FROM activation WHERE id = of_activation_id AND company_id = asks;
    IF NOT found THEN
      RETURN;
    END IF;
    SELECT * INTO r FROM requirement WHERE activation_id = of_activation_id;
  END IF;
  conditions := creator_search_conditions(filters, of_activation, asks)
    || CASE WHEN after_place IS NOT NULL AND after_id IS NOT NULL
            THEN format(' AND (e.%I, e.creator_id) < (%L, %L)', sort_column, after_place, after_id) ELSE '' END
    || CASE WHEN driver IS NOT NULL THEN format(' AND e.%I = driver.value', driven) ELSE '' END;
  -- What is told of each is found for the rows of this part alone.
  RETURN QUERY EXECUTE format($query$
    SELECT e.creator_id, %1$L::uuid, e.creator_id, e.%2$I::text, e.followers, e.average_viewers, e.average_views,
           CASE WHEN %3$L::uuid IS NOT NULL THEN eligibility(%3$L::uuid, e.creator_id) END,
           CASE WHEN %3$L::uuid IS NOT NULL THEN can_be_paid_out(e.creator_id) END,
           CASE WHEN %3$L::uuid IS NOT NULL THEN takes_part(%3$L::uuid, e.creator_id) END,
           (SELECT i.id FROM invitation i WHERE i.activation_id = %3$L::uuid AND i.creator_id = e.creator_id)
      FROM (SELECT e.* FROM (SELECT DISTINCT unnest(%6$L::text[]) AS value) AS driver
             CROSS JOIN LATERAL (SELECT * FROM creator_eligibility e WHERE %4$s ORDER BY e.%2$I DESC, e.creator_id DESC LIMIT %5$s) AS e
             ORDER BY e.%2$I DESC, e.creator_id DESC LIMIT %5$s) AS e
     ORDER BY e.%2$I DESC, e.creator_id DESC
    $query$, asks, sort_column, of_activation.id, conditions, part,
    CASE WHEN driver IS NULL THEN '{all}' ELSE words_of(filters -> driver) END) USING r;
END $$;
COMMENT ON FUNCTION search_creators(jsonb, uuid, text, text, uuid, integer, json) IS
  'Creators for the company that asks: filters {name, sizes, languages, countries, platforms, games, lists, followers, viewers, views: {from, to}, eligible, uninvited}, sorted by followers, viewers, views or newest; the next part after the last row''s place and id. With an activation of the company, what stands between each creator and it.';
