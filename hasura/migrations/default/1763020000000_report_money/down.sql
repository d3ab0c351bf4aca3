DROP FUNCTION report(text, date, date, text, uuid, uuid, json);
DROP INDEX quest_run_approved_idx;
ALTER TABLE report_row DROP COLUMN spent_cents;

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
