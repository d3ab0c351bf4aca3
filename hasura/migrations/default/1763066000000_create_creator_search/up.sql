-- A company can search 100,000 creators (rules §2 'Invite creators') by size, language, country, platform, games and figures,
-- each with their eligibility for the activation. All sort and filter columns are in one row per creator.

CREATE TABLE creator_match (
  id              uuid PRIMARY KEY,
  company_id      uuid REFERENCES company ON DELETE CASCADE,
  creator_id      uuid REFERENCES creator ON DELETE CASCADE,
  place           text NOT NULL,
  followers       bigint NOT NULL,
  average_viewers bigint NOT NULL,
  average_views   bigint NOT NULL,
  eligibility     jsonb,
  can_be_paid_out boolean,
  takes_part      boolean,
  invitation_id   uuid REFERENCES invitation ON DELETE CASCADE
);
COMMENT ON TABLE creator_match IS 'The columns of a found creator. The table is always empty, because the function search_creators returns the rows.';
COMMENT ON COLUMN creator_match.id IS 'The creator''s id.';
COMMENT ON COLUMN creator_match.company_id IS 'The company that made the request.';
COMMENT ON COLUMN creator_match.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN creator_match.place IS 'The sort value as text. The next page starts after the last value of this page.';
COMMENT ON COLUMN creator_match.followers IS 'The sum of followers of the largest channel on each platform.';
COMMENT ON COLUMN creator_match.average_viewers IS 'Average concurrent viewers on Twitch.';
COMMENT ON COLUMN creator_match.average_views IS 'The highest of the average views per video and per short.';
COMMENT ON COLUMN creator_match.eligibility IS 'The creator''s eligibility for the given activation, with the reasons: {eligible, creator, access, vip, checks}.';
COMMENT ON COLUMN creator_match.can_be_paid_out IS 'True if the creator could accept an offer for the given quest.';
COMMENT ON COLUMN creator_match.takes_part IS 'True if the creator takes part in the given activation or waits to.';
COMMENT ON COLUMN creator_match.invitation_id IS 'The creator''s invitation to the given activation, if the company can see who received it.';
CREATE INDEX creator_match_company_id_idx ON creator_match (company_id);
CREATE INDEX creator_match_creator_id_idx ON creator_match (creator_id);
CREATE INDEX creator_match_invitation_id_idx ON creator_match (invitation_id);

CREATE FUNCTION words_of(list jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(list) = 'array' THEN list ELSE '[]' END) AS word
$$;
COMMENT ON FUNCTION words_of(jsonb) IS 'The texts of a JSON list. Empty if the value is not a list.';

-- The query contains only the conditions of the given filters, so that Postgres plans for the given values.
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
  IF words_of(filters -> 'affiliations') <> '{}' THEN
    conditions := conditions || format(
      'EXISTS (SELECT FROM channel c WHERE c.creator_id = e.creator_id AND c.provider_id = ''twitch'' AND c.affiliation = ANY (%L::text[]))',
      words_of(filters -> 'affiliations'));
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
      'NOT EXISTS (SELECT FROM invitation i WHERE i.activation_id = %L AND i.known_creator_id = e.creator_id)', of_activation.id);
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
  -- When sorting by followers, the query starts from language and size together, because most speakers of a language have
  -- another size.
  paired boolean := sort_column = 'followers' AND words_of(filters -> 'languages') <> '{}' AND words_of(filters -> 'sizes') <> '{}';
  -- The query starts from the rarest of the requested sizes, languages and countries. If several values are requested,
  -- it reads only the first rows of each value, in the order of the list.
  driver text := (SELECT name FROM (VALUES (1, 'languages', 'language'), (2, 'countries', 'country'), (3, 'sizes', 'size_tier')) AS f (position, name, field)
                   WHERE words_of(filters -> name) <> '{}'
                   ORDER BY share_of_creators(field, words_of(filters -> name))
                            * CASE WHEN paired AND name = 'languages' THEN share_of_creators('size_tier', words_of(filters -> 'sizes')) ELSE 1 END,
                            position
                   LIMIT 1);
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
  paired := paired AND driver = 'languages';
  conditions := creator_search_conditions(filters - CASE WHEN paired THEN '{languages,sizes}' ELSE array_remove(ARRAY[driver], NULL) END, of_activation, asks)
    || CASE WHEN after_place IS NOT NULL AND after_id IS NOT NULL
            THEN format(' AND (e.%I, e.creator_id) < (%L, %L)', sort_column, after_place, after_id) ELSE '' END
    || CASE WHEN driver IS NOT NULL THEN format(' AND e.%I = driver.value', driven) ELSE '' END
    || CASE WHEN paired THEN ' AND e.size_tier = driver.size' ELSE '' END;
  -- The other columns are computed only for the rows of this page.
  RETURN QUERY EXECUTE format($query$
    SELECT e.creator_id, %1$L::uuid, e.creator_id, e.%2$I::text, e.followers, e.average_viewers, e.average_views,
           CASE WHEN %3$L::uuid IS NOT NULL THEN eligibility(%3$L::uuid, e.creator_id) END,
           CASE WHEN %3$L::uuid IS NOT NULL THEN can_be_paid_out(e.creator_id) END,
           CASE WHEN %3$L::uuid IS NOT NULL THEN takes_part(%3$L::uuid, e.creator_id) END,
           (SELECT i.id FROM invitation i WHERE i.activation_id = %3$L::uuid AND i.known_creator_id = e.creator_id)
      FROM (SELECT e.* FROM (SELECT DISTINCT value, size FROM unnest(%6$L::text[]) AS value, unnest(%7$L::text[]) AS size) AS driver
             CROSS JOIN LATERAL (SELECT * FROM creator_eligibility e WHERE %4$s ORDER BY e.%2$I DESC, e.creator_id DESC LIMIT %5$s) AS e
             ORDER BY e.%2$I DESC, e.creator_id DESC LIMIT %5$s) AS e
     ORDER BY e.%2$I DESC, e.creator_id DESC
    $query$, asks, sort_column, of_activation.id, conditions, part,
    CASE WHEN driver IS NULL THEN '{all}' ELSE words_of(filters -> driver) END,
    CASE WHEN paired THEN words_of(filters -> 'sizes') ELSE '{all}' END) USING r;
END $$;
COMMENT ON FUNCTION search_creators(jsonb, uuid, text, text, uuid, integer, json) IS
  'Creators for the requesting company: filters {name, sizes, languages, countries, platforms, affiliations, games, lists, followers, viewers, views: {from, to}, eligible, uninvited}, sorted by followers, viewers, views or newest. A page starts after the last row''s place and id. If one of the company''s activations is given, each row includes the creator''s eligibility for that activation and invitation to it.';

CREATE FUNCTION share_of_creators(field text, asked text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(known.share), 0)::double precision
    FROM pg_stats AS s, unnest(s.most_common_vals::text::text[], s.most_common_freqs) AS known (value, share)
   WHERE s.schemaname = 'public' AND s.tablename = 'creator_eligibility' AND s.attname = field AND known.value = ANY (asked)
$$;
COMMENT ON FUNCTION share_of_creators(text, text[]) IS 'The approximate share of creators with one of these values, from Postgres statistics. 0 for rare values.';
