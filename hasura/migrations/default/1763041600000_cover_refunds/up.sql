-- What a bank has given back to a company is not paid back to its card as well. The refund stands in the ledger all the same, with
-- its credit note; a transfer beside it says how much of it is covered by what the bank took from us.

INSERT INTO ledger_transfer_kind (value, comment) VALUES
  ('refund_covered', 'A refund, or a part of it, that a bank has paid out of what it took from us: nothing leaves by the vendor'),
  ('refund_uncovered', 'The bank returned that to us: it is to be refunded after all');
INSERT INTO ledger_transfer_subject (kind, names, takes_back) VALUES
  ('refund_covered', '{payment_id}', NULL),
  ('refund_uncovered', '{payment_id}', 'refund_covered');
INSERT INTO ledger_transfer_side (kind, account_kind, direction) VALUES
  ('refund_covered', 'vendor', -1), ('refund_covered', 'loss', 1);

CREATE FUNCTION bank_holds(of_payment_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(-sum(entry.amount_cents), 0)::bigint
    FROM ledger_transfer AS transfer
    JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
    JOIN ledger_account AS account ON account.id = entry.account_id
   WHERE transfer.payment_id = of_payment_id AND account.kind = 'loss'
     AND transfer.kind IN ('chargeback', 'chargeback_won', 'refund_covered', 'refund_uncovered')
$$;
COMMENT ON FUNCTION bank_holds(uuid) IS
  'What a bank has taken of a payment, less what it returned and what covers refunds, in US cents: the company has had so much beyond what was due to it.';

CREATE FUNCTION ledger_refund_covered_by_bank() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_payment uuid := (SELECT payment_id FROM ledger_transfer WHERE id = NEW.transfer_id AND kind IN ('chargeback_won', 'refund_covered'));
BEGIN
  IF of_payment IS NULL THEN
    RETURN NULL;
  END IF;
  -- Two that draw on the same bank's money wait for each other.
  PERFORM FROM payment WHERE id = of_payment FOR NO KEY UPDATE;
  IF bank_holds(of_payment) < 0 THEN
    PERFORM refuse('ledger_refund_covered_by_bank', 'no bank has given so much of this payment back: it is to be refunded');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION ledger_refund_covered_by_bank() IS 'Refuses to count more as given back by a bank than it has taken from us.';
CREATE CONSTRAINT TRIGGER ledger_refund_covered_by_bank AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.amount_cents > 0) EXECUTE FUNCTION ledger_refund_covered_by_bank();

-- Refunds ----------------------------------------------------------------------------------------------------------
INSERT INTO payment_refund_status (value, comment) VALUES
  ('waiting', 'The provider pays nothing back while a bank takes the payment back: asked again once the bank has decided'),
  ('covered', 'The bank has given it back: nothing is asked of the provider');

-- A refund of which a bank has given back a part is asked in two rows.
ALTER TABLE payment_refund
  DROP CONSTRAINT payment_refund_transfer_id_key,
  ADD COLUMN cover_id uuid REFERENCES ledger_transfer ON DELETE RESTRICT,
  ADD COLUMN refusals integer NOT NULL DEFAULT 0,
  ADD COLUMN requested_at timestamptz NOT NULL DEFAULT now(),
  ADD CONSTRAINT payment_refund_covered_by_transfer CHECK ((status = 'covered') = (cover_id IS NOT NULL));
UPDATE payment_refund SET requested_at = created_at;
CREATE INDEX payment_refund_transfer_id_idx ON payment_refund (transfer_id);
CREATE INDEX payment_refund_cover_id_idx ON payment_refund (cover_id);
COMMENT ON TABLE payment_refund IS 'What the ledger paid back, as it is asked of the card provider: a row for each refund in the ledger, and one more where a bank has given back a part of it.';
COMMENT ON COLUMN payment_refund.cover_id IS 'The transfer that counts it as given back by the bank.';
COMMENT ON COLUMN payment_refund.refusals IS 'How often the provider refused it: it is asked under another key then.';
COMMENT ON COLUMN payment_refund.requested_at IS 'Since when it is to be asked of the provider.';

CREATE FUNCTION payment_refund_not_from_bank() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  IF bank_holds(NEW.payment_id) > 0 AND EXISTS (SELECT FROM payment_refund WHERE id = NEW.id AND status = 'requested') THEN
    PERFORM refuse('payment_refund_not_from_bank', 'a bank has given this back to the company: cover the refund by "refund_covered" first');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_not_from_bank() IS 'Refuses to ask the provider for what a bank has given back already.';
CREATE CONSTRAINT TRIGGER payment_refund_not_from_bank AFTER INSERT ON payment_refund
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_refund_not_from_bank();

CREATE OR REPLACE FUNCTION payment_refund_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(CASE NEW.status WHEN 'requested' THEN 'refundRequested' WHEN 'succeeded' THEN 'refundSucceeded'
    WHEN 'covered' THEN 'refundCovered' ELSE 'refundFailed' END, 'payment_refund', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_emit() IS 'Tells the outbox that a refund is to be made, was made, was paid by the bank or failed.';
DROP TRIGGER payment_refund_emit ON payment_refund;
CREATE TRIGGER payment_refund_emit AFTER UPDATE OF status ON payment_refund
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status NOT IN ('processing', 'waiting')) EXECUTE FUNCTION payment_refund_emit();

INSERT INTO notification_kind (value, comment) VALUES
  ('payment_refund_covered', 'What is due to the company has come from its bank already');

-- A credit note for each refund in the ledger, whichever way its money goes.
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
  SELECT billed.id, paid.company_id, back.cents,
         coalesce(nullif(transfer.description, ''), 'Not delivered: ' || activation.name || ' with ' || person.display_name,
                  'Paid after the time to pay was over')
           || CASE WHEN back.covered = 0 THEN '' WHEN back.covered = back.cents THEN '. Your bank has paid it back.'
                   ELSE format('. Your bank has paid back $%s of it.', to_char(back.covered / 100.0, 'FM999,999,990.00')) END,
         transfer.id
    FROM (SELECT transfer_id, sum(amount_cents)::bigint AS cents, min(created_at) AS created_at,
                 coalesce(sum(amount_cents) FILTER (WHERE status = 'covered'), 0)::bigint AS covered
            FROM payment_refund WHERE payment_id = paid_id GROUP BY transfer_id) AS back
    JOIN ledger_transfer AS transfer ON transfer.id = back.transfer_id
    LEFT JOIN quest_run AS run ON run.payment_id = paid_id AND transfer.idempotency_key = format('refund/%s/%s', paid_id, run.id)
    LEFT JOIN activation ON activation.id = run.quest_id
    LEFT JOIN "user" AS person ON person.id = run.creator_id
   WHERE NOT EXISTS (SELECT FROM credit_note WHERE credit_note.transfer_id = back.transfer_id)
   ORDER BY back.created_at, back.transfer_id;
END $$;

-- What is shown ----------------------------------------------------------------------------------------------------
CREATE OR REPLACE VIEW quest_run_money AS
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
         -- Of several, the one that is furthest from its end.
         (SELECT back.status FROM payment_refund AS back JOIN ledger_transfer AS refund ON refund.id = back.transfer_id
           WHERE refund.idempotency_key = format('refund/%s/%s', run.payment_id, run.id)
           ORDER BY array_position('{failed,waiting,requested,processing,succeeded,covered}', back.status) LIMIT 1) AS refund_status,
         (SELECT coalesce(sum(back.amount_cents) FILTER (WHERE back.status = 'covered'), 0)
            FROM payment_refund AS back JOIN ledger_transfer AS refund ON refund.id = back.transfer_id
           WHERE refund.idempotency_key = format('refund/%s/%s', run.payment_id, run.id))::bigint AS covered_cents
    FROM quest_run AS run
    LEFT JOIN ledger_transfer AS transfer ON transfer.quest_run_id = run.id
    LEFT JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
    LEFT JOIN ledger_account AS account ON account.id = entry.account_id
   GROUP BY run.id;
COMMENT ON COLUMN quest_run_money.covered_cents IS 'What of it the company''s bank has paid back, and not we, in US cents.';

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
  SELECT 'refund/' || id, 'payment_refund', id, updated_at, 'a bank takes the payment back, and no dispute was told: look at the charge'
    FROM payment_refund AS refund
   WHERE status = 'waiting' AND created_at < now() - interval '1 day'
     AND NOT EXISTS (SELECT FROM payment_dispute AS dispute WHERE dispute.payment_id = refund.payment_id AND dispute.status = 'open')
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
