-- A payout counts as stuck a day after its expected arrival if the vendor has not reported on it.
CREATE VIEW stuck_run AS
  WITH late AS (SELECT now() - interval '5 minutes' AS moment)
  SELECT 'quest-run/' || id AS workflow_id, 'quest_run' AS entity, id AS row_id, deadline_at AS since,
         'overdue: the deadline has passed without a result' AS what
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
  SELECT 'mission-run/' || id, 'mission_run', id, deadline_at, 'overdue: the deadline has passed without a result'
    FROM mission_run, late WHERE status = 'active' AND deadline_at < moment
  UNION ALL
  SELECT 'key-claim/' || id, 'key_campaign_participant', id, deadline_at, 'overdue: the deadline has passed without a result'
    FROM key_campaign_participant, late WHERE status = 'claimed_key' AND deadline_at < moment
  UNION ALL
  SELECT 'activation/' || id, 'activation', id, CASE status WHEN 'upcoming' THEN start_date ELSE end_date END,
         CASE status WHEN 'upcoming' THEN 'overdue: it has not started' ELSE 'overdue: it has not ended' END
    FROM activation, late
   WHERE status = 'upcoming' AND start_date < moment OR status IN ('active', 'unpublished') AND end_date < moment
  UNION ALL
  SELECT 'company-invitation/' || id, 'company_invitation', id, expires_at, 'overdue: the deadline has passed without a result'
    FROM company_invitation, late WHERE status = 'pending' AND expires_at < moment
  UNION ALL
  SELECT 'invitation/' || id, 'invitation', id, deadline_at, 'overdue: the deadline has passed without a result'
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
         CASE WHEN status = 'pending' THEN 'it was not sent for more than a day'
              WHEN status = 'processing' AND expected_on IS NULL THEN 'its vendor has not accepted it for more than a day'
              WHEN status = 'processing' THEN 'it should have arrived by ' || expected_on || ': look for it in its vendor''s dashboard'
              ELSE 'it did not arrive: ' || problem END
    FROM payout
   WHERE (status = 'pending' OR status = 'processing' AND expected_on IS NULL) AND updated_at < now() - interval '1 day' OR status IN ('failed', 'returned', 'unclaimed')
      OR status = 'processing' AND expected_on < current_date - 1
  UNION ALL
  SELECT NULL, 'payment_dispute', id, created_at, 'a bank decides: answer in the card provider''s dashboard'
    FROM payment_dispute WHERE status = 'open'
  UNION ALL
  SELECT NULL, 'reconciliation_difference', id, created_at, 'ledger and ' || vendor || ' differ: ' || what
    FROM open_difference;
COMMENT ON VIEW stuck_run IS 'Everything that is stuck or waits for an admin. docs/stuck-runs.md explains how to handle it. To read the list, run this in the console: select * from stuck_run order by since.';
COMMENT ON COLUMN stuck_run.workflow_id IS 'The id of the workflow in Temporal''s UI. Empty if no workflow runs for the row.';
COMMENT ON COLUMN stuck_run.entity IS 'The table of the row.';
COMMENT ON COLUMN stuck_run.row_id IS 'The id of the row.';
COMMENT ON COLUMN stuck_run.since IS 'When the row began to wait.';
COMMENT ON COLUMN stuck_run.what IS 'The problem in words.';
