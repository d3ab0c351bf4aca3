CREATE TABLE report_row (
  key                text PRIMARY KEY,
  company_id         uuid REFERENCES company ON DELETE CASCADE,
  activation_id      uuid REFERENCES activation ON DELETE CASCADE,
  creator_id         uuid REFERENCES creator ON DELETE CASCADE,
  game_id            uuid REFERENCES game ON DELETE CASCADE,
  day                date,
  kind               text REFERENCES activation_kind ON DELETE RESTRICT,
  activations        bigint NOT NULL,
  creators           bigint NOT NULL,
  submissions        bigint NOT NULL,
  views              bigint NOT NULL,
  hours_watched      numeric NOT NULL,
  air_minutes        bigint NOT NULL,
  average_ccv        integer,
  clicks             bigint NOT NULL,
  codes              bigint NOT NULL,
  spent_cents        bigint NOT NULL,
  paid_views         bigint NOT NULL DEFAULT 0,
  paid_hours_watched numeric NOT NULL DEFAULT 0,
  paid_clicks        bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE report_row IS 'The columns of a report. The table is always empty, because the function report returns the rows.';
COMMENT ON COLUMN report_row.key IS 'The subject of the row as text: an id, a day or a kind.';
COMMENT ON COLUMN report_row.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN report_row.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN report_row.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN report_row.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN report_row.day IS 'The day of the release or of the figures.';
COMMENT ON COLUMN report_row.kind IS 'The kind of activation.';
COMMENT ON COLUMN report_row.activations IS 'The number of activations with figures.';
COMMENT ON COLUMN report_row.creators IS 'The number of creators with figures.';
COMMENT ON COLUMN report_row.submissions IS 'The number of submitted streams and videos.';
COMMENT ON COLUMN report_row.views IS 'The number of views.';
COMMENT ON COLUMN report_row.hours_watched IS 'The number of hours watched.';
COMMENT ON COLUMN report_row.air_minutes IS 'The number of minutes on air.';
COMMENT ON COLUMN report_row.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN report_row.clicks IS 'The number of clicks on tracked links.';
COMMENT ON COLUMN report_row.codes IS 'The number of claimed codes.';
COMMENT ON COLUMN report_row.spent_cents IS 'The earnings of creators for their work, including the platform''s fee, in US cents.';
COMMENT ON COLUMN report_row.paid_views IS 'Views of the work in spent_cents, from its first day to the end of the period.';
COMMENT ON COLUMN report_row.paid_hours_watched IS 'Hours watched of the work in spent_cents.';
COMMENT ON COLUMN report_row.paid_clicks IS 'Clicks on the links of the work in spent_cents.';
CREATE INDEX report_row_game_id_idx ON report_row (game_id);
CREATE INDEX report_row_creator_id_idx ON report_row (creator_id);
CREATE INDEX report_row_activation_id_idx ON report_row (activation_id);
CREATE INDEX report_row_company_id_idx ON report_row (company_id);

-- rules §2 'Results and Reporting': reports compare costs with results. Work costs the creator's earnings plus the
-- platform's fee on the day its content was approved. Cost and content count for the game that the content shows, or
-- for the main game if none is known. Postgres plans each call, because a general plan reads all of a company's days.
-- The work memory allows sorting a month of 100,000 creators in memory. A cost per view divides the cost of work by the
-- views of the same work.
CREATE FUNCTION report(
  group_by text,
  from_day date,
  to_day date,
  activation_kind text DEFAULT NULL,
  of_activation_id uuid DEFAULT NULL,
  of_program_id uuid DEFAULT NULL,
  hasura_session json DEFAULT '{}'
) RETURNS SETOF report_row LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_custom_plan
  SET work_mem = '32MB' AS $$
DECLARE
  asking_id uuid := hasura_session ->> 'x-hasura-company-id';
BEGIN
  RETURN QUERY
  WITH cost AS (
      SELECT r.quest_id, r.creator_id, r.spent_cents, (r.spent_at AT TIME ZONE 'Europe/Stockholm')::date AS day,
             CASE WHEN group_by = 'game' THEN coalesce((
               SELECT c.game_id FROM submission s JOIN content c ON c.id = s.content_id
                WHERE s.quest_run_id = r.quest_run_id AND s.status <> 'REJECTED' AND c.game_id IS NOT NULL
                ORDER BY s.status = 'APPROVED' DESC, s.submitted_at DESC, s.id LIMIT 1),
               (SELECT activation.game_id FROM activation WHERE activation.id = r.quest_id)) END AS game_id
        FROM quest_run_cost r
       WHERE r.company_id = asking_id
         AND r.spent_at >= from_day::timestamp AT TIME ZONE 'Europe/Stockholm'
         AND r.spent_at < (to_day + 1)::timestamp AT TIME ZONE 'Europe/Stockholm'
         AND (of_activation_id IS NULL OR r.quest_id = of_activation_id)
  ), work AS (
      -- Two paid runs of one creator share the creator's views, so the views count once.
      SELECT DISTINCT ON (cost.quest_id, cost.creator_id) cost.quest_id, cost.creator_id, cost.game_id, cost.day
        FROM cost ORDER BY cost.quest_id, cost.creator_id, cost.day
  ), shown AS (
      SELECT s.activation_id, s.creator_id, coalesce(c.game_id, a.game_id) AS game_id, s.content_id, s.submitted_at,
             counts_in_results(s) AS counts
        FROM submission s JOIN activation a ON a.id = s.activation_id LEFT JOIN content c ON c.id = s.content_id
       WHERE group_by = 'game' AND s.company_id = asking_id AND s.status <> 'REJECTED'
         AND (of_activation_id IS NULL OR s.activation_id = of_activation_id)
  ), figure AS (
      -- By game, content counts for the game that it shows; clicks and codes belong to the activation's main game.
      SELECT f.activation_id, f.creator_id, f.game_id, f.day, f.submissions, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             f.clicks, f.codes, 0::bigint AS spent_cents, 0::bigint AS paid_views, 0::numeric AS paid_hours_watched, 0::bigint AS paid_clicks
        FROM activation_day f
       WHERE group_by <> 'game' AND f.company_id = asking_id
         AND f.day BETWEEN from_day AND to_day
         AND (of_activation_id IS NULL OR f.activation_id = of_activation_id)
      UNION ALL
      SELECT f.activation_id, f.creator_id, f.game_id, f.day, 0, 0, 0, 0, 0, f.clicks, f.codes, 0, 0, 0, 0
        FROM activation_day f
       WHERE group_by = 'game' AND f.company_id = asking_id AND (f.clicks <> 0 OR f.codes <> 0)
         AND f.day BETWEEN from_day AND to_day
         AND (of_activation_id IS NULL OR f.activation_id = of_activation_id)
      UNION ALL
      SELECT shown.activation_id, shown.creator_id, shown.game_id, f.day, 0, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes, 0, 0, 0, 0, 0, 0
        FROM shown JOIN content_day f ON f.content_id = shown.content_id
       WHERE f.day BETWEEN from_day AND to_day
      UNION ALL
      SELECT shown.activation_id, shown.creator_id, shown.game_id, (shown.submitted_at AT TIME ZONE 'Europe/Stockholm')::date, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        FROM shown
       WHERE shown.counts AND shown.submitted_at >= from_day::timestamp AT TIME ZONE 'Europe/Stockholm'
         AND shown.submitted_at < (to_day + 1)::timestamp AT TIME ZONE 'Europe/Stockholm'
      UNION ALL
      SELECT cost.quest_id, cost.creator_id, cost.game_id, cost.day, 0, 0, 0, 0, 0, 0, 0, cost.spent_cents, 0, 0, 0
        FROM cost
      UNION ALL
      -- The cost of work counts on the day of its approval, so earlier views of the work count on that day too.
      SELECT work.quest_id, work.creator_id, work.game_id, greatest(f.day, work.day), 0, 0, 0, 0, 0, 0, 0, 0, f.views, f.hours_watched, f.clicks
        FROM work
        JOIN activation_day f ON f.activation_id = work.quest_id AND f.creator_id = work.creator_id AND f.company_id = asking_id
       WHERE f.day <= to_day
  ), line AS (
    SELECT CASE WHEN group_by = 'activation' THEN f.activation_id END AS activation_id,
           CASE WHEN group_by = 'creator' THEN f.creator_id END AS creator_id,
           CASE WHEN group_by = 'game' THEN f.game_id END AS game_id,
           CASE WHEN group_by = 'day' THEN f.day END AS day,
           CASE WHEN group_by = 'kind' THEN a.kind END AS kind,
           count(DISTINCT f.activation_id) AS activations, count(DISTINCT f.creator_id) AS creators, sum(f.submissions) AS submissions,
           sum(f.views)::bigint AS views, sum(f.hours_watched) AS hours_watched, sum(f.air_minutes)::bigint AS air_minutes,
           round(sum(f.ccv_minutes) / nullif(sum(f.air_minutes), 0))::integer AS average_ccv, sum(f.clicks)::bigint AS clicks,
           sum(f.codes) AS codes, sum(f.spent_cents)::bigint AS spent_cents, sum(f.paid_views)::bigint AS paid_views,
           sum(f.paid_hours_watched) AS paid_hours_watched, sum(f.paid_clicks)::bigint AS paid_clicks
      FROM figure f JOIN activation a ON a.id = f.activation_id
     WHERE (activation_kind IS NULL OR a.kind = activation_kind)
       AND (of_program_id IS NULL OR f.activation_id = of_program_id OR f.creator_id IN (
             SELECT m.creator_id FROM program_membership m
              WHERE m.program_id = of_program_id AND m.status = 'accepted'
                -- A company must not find out who is a member of another company's program.
                AND m.company_id = asking_id))
     GROUP BY 1, 2, 3, 4, 5
    HAVING CASE group_by WHEN 'creator' THEN count(f.creator_id) > 0 WHEN 'game' THEN count(f.game_id) > 0 ELSE true END
  )
  SELECT coalesce(line.activation_id::text, line.creator_id::text, line.game_id::text, line.day::text, line.kind, 'total'), asking_id,
         line.activation_id, line.creator_id, line.game_id, line.day, line.kind, line.activations, line.creators, line.submissions, line.views,
         line.hours_watched, line.air_minutes, line.average_ccv, line.clicks, line.codes, line.spent_cents,
         line.paid_views, line.paid_hours_watched, line.paid_clicks
    FROM line;
END $$;
COMMENT ON FUNCTION report(text, date, date, text, uuid, uuid, json) IS
  'The requesting company''s figures between two days, by activation, creator, game, day or kind, or in total. They cover all activations, one kind, one activation, or the results of a program''s accepted members.';
