-- Four eyes: what one member of a company pays within 24 hours stays within its limit, or a second member approves it (spec §6:
-- companies pay). Owners set the limit; raising or removing it takes a second member, too.

INSERT INTO payment_status (value, comment) VALUES ('waiting_approval', 'Waits for the approval of another member of the company');
INSERT INTO payment_transition (from_status, to_status, event) VALUES
  ('waiting_approval', 'pending', 'paymentApproved'),
  ('waiting_approval', 'expired', 'paymentExpired');

ALTER TABLE payment
  ADD COLUMN approved_by uuid REFERENCES "user" ON DELETE SET NULL,
  ADD COLUMN approved_at timestamptz,
  ADD COLUMN approval_reminded_at timestamptz,
  ADD CONSTRAINT payment_approved_by_another CHECK (approved_by <> created_by);
CREATE INDEX payment_approved_by_idx ON payment (approved_by);
CREATE INDEX payment_created_by_within_idx ON payment (company_id, created_by, created_at);
COMMENT ON COLUMN payment.approved_by IS 'The second member who approved it, where the limit asked for one.';
COMMENT ON COLUMN payment.approved_at IS 'When it was approved.';
COMMENT ON COLUMN payment.approval_reminded_at IS 'When the others were last reminded of approving it.';

CREATE TABLE payment_limit (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  limit_cents   bigint CONSTRAINT payment_limit_above_zero CHECK (limit_cents > 0),
  wanted_cents  bigint CONSTRAINT payment_limit_wanted_above_zero CHECK (wanted_cents > 0),
  wanted_by     uuid REFERENCES "user" ON DELETE SET NULL,
  wanted_at     timestamptz,
  updated_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_limit_wanted_by_idx ON payment_limit (wanted_by);
COMMENT ON TABLE payment_limit IS 'What one member of a company may pay within 24 hours without a second. Payments of a company lock its row, one after the other.';
COMMENT ON COLUMN payment_limit.company_id IS 'The company.';
COMMENT ON COLUMN payment_limit.limit_cents IS 'The limit in US cents; empty where there is none.';
COMMENT ON COLUMN payment_limit.wanted_cents IS 'The higher limit that an owner wants; empty where the owner wants none.';
COMMENT ON COLUMN payment_limit.wanted_by IS 'Who wants it: another member has to agree.';
COMMENT ON COLUMN payment_limit.wanted_at IS 'Since when a change waits; empty where none does.';
COMMENT ON COLUMN payment_limit.updated_at IS 'When the row last changed.';
CREATE TRIGGER payment_limit_set_updated_at BEFORE UPDATE ON payment_limit FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payment_limit_audit AFTER INSERT OR UPDATE OR DELETE ON payment_limit
  FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

CREATE FUNCTION payment_limit_takes_two() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- An admin, who is nobody of the company, may.
  IF actor_id() IS NOT NULL
     AND (OLD.wanted_at IS NULL OR OLD.wanted_by IS NOT DISTINCT FROM actor_id() OR NEW.limit_cents IS DISTINCT FROM OLD.wanted_cents) THEN
    PERFORM refuse('payment_limit_takes_two', 'another member has to agree before a limit is raised or removed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payment_limit_takes_two() IS 'Refuses to raise or remove a limit without a second member.';
CREATE TRIGGER payment_limit_takes_two BEFORE UPDATE OF limit_cents ON payment_limit
  FOR EACH ROW WHEN (OLD.limit_cents IS NOT NULL AND (NEW.limit_cents IS NULL OR NEW.limit_cents > OLD.limit_cents))
  EXECUTE FUNCTION payment_limit_takes_two();

CREATE FUNCTION payment_exceeds_limit(of_company uuid, of_person uuid, cents bigint) RETURNS boolean
  LANGUAGE plpgsql AS $$
DECLARE
  most bigint;
BEGIN
  -- Whoever else pays for the company waits here, and is counted then.
  SELECT limit_cents INTO most FROM payment_limit WHERE company_id = of_company FOR NO KEY UPDATE;
  RETURN most IS NOT NULL AND of_person IS NOT NULL AND most < cents + (
    SELECT coalesce(sum(amount_cents), 0) FROM payment
     WHERE company_id = of_company AND created_by = of_person AND approved_by IS NULL
       AND status NOT IN ('expired', 'waiting_approval') AND created_at > now() - interval '24 hours');
END $$;
COMMENT ON FUNCTION payment_exceeds_limit(uuid, uuid, bigint) IS
  'Whether so much more would be above what the person may pay alone within 24 hours. What was approved does not count, nor what nobody paid.';

CREATE FUNCTION payment_within_limit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF payment_exceeds_limit(NEW.company_id, NEW.created_by, NEW.amount_cents) THEN
    PERFORM refuse('payment_within_limit', 'this is above what one member may pay within 24 hours');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payment_within_limit() IS 'Refuses a payment above the limit that waits for nobody.';
CREATE TRIGGER payment_within_limit BEFORE INSERT ON payment
  FOR EACH ROW WHEN (NEW.status = 'pending' AND NEW.created_by IS NOT NULL) EXECUTE FUNCTION payment_within_limit();

CREATE FUNCTION payment_is_approved() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM company_member WHERE company_id = NEW.company_id AND user_id = NEW.approved_by) THEN
    PERFORM refuse('payment_is_approved', 'another member of the company has to approve it first');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payment_is_approved() IS 'Refuses to go on with a payment that no member has approved.';
CREATE TRIGGER payment_is_approved BEFORE UPDATE OF status ON payment
  FOR EACH ROW WHEN (OLD.status = 'waiting_approval' AND NEW.status = 'pending') EXECUTE FUNCTION payment_is_approved();

CREATE FUNCTION payment_emit_approval() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('paymentApprovalWanted', 'payment', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_emit_approval() IS 'Tells the outbox of a payment that waits for a second member, at first and when they are reminded.';
CREATE TRIGGER payment_emit_approval AFTER INSERT ON payment
  FOR EACH ROW WHEN (NEW.status = 'waiting_approval') EXECUTE FUNCTION payment_emit_approval();
CREATE TRIGGER payment_emit_approval_reminder AFTER UPDATE OF approval_reminded_at ON payment
  FOR EACH ROW WHEN (NEW.status = 'waiting_approval' AND NEW.approval_reminded_at IS DISTINCT FROM OLD.approval_reminded_at)
  EXECUTE FUNCTION payment_emit_approval();

CREATE FUNCTION remind_of_approvals() RETURNS bigint
  LANGUAGE plpgsql AS $$
DECLARE
  move_before text := coalesce(current_setting('questboard.move', true), '');
  reminded bigint;
BEGIN
  PERFORM set_config('questboard.move', '{"name": "remindOfApprovals", "by": "time"}', true);
  UPDATE payment SET approval_reminded_at = now()
   WHERE status = 'waiting_approval' AND coalesce(approval_reminded_at, created_at) <= now() - interval '24 hours';
  GET DIAGNOSTICS reminded = ROW_COUNT;
  PERFORM set_config('questboard.move', move_before, true);
  RETURN reminded;
END $$;
COMMENT ON FUNCTION remind_of_approvals() IS 'Reminds of payments that have waited a day for a second member, and of each a day later again.';

INSERT INTO notification_kind (value, comment) VALUES ('payment_approval', 'A payment that waits for another member''s approval');
