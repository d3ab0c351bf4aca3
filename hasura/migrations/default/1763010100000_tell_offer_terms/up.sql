-- Whoever makes or answers an offer knows what becomes of the money, and whether another offer may follow.

CREATE FUNCTION quest_fee_basis_points(quest_row quest) RETURNS integer
  LANGUAGE sql STABLE AS $$
  SELECT plan.quest_fee_basis_points
    FROM activation CROSS JOIN LATERAL company_plan(activation.company_id) AS plan
   WHERE activation.id = quest_row.id
$$;
COMMENT ON FUNCTION quest_fee_basis_points(quest) IS
  'The platform''s part of what is agreed on this quest now, in hundredths of a percent; what was agreed keeps its own.';

-- spec §5: counter offers go only to individual invites and quests not previously joined.
CREATE FUNCTION quest_run_can_be_countered(run quest_run) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT run.status IN ('INITIAL_BID', 'COUNTER_BID')
     AND is_invited(run.quest_id, run.creator_id)
     AND NOT EXISTS (SELECT FROM quest_run AS earlier
                      WHERE earlier.quest_id = run.quest_id AND earlier.creator_id = run.creator_id AND earlier.id <> run.id
                        AND earlier.accepted_at IS NOT NULL)
$$;
COMMENT ON FUNCTION quest_run_can_be_countered(quest_run) IS
  'Whether the offer on the table may be answered by another: after an invitation of this creator, to a quest not joined before.';
