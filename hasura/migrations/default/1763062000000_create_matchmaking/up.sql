CREATE TABLE match_insight (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE match_insight IS 'The quality of a creator''s match.';
COMMENT ON COLUMN match_insight.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN match_insight.comment IS 'The meaning of the value.';
INSERT INTO match_insight (value, comment) VALUES
  ('EXCELLENT', 'Excellent match'),
  ('GREAT', 'Great match'),
  ('GOOD', 'Good match'),
  ('AVERAGE', 'Average match'),
  ('POOR', 'Poor match');

CREATE TABLE matchmaking_objective (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE matchmaking_objective IS 'The company''s goal for the search.';
COMMENT ON COLUMN matchmaking_objective.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN matchmaking_objective.comment IS 'The meaning of the value.';
INSERT INTO matchmaking_objective (value, comment) VALUES
  ('awareness', 'As many people as possible see the game'),
  ('engagement', 'Viewers are engaged'),
  ('conversion', 'Viewers wishlist or buy the game');

CREATE TABLE matchmaking_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE matchmaking_status IS 'The status of a matchmaking.';
COMMENT ON COLUMN matchmaking_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN matchmaking_status.comment IS 'The meaning of the value.';
INSERT INTO matchmaking_status (value, comment) VALUES
  ('generating', 'Being computed'),
  ('ready', 'The suggestions are ready'),
  ('failed', 'The computation failed');

CREATE TABLE matchmaking_transition (
  from_status text NOT NULL REFERENCES matchmaking_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES matchmaking_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE matchmaking_transition IS 'The allowed changes of matchmaking.status. A trigger refuses all others.';
COMMENT ON COLUMN matchmaking_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN matchmaking_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN matchmaking_transition.event IS 'The name of the status change in events and logs.';
INSERT INTO matchmaking_transition (from_status, to_status, event) VALUES
  ('generating', 'ready', 'matchmakingReady'),
  ('generating', 'failed', 'matchmakingFailed'),
  ('failed', 'generating', 'matchmakingRequested');

CREATE TABLE matchmaking (
  id                  uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id       uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id          uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id             uuid NOT NULL REFERENCES game ON DELETE RESTRICT,
  objective           text NOT NULL REFERENCES matchmaking_objective ON DELETE RESTRICT,
  countries           text[] NOT NULL DEFAULT '{}',
  languages           text[] NOT NULL DEFAULT '{}',
  platforms           text[] NOT NULL DEFAULT '{twitch,youtube}',
  size_tiers          text[] NOT NULL DEFAULT '{}',
  budget_cents        bigint,
  status              text NOT NULL DEFAULT 'generating' REFERENCES matchmaking_status ON DELETE RESTRICT,
  creators_considered integer,
  created_by          uuid REFERENCES "user" ON DELETE SET NULL,
  created_at          timestamptz NOT NULL DEFAULT now(),
  finished_at         timestamptz,
  CONSTRAINT matchmaking_budget_positive CHECK (budget_cents > 0),
  CONSTRAINT matchmaking_platforms_known CHECK (platforms <@ ARRAY['twitch', 'youtube', 'tiktok'])
);
COMMENT ON TABLE matchmaking IS 'A search for creators who fit an activation (the matchmaking wizard).';
COMMENT ON COLUMN matchmaking.id IS 'The unique id of the row.';
COMMENT ON COLUMN matchmaking.activation_id IS 'The activation that needs creators.';
COMMENT ON COLUMN matchmaking.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN matchmaking.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN matchmaking.objective IS 'The company''s goal for the search.';
COMMENT ON COLUMN matchmaking.countries IS 'The countries of the creators to find.';
COMMENT ON COLUMN matchmaking.languages IS 'The languages of the creators to find.';
COMMENT ON COLUMN matchmaking.platforms IS 'The platforms of the creators to find.';
COMMENT ON COLUMN matchmaking.size_tiers IS 'The size tiers of the creators to find.';
COMMENT ON COLUMN matchmaking.budget_cents IS 'The maximum budget, in US cents.';
COMMENT ON COLUMN matchmaking.status IS 'The current status of the matchmaking.';
COMMENT ON COLUMN matchmaking.creators_considered IS 'The number of creators that were considered.';
COMMENT ON COLUMN matchmaking.created_by IS 'The user who made the request.';
COMMENT ON COLUMN matchmaking.created_at IS 'When the row was created.';
COMMENT ON COLUMN matchmaking.finished_at IS 'When the suggestions were ready.';
CREATE INDEX matchmaking_created_by_idx ON matchmaking (created_by);
CREATE INDEX matchmaking_game_id_idx ON matchmaking (game_id);
CREATE INDEX matchmaking_activation_id_idx ON matchmaking (activation_id);
CREATE INDEX matchmaking_company_idx ON matchmaking (company_id, created_at DESC);
SELECT begin_with('matchmaking', 'matchmaking', '{generating}', '{creators_considered,finished_at}');
SELECT follow_owner('matchmaking', 'activation', 'activation_id');
SELECT guard_access('matchmaking', '{company}', '{activation_id,activation}');
SELECT guard_status('matchmaking', 'matchmaking');

CREATE FUNCTION matchmaking_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('matchmakingRequested', 'matchmaking', NEW.id,
    jsonb_build_object('activation_id', NEW.activation_id, 'company_id', NEW.company_id));
  RETURN NULL;
END $$;
CREATE TRIGGER matchmaking_emit AFTER INSERT OR UPDATE OF status ON matchmaking
  FOR EACH ROW WHEN (NEW.status = 'generating') EXECUTE FUNCTION matchmaking_emit();
COMMENT ON TRIGGER matchmaking_emit ON matchmaking IS 'outbox';

CREATE TABLE matchmaking_item (
  matchmaking_id        uuid NOT NULL REFERENCES matchmaking ON DELETE CASCADE,
  creator_id            uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  company_id            uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  insight               text NOT NULL REFERENCES match_insight ON DELETE RESTRICT,
  score                 double precision NOT NULL,
  platform              text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  cost_per_hour_cents   bigint,
  hours_streamed        numeric(10, 1),
  predicted_ccv         integer,
  average_ccv           integer,
  predicted_views       bigint,
  average_views         bigint,
  suggested_offer_cents bigint,
  selected              boolean NOT NULL DEFAULT false,
  content_type          text REFERENCES content_type ON DELETE RESTRICT,
  game_fit              double precision,
  reach                 double precision,
  engagement            double precision,
  activity              double precision,
  track_record          double precision,
  -- The activation is copied here, so that the check of a later invitation needs only one lookup.
  activation_id         uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  updated_at            timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (matchmaking_id, creator_id),
  CONSTRAINT matchmaking_item_score_0_to_1 CHECK (score BETWEEN 0 AND 1),
  CONSTRAINT matchmaking_item_figures_not_negative CHECK (
    least(cost_per_hour_cents, hours_streamed, predicted_ccv, average_ccv, suggested_offer_cents) >= 0),
  CONSTRAINT matchmaking_item_views_not_negative CHECK (least(predicted_views, average_views) >= 0),
  CONSTRAINT matchmaking_item_signals_0_to_1 CHECK (
    least(game_fit, reach, engagement, activity, track_record) >= 0 AND greatest(game_fit, reach, engagement, activity, track_record) <= 1)
);
COMMENT ON TABLE matchmaking_item IS 'A creator suggested by a matchmaking, based on the past 12 months of activity (rules §9).';
COMMENT ON COLUMN matchmaking_item.matchmaking_id IS 'The matchmaking that the row belongs to.';
COMMENT ON COLUMN matchmaking_item.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN matchmaking_item.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN matchmaking_item.insight IS 'The quality of the match.';
COMMENT ON COLUMN matchmaking_item.score IS 'The RecSys score from 0 to 1: the five signals, weighted by the company''s goal.';
COMMENT ON COLUMN matchmaking_item.platform IS 'The channel''s platform.';
COMMENT ON COLUMN matchmaking_item.cost_per_hour_cents IS 'Estimated cost per hour watched, in US cents. Empty without predicted viewers.';
COMMENT ON COLUMN matchmaking_item.hours_streamed IS 'Hours streamed in the past 12 months.';
COMMENT ON COLUMN matchmaking_item.predicted_ccv IS 'Predicted concurrent viewers.';
COMMENT ON COLUMN matchmaking_item.average_ccv IS 'Average concurrent viewers.';
COMMENT ON COLUMN matchmaking_item.suggested_offer_cents IS 'Suggested offer in US cents.';
COMMENT ON COLUMN matchmaking_item.selected IS 'True if the company has selected this row.';
COMMENT ON COLUMN matchmaking_item.content_type IS 'The type of content with the creator''s largest reach among the types that the activation accepts. All figures are for that type. Empty in older results.';
COMMENT ON COLUMN matchmaking_item.game_fit IS 'A score from 0 to 1 for the amount of content about the game and similar games.';
COMMENT ON COLUMN matchmaking_item.reach IS 'A score from 0 to 1 for the expected number of viewers.';
COMMENT ON COLUMN matchmaking_item.engagement IS 'A score from 0 to 1 for the share of the followers who watch.';
COMMENT ON COLUMN matchmaking_item.activity IS 'A score from 0 to 1 for the frequency of publishing.';
COMMENT ON COLUMN matchmaking_item.track_record IS 'A score from 0 to 1 for the number of completed activations.';
COMMENT ON COLUMN matchmaking_item.activation_id IS 'The activation that needs creators, always equal to the matchmaking''s activation.';
COMMENT ON COLUMN matchmaking_item.updated_at IS 'When the row last changed.';
COMMENT ON COLUMN matchmaking_item.predicted_views IS 'Predicted views of a video or short; empty for streams.';
COMMENT ON COLUMN matchmaking_item.average_views IS 'Average views of a video or short; empty for streams.';
CREATE INDEX matchmaking_item_company_id_idx ON matchmaking_item (company_id);
CREATE INDEX matchmaking_item_creator_id_idx ON matchmaking_item (creator_id);
CREATE INDEX matchmaking_item_score_idx ON matchmaking_item (matchmaking_id, score DESC);
CREATE INDEX matchmaking_item_activation_id_idx ON matchmaking_item (activation_id);
CREATE INDEX matchmaking_item_selected_idx ON matchmaking_item (matchmaking_id) WHERE selected;
SELECT follow_owner('matchmaking_item', 'matchmaking', 'matchmaking_id');
SELECT keep_updated_at('matchmaking_item');

CREATE FUNCTION matchmaking_item_take_activation() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.activation_id := (SELECT activation_id FROM matchmaking WHERE id = NEW.matchmaking_id);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION matchmaking_item_take_activation() IS 'Keeps the activation of a suggestion equal to its matchmaking''s activation.';
CREATE TRIGGER matchmaking_item_take_activation BEFORE INSERT OR UPDATE OF activation_id, matchmaking_id ON matchmaking_item
  FOR EACH ROW EXECUTE FUNCTION matchmaking_item_take_activation();
COMMENT ON TRIGGER matchmaking_item_take_activation ON matchmaking_item IS 'stamp';

-- The selected creators together must stay within the budget. The matchmaking is locked, so that two members cannot
-- exceed it together.
CREATE FUNCTION matchmaking_selection_within_budget() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  excess record;
BEGIN
  PERFORM FROM matchmaking WHERE id IN (SELECT matchmaking_id FROM added WHERE selected) AND budget_cents IS NOT NULL
    ORDER BY id FOR NO KEY UPDATE;
  SELECT m.budget_cents, sum(i.suggested_offer_cents) AS offers_cents INTO excess
    FROM matchmaking m JOIN matchmaking_item i ON i.matchmaking_id = m.id AND i.selected
   WHERE m.id IN (SELECT n.matchmaking_id FROM added n JOIN before o ON (o.matchmaking_id, o.creator_id) = (n.matchmaking_id, n.creator_id)
                   WHERE n.selected AND NOT o.selected)
   GROUP BY m.id HAVING sum(i.suggested_offer_cents) > m.budget_cents LIMIT 1;
  IF found THEN
    PERFORM refuse('matchmaking_selection_within_budget',
      format('the offers add up to %s cents, but the budget is %s cents', excess.offers_cents, excess.budget_cents));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION matchmaking_selection_within_budget() IS 'Refuses to select creators whose suggested offers exceed the budget together.';
CREATE TRIGGER matchmaking_item_selection_within_budget AFTER UPDATE ON matchmaking_item
  REFERENCING OLD TABLE AS before NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION matchmaking_selection_within_budget();
COMMENT ON TRIGGER matchmaking_item_selection_within_budget ON matchmaking_item IS 'refuse';

CREATE FUNCTION games_like(of_game_id uuid) RETURNS TABLE (game_id uuid, likeness double precision) LANGUAGE sql STABLE AS $$
  WITH own AS (SELECT tag_id FROM game_tag WHERE game_tag.game_id = of_game_id),
  common AS (SELECT t.game_id, count(*) AS tags FROM game_tag t JOIN own USING (tag_id) WHERE t.game_id <> of_game_id GROUP BY 1),
  likely AS (
    SELECT common.game_id, common.tags::double precision
             / ((SELECT count(*) FROM own) + (SELECT count(*) FROM game_tag t WHERE t.game_id = common.game_id) - common.tags) AS likeness
      FROM common)
  (SELECT likely.game_id, likely.likeness FROM likely WHERE likely.likeness >= 0.3 ORDER BY likely.likeness DESC, likely.game_id LIMIT 20)
$$;
COMMENT ON FUNCTION games_like(uuid) IS 'The 20 games most similar to a game, with at least three in ten common tags among all tags of the two games.';

-- Matchmaking (rules §2 'Match-making wizard', §3 'Matchmaking item', §9 'the past 12 months') ranks creators by their
-- figures of a year. `domain` provides the weights and computes every score again; a test compares the two.
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
  recent_views bigint,
  game_pieces double precision,
  game_ccv double precision,
  game_views double precision,
  like_pieces double precision,
  is_own_game boolean,
  completed integer,
  minimum_cents bigint,
  low_cents bigint,
  high_cents bigint,
  predicted double precision,
  offer_cents bigint,
  game_fit double precision,
  reach double precision,
  engagement double precision,
  activity double precision,
  track_record double precision,
  score double precision,
  considered integer
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  m matchmaking;
  a activation;
  r requirement;
  types text[];
  game_fit_half double precision := rule_number(rule, 'halves', 'gameFit');
  reach_half double precision := rule_number(rule, 'halves', 'reach');
  stream_half double precision := rule_number(rule, 'halves', 'streamEngagement');
  video_half double precision := rule_number(rule, 'halves', 'videoEngagement');
  activity_half double precision := rule_number(rule, 'halves', 'activity');
  record_half double precision := rule_number(rule, 'halves', 'trackRecord');
  views_per_viewer double precision := rule_number(rule, 'viewsPerViewer');
  known_pieces double precision := rule_number(rule, 'knownPieces');
  paid_hours double precision := rule_number(rule, 'hours');
  least_cents double precision := rule_number(rule, 'leastOfferCents');
  game_fit_weight double precision;
  reach_weight double precision;
  engagement_weight double precision;
  activity_weight double precision;
  record_weight double precision;
  rates jsonb;
BEGIN
  SELECT * INTO STRICT m FROM matchmaking WHERE id = of_matchmaking_id;
  SELECT * INTO STRICT a FROM activation WHERE id = m.activation_id;
  SELECT * INTO r FROM requirement WHERE activation_id = a.id;
  types := coalesce((SELECT q.post_types FROM quest q WHERE q.id = a.id), '{STREAM,VIDEO,SHORTS}');
  game_fit_weight := rule_number(rule, 'weights', m.objective, 'gameFit');
  reach_weight := rule_number(rule, 'weights', m.objective, 'reach');
  engagement_weight := rule_number(rule, 'weights', m.objective, 'engagement');
  activity_weight := rule_number(rule, 'weights', m.objective, 'activity');
  record_weight := rule_number(rule, 'weights', m.objective, 'trackRecord');
  rates := (SELECT jsonb_object_agg(value, rule_number(rule, 'centsPerViewerHour', value)) FROM size_tier);
  RETURN QUERY
  WITH played AS MATERIALIZED (
    SELECT c.creator_id, count(*) FILTER (WHERE c.game_id = m.game_id) AS own, avg(c.average_ccv) FILTER (WHERE c.game_id = m.game_id) AS ccv,
           avg(c.views) FILTER (WHERE c.game_id = m.game_id AND c.type = 'VIDEO') AS video_views,
           avg(c.views) FILTER (WHERE c.game_id = m.game_id AND c.type = 'SHORTS') AS short_views,
           coalesce(sum(alike.likeness) FILTER (WHERE c.game_id <> m.game_id), 0) AS near
      FROM (SELECT m.game_id AS game_id, 1::double precision AS likeness UNION ALL SELECT g.game_id, g.likeness FROM games_like(m.game_id) g) AS alike
      JOIN content c ON c.game_id = alike.game_id
     WHERE c.visibility = 'public' AND c.published_at > now() - interval '12 months'
     GROUP BY 1),
  -- The channel and type of content with which a creator reaches most people.
  best AS (
    SELECT DISTINCT ON (p.creator_id) p.*
      FROM channel_period p
     WHERE p.days = 365 AND p.type = ANY (types) AND p.platform = ANY (m.platforms)
     ORDER BY p.creator_id, CASE p.type WHEN 'STREAM' THEN coalesce(p.average_ccv, 0) ELSE p.views_per_item / views_per_viewer END DESC,
              p.connection_id, p.type),
  candidate AS (
    SELECT best.creator_id, best.platform, best.type, best.size_tier, best.followers, best.items, best.air_minutes, best.average_ccv,
           recent.average_ccv AS recent_ccv, best.views_per_item, recent.views_per_item AS recent_views,
           coalesce(played.own, 0)::double precision AS own, played.ccv::double precision AS ccv,
           CASE best.type WHEN 'VIDEO' THEN played.video_views WHEN 'SHORTS' THEN played.short_views END::double precision AS game_views,
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
       -- Creators who can join, are not invited and do not take part yet.
       AND (a.kind <> 'QUEST' OR e.quest_access) AND (a.kind <> 'KEY' OR e.key_access)
       AND (r.activation_id IS NULL OR meets_requirement(r, e)
            OR EXISTS (SELECT FROM activation_whitelist w WHERE w.activation_id = a.id AND w.creator_id = e.creator_id))
       AND NOT EXISTS (SELECT FROM invitation i WHERE i.activation_id = a.id AND i.known_creator_id = e.creator_id)
       AND NOT EXISTS (SELECT FROM quest_run q WHERE q.quest_id = a.id AND q.creator_id = e.creator_id)
       AND NOT EXISTS (SELECT FROM mission_run q WHERE q.mission_id = a.id AND q.creator_id = e.creator_id)
       AND NOT EXISTS (SELECT FROM key_campaign_participant q WHERE q.campaign_id = a.id AND q.creator_id = e.creator_id)),
  -- The figures of the last 90 days have double weight. Content of the game itself makes up at most half of the prediction.
  expected AS (
    SELECT candidate.*, foreseen.predicted,
           CASE WHEN candidate.type = 'STREAM' THEN foreseen.predicted ELSE foreseen.predicted / views_per_viewer END AS viewers
      FROM candidate
     CROSS JOIN LATERAL (
       SELECT CASE WHEN candidate.type = 'STREAM' THEN coalesce(candidate.average_ccv, 0) ELSE candidate.views_per_item END::double precision AS average,
              CASE WHEN candidate.type = 'STREAM' THEN candidate.recent_ccv ELSE candidate.recent_views END::double precision AS recent,
              CASE WHEN candidate.type = 'STREAM' THEN candidate.ccv ELSE candidate.game_views END AS of_game,
              least(1, candidate.own / known_pieces) / 2 AS share) AS known
     CROSS JOIN LATERAL (
       SELECT CASE WHEN known.recent IS NULL THEN known.average ELSE (known.average + 2 * known.recent) / 3 END AS base) AS based
     CROSS JOIN LATERAL (
       SELECT CASE WHEN known.of_game IS NULL THEN based.base ELSE based.base * (1 - known.share) + known.of_game * known.share END AS predicted) AS foreseen),
  -- The usual price of similar deals, and the lowest offer that the creator accepts.
  usual AS (
    SELECT expected.*,
           least(greatest(expected.viewers * (rates ->> coalesce(expected.size_tier, 'nano'))::double precision * paid_hours,
                          coalesce(expected.low_cents, 0)), coalesce(expected.high_cents, 'infinity'::double precision)) AS price,
           greatest(least_cents, coalesce(expected.minimum_deal_size_cents, 0)) AS least_offer
      FROM expected),
  -- The offer is rounded down to two digits, in the same way as by `suggestOffer` in the domain.
  priced AS (
    SELECT usual.*, CASE WHEN usual.price <= usual.least_offer THEN usual.least_offer
                         ELSE greatest(usual.least_offer, floor(usual.price / digits.unit) * digits.unit) END AS offer
      FROM usual
     CROSS JOIN LATERAL (SELECT power(10, greatest(0, floor(log(greatest(usual.price, 1))) - 1)) AS unit) AS digits),
  signalled AS (
    SELECT priced.*, counted.game / (counted.game + game_fit_half) AS game_fit, priced.viewers / (priced.viewers + reach_half) AS reach,
           counted.loyal / (counted.loyal + CASE priced.type WHEN 'STREAM' THEN stream_half ELSE video_half END) AS engagement,
           priced.items / (priced.items + activity_half) AS activity,
           priced.activations_completed / (priced.activations_completed + record_half) AS track_record
      FROM priced
     CROSS JOIN LATERAL (
       SELECT priced.own + priced.near / 2 + priced.is_own_game::integer AS game,
              CASE WHEN coalesce(priced.followers, 0) = 0 THEN 0 ELSE priced.predicted / priced.followers END AS loyal) AS counted),
  scored AS (
    SELECT signalled.*, game_fit_weight * signalled.game_fit + reach_weight * signalled.reach + engagement_weight * signalled.engagement
                      + activity_weight * signalled.activity + record_weight * signalled.track_record AS score
      FROM signalled)
  SELECT best_of_all.creator_id, best_of_all.platform, best_of_all.type, best_of_all.size_tier, best_of_all.followers, best_of_all.items,
         best_of_all.air_minutes, best_of_all.average_ccv, best_of_all.recent_ccv, best_of_all.views_per_item, best_of_all.recent_views,
         best_of_all.own, best_of_all.ccv, best_of_all.game_views, best_of_all.near, best_of_all.is_own_game, best_of_all.activations_completed,
         best_of_all.minimum_deal_size_cents, best_of_all.low_cents, best_of_all.high_cents, best_of_all.predicted, best_of_all.offer::bigint,
         best_of_all.game_fit, best_of_all.reach, best_of_all.engagement, best_of_all.activity, best_of_all.track_record, best_of_all.score,
         looked_at.considered
    FROM (SELECT count(*)::integer AS considered FROM scored) AS looked_at
    LEFT JOIN (
      SELECT * FROM scored
       WHERE m.budget_cents IS NULL OR scored.offer <= m.budget_cents
       ORDER BY scored.score DESC, scored.creator_id
       LIMIT most) AS best_of_all ON true
   ORDER BY best_of_all.score DESC, best_of_all.creator_id;
END $$;
COMMENT ON FUNCTION rank_creators(uuid, jsonb, integer) IS 'The creators who suit a matchmaking and whose offer fits its budget, best first. One row without a creator if there are none. The rule is `matchRule` of `domain`.';

-- The matchmaking rule comes from `domain` as JSON. A missing number is an error, because greatest() and least() ignore
-- a null.
CREATE FUNCTION rule_number(rule jsonb, VARIADIC path text[]) RETURNS double precision LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  found jsonb := rule #> path;
BEGIN
  IF jsonb_typeof(found) IS DISTINCT FROM 'number' THEN
    RAISE EXCEPTION 'the rule has no number %', array_to_string(path, '.') USING ERRCODE = 'invalid_parameter_value';
  END IF;
  RETURN found::double precision;
END $$;
COMMENT ON FUNCTION rule_number(jsonb, text[]) IS 'A number of a rule from `domain`. Fails if the rule lacks it.';
