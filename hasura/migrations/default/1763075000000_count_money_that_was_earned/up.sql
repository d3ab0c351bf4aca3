-- Money that was returned to a company was not spent, as in the quest's budget, so reports and the average leave it out.

-- Earnings open a run's payout; for a dispute, the decision sets the amount.
CREATE VIEW quest_run_cost AS
  SELECT run.id AS quest_run_id, run.company_id, run.quest_id, run.creator_id, run.content_approved_at AS spent_at,
         coalesce(dispute.creator_cents, run.amount_cents) AS spent_cents
    FROM quest_run AS run
    LEFT JOIN quest_run_dispute AS dispute
      ON dispute.quest_run_id = run.id AND dispute.company_id = run.company_id AND dispute.status = 'decided'
   WHERE run.content_approved_at IS NOT NULL AND run.payout_id IS NOT NULL
  UNION ALL
  -- Earned only through the decision, because no content was approved.
  SELECT run.id, dispute.company_id, run.quest_id, dispute.creator_id, dispute.decided_at, dispute.creator_cents
    FROM quest_run_dispute AS dispute
    JOIN quest_run AS run ON run.id = dispute.quest_run_id
   WHERE dispute.status = 'decided' AND run.content_approved_at IS NULL AND run.payout_id IS NOT NULL;
COMMENT ON VIEW quest_run_cost IS 'The cost of each quest run for its company, once the creator has earned it.';
COMMENT ON COLUMN quest_run_cost.quest_run_id IS 'The quest run.';
COMMENT ON COLUMN quest_run_cost.company_id IS 'The company that paid.';
COMMENT ON COLUMN quest_run_cost.quest_id IS 'The quest.';
COMMENT ON COLUMN quest_run_cost.creator_id IS 'The creator who earned the money.';
COMMENT ON COLUMN quest_run_cost.spent_at IS 'When the content was approved, or otherwise when the dispute was decided.';
COMMENT ON COLUMN quest_run_cost.spent_cents IS 'The creator''s earnings including the platform''s fee, in US cents.';

CREATE OR REPLACE VIEW quest_average AS
  SELECT work.company_id, count(*)::integer AS deals, sum(work.spent_cents)::bigint AS spent_cents, sum(seen.views)::bigint AS views,
         sum(seen.hours_watched) AS hours_watched, sum(seen.clicks)::bigint AS clicks
    FROM (SELECT company_id, quest_id, creator_id, sum(spent_cents) AS spent_cents
            FROM quest_run_cost GROUP BY 1, 2, 3) AS work
    JOIN (SELECT company_id, activation_id, creator_id, sum(views) AS views, sum(hours_watched) AS hours_watched, sum(clicks) AS clicks
            FROM activation_day WHERE creator_id IS NOT NULL GROUP BY 1, 2, 3) AS seen
      ON seen.company_id = work.company_id AND seen.activation_id = work.quest_id AND seen.creator_id = work.creator_id
   GROUP BY work.company_id
  HAVING count(*) >= 5;
COMMENT ON COLUMN quest_average.spent_cents IS 'The cost of the deals, in US cents.';

-- rules §2 'Results and Reporting': reports compare costs with results. Work costs the creator's earnings plus the platform's
-- fee on the day its content was approved, and counts for the game that the content shows. Planned per call, because a
-- general plan reads all of a company's days. The work memory allows sorting a month of 100,000 creators without a file.
CREATE OR REPLACE FUNCTION report(
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
  WITH figure AS (
      SELECT f.activation_id, f.creator_id, f.game_id, f.day, f.submissions, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             f.clicks, f.codes, 0::bigint AS spent_cents
        FROM activation_day f
       WHERE f.company_id = asking_id
         AND f.day BETWEEN from_day AND to_day
         AND (of_activation_id IS NULL OR f.activation_id = of_activation_id)
      UNION ALL
      SELECT r.quest_id, r.creator_id,
             CASE WHEN group_by = 'game' THEN coalesce((
               SELECT c.game_id FROM submission s JOIN content c ON c.id = s.content_id
                WHERE s.quest_run_id = r.quest_run_id AND s.status <> 'REJECTED' AND c.game_id IS NOT NULL
                ORDER BY s.status = 'APPROVED' DESC, s.submitted_at DESC, s.id LIMIT 1),
               (SELECT activation.game_id FROM activation WHERE activation.id = r.quest_id)) END,
             (r.spent_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 0, 0, 0, r.spent_cents
        FROM quest_run_cost r
       WHERE r.company_id = asking_id
         AND r.spent_at >= from_day::timestamp AT TIME ZONE 'UTC'
         AND r.spent_at < (to_day + 1)::timestamp AT TIME ZONE 'UTC'
         AND (of_activation_id IS NULL OR r.quest_id = of_activation_id)
  ), line AS (
    SELECT CASE WHEN group_by = 'activation' THEN f.activation_id END AS activation_id,
           CASE WHEN group_by = 'creator' THEN f.creator_id END AS creator_id,
           CASE WHEN group_by = 'game' THEN f.game_id END AS game_id,
           CASE WHEN group_by = 'day' THEN f.day END AS day,
           CASE WHEN group_by = 'kind' THEN a.kind END AS kind,
           count(DISTINCT f.activation_id) AS activations, count(DISTINCT f.creator_id) AS creators, sum(f.submissions) AS submissions,
           sum(f.views)::bigint AS views, sum(f.hours_watched) AS hours_watched, sum(f.air_minutes)::bigint AS air_minutes,
           round(sum(f.ccv_minutes) / nullif(sum(f.air_minutes), 0))::integer AS average_ccv, sum(f.clicks)::bigint AS clicks,
           sum(f.codes) AS codes, sum(f.spent_cents)::bigint AS spent_cents
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
         line.hours_watched, line.air_minutes, line.average_ccv, line.clicks, line.codes, line.spent_cents
    FROM line;
END $$;
COMMENT ON COLUMN report_row.spent_cents IS 'The earnings of creators for their work, including the platform''s fee, in US cents.';
