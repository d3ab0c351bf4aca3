-- Companies find creators by the affiliation of their Twitch channel (rules §3): none, affiliate or partner.
CREATE OR REPLACE FUNCTION creator_search_conditions(filters jsonb, of_activation activation, of_company_id uuid) RETURNS text LANGUAGE plpgsql STABLE AS $$
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

COMMENT ON FUNCTION search_creators(jsonb, uuid, text, text, uuid, integer, json) IS
  'Creators for the requesting company: filters {name, sizes, languages, countries, platforms, affiliations, games, lists, followers, viewers, views: {from, to}, eligible, uninvited}, sorted by followers, viewers, views or newest. A page starts after the last row''s place and id. With one of the company''s activations, each row includes the creator''s relation to it.';
