-- Roll-ups by day, activation, game and creator: what reports read. Each statement on the facts adds its difference, in
-- the same transaction, so that a roll-up is never behind and never has to be computed anew.

CREATE TABLE creator_day (
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  day date NOT NULL,
  platform text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes bigint NOT NULL DEFAULT 0,
  ccv_minutes bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (creator_id, day, platform, type)
);
COMMENT ON TABLE creator_day IS 'What a creator''s content gained on one day, by platform and type.';
COMMENT ON COLUMN creator_day.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN creator_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN creator_day.platform IS 'Where.';
COMMENT ON COLUMN creator_day.type IS 'What kind of content.';
COMMENT ON COLUMN creator_day.views IS 'Views gained.';
COMMENT ON COLUMN creator_day.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN creator_day.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN creator_day.ccv_minutes IS 'Concurrent viewers times minutes on air.';
CREATE INDEX creator_day_day_idx ON creator_day (day, type);

CREATE TABLE game_day (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  day date NOT NULL,
  platform text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes bigint NOT NULL DEFAULT 0,
  ccv_minutes bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, day, platform, type)
);
COMMENT ON TABLE game_day IS 'What a game''s content gained on one day, by platform and type.';
COMMENT ON COLUMN game_day.game_id IS 'The game.';
COMMENT ON COLUMN game_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN game_day.platform IS 'Where.';
COMMENT ON COLUMN game_day.type IS 'What kind of content.';
COMMENT ON COLUMN game_day.views IS 'Views gained.';
COMMENT ON COLUMN game_day.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN game_day.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN game_day.ccv_minutes IS 'Concurrent viewers times minutes on air.';
CREATE INDEX game_day_day_idx ON game_day (day, type);

CREATE TABLE activation_day (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  game_id uuid REFERENCES game ON DELETE SET NULL,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  day date NOT NULL,
  submissions integer NOT NULL DEFAULT 0,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes bigint NOT NULL DEFAULT 0,
  ccv_minutes bigint NOT NULL DEFAULT 0,
  clicks bigint NOT NULL DEFAULT 0,
  codes integer NOT NULL DEFAULT 0,
  CONSTRAINT activation_day_key UNIQUE NULLS NOT DISTINCT (activation_id, creator_id, day)
);
CREATE INDEX activation_day_game_id_idx ON activation_day (game_id);
COMMENT ON TABLE activation_day IS 'What an activation gained on one day through one creator.';
COMMENT ON COLUMN activation_day.id IS 'The row''s identity.';
COMMENT ON COLUMN activation_day.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN activation_day.creator_id IS 'The creator; none for the activation''s own link.';
COMMENT ON COLUMN activation_day.game_id IS 'The activation''s main game.';
COMMENT ON COLUMN activation_day.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN activation_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN activation_day.submissions IS 'Pieces of content submitted.';
COMMENT ON COLUMN activation_day.views IS 'Views gained by submitted content.';
COMMENT ON COLUMN activation_day.hours_watched IS 'Hours watched of it.';
COMMENT ON COLUMN activation_day.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN activation_day.ccv_minutes IS 'Concurrent viewers times minutes on air.';
COMMENT ON COLUMN activation_day.clicks IS 'Clicks on tracked links.';
COMMENT ON COLUMN activation_day.codes IS 'Codes claimed.';
CREATE INDEX activation_day_company_idx ON activation_day (company_id, day);
CREATE INDEX activation_day_creator_idx ON activation_day (creator_id, day);

-- Rows are written in the order of their keys, so that two statements never wait for each other in a circle.
CREATE FUNCTION add_content_days(rows content_day[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO creator_day AS d (creator_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT creator_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (creator_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO game_day AS d (game_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT game_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) WHERE game_id IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (game_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, views, hours_watched, air_minutes, ccv_minutes)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, r.day,
         sign * sum(r.views), sign * sum(r.hours_watched), sign * sum(r.air_minutes), sign * sum(r.ccv_minutes)
  FROM unnest(rows) r
  JOIN submission s ON s.content_id = r.content_id AND s.status <> 'REJECTED'
  JOIN activation a ON a.id = s.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;
$$;
COMMENT ON FUNCTION add_content_days(content_day[], integer) IS 'Adds facts to the roll-ups, or with sign -1 takes them out.';

CREATE FUNCTION content_day_inserted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_days(array(SELECT n::content_day FROM new_rows n), 1);
  RETURN NULL;
END $$;
CREATE FUNCTION content_day_updated() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_days(array(SELECT o::content_day FROM old_rows o), -1);
  PERFORM add_content_days(array(SELECT n::content_day FROM new_rows n), 1);
  RETURN NULL;
END $$;
CREATE FUNCTION content_day_deleted() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_content_days(array(SELECT o::content_day FROM old_rows o WHERE EXISTS (SELECT FROM creator c WHERE c.id = o.creator_id)), -1);
  RETURN NULL;
END $$;
CREATE TRIGGER content_day_roll_up_insert AFTER INSERT ON content_day
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_day_inserted();
CREATE TRIGGER content_day_roll_up_update AFTER UPDATE ON content_day
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION content_day_updated();
CREATE TRIGGER content_day_roll_up_delete AFTER DELETE ON content_day
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION content_day_deleted();

CREATE FUNCTION add_submission(s submission, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, submissions)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, (s.submitted_at AT TIME ZONE 'UTC')::date, sign
  FROM activation a WHERE a.id = s.activation_id
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET submissions = d.submissions + excluded.submissions;

  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, views, hours_watched, air_minutes, ccv_minutes)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, f.day,
         sign * f.views, sign * f.hours_watched, sign * f.air_minutes, sign * f.ccv_minutes
  FROM content_day f JOIN activation a ON a.id = s.activation_id
  WHERE f.content_id = s.content_id ORDER BY f.day
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;
$$;
COMMENT ON FUNCTION add_submission(submission, integer) IS 'Adds a submission and its content''s facts to the activation''s roll-up, or with sign -1 takes them out.';

CREATE FUNCTION submission_roll_up() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'REJECTED' THEN
    PERFORM add_submission(old, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'REJECTED' THEN
    PERFORM add_submission(new, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER submission_roll_up_insert AFTER INSERT OR DELETE ON submission
  FOR EACH ROW EXECUTE FUNCTION submission_roll_up();
CREATE TRIGGER submission_roll_up_update AFTER UPDATE OF status, content_id ON submission
  FOR EACH ROW WHEN ((OLD.status = 'REJECTED', OLD.content_id) IS DISTINCT FROM (NEW.status = 'REJECTED', NEW.content_id))
  EXECUTE FUNCTION submission_roll_up();

CREATE FUNCTION link_click_roll_up() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO link_click_day AS d (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT n.link_id, (n.clicked_at AT TIME ZONE 'UTC')::date, n.country, n.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM new_rows n JOIN link l ON l.id = n.link_id
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4
  ON CONFLICT (link_id, day, country, device) DO UPDATE SET clicks = d.clicks + excluded.clicks;

  UPDATE link SET click_count = click_count + n.clicks
  FROM (SELECT link_id, count(*) AS clicks FROM new_rows GROUP BY 1 ORDER BY 1) n WHERE link.id = n.link_id;

  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, clicks)
  SELECT l.activation_id, l.creator_id, a.game_id, l.company_id, (n.clicked_at AT TIME ZONE 'UTC')::date, count(*)
  FROM new_rows n JOIN link l ON l.id = n.link_id JOIN activation a ON a.id = l.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET clicks = d.clicks + excluded.clicks;
  RETURN NULL;
END $$;
CREATE TRIGGER link_click_roll_up AFTER INSERT ON link_click
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION link_click_roll_up();

CREATE FUNCTION code_claim_roll_up() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, codes)
  SELECT n.activation_id, n.creator_id, a.game_id, n.company_id, (n.claimed_at AT TIME ZONE 'UTC')::date, count(*)
  FROM new_rows n JOIN activation a ON a.id = n.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET codes = d.codes + excluded.codes;
  RETURN NULL;
END $$;
CREATE TRIGGER code_claim_roll_up AFTER INSERT ON code_claim
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION code_claim_roll_up();

-- Periods of spec §3. Insight lists sort by these figures, so they are kept ready in an index; a schedule refreshes
-- them every night for everybody and after each fetch for the creators it touched.
CREATE TABLE creator_period (
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  type text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  days smallint NOT NULL,
  items integer NOT NULL DEFAULT 0,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes bigint NOT NULL DEFAULT 0,
  average_ccv integer,
  views_per_item bigint NOT NULL DEFAULT 0,
  refreshed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, type, days),
  CONSTRAINT creator_period_days CHECK (days IN (1, 3, 7, 14, 30, 90, 180))
);
COMMENT ON TABLE creator_period IS 'A creator''s figures over the last 1, 3, 7, 14, 30, 90 or 180 days, by type of content.';
COMMENT ON COLUMN creator_period.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN creator_period.type IS 'What kind of content.';
COMMENT ON COLUMN creator_period.days IS 'How many days back.';
COMMENT ON COLUMN creator_period.items IS 'Pieces of content with figures in that time.';
COMMENT ON COLUMN creator_period.views IS 'Views gained.';
COMMENT ON COLUMN creator_period.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN creator_period.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN creator_period.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN creator_period.views_per_item IS 'Views per piece of content.';
COMMENT ON COLUMN creator_period.refreshed_at IS 'When it was computed.';
CREATE INDEX creator_period_views_idx ON creator_period (type, days, views DESC);
CREATE INDEX creator_period_hours_watched_idx ON creator_period (type, days, hours_watched DESC);
CREATE INDEX creator_period_average_ccv_idx ON creator_period (type, days, average_ccv DESC NULLS LAST);

CREATE TABLE game_period (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  type text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  days smallint NOT NULL,
  creators integer NOT NULL DEFAULT 0,
  items integer NOT NULL DEFAULT 0,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes bigint NOT NULL DEFAULT 0,
  average_ccv integer,
  refreshed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (game_id, type, days),
  CONSTRAINT game_period_days CHECK (days IN (1, 3, 7, 14, 30, 90, 180))
);
COMMENT ON TABLE game_period IS 'A game''s figures over the last 1, 3, 7, 14, 30, 90 or 180 days, by type of content.';
COMMENT ON COLUMN game_period.game_id IS 'The game.';
COMMENT ON COLUMN game_period.type IS 'What kind of content.';
COMMENT ON COLUMN game_period.days IS 'How many days back.';
COMMENT ON COLUMN game_period.creators IS 'Creators with content of it.';
COMMENT ON COLUMN game_period.items IS 'Pieces of content with figures in that time.';
COMMENT ON COLUMN game_period.views IS 'Views gained.';
COMMENT ON COLUMN game_period.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN game_period.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN game_period.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN game_period.refreshed_at IS 'When it was computed.';
CREATE INDEX game_period_views_idx ON game_period (type, days, views DESC);
CREATE INDEX game_period_hours_watched_idx ON game_period (type, days, hours_watched DESC);

CREATE FUNCTION refresh_creator_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE sql AS $$
  DELETE FROM creator_period WHERE creator_ids IS NULL OR creator_id = ANY (creator_ids);
  INSERT INTO creator_period (creator_id, type, days, items, views, hours_watched, air_minutes, average_ccv, views_per_item)
  SELECT f.creator_id, f.type, p.days, count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched), sum(f.air_minutes),
         round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0)), sum(f.views) / count(DISTINCT f.content_id)
  FROM unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days)
  JOIN content_day f ON f.day > today - p.days AND f.day <= today
  WHERE creator_ids IS NULL OR f.creator_id = ANY (creator_ids)
  GROUP BY 1, 2, 3
$$;
COMMENT ON FUNCTION refresh_creator_periods(uuid[], date) IS 'Computes creator_period anew for the creators given, or for all.';

CREATE FUNCTION refresh_game_periods(today date DEFAULT (now() AT TIME ZONE 'UTC')::date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM game_period;
  INSERT INTO game_period (game_id, type, days, creators, items, views, hours_watched, air_minutes, average_ccv)
  SELECT f.game_id, f.type, p.days, count(DISTINCT f.creator_id), count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched),
         sum(f.air_minutes), round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0))
  FROM unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days)
  JOIN content_day f ON f.day > today - p.days AND f.day <= today
  WHERE f.game_id IS NOT NULL
  GROUP BY 1, 2, 3
$$;
COMMENT ON FUNCTION refresh_game_periods(date) IS 'Computes game_period anew.';

-- For seeds, which load the facts with triggers off, and for repair.
CREATE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE creator_day, game_day, activation_day, link_click_day;
  INSERT INTO creator_day SELECT creator_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day GROUP BY 1, 2, 3, 4;
  INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE game_id IS NOT NULL GROUP BY 1, 2, 3, 4;
  INSERT INTO link_click_day (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT c.link_id, (c.clicked_at AT TIME ZONE 'UTC')::date, c.country, c.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM link_click c JOIN link l ON l.id = c.link_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
  UPDATE link SET click_count = coalesce((SELECT sum(clicks) FROM link_click_day d WHERE d.link_id = link.id), 0);
  INSERT INTO activation_day (activation_id, creator_id, game_id, company_id, day, submissions, views, hours_watched, air_minutes, ccv_minutes, clicks, codes)
  SELECT u.activation_id, u.creator_id, a.game_id, a.company_id, u.day, sum(u.submissions), sum(u.views), sum(u.hours_watched),
         sum(u.air_minutes), sum(u.ccv_minutes), sum(u.clicks), sum(u.codes)
  FROM (
    SELECT activation_id, creator_id, (submitted_at AT TIME ZONE 'UTC')::date AS day, 1 AS submissions, 0::bigint AS views,
           0::numeric AS hours_watched, 0::bigint AS air_minutes, 0::bigint AS ccv_minutes, 0::bigint AS clicks, 0 AS codes
    FROM submission WHERE status <> 'REJECTED'
    UNION ALL
    SELECT s.activation_id, s.creator_id, f.day, 0, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes, 0, 0
    FROM submission s JOIN content_day f ON f.content_id = s.content_id WHERE s.status <> 'REJECTED'
    UNION ALL
    SELECT activation_id, creator_id, day, 0, 0, 0, 0, 0, clicks, 0 FROM link_click_day
    UNION ALL
    SELECT activation_id, creator_id, (claimed_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 0, 0, 1 FROM code_claim
  ) u JOIN activation a ON a.id = u.activation_id
  GROUP BY 1, 2, 3, 4, 5;
END $$;
COMMENT ON FUNCTION rebuild_rollups() IS 'Computes all roll-ups anew from the facts.';

-- One shape for every report and result: by activation, creator, game, day or kind.
CREATE TABLE report_row (
  key text PRIMARY KEY,
  company_id uuid REFERENCES company ON DELETE CASCADE,
  activation_id uuid REFERENCES activation ON DELETE CASCADE,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  game_id uuid REFERENCES game ON DELETE CASCADE,
  day date,
  kind text REFERENCES activation_kind ON DELETE RESTRICT,
  activations bigint NOT NULL,
  creators bigint NOT NULL,
  submissions bigint NOT NULL,
  views bigint NOT NULL,
  hours_watched numeric NOT NULL,
  air_minutes bigint NOT NULL,
  average_ccv integer,
  clicks bigint NOT NULL,
  codes bigint NOT NULL
);
CREATE INDEX report_row_game_id_idx ON report_row (game_id);
CREATE INDEX report_row_creator_id_idx ON report_row (creator_id);
CREATE INDEX report_row_activation_id_idx ON report_row (activation_id);
CREATE INDEX report_row_company_id_idx ON report_row (company_id);
COMMENT ON TABLE report_row IS 'The shape of a report''s line. Always empty: the function report fills it.';
COMMENT ON COLUMN report_row.key IS 'What the line is about, as text: an id, a day or a kind.';
COMMENT ON COLUMN report_row.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN report_row.activation_id IS 'The activation it belongs to.';
COMMENT ON COLUMN report_row.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN report_row.game_id IS 'The game.';
COMMENT ON COLUMN report_row.day IS 'The day.';
COMMENT ON COLUMN report_row.kind IS 'The kind of activation.';
COMMENT ON COLUMN report_row.activations IS 'Activations with figures.';
COMMENT ON COLUMN report_row.creators IS 'Creators with figures.';
COMMENT ON COLUMN report_row.submissions IS 'Pieces of content submitted.';
COMMENT ON COLUMN report_row.views IS 'Views.';
COMMENT ON COLUMN report_row.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN report_row.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN report_row.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN report_row.clicks IS 'Clicks on tracked links.';
COMMENT ON COLUMN report_row.codes IS 'Codes claimed.';

CREATE FUNCTION report(
  group_by text,
  from_day date,
  to_day date,
  activation_kind text DEFAULT NULL,
  of_activation_id uuid DEFAULT NULL,
  hasura_session json DEFAULT '{}'
) RETURNS SETOF report_row LANGUAGE sql STABLE AS $$
  SELECT CASE group_by WHEN 'activation' THEN d.activation_id::text WHEN 'creator' THEN d.creator_id::text
                       WHEN 'game' THEN d.game_id::text WHEN 'day' THEN d.day::text WHEN 'kind' THEN a.kind END AS key,
         d.company_id,
         CASE WHEN group_by = 'activation' THEN d.activation_id END,
         CASE WHEN group_by = 'creator' THEN d.creator_id END,
         CASE WHEN group_by = 'game' THEN d.game_id END,
         CASE WHEN group_by = 'day' THEN d.day END,
         CASE WHEN group_by = 'kind' THEN a.kind END,
         count(DISTINCT d.activation_id), count(DISTINCT d.creator_id), sum(d.submissions), sum(d.views), sum(d.hours_watched),
         sum(d.air_minutes)::bigint, round(sum(d.ccv_minutes) / nullif(sum(d.air_minutes), 0))::integer, sum(d.clicks)::bigint, sum(d.codes)
  FROM activation_day d
  JOIN activation a ON a.id = d.activation_id
  WHERE d.company_id = (hasura_session ->> 'x-hasura-company-id')::uuid
    AND d.day BETWEEN from_day AND to_day
    AND (activation_kind IS NULL OR a.kind = activation_kind)
    AND (of_activation_id IS NULL OR d.activation_id = of_activation_id)
  GROUP BY 1, 2, 3, 4, 5, 6, 7
  HAVING CASE group_by WHEN 'creator' THEN count(d.creator_id) > 0 WHEN 'game' THEN count(d.game_id) > 0 ELSE true END
$$;
COMMENT ON FUNCTION report(text, date, date, text, uuid, json) IS
  'Figures of the asking company between two days, by activation, creator, game, day or kind.';

-- spec §6: insights show 'Upgrade to unlock' for accounts without access.
CREATE VIEW insight_access AS
  SELECT s.company_id FROM subscription s JOIN plan p ON p.id = s.plan_id
  WHERE p.includes_insights AND (s.valid_to IS NULL OR s.valid_to > now());
COMMENT ON VIEW insight_access IS 'Companies whose plan includes insights, as long as it is paid for.';
