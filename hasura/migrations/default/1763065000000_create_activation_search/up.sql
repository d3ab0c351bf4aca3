-- rules §2: creators browse open activations with the best fit first: by games they play, then by their figures against the
-- requirements, then by completed deals with the company.

CREATE FUNCTION played_games(of_creator_id uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT array(
    SELECT game_id FROM creator_game WHERE creator_id = of_creator_id
    UNION
    SELECT game_id FROM content
     WHERE creator_id = of_creator_id AND game_id IS NOT NULL AND published_at > now() - interval '12 months')
$$;
COMMENT ON FUNCTION played_games(uuid) IS 'The games that a creator likes to play, and those of their content in the last 12 months.';

CREATE FUNCTION partner_companies(of_creator_id uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT array(
    SELECT company_id FROM quest_run WHERE creator_id = of_creator_id AND status = 'COMPLETED'
    UNION
    SELECT company_id FROM mission_run WHERE creator_id = of_creator_id AND status IN ('claimReward', 'completed')
    UNION
    SELECT company_id FROM key_campaign_participant WHERE creator_id = of_creator_id AND status = 'completed')
$$;
COMMENT ON FUNCTION partner_companies(uuid) IS 'The companies with which a creator has completed a deal.';

CREATE FUNCTION plays(of_creator_id uuid, of_game_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM creator_game WHERE creator_id = of_creator_id AND game_id = of_game_id)
      OR EXISTS (SELECT FROM content
                  WHERE creator_id = of_creator_id AND game_id = of_game_id AND published_at > now() - interval '12 months')
$$;
COMMENT ON FUNCTION plays(uuid, uuid) IS 'True if a game is one of the creator''s played_games.';

CREATE FUNCTION activation_fit(activation_row activation, hasura_session json) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'game', (SELECT name FROM game WHERE id = activation_row.game_id),
    'played', (
      SELECT game.name
        FROM (SELECT activation_row.game_id AS id
              UNION SELECT game_id FROM activation_game WHERE activation_id = activation_row.id) AS own
        JOIN game ON game.id = own.id
       WHERE plays(asking.id, game.id)
       ORDER BY game.id IS NOT DISTINCT FROM activation_row.game_id DESC, game.name LIMIT 1),
    'eligible', eligible(activation_row.id, asking.id),
    'partner', activation_row.company_id = ANY (partner_companies(asking.id)))
    FROM (SELECT (hasura_session ->> 'x-hasura-user-id')::uuid AS id) AS asking
$$;
COMMENT ON FUNCTION activation_fit(activation, json) IS 'The fit of an activation for the requesting creator: {game, played, eligible, partner}. `played` is the name of one of the activation''s games that the creator plays.';

CREATE FUNCTION activation_fit_rank(activation_row activation, hasura_session json) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT 4 * (fit ->> 'played' IS NOT NULL)::integer + 2 * (fit ->> 'eligible')::boolean::integer
       + (fit ->> 'partner')::boolean::integer
    FROM activation_fit(activation_row, hasura_session) AS fit
$$;
COMMENT ON FUNCTION activation_fit_rank(activation, json) IS 'The fit of an activation for the requesting creator, from 0 to 7: 4 for a played game, 2 for met requirements, 1 for a completed deal with the company.';

CREATE FUNCTION browse_words(filters jsonb, name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(filters -> name) = 'array' AND filters -> name <> '[]'
              THEN array(SELECT jsonb_array_elements_text(filters -> name)) END
$$;
COMMENT ON FUNCTION browse_words(jsonb, text) IS 'The selected values of a filter. Null if no values are selected.';

-- The conditions of the given filters, over activation a and requirement r. $1 is the kind, $2 the creator's eligibility, $3
-- the creator, $4 the activations of games they play, $6 the filters.
CREATE FUNCTION browse_conditions(of_kind text, filters jsonb, fits text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(' AND ',
    'a.kind = $1 AND a.is_open',
    $c$(a.is_shown_to_all OR a.shown_with_access = 'quests' AND ($2).quest_access
        OR EXISTS (SELECT FROM activation_guest g WHERE g.activation_id = a.id AND g.creator_id = $3)
        OR EXISTS (SELECT FROM program_membership m WHERE m.program_id = a.id AND m.creator_id = $3))$c$,
    CASE WHEN btrim(coalesce(filters ->> 'words', '')) <> '' THEN
      $c$EXISTS (SELECT FROM (VALUES ('%' || regexp_replace(btrim($6 ->> 'words'), '([\\%_])', '\\\1', 'g') || '%')) AS typed(words)
                  WHERE a.name ILIKE words
                     OR EXISTS (SELECT FROM game WHERE game.id = a.game_id AND game.name ILIKE words)
                     OR EXISTS (SELECT FROM company WHERE company.id = a.company_id AND company.name ILIKE words))$c$ END,
    CASE WHEN browse_words(filters, 'genres') IS NOT NULL THEN
      $c$(EXISTS (SELECT FROM game_tag x JOIN tag ON tag.id = x.tag_id
                   WHERE x.game_id = a.game_id AND tag.kind = 'genre' AND tag.name = ANY (browse_words($6, 'genres')))
          OR EXISTS (SELECT FROM activation_tag x JOIN tag ON tag.id = x.tag_id
                      WHERE x.activation_id = a.id AND tag.kind = 'genre' AND tag.name = ANY (browse_words($6, 'genres'))))$c$ END,
    CASE WHEN browse_words(filters, 'tags') IS NOT NULL THEN
      $c$EXISTS (SELECT FROM activation_tag x JOIN tag ON tag.id = x.tag_id
                  WHERE x.activation_id = a.id AND tag.kind = 'activation' AND tag.name = ANY (browse_words($6, 'tags')))$c$ END,
    -- For keys, the filter means the platform family of the key. For content, it means the platforms with required figures, or
    -- any platform if no figures are required.
    CASE WHEN browse_words(filters, 'platforms') IS NOT NULL THEN
      CASE of_kind WHEN 'KEY' THEN
        $c$EXISTS (SELECT FROM activation_channel x JOIN distribution_channel d ON d.id = x.distribution_channel_id
                    WHERE x.activation_id = a.id AND d.family = ANY (browse_words($6, 'platforms')))$c$
      ELSE
        $c$(num_nonnulls(r.twitch_followers, r.twitch_average_ccv, r.youtube_subscribers, r.youtube_average_video_views,
                         r.youtube_average_short_views, r.tiktok_followers, r.tiktok_average_short_views) = 0
            OR coalesce(r.allow_all_creators, false)
            OR 'twitch' = ANY (browse_words($6, 'platforms')) AND num_nonnulls(r.twitch_followers, r.twitch_average_ccv) > 0
            OR 'youtube' = ANY (browse_words($6, 'platforms'))
               AND num_nonnulls(r.youtube_subscribers, r.youtube_average_video_views, r.youtube_average_short_views) > 0
            OR 'tiktok' = ANY (browse_words($6, 'platforms')) AND num_nonnulls(r.tiktok_followers, r.tiktok_average_short_views) > 0)$c$
      END END,
    CASE WHEN browse_words(filters, 'content') IS NOT NULL THEN
      CASE of_kind WHEN 'QUEST' THEN
        'EXISTS (SELECT FROM quest q WHERE q.id = a.id AND q.post_types && browse_words($6, ''content''))'
      WHEN 'MISSION' THEN
        $c$EXISTS (SELECT FROM mission_criterion c
                    WHERE c.mission_id = a.id
                      AND c.category = ANY (array(SELECT CASE word WHEN 'STREAM' THEN 'STREAM_CONTENT' ELSE 'VIDEO_CONTENT' END
                                                    FROM unnest(browse_words($6, 'content')) AS word)))$c$
      END END,
    CASE WHEN filters -> 'eligible' = 'true' THEN fits END,
    CASE WHEN filters -> 'played' = 'true' THEN 'a.id = ANY ($4)' END)
$$;
COMMENT ON FUNCTION browse_conditions(text, jsonb, text) IS 'The conditions of browse_activations as SQL. Entered and selected values stay parameters.';

CREATE FUNCTION browse_activations(
  of_kind text,
  sorted_by text DEFAULT 'fit',
  filters jsonb DEFAULT '{}',
  after uuid DEFAULT NULL,
  most integer DEFAULT 25,
  hasura_session json DEFAULT '{}'
) RETURNS SETOF activation LANGUAGE plpgsql STABLE AS $$
DECLARE
  me uuid := (hasura_session ->> 'x-hasura-user-id')::uuid;
  e creator_eligibility;
  last activation;
  last_rank integer;
  played uuid[];
  partners uuid[];
  fits text := 'false';
  conditions text;
  places text[];
  sorting text;
  wanted integer := least(greatest(most, 0), 60);
  found_rows integer;
BEGIN
  SELECT * INTO e FROM creator_eligibility WHERE creator_id = me;
  IF after IS NOT NULL THEN
    SELECT * INTO last FROM activation WHERE id = after;
    IF NOT found THEN
      RETURN;
    END IF;
  END IF;
  IF sorted_by = 'fit' OR filters -> 'played' = 'true' THEN
    played := (SELECT array(
      SELECT a.id FROM activation a WHERE a.is_open AND a.kind = of_kind AND a.game_id = ANY (games)
      UNION
      SELECT g.activation_id FROM activation_game g WHERE g.game_id = ANY (games)) FROM played_games(me) AS games);
  END IF;
  IF e.creator_id IS NOT NULL AND (CASE of_kind WHEN 'QUEST' THEN e.quest_access WHEN 'KEY' THEN e.key_access ELSE true END) THEN
    fits := '(r.activation_id IS NULL OR meets_requirement(r, $2)
              OR EXISTS (SELECT FROM activation_whitelist w WHERE w.activation_id = a.id AND w.creator_id = $3))';
  END IF;
  conditions := browse_conditions(of_kind, coalesce(filters, '{}'), fits);
  -- Each group is read with an index from the end of the last page until the page is full. The parameter $7 is the last
  -- row of that page.
  IF sorted_by = 'fit' THEN
    partners := partner_companies(me);
    places := ARRAY[
      'a.id = ANY ($4)',
      'a.id <> ALL ($4) AND ' || fits || ' AND a.company_id = ANY ($5)',
      'a.id <> ALL ($4) AND ' || fits || ' AND a.company_id <> ALL ($5)',
      'a.id <> ALL ($4) AND NOT ' || fits || ' AND a.company_id = ANY ($5)',
      'a.id <> ALL ($4) AND NOT ' || fits || ' AND a.company_id <> ALL ($5)'];
    last_rank := CASE WHEN after IS NOT NULL THEN activation_fit_rank(last, hasura_session) END;
  ELSE
    places := ARRAY[CASE sorted_by WHEN 'upcoming' THEN 'a.status = ''upcoming'' AND a.start_date > now()' ELSE 'true' END];
  END IF;
  FOR place IN 1 .. cardinality(places) LOOP
    CONTINUE WHEN last_rank IS NOT NULL AND place < CASE WHEN last_rank >= 4 THEN 1 ELSE 5 - last_rank END;
    sorting := CASE sorted_by WHEN 'popular' THEN 'a.participant_count DESC, a.id' WHEN 'upcoming' THEN 'a.start_date, a.id'
                              ELSE 'a.published_at DESC, a.id' END;
    IF sorted_by = 'fit' AND place = 1 THEN
      sorting := format('2 * %s::integer + (a.company_id = ANY ($5))::integer DESC, ', fits) || sorting;
    END IF;
    RETURN QUERY EXECUTE format(
      'SELECT a.* FROM activation a LEFT JOIN requirement r ON r.activation_id = a.id WHERE %s AND %s AND %s ORDER BY %s LIMIT %s',
      conditions, places[place],
      CASE
        WHEN after IS NULL OR last_rank IS NOT NULL AND place > CASE WHEN last_rank >= 4 THEN 1 ELSE 5 - last_rank END THEN 'true'
        WHEN sorted_by = 'popular' THEN '(a.participant_count < ($7).participant_count OR a.participant_count = ($7).participant_count AND a.id > ($7).id)'
        WHEN sorted_by = 'upcoming' THEN '(a.start_date, a.id) > (($7).start_date, ($7).id)'
        WHEN last_rank >= 4 THEN format(
          '(2 * %1$s::integer + (a.company_id = ANY ($5))::integer < %2$s OR 2 * %1$s::integer + (a.company_id = ANY ($5))::integer = %2$s
            AND (a.published_at < ($7).published_at OR a.published_at = ($7).published_at AND a.id > ($7).id))', fits, last_rank - 4)
        ELSE '(a.published_at < ($7).published_at OR a.published_at = ($7).published_at AND a.id > ($7).id)'
      END, sorting, wanted)
      USING of_kind, e, me, coalesce(played, '{}'), coalesce(partners, '{}'), coalesce(filters, '{}'), last;
    GET DIAGNOSTICS found_rows = ROW_COUNT;
    wanted := wanted - found_rows;
    EXIT WHEN wanted <= 0;
  END LOOP;
END $$;
COMMENT ON FUNCTION browse_activations(text, text, jsonb, uuid, integer, json) IS
  'Open activations of a kind for the requesting creator: sorted by fit, popular, recent or upcoming, filtered by {words, genres, platforms, content, eligible, played}, after the last activation of the previous page.';
