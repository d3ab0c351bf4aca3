-- spec §2 'Results and Reporting': reports tell what work has cost beside what it brought, and what a Creator Program's members
-- brought. Work costs what was agreed for it, on the day on which its content was approved.

ALTER TABLE report_row ADD COLUMN spent_cents bigint NOT NULL;
COMMENT ON COLUMN report_row.spent_cents IS 'What was agreed for the work that was approved, in US cents.';

CREATE INDEX quest_run_approved_idx ON quest_run (company_id, content_approved_at) WHERE content_approved_at IS NOT NULL;

DROP FUNCTION report(text, date, date, text, uuid, json);
CREATE FUNCTION report(
  group_by text,
  from_day date,
  to_day date,
  activation_kind text DEFAULT NULL,
  of_activation_id uuid DEFAULT NULL,
  of_program_id uuid DEFAULT NULL,
  hasura_session json DEFAULT '{}'
) RETURNS SETOF report_row LANGUAGE sql STABLE AS $$
  SELECT CASE group_by WHEN 'activation' THEN d.activation_id::text WHEN 'creator' THEN d.creator_id::text
                       WHEN 'game' THEN d.game_id::text WHEN 'day' THEN d.day::text WHEN 'kind' THEN d.kind
                       WHEN 'total' THEN 'total' END AS key,
         (hasura_session ->> 'x-hasura-company-id')::uuid,
         CASE WHEN group_by = 'activation' THEN d.activation_id END,
         CASE WHEN group_by = 'creator' THEN d.creator_id END,
         CASE WHEN group_by = 'game' THEN d.game_id END,
         CASE WHEN group_by = 'day' THEN d.day END,
         CASE WHEN group_by = 'kind' THEN d.kind END,
         count(DISTINCT d.activation_id), count(DISTINCT d.creator_id), sum(d.submissions), sum(d.views)::bigint, sum(d.hours_watched),
         sum(d.air_minutes)::bigint, round(sum(d.ccv_minutes) / nullif(sum(d.air_minutes), 0))::integer, sum(d.clicks)::bigint, sum(d.codes),
         sum(d.spent_cents)::bigint
    FROM (
      SELECT f.activation_id, f.creator_id, f.game_id, a.kind, f.day, f.submissions, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             f.clicks, f.codes, 0::bigint AS spent_cents
        FROM activation_day f JOIN activation a ON a.id = f.activation_id
       WHERE f.company_id = (hasura_session ->> 'x-hasura-company-id')::uuid
         AND f.day BETWEEN from_day AND to_day
         AND (of_activation_id IS NULL OR f.activation_id = of_activation_id)
      UNION ALL
      SELECT r.quest_id, r.creator_id, a.game_id, a.kind, (r.content_approved_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 0, 0, 0, r.amount_cents
        FROM quest_run r JOIN activation a ON a.id = r.quest_id
       WHERE r.company_id = (hasura_session ->> 'x-hasura-company-id')::uuid
         AND r.content_approved_at >= from_day::timestamp AT TIME ZONE 'UTC'
         AND r.content_approved_at < (to_day + 1)::timestamp AT TIME ZONE 'UTC'
         AND (of_activation_id IS NULL OR r.quest_id = of_activation_id)
    ) d
   WHERE (activation_kind IS NULL OR d.kind = activation_kind)
     AND (of_program_id IS NULL OR d.activation_id = of_program_id OR EXISTS (
           SELECT FROM program_membership m
            WHERE m.program_id = of_program_id AND m.creator_id = d.creator_id AND m.status = 'accepted'
              -- Who is a member of another company's program is not to be found out so.
              AND m.company_id = (hasura_session ->> 'x-hasura-company-id')::uuid))
   GROUP BY 1, 2, 3, 4, 5, 6, 7
  HAVING CASE group_by WHEN 'creator' THEN count(d.creator_id) > 0 WHEN 'game' THEN count(d.game_id) > 0 ELSE true END
$$;
COMMENT ON FUNCTION report(text, date, date, text, uuid, uuid, json) IS
  'Figures of the asking company between two days, by activation, creator, game, day or kind, or in total: of all it runs, of one kind, of one activation, or of what a program''s accepted members brought.';
