-- A difference between ledger and vendors ends in one of two ways: a later night does not find it any more, or an admin has settled
-- it and says how. Until then it stands in the list of all that waits for an admin.

ALTER TABLE reconciliation_difference
  ADD COLUMN settled_at timestamptz,
  ADD CONSTRAINT reconciliation_difference_settled_with_note CHECK (settled_at IS NULL OR btrim(note) <> '');
COMMENT ON TABLE reconciliation_difference IS
  'What ledger and vendor tell differently, for an admin to look into: docs/runbooks/differences.md says what to do. Read open_difference.';
COMMENT ON COLUMN reconciliation_difference.settled_at IS
  'When an admin was done with it: set it to now(), and say in note how. Found again with other amounts, it is open again.';
COMMENT ON COLUMN reconciliation_difference.note IS 'What an admin found out about it, and what was done.';
COMMENT ON COLUMN reconciliation_difference.gone_at IS 'When a later comparison no longer found it: nothing is left to do.';

CREATE FUNCTION settle_difference(difference_id uuid, said text, against text DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  d reconciliation_difference;
  vendor_account uuid;
  missing bigint;
BEGIN
  UPDATE reconciliation_difference SET note = said, settled_at = now() WHERE id = difference_id RETURNING * INTO d;
  IF d.id IS NULL THEN
    RAISE EXCEPTION 'there is no difference %', difference_id;
  END IF;
  IF against IS NULL THEN
    RETURN;
  END IF;
  vendor_account := ledger_account_for('vendor', NULL, d.vendor);
  -- What lies with a vendor is below zero in the ledger. A charge brings money there; a payout and a fee take it away.
  missing := (d.vendor_cents - d.ledger_cents) * CASE WHEN d.vendor = 'stripe' AND d.kind <> 'fee_differs' THEN -1 ELSE 1 END
    - coalesce((SELECT sum(entry.amount_cents) FROM ledger_transfer AS transfer JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
                 WHERE starts_with(transfer.idempotency_key, 'difference/' || d.id || '/') AND entry.account_id = vendor_account), 0);
  IF missing <> 0 THEN
    PERFORM ledger_post(format('difference/%s/%s/%s', d.id, d.ledger_cents, d.vendor_cents), 'adjustment', said, jsonb_build_array(
      jsonb_build_object('account_id', vendor_account, 'amount_cents', missing),
      jsonb_build_object('account_id', ledger_account_for(against), 'amount_cents', -missing)));
  END IF;
END $$;
COMMENT ON FUNCTION settle_difference(uuid, text, text) IS
  'Closes a difference with a note; named an account of ours (loss, vendor_fees, revenue), the ledger is set right against it, once.';

UPDATE reconciliation_difference_kind SET comment = 'Both know of it, with another amount: moved twice, in part, or back on one side only'
 WHERE value = 'amount_differs';

CREATE OR REPLACE VIEW open_difference AS
  SELECT difference.id, difference.vendor, kind.comment AS what, difference.subject, difference.payout_id, payout.status AS payout_status,
         difference.ledger_cents, difference.vendor_cents, difference.note, difference.created_at, difference.payment_id, difference.kind,
         CASE difference.kind
           WHEN 'unknown_to_vendor' THEN CASE
             WHEN difference.payout_id IS NOT NULL THEN 'Look at the payout''s workflow: it has not been sent, or to another account of ours'
             ELSE 'Look at the payment''s refunds: one waits to be sent, or went by another account of ours' END
           WHEN 'unknown_to_ledger' THEN CASE
             WHEN difference.vendor_cents > 0 AND difference.vendor = 'stripe' THEN 'Have the charge''s events sent again from the dashboard; if it is none of ours, refund it there'
             ELSE 'Find out in the dashboard who moved it; then book an adjustment' END
           WHEN 'amount_differs' THEN 'Compare its movements in the dashboard with its transfers in the ledger; take back there what went out twice, or book an adjustment'
           ELSE 'Hold the fee against the vendor''s price list, then book the rest as a vendor''s fee' END AS what_to_do
    FROM reconciliation_difference AS difference
    JOIN reconciliation_difference_kind AS kind ON kind.value = difference.kind
    LEFT JOIN payout ON payout.id = difference.payout_id
   WHERE difference.gone_at IS NULL AND difference.settled_at IS NULL;
COMMENT ON VIEW open_difference IS
  'What ledger and vendors still tell differently, in words: the admin''s list. docs/runbooks/differences.md says how one is closed.';
COMMENT ON COLUMN open_difference.kind IS 'In what they differ, as rows say it.';
COMMENT ON COLUMN open_difference.what_to_do IS 'Where to begin.';

CREATE OR REPLACE VIEW stuck_run AS
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
    FROM payment_dispute WHERE status = 'open'
  UNION ALL
  SELECT NULL, 'reconciliation_difference', id, created_at, 'ledger and ' || vendor || ' differ: ' || what
    FROM open_difference;
