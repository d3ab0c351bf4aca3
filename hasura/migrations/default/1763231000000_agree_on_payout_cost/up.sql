-- The net that both sides agree on is the net that arrives (rules §9): the payout cost is agreed with amount and fee, by the
-- creator's payout method at acceptance. Questboard keeps or pays the difference to the vendor's fee.
ALTER TABLE quest_run
  ADD COLUMN payout_method text CONSTRAINT quest_run_payout_method_fkey REFERENCES payout_method ON DELETE RESTRICT,
  ADD COLUMN payout_cost_cents bigint;
COMMENT ON COLUMN quest_run.payout_method IS 'The creator''s payout method at acceptance: the payout cost follows from it.';
COMMENT ON COLUMN quest_run.payout_cost_cents IS 'Agreed payout cost in US cents: `payoutShare` of domain/.';

-- Earlier agreements have no payout cost. Payouts that were already sent keep their fee; all others arrive in full.
ALTER TABLE quest_run DISABLE TRIGGER USER;
UPDATE quest_run AS run
   SET payout_method = coalesce(
         (SELECT CASE vendor WHEN 'paypal' THEN 'paypal' WHEN 'stripe_connect' THEN 'card' END FROM payout WHERE id = run.payout_id),
         (SELECT method FROM payout_account AS account WHERE account.creator_id = run.creator_id), 'card'),
       payout_cost_cents = coalesce(
         (SELECT fee_cents FROM payout WHERE id = run.payout_id AND status IN ('processing', 'unclaimed', 'paid')), 0)
 WHERE accepted_at IS NOT NULL;
ALTER TABLE quest_run ENABLE TRIGGER USER;
ALTER TABLE payout DISABLE TRIGGER USER;
UPDATE payout SET fee_cents = 0 WHERE status NOT IN ('processing', 'unclaimed', 'paid');
ALTER TABLE payout ENABLE TRIGGER USER;

-- Postgres cannot change the expression of a generated column, so the column and the view that reads it are created again.
DROP VIEW deal;
ALTER TABLE quest_run DROP COLUMN net_cents;
ALTER TABLE quest_run ADD COLUMN net_cents bigint GENERATED ALWAYS AS (amount_cents - fee_cents - payout_cost_cents) STORED;
COMMENT ON COLUMN quest_run.net_cents IS 'The amount that arrives in the creator''s account: the agreed amount less the platform fee and the payout cost.';
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

CREATE INDEX quest_run_payout_method_idx ON quest_run (payout_method);
ALTER TABLE quest_run
  DROP CONSTRAINT quest_run_agreed_terms,
  ADD CONSTRAINT quest_run_agreed_terms CHECK (
    status IN ('INITIAL_BID', 'COUNTER_BID', 'BID_EXPIRED', 'BID_REJECTED')
    OR num_nulls(amount_cents, platform, post_type, content_length_minutes, delivery_type, auto_approve_days, kit_codes,
                 fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at) = 0),
  ADD CONSTRAINT quest_run_payout_cost_within_earned CHECK (
    payout_cost_cents IS NULL OR accepted_at IS NOT NULL AND payout_cost_cents BETWEEN 0 AND amount_cents - fee_cents);
DROP TRIGGER quest_run_a_begin ON quest_run;
SELECT begin_with('quest_run', 'quest run', '{INITIAL_BID}',
  '{accepted_at,paid_at,content_submitted_at,content_approved_at,kit_claimed_at,finished_at,amount_cents,payout_method,payout_cost_cents,payment_id,payout_id}');

DROP TRIGGER quest_run_agreed_is_final ON quest_run;
-- The end of publishing can move to a later date, in the creator's favor.
CREATE TRIGGER quest_run_agreed_is_final BEFORE UPDATE ON quest_run
  FOR EACH ROW WHEN (OLD.accepted_at IS NOT NULL AND (
    (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
     OLD.publish_from, OLD.embargo_at, OLD.auto_approve_days, OLD.grace_days, OLD.kit_codes, OLD.fee_basis_points, OLD.fee_cents,
     OLD.payout_method, OLD.payout_cost_cents, OLD.brief, OLD.current_bid_id, OLD.accepted_at)
    IS DISTINCT FROM
    (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
     NEW.publish_from, NEW.embargo_at, NEW.auto_approve_days, NEW.grace_days, NEW.kit_codes, NEW.fee_basis_points, NEW.fee_cents,
     NEW.payout_method, NEW.payout_cost_cents, NEW.brief, NEW.current_bid_id, NEW.accepted_at)
    OR NEW.publish_until IS DISTINCT FROM OLD.publish_until AND NOT coalesce(NEW.publish_until > OLD.publish_until, false)))
  EXECUTE FUNCTION quest_run_agreed_is_final();

CREATE FUNCTION quest_run_expected_payout_method(run quest_run) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(run.payout_method, (SELECT method FROM payout_account WHERE creator_id = run.creator_id))
$$;
COMMENT ON FUNCTION quest_run_expected_payout_method(quest_run) IS
  'The agreed payout method, or the creator''s present one while nothing is agreed. Both sides see the payout cost before they agree.';

ALTER TABLE bulk_action ADD COLUMN payout_cost_cents bigint;
COMMENT ON COLUMN bulk_action.payout_cost_cents IS 'The payout cost of all creators in the action at the click, in US cents.';

-- A payout has its agreed cost from the beginning, whatever the vendor's fee is.
COMMENT ON COLUMN payout.amount_cents IS 'The earned amount in US cents, including the payout cost.';
COMMENT ON COLUMN payout.fee_cents IS 'The agreed payout cost in US cents: the rest of the amount arrives.';
COMMENT ON COLUMN payout_attempt.sent_cents IS 'The amount sent to the creator, in US cents: the payout less its agreed cost.';
COMMENT ON COLUMN payout_attempt.fee_cents IS 'The vendor''s fee for this try, in US cents. Questboard keeps or pays the difference to the payout''s cost.';
DROP TRIGGER payout_a_begin ON payout;
SELECT begin_with('payout', 'payout', '{pending}', '{provider_reference,expected_on,paid_at,retry_requested_at}');
DROP TRIGGER payout_is_kept ON payout;
CREATE TRIGGER payout_is_kept BEFORE UPDATE ON payout
  FOR EACH ROW WHEN (
    (OLD.creator_id, OLD.idempotency_key, OLD.currency, OLD.created_at, OLD.fee_cents)
      IS DISTINCT FROM (NEW.creator_id, NEW.idempotency_key, NEW.currency, NEW.created_at, NEW.fee_cents)
    -- A new attempt has its own vendor and reference.
    OR NEW.status <> 'processing' AND OLD.vendor IS DISTINCT FROM NEW.vendor
    OR NEW.status <> 'processing' AND OLD.provider_reference IS NOT NULL AND OLD.provider_reference IS DISTINCT FROM NEW.provider_reference
    OR OLD.status = 'paid' AND NEW.status = 'paid' AND OLD.paid_at IS DISTINCT FROM NEW.paid_at)
  EXECUTE FUNCTION refuse_change('payout_is_kept', 'a payout keeps its creator, its key and its cost, and what its last try was for');

-- A payout lowers or raises the platform's account by the difference between the agreed cost and the vendor's fee.
ALTER TABLE ledger_transfer_side DROP CONSTRAINT ledger_transfer_side_pkey;
ALTER TABLE ledger_transfer_side ADD PRIMARY KEY (kind, account_kind, direction);
INSERT INTO ledger_transfer_side (kind, account_kind, direction) VALUES ('payout', 'vendor_fees', -1), ('payout', 'vendor_fees', 1);

CREATE OR REPLACE FUNCTION ledger_entry_fits_transfer() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  transfer ledger_transfer;
  account ledger_account;
BEGIN
  SELECT * INTO transfer FROM ledger_transfer WHERE id = NEW.transfer_id;
  SELECT * INTO account FROM ledger_account WHERE id = NEW.account_id;
  IF transfer.kind <> 'adjustment' AND transfer.reverses_id IS NULL AND NOT EXISTS (
       SELECT FROM ledger_transfer_side AS side
        WHERE side.kind = transfer.kind AND side.account_kind = account.kind AND side.direction = sign(NEW.amount_cents)::integer) THEN
    PERFORM refuse('ledger_entry_side_of_transfer', format('a transfer of kind "%s" does not %s an account of kind "%s"',
      transfer.kind, CASE WHEN NEW.amount_cents < 0 THEN 'lower' ELSE 'raise' END, account.kind));
  END IF;
  -- An admin's adjustment can name no run, payment or payout. An escrow changes only for its own run.
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

-- Both sides see how much of the creator's part arrives. Only the creator sees the payout itself.
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
         -- If there are several, the status that is furthest from its end.
         (SELECT back.status FROM payment_refund AS back JOIN ledger_transfer AS refund ON refund.id = back.transfer_id
           WHERE refund.idempotency_key = format('refund/%s/%s', run.payment_id, run.id)
           ORDER BY array_position('{failed,waiting,requested,processing,succeeded,covered}', back.status) LIMIT 1) AS refund_status,
         (SELECT coalesce(sum(back.amount_cents) FILTER (WHERE back.status = 'covered'), 0)
            FROM payment_refund AS back JOIN ledger_transfer AS refund ON refund.id = back.transfer_id
           WHERE refund.idempotency_key = format('refund/%s/%s', run.payment_id, run.id))::bigint AS covered_cents,
         coalesce((SELECT payout.fee_cents FROM payout WHERE payout.id = run.payout_id), 0)::bigint AS payout_cost_cents
    FROM quest_run AS run
    LEFT JOIN ledger_transfer AS transfer ON transfer.quest_run_id = run.id
    LEFT JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
    LEFT JOIN ledger_account AS account ON account.id = entry.account_id
   GROUP BY run.id;
COMMENT ON COLUMN quest_run_money.creator_cents IS 'The creator''s earnings in US cents, including the payout cost.';
COMMENT ON COLUMN quest_run_money.payout_cost_cents IS 'The payout cost in US cents, deducted from the creator''s earnings.';
