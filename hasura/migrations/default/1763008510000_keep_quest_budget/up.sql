-- What the runs of a quest have taken of its budget. Money is what the ledger says; what nobody has paid yet is what was accepted.

CREATE VIEW quest_budget AS
  SELECT quest.id AS quest_id, activation.company_id,
         coalesce(escrow.spent_cents, 0)::bigint AS spent_cents,
         coalesce(escrow.held_cents, 0)::bigint AS held_cents,
         coalesce(accepted.awaiting_cents, 0)::bigint AS awaiting_cents
    FROM quest
    JOIN activation ON activation.id = quest.id
    LEFT JOIN LATERAL (
      SELECT -sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'earning') AS spent_cents,
             sum(entry.amount_cents) AS held_cents
        FROM quest_run AS run
        JOIN ledger_account AS account ON account.quest_run_id = run.id AND account.kind = 'escrow'
        JOIN ledger_entry AS entry ON entry.account_id = account.id
        JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
       WHERE run.quest_id = quest.id) AS escrow ON true
    LEFT JOIN LATERAL (
      SELECT sum(run.amount_cents) AS awaiting_cents FROM quest_run AS run
       WHERE run.quest_id = quest.id AND run.status IN ('PENDING_PAYMENT', 'PAYMENT')) AS accepted ON true;
COMMENT ON VIEW quest_budget IS 'What the runs of each quest have taken of its budget.';
COMMENT ON COLUMN quest_budget.quest_id IS 'The quest.';
COMMENT ON COLUMN quest_budget.company_id IS 'Whose quest it is.';
COMMENT ON COLUMN quest_budget.spent_cents IS 'Earned by creators, with the platform''s part, in US cents.';
COMMENT ON COLUMN quest_budget.held_cents IS 'Paid and set aside for runs under way, in US cents.';
COMMENT ON COLUMN quest_budget.awaiting_cents IS 'Accepted and not paid yet, in US cents.';

CREATE FUNCTION quest_budget_left(of_quest_id uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT quest.budget_cents - spent_cents - held_cents - awaiting_cents
    FROM quest JOIN quest_budget ON quest_budget.quest_id = quest.id
   WHERE quest.id = of_quest_id
$$;
COMMENT ON FUNCTION quest_budget_left(uuid) IS 'What is left of a quest''s budget, in US cents: `budgetLeft` of domain/. None without a budget.';
