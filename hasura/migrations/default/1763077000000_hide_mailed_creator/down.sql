CREATE OR REPLACE VIEW company_timeline AS
  SELECT e.id, e.created_at, e.type, (e.payload ->> 'company_id')::uuid AS company_id,
         CASE e.entity WHEN 'activation' THEN e.entity_id ELSE (e.payload ->> 'activation_id')::uuid END AS activation_id,
         coalesce(e.payload ->> 'kind', CASE e.entity
           WHEN 'quest_run' THEN 'QUEST' WHEN 'mission_run' THEN 'MISSION' WHEN 'key_campaign_participant' THEN 'KEY'
           WHEN 'program_membership' THEN 'CREATOR_PROGRAM'
           ELSE (SELECT a.kind FROM activation a WHERE a.id = (e.payload ->> 'activation_id')::uuid) END) AS kind,
         (e.payload ->> 'creator_id')::uuid AS creator_id,
         e.entity_id AS row_id
    FROM domain_event e
   WHERE e.entity IN ('activation', 'quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation')
     AND e.payload ->> 'company_id' IS NOT NULL;

CREATE OR REPLACE FUNCTION rank_creators(of_matchmaking_id uuid, rule jsonb, most integer) RETURNS TABLE (
  creator_id uuid,
  platform text,
  content_type text,
  size_tier text,
  followers integer,
  pieces integer,
  air_minutes bigint,
  average_ccv integer,
  recent_ccv integer,
  views_per_piece bigint,
  game_pieces double precision,
  game_ccv double precision,
  like_pieces double precision,
  is_own_game boolean,
  completed integer,
  minimum_cents bigint,
  low_cents bigint,
  high_cents bigint,
  score double precision,
  considered integer
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  m matchmaking;
  a activation;
  r requirement;
  types text[];
  weight jsonb;
  half jsonb := rule -> 'halves';
BEGIN
  SELECT * INTO STRICT m FROM matchmaking WHERE id = of_matchmaking_id;
  SELECT * INTO STRICT a FROM activation WHERE id = m.activation_id;
  SELECT * INTO r FROM requirement WHERE activation_id = a.id;
  types := coalesce((SELECT q.post_types FROM quest q WHERE q.id = a.id), '{STREAM,VIDEO,SHORTS}');
  weight := rule -> 'weights' -> m.objective;
  RETURN QUERY
  WITH played AS MATERIALIZED (
    SELECT c.creator_id, count(*) FILTER (WHERE c.game_id = m.game_id) AS own, avg(c.average_ccv) FILTER (WHERE c.game_id = m.game_id) AS ccv,
           coalesce(sum(alike.likeness) FILTER (WHERE c.game_id <> m.game_id), 0) AS near
      FROM (SELECT m.game_id AS game_id, 1::double precision AS likeness UNION ALL SELECT g.game_id, g.likeness FROM games_like(m.game_id) g) AS alike
      JOIN content c ON c.game_id = alike.game_id
     WHERE c.visibility = 'public' AND c.published_at > now() - interval '12 months'
     GROUP BY 1),
  -- The combination of channel and content type with the creator's largest reach.
  best AS (
    SELECT DISTINCT ON (p.creator_id) p.*
      FROM channel_period p
     WHERE p.days = 365 AND p.type = ANY (types) AND p.platform = ANY (m.platforms)
     ORDER BY p.creator_id, CASE p.type WHEN 'STREAM' THEN coalesce(p.average_ccv, 0) ELSE p.views_per_item / (rule ->> 'viewsPerViewer')::double precision END DESC,
              p.connection_id, p.type),
  candidate AS (
    SELECT best.creator_id, best.platform, best.type, best.size_tier, best.followers, best.items, best.air_minutes, best.average_ccv,
           recent.average_ccv AS recent_ccv, best.views_per_item, coalesce(played.own, 0)::double precision AS own, played.ccv::double precision AS ccv,
           coalesce(played.near, 0) AS near, EXISTS (SELECT FROM creator_game g WHERE g.creator_id = e.creator_id AND g.game_id = m.game_id) AS is_own_game,
           e.activations_completed, c.minimum_deal_size_cents, price.low_cents, price.high_cents
      FROM best
      JOIN creator_eligibility e ON e.creator_id = best.creator_id
      JOIN creator c ON c.id = best.creator_id
      LEFT JOIN channel_period recent ON (recent.connection_id, recent.type, recent.days) = (best.connection_id, best.type, 90)
      LEFT JOIN played ON played.creator_id = best.creator_id
      LEFT JOIN usual_price price ON price.size_tier = best.size_tier AND price.post_type = best.type
     WHERE (m.countries = '{}' OR e.country = ANY (m.countries))
       AND (m.languages = '{}' OR e.language = ANY (m.languages))
       AND (m.size_tiers = '{}' OR e.size_tier = ANY (m.size_tiers))
       -- Only creators who are eligible, not invited and not taking part.
       AND (a.kind <> 'QUEST' OR e.quest_access) AND (a.kind <> 'KEY' OR e.key_access)
       AND (r.activation_id IS NULL OR meets_requirement(r, e)
            OR EXISTS (SELECT FROM activation_whitelist w WHERE w.activation_id = a.id AND w.creator_id = e.creator_id))
       AND NOT EXISTS (SELECT FROM invitation i WHERE i.activation_id = a.id AND i.creator_id = e.creator_id)
       AND NOT EXISTS (SELECT FROM quest_run q WHERE q.quest_id = a.id AND q.creator_id = e.creator_id)
       AND NOT EXISTS (SELECT FROM mission_run q WHERE q.mission_id = a.id AND q.creator_id = e.creator_id)
       AND NOT EXISTS (SELECT FROM key_campaign_participant q WHERE q.campaign_id = a.id AND q.creator_id = e.creator_id)),
  expected AS (
    SELECT candidate.*, CASE WHEN candidate.type = 'STREAM' THEN
             CASE WHEN candidate.ccv IS NULL THEN based.base ELSE based.base * (1 - based.share) + candidate.ccv * based.share END
             ELSE candidate.views_per_item / (rule ->> 'viewsPerViewer')::double precision END AS viewers
      FROM candidate
     CROSS JOIN LATERAL (
       SELECT CASE WHEN candidate.recent_ccv IS NULL THEN coalesce(candidate.average_ccv, 0)::double precision
                   ELSE (coalesce(candidate.average_ccv, 0) + 2 * candidate.recent_ccv) / 3.0::double precision END AS base,
              least(1, candidate.own / (rule ->> 'knownPieces')::double precision) / 2 AS share) AS based),
  -- The usual price for these creators, and the lowest offer they accept.
  usual AS (
    SELECT expected.*,
           least(greatest(expected.viewers * (rule -> 'centsPerViewerHour' ->> coalesce(expected.size_tier, 'nano'))::double precision * (rule ->> 'hours')::double precision,
                          coalesce(expected.low_cents, 0)), coalesce(expected.high_cents, 'infinity'::double precision)) AS price,
           greatest((rule ->> 'leastOfferCents')::double precision, coalesce(expected.minimum_deal_size_cents, 0)) AS least_offer
      FROM expected),
  -- Prices are rounded to two digits, like the suggestions of the domain.
  priced AS (
    SELECT usual.*, CASE WHEN usual.price <= usual.least_offer THEN usual.least_offer
                         ELSE greatest(usual.least_offer, floor(usual.price / digits.unit) * digits.unit) END AS offer
      FROM usual
     CROSS JOIN LATERAL (SELECT power(10, greatest(0, floor(log(greatest(usual.price, 1))) - 1)) AS unit) AS digits),
  scored AS (
    SELECT priced.*,
           (weight ->> 'gameFit')::double precision * (signal.game / (signal.game + (half ->> 'gameFit')::double precision))
         + (weight ->> 'reach')::double precision * (priced.viewers / (priced.viewers + (half ->> 'reach')::double precision))
         + (weight ->> 'engagement')::double precision * (signal.loyal / (signal.loyal + signal.usual))
         + (weight ->> 'activity')::double precision * (priced.items / (priced.items + (half ->> 'activity')::double precision))
         + (weight ->> 'trackRecord')::double precision * (priced.activations_completed / (priced.activations_completed + (half ->> 'trackRecord')::double precision)) AS score
      FROM priced
     CROSS JOIN LATERAL (
       SELECT priced.own + priced.near / 2 + priced.is_own_game::integer AS game,
              CASE WHEN coalesce(priced.followers, 0) = 0 THEN 0
                   WHEN priced.type = 'STREAM' THEN priced.viewers / priced.followers
                   ELSE priced.views_per_item / priced.followers::double precision END AS loyal,
              (half ->> CASE priced.type WHEN 'STREAM' THEN 'streamEngagement' ELSE 'videoEngagement' END)::double precision AS usual) AS signal)
  SELECT best_of_all.creator_id, best_of_all.platform, best_of_all.type, best_of_all.size_tier, best_of_all.followers, best_of_all.items,
         best_of_all.air_minutes, best_of_all.average_ccv, best_of_all.recent_ccv, best_of_all.views_per_item, best_of_all.own, best_of_all.ccv,
         best_of_all.near, best_of_all.is_own_game, best_of_all.activations_completed, best_of_all.minimum_deal_size_cents, best_of_all.low_cents,
         best_of_all.high_cents, best_of_all.score, looked_at.considered
    FROM (SELECT count(*)::integer AS considered FROM scored) AS looked_at
    LEFT JOIN (
      SELECT * FROM scored
       WHERE m.budget_cents IS NULL OR scored.offer <= m.budget_cents
       ORDER BY scored.score DESC, scored.creator_id
       LIMIT most) AS best_of_all ON true
   ORDER BY best_of_all.score DESC, best_of_all.creator_id;
END $$;

COMMENT ON COLUMN creator_match.invitation_id IS 'The creator''s invitation to the given activation.';
CREATE OR REPLACE FUNCTION search_creators(
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
  -- The rarest of the requested sizes, languages and countries drives the query. With several values, each is read in list
  -- order, and the first rows of each are enough.
  driver text := (SELECT name FROM (VALUES (1, 'languages', 'language'), (2, 'countries', 'country'), (3, 'sizes', 'size_tier')) AS f (position, name, field)
                   WHERE words_of(filters -> name) <> '{}' ORDER BY share_of_creators(field, words_of(filters -> name)), position LIMIT 1);
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
  -- The other columns are computed only for the rows of this page.
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

ALTER TABLE invitation DROP COLUMN known_creator_id;
