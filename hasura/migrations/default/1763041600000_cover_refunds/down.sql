DROP VIEW stuck_run;
CREATE VIEW stuck_run AS
  WITH late AS (SELECT now() - interval '5 minutes' AS moment)
  SELECT 'quest-run/' || id AS workflow_id, 'quest_run' AS entity, id AS row_id, deadline_at AS since,
         'overdue: its time is over, and nobody has moved it' AS what
    FROM quest_run, late
   WHERE deadline_at < moment AND finished_at IS NULL AND status <> 'PAYOUT'
  UNION ALL
  SELECT 'quest-run/' || id, 'quest_run', id, status_changed_at, 'it has earned its payout, and there is none'
    FROM quest_run, late
   WHERE status = 'PAYOUT' AND status_changed_at < moment AND payout_id IS NULL AND NOT is_disputable(id)
  UNION ALL
  SELECT 'quest-dispute/' || id, 'quest_run_dispute', id, deadline_at, 'overdue: its time is over, and its money has not moved'
    FROM quest_run_dispute, late WHERE status = 'possible' AND deadline_at < moment
  UNION ALL
  SELECT 'quest-dispute/' || id, 'quest_run_dispute', id, coalesce(decided_at, opened_at),
         CASE WHEN decision IS NULL THEN 'it waits for your decision' ELSE 'overdue: it is decided, and its money has not moved' END
    FROM quest_run_dispute, late WHERE status = 'open' AND (decision IS NULL OR decided_at < moment)
  UNION ALL
  SELECT 'mission-run/' || id, 'mission_run', id, deadline_at, 'overdue: its time is over, and nobody has moved it'
    FROM mission_run, late WHERE status = 'active' AND deadline_at < moment
  UNION ALL
  SELECT 'key-claim/' || id, 'key_campaign_participant', id, deadline_at, 'overdue: its time is over, and nobody has moved it'
    FROM key_campaign_participant, late WHERE status = 'claimed_key' AND deadline_at < moment
  UNION ALL
  SELECT 'activation/' || id, 'activation', id, CASE status WHEN 'upcoming' THEN start_date ELSE end_date END,
         CASE status WHEN 'upcoming' THEN 'overdue: it has not started' ELSE 'overdue: it has not ended' END
    FROM activation, late
   WHERE status = 'upcoming' AND start_date < moment OR status IN ('active', 'unpublished') AND end_date < moment
  UNION ALL
  SELECT 'company-invitation/' || id, 'company_invitation', id, expires_at, 'overdue: its time is over, and nobody has moved it'
    FROM company_invitation, late WHERE status = 'pending' AND expires_at < moment
  UNION ALL
  SELECT 'invitation/' || id, 'invitation', id, deadline_at, 'overdue: its time is over, and nobody has moved it'
    FROM invitation, late WHERE status = 'PENDING' AND deadline_at < moment
  UNION ALL
  SELECT 'payment/' || id, 'payment', id, updated_at, 'with the card provider for more than a day'
    FROM payment WHERE status = 'processing' AND updated_at < now() - interval '1 day'
  UNION ALL
  SELECT 'refund/' || id, 'payment_refund', id, updated_at,
         CASE status WHEN 'failed' THEN 'the card takes no money: pay it back by hand' ELSE 'under way for more than a day' END
    FROM payment_refund
   WHERE status = 'failed' OR status IN ('requested', 'processing') AND updated_at < now() - interval '1 day'
  UNION ALL
  SELECT 'card-event/' || id, 'card_event', id, created_at, 'what the card provider told is not worked off'
    FROM card_event, late WHERE done_at IS NULL AND created_at < moment
  UNION ALL
  SELECT 'payout/' || id, 'payout', id, updated_at,
         CASE status WHEN 'pending' THEN 'it was not sent for more than a day' ELSE 'it did not arrive: ' || problem END
    FROM payout
   WHERE status = 'pending' AND updated_at < now() - interval '1 day' OR status IN ('failed', 'returned', 'unclaimed')
  UNION ALL
  SELECT NULL, 'payment_dispute', id, created_at, 'a bank decides: answer in the card provider''s dashboard'
    FROM payment_dispute WHERE status = 'open';
COMMENT ON VIEW stuck_run IS 'All that is stuck or waits for an admin: docs/stuck-runs.md says what to do. Read it in the console: select * from stuck_run order by since.';
COMMENT ON COLUMN stuck_run.workflow_id IS 'Its workflow in Temporal''s UI; none where nothing runs for it.';
COMMENT ON COLUMN stuck_run.entity IS 'The table of the row.';
COMMENT ON COLUMN stuck_run.row_id IS 'The row.';
COMMENT ON COLUMN stuck_run.since IS 'Since when.';
COMMENT ON COLUMN stuck_run.what IS 'What is the matter.';

DROP VIEW quest_run_money;
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

CREATE OR REPLACE FUNCTION issue_documents(paid_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  paid payment;
  billed invoice;
BEGIN
  -- First, and in one order: what was committed meanwhile is seen by what follows.
  PERFORM FROM document_number ORDER BY kind FOR UPDATE;
  SELECT * INTO paid FROM payment WHERE id = paid_id;
  SELECT * INTO billed FROM invoice WHERE payment_id = paid_id;
  IF paid.status = 'expired' THEN
    UPDATE invoice SET status = 'void' WHERE id = billed.id AND status = 'open';
  END IF;
  IF paid.status NOT IN ('succeeded', 'refunded') OR billed.status = 'void' THEN
    RETURN;
  END IF;
  IF billed.id IS NULL THEN
    -- Issued once the company has said to whom.
    IF NOT EXISTS (SELECT FROM company_billing WHERE company_id = paid.company_id) THEN
      RETURN;
    END IF;
    billed := issue_invoice(paid);
  END IF;
  UPDATE invoice SET status = 'paid' WHERE id = billed.id AND status = 'open';
  INSERT INTO credit_note (invoice_id, company_id, total_cents, reason, transfer_id)
  SELECT billed.id, paid.company_id, back.amount_cents,
         coalesce(nullif(transfer.description, ''), 'Not delivered: ' || activation.name || ' with ' || person.display_name,
                  'Paid after the time to pay was over'),
         back.transfer_id
    FROM payment_refund AS back
    JOIN ledger_transfer AS transfer ON transfer.id = back.transfer_id
    LEFT JOIN quest_run AS run ON run.payment_id = paid_id AND back.idempotency_key = format('refund/%s/%s', paid_id, run.id)
    LEFT JOIN activation ON activation.id = run.quest_id
    LEFT JOIN "user" AS person ON person.id = run.creator_id
   WHERE back.payment_id = paid_id AND NOT EXISTS (SELECT FROM credit_note WHERE credit_note.transfer_id = back.transfer_id)
   ORDER BY back.created_at, back.id;
END $$;

DELETE FROM notification_kind WHERE value = 'payment_refund_covered';
DROP TRIGGER payment_refund_emit ON payment_refund;
CREATE TRIGGER payment_refund_emit AFTER UPDATE OF status ON payment_refund
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'processing') EXECUTE FUNCTION payment_refund_emit();
CREATE OR REPLACE FUNCTION payment_refund_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(CASE NEW.status WHEN 'requested' THEN 'refundRequested' WHEN 'succeeded' THEN 'refundSucceeded' ELSE 'refundFailed' END,
    'payment_refund', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_emit() IS 'Tells the outbox that a refund is to be made, was made or failed.';

DROP TRIGGER payment_refund_not_from_bank ON payment_refund;
DROP FUNCTION payment_refund_not_from_bank();
DROP INDEX payment_refund_transfer_id_idx;
ALTER TABLE payment_refund
  DROP CONSTRAINT payment_refund_covered_by_transfer,
  DROP COLUMN cover_id,
  DROP COLUMN refusals,
  DROP COLUMN requested_at,
  ADD CONSTRAINT payment_refund_transfer_id_key UNIQUE (transfer_id);
COMMENT ON TABLE payment_refund IS 'What the ledger paid back, as it is asked of the card provider: a row for each refund in the ledger.';
DELETE FROM payment_refund_status WHERE value IN ('waiting', 'covered');

DROP TRIGGER ledger_refund_covered_by_bank ON ledger_entry;
DROP FUNCTION ledger_refund_covered_by_bank();
DROP FUNCTION bank_holds(uuid);
DELETE FROM ledger_transfer_side WHERE kind = 'refund_covered';
DELETE FROM ledger_transfer_subject WHERE kind = 'refund_uncovered';
DELETE FROM ledger_transfer_subject WHERE kind = 'refund_covered';
DELETE FROM ledger_transfer_kind WHERE value IN ('refund_covered', 'refund_uncovered');
