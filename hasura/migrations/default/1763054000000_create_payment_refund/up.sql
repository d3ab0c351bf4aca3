CREATE TABLE payment_refund_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payment_refund_status IS 'The status of a refund.';
COMMENT ON COLUMN payment_refund_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN payment_refund_status.comment IS 'The meaning of the value.';
INSERT INTO payment_refund_status (value, comment) VALUES
  ('requested', 'Waiting to be requested from the card provider'), ('processing', 'On its way to the card'),
  ('succeeded', 'Refunded'), ('failed', 'The provider could not refund the money; an admin handles the refund'),
  ('waiting', 'On hold while a bank disputes the payment; requested again after the bank has decided'),
  ('covered', 'The bank has already returned the money; nothing is requested from the provider');

CREATE TABLE payment_refund (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id         uuid NOT NULL REFERENCES payment ON DELETE RESTRICT,
  transfer_id        uuid NOT NULL REFERENCES ledger_transfer ON DELETE RESTRICT,
  status             text NOT NULL DEFAULT 'requested' REFERENCES payment_refund_status ON DELETE RESTRICT,
  amount_cents       bigint NOT NULL CONSTRAINT payment_refund_amount_above_zero CHECK (amount_cents > 0),
  idempotency_key    text NOT NULL CONSTRAINT payment_refund_idempotency_key_key UNIQUE,
  provider_reference text CONSTRAINT payment_refund_provider_reference_key UNIQUE,
  problem            text NOT NULL DEFAULT '',
  cover_id           uuid REFERENCES ledger_transfer ON DELETE RESTRICT,
  refusals           integer NOT NULL DEFAULT 0,
  requested_at       timestamptz NOT NULL DEFAULT now(),
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_refund_covered_by_transfer CHECK ((status = 'covered') = (cover_id IS NOT NULL))
);
COMMENT ON TABLE payment_refund IS 'A refund of the ledger, as requested from the card provider. Each refund has one row, and a second row if a bank has returned a part of the money.';
COMMENT ON COLUMN payment_refund.id IS 'The unique id of the row.';
COMMENT ON COLUMN payment_refund.payment_id IS 'The payment that is refunded.';
COMMENT ON COLUMN payment_refund.transfer_id IS 'The refund in the ledger.';
COMMENT ON COLUMN payment_refund.status IS 'The current status of the payment refund.';
COMMENT ON COLUMN payment_refund.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment_refund.idempotency_key IS 'The ledger''s idempotency key, which is also sent to the provider.';
COMMENT ON COLUMN payment_refund.provider_reference IS 'The provider''s id for the object.';
COMMENT ON COLUMN payment_refund.problem IS 'The reason for a failure, in the provider''s words.';
COMMENT ON COLUMN payment_refund.cover_id IS 'The transfer that records the money as returned by the bank.';
COMMENT ON COLUMN payment_refund.refusals IS 'The number of refusals by the provider. After each refusal, the request uses another idempotency key.';
COMMENT ON COLUMN payment_refund.requested_at IS 'The time from which the refund can be requested.';
COMMENT ON COLUMN payment_refund.created_at IS 'When the row was created.';
COMMENT ON COLUMN payment_refund.updated_at IS 'When the row last changed.';
CREATE INDEX payment_refund_payment_id_idx ON payment_refund (payment_id, created_at);
CREATE INDEX payment_refund_status_idx ON payment_refund (status);
CREATE INDEX payment_refund_transfer_id_idx ON payment_refund (transfer_id);
CREATE INDEX payment_refund_cover_id_idx ON payment_refund (cover_id);
SELECT keep_updated_at('payment_refund');
SELECT keep_trail('payment_refund', 'INSERT OR UPDATE OR DELETE', '{id}');
CREATE FUNCTION payment_refund_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (OLD.payment_id, OLD.transfer_id, OLD.idempotency_key, OLD.created_at)
     IS DISTINCT FROM (NEW.payment_id, NEW.transfer_id, NEW.idempotency_key, NEW.created_at) THEN
    PERFORM refuse('payment_refund_is_kept', 'the amount of a refund must equal its transfer in the ledger');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payment_refund_refuse() IS 'Refuses to delete a refund, or to change values that its transfer in the ledger determines.';
CREATE TRIGGER payment_refund_refuse BEFORE UPDATE OR DELETE ON payment_refund FOR EACH ROW EXECUTE FUNCTION payment_refund_refuse();
COMMENT ON TRIGGER payment_refund_refuse ON payment_refund IS 'refuse';

CREATE FUNCTION payment_refund_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.status <> 'requested'
     OR TG_OP = 'UPDATE' AND (OLD.status = NEW.status OR NEW.status IN ('processing', 'waiting')) THEN
    RETURN NULL;
  END IF;
  PERFORM emit_event(CASE NEW.status WHEN 'requested' THEN 'refundRequested' WHEN 'succeeded' THEN 'refundSucceeded'
    WHEN 'covered' THEN 'refundCovered' ELSE 'refundFailed' END, 'payment_refund', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_emit() IS 'Writes an event when a refund is requested, paid, covered by the bank or failed.';
CREATE TRIGGER payment_refund_emit AFTER INSERT OR UPDATE OF status ON payment_refund
  FOR EACH ROW EXECUTE FUNCTION payment_refund_emit();
COMMENT ON TRIGGER payment_refund_emit ON payment_refund IS 'outbox';

-- Both sides see how much of the creator's part arrives. Only the creator sees the payout itself.
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
         -- If there are several refunds, the view shows the least advanced status.
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
COMMENT ON VIEW quest_run_money IS 'The money of a quest run: paid by its company, held, and received by its creator and the platform. The amounts add up to zero.';
COMMENT ON COLUMN quest_run_money.quest_run_id IS 'The quest run that the row belongs to.';
COMMENT ON COLUMN quest_run_money.company_id IS 'The company that pays.';
COMMENT ON COLUMN quest_run_money.creator_id IS 'The creator who is paid.';
COMMENT ON COLUMN quest_run_money.company_cents IS 'The amount paid by the company, less the amount returned, in US cents. The value is negative.';
COMMENT ON COLUMN quest_run_money.held_cents IS 'The amount that Questboard holds for the run, in US cents.';
COMMENT ON COLUMN quest_run_money.creator_cents IS 'The creator''s earnings in US cents, including the payout cost.';
COMMENT ON COLUMN quest_run_money.fee_cents IS 'The amount the platform got, in US cents.';
COMMENT ON COLUMN quest_run_money.other_cents IS 'The amount an admin moved to other accounts, in US cents.';
COMMENT ON COLUMN quest_run_money.returned_cents IS 'The amount returned to the company, in US cents.';
COMMENT ON COLUMN quest_run_money.held_at IS 'When the money was held.';
COMMENT ON COLUMN quest_run_money.released_at IS 'When the creator earned the money.';
COMMENT ON COLUMN quest_run_money.returned_at IS 'When the money was returned.';
COMMENT ON COLUMN quest_run_money.refund_status IS 'The status of the refund to the card.';
COMMENT ON COLUMN quest_run_money.covered_cents IS 'The part of the returned money that the company''s bank paid instead of us, in US cents.';
COMMENT ON COLUMN quest_run_money.payout_cost_cents IS 'The payout cost in US cents, deducted from the creator''s earnings.';

CREATE FUNCTION payment_refund_not_from_bank() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  IF bank_holds(NEW.payment_id) > 0 AND EXISTS (SELECT FROM payment_refund WHERE id = NEW.id AND status = 'requested') THEN
    PERFORM refuse('payment_refund_not_from_bank', 'a bank has already returned this amount to the company; cover the refund with "refund_covered" first');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_not_from_bank() IS 'Refuses to request a refund from the provider for money that a bank has already returned.';
CREATE CONSTRAINT TRIGGER payment_refund_not_from_bank AFTER INSERT ON payment_refund
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_refund_not_from_bank();
COMMENT ON TRIGGER payment_refund_not_from_bank ON payment_refund IS 'refuse';

-- The parts of a refund must add up to the ledger's amount, even if a bank has covered a part in the meantime.
CREATE FUNCTION payment_refund_agrees_with_ledger() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  pieces bigint := (SELECT sum(amount_cents) FROM payment_refund WHERE transfer_id = NEW.transfer_id);
  returned bigint := (SELECT coalesce(sum(entry.amount_cents), 0)
                        FROM ledger_transfer AS transfer
                        JOIN ledger_entry AS entry ON entry.transfer_id = transfer.id
                        JOIN ledger_account AS account ON account.id = entry.account_id AND account.kind = 'vendor'
                       WHERE transfer.id = NEW.transfer_id AND transfer.kind = 'refund' AND transfer.payment_id = NEW.payment_id);
BEGIN
  IF pieces <> returned THEN
    PERFORM refuse('payment_refund_is_kept', format('the ledger shows a refund of %s cents, not %s', returned, pieces));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_agrees_with_ledger() IS 'Refuses refunds that together are more or less than their transfer in the ledger.';
CREATE CONSTRAINT TRIGGER payment_refund_agrees_with_ledger AFTER INSERT OR UPDATE OF amount_cents ON payment_refund
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_refund_agrees_with_ledger();
COMMENT ON TRIGGER payment_refund_agrees_with_ledger ON payment_refund IS 'refuse';
