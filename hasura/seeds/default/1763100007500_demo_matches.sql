-- The demo market, last part: the matches of every matchmaking, ranked as the product ranks them. The figures and usual prices
-- that a ranking reads are complete only now.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;

-- The matches keep their old dates, because triggers are off that would date, log and announce them as new.
SET LOCAL session_replication_role = replica;

-- The same numbers as `matchRule` in domain/; hasura/tests/seededMatches.test.ts compares them.
CREATE TEMP TABLE seed_rule ON COMMIT DROP AS SELECT jsonb '{
  "halves": {"gameFit": 3, "reach": 100, "streamEngagement": 0.01, "videoEngagement": 0.1, "activity": 50, "trackRecord": 3},
  "weights": {
    "awareness": {"gameFit": 0.25, "reach": 0.4, "engagement": 0.1, "activity": 0.15, "trackRecord": 0.1},
    "engagement": {"gameFit": 0.3, "reach": 0.15, "engagement": 0.35, "activity": 0.1, "trackRecord": 0.1},
    "conversion": {"gameFit": 0.4, "reach": 0.15, "engagement": 0.2, "activity": 0.05, "trackRecord": 0.2}
  },
  "viewsPerViewer": 100,
  "knownPieces": 10,
  "hours": 2,
  "centsPerViewerHour": {"nano": 1000, "micro": 500, "mid": 400, "macro": 250},
  "leastOfferCents": 5000
}' AS rule;

CREATE TEMP TABLE seed_match ON COMMIT DROP AS
SELECT matchmaking.id AS matchmaking_id, matchmaking.activation_id, matchmaking.company_id, (rule ->> 'hours')::integer AS hours, ranked.*
  FROM matchmaking CROSS JOIN seed_rule CROSS JOIN LATERAL rank_creators(matchmaking.id, rule, 500) AS ranked
 WHERE matchmaking.id = pg_temp.seed_id('matchmaking', activation_id::text) AND status = 'ready'
   AND NOT EXISTS (SELECT FROM matchmaking_item WHERE matchmaking_item.matchmaking_id = matchmaking.id);

UPDATE matchmaking SET creators_considered = considered FROM (SELECT DISTINCT matchmaking_id, considered FROM seed_match) AS ranked
 WHERE matchmaking.id = ranked.matchmaking_id AND creators_considered <> considered;

-- A video or short has views instead of hours and concurrent viewers.
INSERT INTO matchmaking_item (matchmaking_id, creator_id, activation_id, company_id, insight, score, platform, content_type, game_fit, reach, engagement, activity, track_record,
                              hours_streamed, predicted_ccv, average_ccv, predicted_views, average_views, cost_per_hour_cents, suggested_offer_cents)
SELECT matchmaking_id, creator_id, activation_id, company_id, CASE WHEN score >= 0.6 THEN 'EXCELLENT' WHEN score >= 0.45 THEN 'GREAT' WHEN score >= 0.3 THEN 'GOOD' WHEN score >= 0.15 THEN 'AVERAGE' ELSE 'POOR' END,
       score, platform, content_type, game_fit, reach, engagement, activity, track_record,
       CASE WHEN content_type = 'STREAM' THEN round(air_minutes / 60.0, 1) END, CASE WHEN content_type = 'STREAM' THEN floor(predicted + 0.5) END, CASE WHEN content_type = 'STREAM' THEN average_ccv END,
       CASE WHEN content_type <> 'STREAM' THEN floor(predicted + 0.5) END, CASE WHEN content_type <> 'STREAM' THEN views_per_piece END,
       CASE WHEN content_type = 'STREAM' THEN round(offer_cents::numeric / nullif(hours * floor(predicted + 0.5), 0)::numeric) END, offer_cents
  FROM seed_match WHERE creator_id IS NOT NULL;
