DROP VIEW stuck_run;
DROP VIEW open_difference;
DROP FUNCTION settle_difference(uuid, text, text);
ALTER TABLE reconciliation_difference DROP COLUMN settled_at;
COMMENT ON TABLE reconciliation_difference IS 'What ledger and vendor tell differently, for an admin to look into.';
COMMENT ON COLUMN reconciliation_difference.note IS 'What an admin found out about it.';
COMMENT ON COLUMN reconciliation_difference.gone_at IS 'When a later comparison no longer found it.';
UPDATE reconciliation_difference_kind SET comment = 'Both know of it, with another amount: sent twice, or come back on one side only'
 WHERE value = 'amount_differs';

CREATE VIEW open_difference AS
  SELECT difference.id, difference.vendor, kind.comment AS what, difference.subject, difference.payout_id, payout.status AS payout_status,
         difference.ledger_cents, difference.vendor_cents, difference.note, difference.created_at, difference.payment_id
    FROM reconciliation_difference AS difference
    JOIN reconciliation_difference_kind AS kind ON kind.value = difference.kind
    LEFT JOIN payout ON payout.id = difference.payout_id
   WHERE difference.gone_at IS NULL;
COMMENT ON VIEW open_difference IS 'What ledger and vendors still tell differently, in words: the admin''s list.';
COMMENT ON COLUMN open_difference.id IS 'The difference.';
COMMENT ON COLUMN open_difference.vendor IS 'Which vendor.';
COMMENT ON COLUMN open_difference.what IS 'In what they differ, in words.';
COMMENT ON COLUMN open_difference.payout_id IS 'The payout, where one is known.';
COMMENT ON COLUMN open_difference.payout_status IS 'How far that payout is.';
COMMENT ON COLUMN open_difference.ledger_cents IS 'What the ledger says, in US cents.';
COMMENT ON COLUMN open_difference.vendor_cents IS 'What the vendor says, in US cents.';
COMMENT ON COLUMN open_difference.note IS 'What an admin found out about it.';
COMMENT ON COLUMN open_difference.created_at IS 'When it was found.';
COMMENT ON COLUMN open_difference.subject IS
  'The try ("<payout>/<number>"), the charge, refund or dispute, or the vendor''s transaction that it is about.';
COMMENT ON COLUMN open_difference.payment_id IS 'The payment, where one is known.';

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
