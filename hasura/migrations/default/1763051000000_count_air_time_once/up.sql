-- Who is on air on two channels at one time is on air once: a goal of air time counts the clock, not the channels.

CREATE FUNCTION air_minutes(pieces content[]) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(round(sum(extract(epoch FROM upper(on_air) - lower(on_air)) / 60)), 0)::bigint
    FROM (SELECT range_agg(tstzrange(p.published_at, p.published_at + make_interval(mins => p.duration_minutes))) AS spans
            FROM unnest(pieces) AS p WHERE p.duration_minutes IS NOT NULL) AS shown, unnest(spans) AS on_air
$$;
COMMENT ON FUNCTION air_minutes(content[]) IS 'Minutes on air of one creator: what ran on several channels at one time counts once.';

CREATE OR REPLACE FUNCTION mission_run_measure(of_run_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  was_missing bigint;
BEGIN
  -- Figures of two channels that come at once are counted one after the other, so that none of them is lost.
  PERFORM pg_advisory_xact_lock(hashtextextended('mission_run ' || of_run_id, 0));
  SELECT * INTO run FROM mission_run WHERE id = of_run_id;
  IF run.status IS DISTINCT FROM 'active' THEN
    RETURN;
  END IF;
  was_missing := mission_goals_missing(run.id);
  INSERT INTO mission_progress AS p (mission_run_id, criterion_id, value, met_at)
  SELECT run.id, c.id, measured.value, CASE WHEN measured.value >= c.target THEN now() END
    FROM mission_criterion c
   CROSS JOIN LATERAL (
     SELECT air_minutes(array_agg(t)) AS minutes, coalesce(floor(sum(t.hours_watched)), 0) AS hours,
            coalesce(floor(avg(t.average_ccv)), 0) AS ccv, coalesce(sum(t.views), 0) AS views,
            coalesce(floor(avg(t.views)), 0) AS per_video, count(*) AS pieces
       FROM submission s LEFT JOIN content t ON t.id = s.content_id
      WHERE s.mission_run_id = run.id AND s.status <> 'REJECTED'
        AND CASE c.category
              WHEN 'CUSTOM_CONTENT' THEN s.criterion_id = c.id
              -- A piece that was handed in for no criterion of its own counts wherever its kind does.
              ELSE t.visibility NOT IN ('private', 'removed')
                AND (s.criterion_id = c.id OR s.criterion_id IS NULL AND (t.type IN ('STREAM', 'VOD')) = (c.category = 'STREAM_CONTENT'))
            END) AS shown
   CROSS JOIN LATERAL (
     SELECT CASE c.metric
       WHEN 'STREAM_CONTENT_AIR_TIME' THEN shown.minutes WHEN 'STREAM_CONTENT_HOURS_WATCHED' THEN shown.hours
       WHEN 'STREAM_CONTENT_CCV' THEN shown.ccv WHEN 'VIDEO_VIEWS' THEN shown.views WHEN 'VIDEO_AVERAGE_VIEWS_PER_VIDEO' THEN shown.per_video
       WHEN 'CUSTOM' THEN least(shown.pieces, 1)
       ELSE greatest(coalesce((SELECT l.click_count FROM link l
              WHERE l.activation_id = run.mission_id AND l.kind = 'mission' AND l.creator_id = run.creator_id), 0) - run.clicks_before, 0)
       END::bigint AS value) AS measured
   WHERE c.mission_id = run.mission_id
   ORDER BY c.id
  ON CONFLICT (mission_run_id, criterion_id) DO UPDATE
    SET value = excluded.value, met_at = CASE WHEN excluded.met_at IS NOT NULL THEN coalesce(p.met_at, excluded.met_at) END
    WHERE p.value <> excluded.value OR (p.met_at IS NULL) <> (excluded.met_at IS NULL);
  IF was_missing > 0 AND mission_goals_missing(run.id) = 0 THEN
    PERFORM emit_event('missionGoalsReached', 'mission_run', run.id, jsonb_build_object(
      'activation_id', run.mission_id, 'company_id', run.company_id, 'creator_id', run.creator_id));
  END IF;
END $$;
