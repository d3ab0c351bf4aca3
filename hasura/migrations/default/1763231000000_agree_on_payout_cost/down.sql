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
COMMENT ON VIEW quest_run_money IS 'The money of a quest run: paid by its company, held, and received by its creator and the platform. Sums to zero.';
COMMENT ON COLUMN quest_run_money.quest_run_id IS 'The quest run.';
COMMENT ON COLUMN quest_run_money.company_id IS 'The company that pays.';
COMMENT ON COLUMN quest_run_money.creator_id IS 'The creator who is paid.';
COMMENT ON COLUMN quest_run_money.company_cents IS 'Paid by the company (below zero), less what was returned, in US cents.';
COMMENT ON COLUMN quest_run_money.held_cents IS 'The held amount, in US cents.';
COMMENT ON COLUMN quest_run_money.creator_cents IS 'The amount the creator got, in US cents.';
COMMENT ON COLUMN quest_run_money.fee_cents IS 'The amount the platform got, in US cents.';
COMMENT ON COLUMN quest_run_money.other_cents IS 'The amount an admin moved to other accounts, in US cents.';
COMMENT ON COLUMN quest_run_money.returned_cents IS 'The amount returned to the company, in US cents.';
COMMENT ON COLUMN quest_run_money.held_at IS 'When the money was held.';
COMMENT ON COLUMN quest_run_money.released_at IS 'When the creator earned the money.';
COMMENT ON COLUMN quest_run_money.returned_at IS 'When the money was returned.';
COMMENT ON COLUMN quest_run_money.refund_status IS 'The status of the refund to the card.';
COMMENT ON COLUMN quest_run_money.covered_cents IS 'The part of the returned money that the company''s bank paid instead of us, in US cents.';

CREATE OR REPLACE FUNCTION ledger_entry_fits_transfer() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  transfer ledger_transfer;
  account ledger_account;
  side integer;
BEGIN
  SELECT * INTO transfer FROM ledger_transfer WHERE id = NEW.transfer_id;
  SELECT * INTO account FROM ledger_account WHERE id = NEW.account_id;
  IF transfer.kind <> 'adjustment' AND transfer.reverses_id IS NULL THEN
    SELECT direction INTO side FROM ledger_transfer_side WHERE kind = transfer.kind AND account_kind = account.kind;
    IF side IS DISTINCT FROM sign(NEW.amount_cents)::integer THEN
      PERFORM refuse('ledger_entry_side_of_transfer', format('a transfer of kind "%s" does not %s an account of kind "%s"',
        transfer.kind, CASE WHEN NEW.amount_cents < 0 THEN 'lower' ELSE 'raise' END, account.kind));
    END IF;
  END IF;
  -- An admin's adjustment can omit the subject, but an escrow changes only for its own run.
  IF account.quest_run_id IS DISTINCT FROM transfer.quest_run_id AND account.quest_run_id IS NOT NULL
     OR num_nonnulls(transfer.quest_run_id, transfer.payment_id, transfer.payout_id) > 0 AND (
          account.company_id IS NOT NULL AND account.company_id <> ALL (ARRAY(
            SELECT company_id FROM quest_run WHERE id = transfer.quest_run_id
            UNION ALL SELECT company_id FROM payment WHERE id = transfer.payment_id))
          OR account.creator_id IS NOT NULL AND account.creator_id <> ALL (ARRAY(
            SELECT creator_id FROM quest_run WHERE id = transfer.quest_run_id
            UNION ALL SELECT creator_id FROM payout WHERE id = transfer.payout_id))) THEN
    PERFORM refuse('ledger_entry_account_of_subject', 'the account belongs to somebody else than what the transfer is for');
  END IF;
  RETURN NULL;
END $$;
DELETE FROM ledger_transfer_side WHERE kind = 'payout' AND account_kind = 'vendor_fees';
ALTER TABLE ledger_transfer_side DROP CONSTRAINT ledger_transfer_side_pkey;
ALTER TABLE ledger_transfer_side ADD PRIMARY KEY (kind, account_kind);

DROP TRIGGER payout_is_kept ON payout;
CREATE TRIGGER payout_is_kept BEFORE UPDATE ON payout
  FOR EACH ROW WHEN (
    (OLD.creator_id, OLD.idempotency_key, OLD.currency, OLD.created_at)
      IS DISTINCT FROM (NEW.creator_id, NEW.idempotency_key, NEW.currency, NEW.created_at)
    -- A new try says by which vendor, for which fee, and under which reference.
    OR NEW.status <> 'processing' AND (OLD.vendor, OLD.fee_cents) IS DISTINCT FROM (NEW.vendor, NEW.fee_cents)
    OR NEW.status <> 'processing' AND OLD.provider_reference IS NOT NULL AND OLD.provider_reference IS DISTINCT FROM NEW.provider_reference
    OR OLD.status = 'paid' AND NEW.status = 'paid' AND OLD.paid_at IS DISTINCT FROM NEW.paid_at)
  EXECUTE FUNCTION refuse_change('payout_is_kept', 'a payout keeps its creator and its key, and what its last try was for');
DROP TRIGGER payout_a_begin ON payout;
SELECT begin_with('payout', 'payout', '{pending}', '{provider_reference,expected_on,paid_at,retry_requested_at,fee_cents}');
COMMENT ON COLUMN payout.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payout.fee_cents IS 'The provider''s fee, deducted from the amount.';
COMMENT ON COLUMN payout_attempt.sent_cents IS 'The amount sent to the creator, in US cents: the payout less the fee.';
COMMENT ON COLUMN payout_attempt.fee_cents IS 'The vendor''s fee as shown to the creator, in US cents.';

ALTER TABLE bulk_action DROP COLUMN payout_cost_cents;
DROP FUNCTION quest_run_expected_payout_method(quest_run);

DROP TRIGGER quest_run_agreed_is_final ON quest_run;
CREATE TRIGGER quest_run_agreed_is_final BEFORE UPDATE ON quest_run
  FOR EACH ROW WHEN (OLD.accepted_at IS NOT NULL AND (
    (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
     OLD.publish_from, OLD.embargo_at, OLD.auto_approve_days, OLD.grace_days, OLD.kit_codes, OLD.fee_basis_points, OLD.fee_cents, OLD.brief,
     OLD.current_bid_id, OLD.accepted_at)
    IS DISTINCT FROM
    (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
     NEW.publish_from, NEW.embargo_at, NEW.auto_approve_days, NEW.grace_days, NEW.kit_codes, NEW.fee_basis_points, NEW.fee_cents, NEW.brief,
     NEW.current_bid_id, NEW.accepted_at)
    OR NEW.publish_until IS DISTINCT FROM OLD.publish_until AND NOT coalesce(NEW.publish_until > OLD.publish_until, false)))
  EXECUTE FUNCTION quest_run_agreed_is_final();
DROP TRIGGER quest_run_a_begin ON quest_run;
SELECT begin_with('quest_run', 'quest run', '{INITIAL_BID}',
  '{accepted_at,paid_at,content_submitted_at,content_approved_at,kit_claimed_at,finished_at,amount_cents,payment_id,payout_id}');
ALTER TABLE quest_run
  DROP CONSTRAINT quest_run_payout_cost_within_earned,
  DROP CONSTRAINT quest_run_agreed_terms,
  ADD CONSTRAINT quest_run_agreed_terms CHECK (
    status IN ('INITIAL_BID', 'COUNTER_BID', 'BID_EXPIRED', 'BID_REJECTED')
    OR num_nulls(amount_cents, platform, post_type, content_length_minutes, delivery_type, auto_approve_days, kit_codes,
                 fee_basis_points, fee_cents, brief, accepted_at) = 0);
DROP VIEW deal;
ALTER TABLE quest_run DROP COLUMN net_cents;
ALTER TABLE quest_run ADD COLUMN net_cents bigint GENERATED ALWAYS AS (amount_cents - fee_cents) STORED;
COMMENT ON COLUMN quest_run.net_cents IS 'The creator''s earnings: the agreed amount less the fee.';
ALTER TABLE quest_run DROP COLUMN payout_method, DROP COLUMN payout_cost_cents;
CREATE VIEW deal AS
  SELECT r.id, 'QUEST' AS kind, r.creator_id, r.company_id, r.quest_id AS activation_id,
         r.id AS quest_run_id, NULL::uuid AS mission_run_id, NULL::uuid AS participant_id, i.id AS invitation_id,
         r.status,
         CASE WHEN r.finished_at IS NOT NULL THEN 'ended' WHEN r.status IN ('INITIAL_BID', 'COUNTER_BID') THEN 'offer' ELSE 'active' END AS stage,
         i.invited_at, r.created_at AS began_at, r.finished_at AS ended_at,
         CASE WHEN r.finished_at IS NULL THEN r.deadline_at END AS next_due_at,
         jsonb_build_object('amount_cents', r.amount_cents, 'net_cents', r.net_cents, 'platform', r.platform,
                            'post_type', r.post_type, 'started_by', r.started_by,
                            'payout', CASE WHEN r.status = 'PAYOUT' THEN (SELECT p.status FROM payout p WHERE p.id = r.payout_id) END,
                            'dispute', CASE WHEN r.status = 'PAYOUT' THEN (
                              SELECT d.status FROM quest_run_dispute d
                               WHERE d.quest_run_id = r.id AND d.status IN ('possible', 'open')) END) AS payload,
         CASE WHEN r.status IN ('INITIAL_BID', 'COUNTER_BID') THEN (SELECT b.side FROM quest_bid b WHERE b.id = r.current_bid_id) = 'company'
              WHEN r.status = 'PAYOUT' THEN
                (SELECT p.status FROM payout p WHERE p.id = r.payout_id) IN ('failed', 'returned', 'unclaimed')
              ELSE r.status IN ('CONTENTPRODUCTION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') END IS TRUE AS is_own_turn
    FROM quest_run r
    LEFT JOIN invitation i ON i.activation_id = r.quest_id AND i.creator_id = r.creator_id
  UNION ALL
  SELECT r.id, 'MISSION', r.creator_id, r.company_id, r.mission_id, NULL, r.id, NULL, i.id,
         r.status,
         CASE WHEN r.finished_at IS NOT NULL THEN 'ended' ELSE 'active' END,
         i.invited_at, r.joined_at, r.finished_at,
         CASE WHEN r.finished_at IS NULL THEN r.deadline_at END,
         jsonb_build_object('round', r.round),
         r.status IN ('active', 'claimReward')
    FROM mission_run r
    LEFT JOIN invitation i ON i.activation_id = r.mission_id AND i.creator_id = r.creator_id
  UNION ALL
  SELECT p.id, 'KEY', p.creator_id, p.company_id, p.campaign_id, NULL, NULL, p.id, i.id,
         p.status,
         CASE WHEN p.finished_at IS NOT NULL OR p.status = 'rejected' THEN 'ended'
              WHEN p.status IN ('accepted', 'claimed_key', 'submitted_content') THEN 'active' ELSE 'offer' END,
         i.invited_at, p.applied_at,
         coalesce(p.finished_at, CASE WHEN p.status = 'rejected' THEN p.status_changed_at END),
         CASE WHEN p.finished_at IS NULL AND p.status <> 'rejected' THEN p.deadline_at END,
         jsonb_build_object('claimed_at', p.claimed_at),
         p.status IN ('pending_accept', 'accepted', 'claimed_key')
    FROM key_campaign_participant p
    LEFT JOIN invitation i ON i.activation_id = p.campaign_id AND i.creator_id = p.creator_id
  UNION ALL
  -- An accepted invitation is listed until its run exists, as long as the creator can still join. The creator's id comes from
  -- the creator row, where it is never null, because Postgres chose bad plans for the many invitations without a known
  -- creator.
  SELECT i.id, i.activation_type, c.id, i.company_id, i.activation_id, NULL, NULL, NULL, i.id,
         i.status, 'offer', i.invited_at, i.invited_at, NULL, CASE WHEN i.status = 'PENDING' THEN i.deadline_at END,
         jsonb_build_object('message', i.message), true
    FROM invitation i
    JOIN creator c ON c.id = i.creator_id
   WHERE i.activation_type IN ('KEY', 'MISSION', 'QUEST')
     AND (i.status = 'PENDING' OR i.status = 'ACCEPTED' AND (SELECT a.is_open FROM activation a WHERE a.id = i.activation_id))
     AND NOT EXISTS (SELECT FROM quest_run r WHERE r.quest_id = i.activation_id AND r.creator_id = i.creator_id
                        AND (r.finished_at IS NULL OR r.status = 'COMPLETED' OR i.status = 'ACCEPTED' AND r.created_at >= i.invited_at))
     AND NOT EXISTS (SELECT FROM mission_run r WHERE r.mission_id = i.activation_id AND r.creator_id = i.creator_id
                        AND (r.finished_at IS NULL OR i.status = 'ACCEPTED'))
     AND NOT EXISTS (SELECT FROM key_campaign_participant p WHERE p.campaign_id = i.activation_id AND p.creator_id = i.creator_id
                        AND (p.status NOT IN ('rejected', 'failed') OR i.status = 'ACCEPTED'));
COMMENT ON VIEW deal IS 'A creator''s deals: quest and mission runs, key campaigns, and invitations that wait for an answer.';
COMMENT ON COLUMN deal.id IS 'The id of the run, participant or invitation.';
COMMENT ON COLUMN deal.kind IS 'KEY, MISSION or QUEST.';
COMMENT ON COLUMN deal.creator_id IS 'The creator.';
COMMENT ON COLUMN deal.company_id IS 'The company on the other side.';
COMMENT ON COLUMN deal.activation_id IS 'The activation.';
COMMENT ON COLUMN deal.quest_run_id IS 'The quest run.';
COMMENT ON COLUMN deal.mission_run_id IS 'The mission run.';
COMMENT ON COLUMN deal.participant_id IS 'The creator''s participation in a key campaign.';
COMMENT ON COLUMN deal.invitation_id IS 'The invitation that started the deal, or that waits for an answer.';
COMMENT ON COLUMN deal.status IS 'The status of the run, participant or invitation.';
COMMENT ON COLUMN deal.stage IS 'offer before an agreement, then active, then ended.';
COMMENT ON COLUMN deal.invited_at IS 'When the company invited the creator. Empty if the creator came without an invitation.';
COMMENT ON COLUMN deal.began_at IS 'When the deal began: the invitation, the application or the first offer.';
COMMENT ON COLUMN deal.ended_at IS 'When the deal ended.';
COMMENT ON COLUMN deal.next_due_at IS 'When the next step is due. Empty if no step is due.';
COMMENT ON COLUMN deal.payload IS 'More details for a card: amounts, platform and content of a quest, the status of its payout and the dispute that holds it, the round of a mission, the message of an invitation.';
COMMENT ON COLUMN deal.is_own_turn IS 'True if the creator must act next. Otherwise the deal waits for the company, our team or a date.';
