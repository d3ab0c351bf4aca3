-- Where the money of a quest run is, out of the ledger: both sides read the same cents.

CREATE VIEW quest_run_money AS
  SELECT run.id AS quest_run_id, run.company_id, run.creator_id,
         coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind = 'company'), 0)::bigint AS company_cents,
         coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind = 'escrow'), 0)::bigint AS held_cents,
         coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind = 'creator'), 0)::bigint AS creator_cents,
         coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind = 'revenue'), 0)::bigint AS fee_cents,
         coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind NOT IN ('company', 'escrow', 'creator', 'revenue')), 0)::bigint AS other_cents,
         coalesce(sum(entry.amount_cents) FILTER (WHERE account.kind = 'company' AND transfer.kind = 'escrow_returned'), 0)::bigint AS returned_cents,
         min(transfer.created_at) FILTER (WHERE transfer.kind = 'escrow') AS held_at,
         min(transfer.created_at) FILTER (WHERE transfer.kind = 'earning') AS released_at,
         min(transfer.created_at) FILTER (WHERE transfer.kind = 'escrow_returned') AS returned_at,
         (SELECT back.status FROM payment_refund AS back
           WHERE back.idempotency_key = format('refund/%s/%s', run.payment_id, run.id)) AS refund_status
    FROM quest_run AS run
    LEFT JOIN ledger_transfer AS transfer ON transfer.quest_run_id = run.id
    LEFT JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
    LEFT JOIN ledger_account AS account ON account.id = entry.account_id
   GROUP BY run.id;
COMMENT ON VIEW quest_run_money IS 'Where the money of a quest run is: what its company gave, what is held, and what its creator and the platform got. Sums to zero.';
COMMENT ON COLUMN quest_run_money.quest_run_id IS 'The quest run.';
COMMENT ON COLUMN quest_run_money.company_id IS 'The company that pays.';
COMMENT ON COLUMN quest_run_money.creator_id IS 'The creator who is paid.';
COMMENT ON COLUMN quest_run_money.company_cents IS 'What the company gave (below zero), less what came back, in US cents.';
COMMENT ON COLUMN quest_run_money.held_cents IS 'What is set aside, in US cents.';
COMMENT ON COLUMN quest_run_money.creator_cents IS 'What the creator got, in US cents.';
COMMENT ON COLUMN quest_run_money.fee_cents IS 'What the platform got, in US cents.';
COMMENT ON COLUMN quest_run_money.other_cents IS 'What an admin booked to other accounts, in US cents.';
COMMENT ON COLUMN quest_run_money.returned_cents IS 'What went back to the company, in US cents.';
COMMENT ON COLUMN quest_run_money.held_at IS 'When it was set aside.';
COMMENT ON COLUMN quest_run_money.released_at IS 'When the creator had earned it.';
COMMENT ON COLUMN quest_run_money.returned_at IS 'When it went back.';
COMMENT ON COLUMN quest_run_money.refund_status IS 'How far what went back is on its way to the card.';
