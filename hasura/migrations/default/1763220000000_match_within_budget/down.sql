DROP TRIGGER matchmaking_item_selection_within_budget ON matchmaking_item;
DROP FUNCTION matchmaking_selection_within_budget();
ALTER TABLE matchmaking_item
  DROP CONSTRAINT matchmaking_item_views_not_negative,
  DROP COLUMN average_views,
  DROP COLUMN predicted_views;
DROP FUNCTION rank_creators(uuid, jsonb, integer);
CREATE FUNCTION rank_creators(of_matchmaking_id uuid, rule jsonb, most integer) RETURNS TABLE (
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
       AND NOT EXISTS (SELECT FROM invitation i WHERE i.activation_id = a.id AND i.known_creator_id = e.creator_id)
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
DROP FUNCTION rule_number(jsonb, text[]);
