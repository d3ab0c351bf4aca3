-- What companies pay and by which card, who must agree, and what banks take back.

CREATE TABLE money_vendor (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE money_vendor IS 'Through whom money comes in and goes out.';
COMMENT ON COLUMN money_vendor.value IS 'The vendor.';
COMMENT ON COLUMN money_vendor.comment IS 'What it does for us.';
INSERT INTO money_vendor (value, comment) VALUES
  ('stripe', 'Companies pay by card'),
  ('stripe_connect', 'Creators are paid to a card or bank account'),
  ('paypal', 'Creators are paid to PayPal');

CREATE TABLE payment_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payment_status IS 'How far a payment is.';
COMMENT ON COLUMN payment_status.value IS 'The word that other rows use.';
COMMENT ON COLUMN payment_status.comment IS 'What it means.';
INSERT INTO payment_status (value, comment) VALUES
  ('pending', 'Waits for the company to pay'), ('processing', 'With the card provider'), ('succeeded', 'Paid'),
  ('failed', 'Refused: the payment info has to be updated'), ('expired', 'Not paid in time'), ('refunded', 'Paid back'),
  ('waiting_approval', 'Waits for the approval of another member of the company');

CREATE TABLE payment_transition (
  from_status text NOT NULL REFERENCES payment_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES payment_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE payment_transition IS 'The legal moves of a payment.';
COMMENT ON COLUMN payment_transition.from_status IS 'The status that is left.';
COMMENT ON COLUMN payment_transition.to_status IS 'The status that is reached.';
COMMENT ON COLUMN payment_transition.event IS 'What the move is called in events and logs.';
CREATE INDEX payment_transition_to_status_idx ON payment_transition (to_status);
INSERT INTO payment_transition (from_status, to_status, event) VALUES
  ('pending', 'processing', 'paymentStarted'),
  ('pending', 'expired', 'paymentExpired'),
  ('processing', 'succeeded', 'paymentSucceeded'),
  ('processing', 'failed', 'paymentFailed'),
  ('failed', 'processing', 'paymentStarted'),
  ('failed', 'expired', 'paymentExpired'),
  ('succeeded', 'refunded', 'paymentRefunded'),
  ('failed', 'succeeded', 'paymentSucceeded'),
  ('expired', 'succeeded', 'paymentSucceeded'),
  ('waiting_approval', 'pending', 'paymentApproved'),
  ('waiting_approval', 'expired', 'paymentExpired');

CREATE TABLE payment_method (
  company_id           uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  provider_customer_id text NOT NULL,
  provider_method_id   text NOT NULL,
  brand                text NOT NULL,
  last4                text NOT NULL CONSTRAINT payment_method_last4_digits CHECK (last4 ~ '^[0-9]{4}$'),
  expires_month        integer NOT NULL CONSTRAINT payment_method_expires_month CHECK (expires_month BETWEEN 1 AND 12),
  expires_year         integer NOT NULL CONSTRAINT payment_method_expires_year CHECK (expires_year BETWEEN 2020 AND 2100),
  updated_at           timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE payment_method IS 'The card that a company pays with, as the card provider knows it. The number is stored nowhere.';
COMMENT ON COLUMN payment_method.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN payment_method.provider_customer_id IS 'The provider''s own id for the company.';
COMMENT ON COLUMN payment_method.provider_method_id IS 'The provider''s own id for the card.';
COMMENT ON COLUMN payment_method.brand IS 'The make of the card.';
COMMENT ON COLUMN payment_method.last4 IS 'Its last four digits.';
COMMENT ON COLUMN payment_method.expires_month IS 'When the card ends: month.';
COMMENT ON COLUMN payment_method.expires_year IS 'When the card ends: year.';
COMMENT ON COLUMN payment_method.updated_at IS 'When the row last changed.';
CREATE TRIGGER payment_method_set_updated_at BEFORE UPDATE ON payment_method FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payment_method_audit AFTER INSERT OR UPDATE OR DELETE ON payment_method
  FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

CREATE TABLE card_customer (
  company_id         uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  provider_reference text NOT NULL CONSTRAINT card_customer_provider_reference_key UNIQUE,
  created_at         timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE card_customer IS 'A company as the card provider knows it, whether it has a card there or not.';
COMMENT ON COLUMN card_customer.company_id IS 'The company.';
COMMENT ON COLUMN card_customer.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN card_customer.created_at IS 'When the row was made.';

CREATE TABLE payment (
  id                   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id           uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  status               text NOT NULL DEFAULT 'pending' REFERENCES payment_status ON DELETE RESTRICT,
  amount_cents         bigint NOT NULL CONSTRAINT payment_amount_above_zero CHECK (amount_cents > 0),
  currency             text NOT NULL DEFAULT 'USD' CONSTRAINT payment_currency_usd CHECK (currency = 'USD'),
  description          text NOT NULL DEFAULT '',
  idempotency_key      text NOT NULL CONSTRAINT payment_idempotency_key_key UNIQUE,
  provider_reference   text CONSTRAINT payment_provider_reference_key UNIQUE,
  problem              text NOT NULL DEFAULT '',
  created_by           uuid REFERENCES "user" ON DELETE SET NULL,
  due_at               timestamptz,
  succeeded_at         timestamptz,
  vendor               text NOT NULL DEFAULT 'stripe' REFERENCES money_vendor ON DELETE RESTRICT,
  refunded_cents       bigint NOT NULL DEFAULT 0,
  by_saved_card        boolean NOT NULL DEFAULT false,
  next_url             text,
  charge_reference     text CONSTRAINT payment_charge_reference_key UNIQUE,
  approved_by          uuid REFERENCES "user" ON DELETE SET NULL,
  approved_at          timestamptz,
  approval_reminded_at timestamptz,
  plan_id              text REFERENCES plan ON DELETE RESTRICT,
  plan_valid_to        timestamptz,
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_succeeded_at_when_paid CHECK ((status IN ('succeeded', 'refunded')) = (succeeded_at IS NOT NULL)),
  CONSTRAINT payment_refunded_within_amount CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  CONSTRAINT payment_refunded_says_all CHECK (status <> 'refunded' OR refunded_cents = amount_cents),
  CONSTRAINT payment_approved_by_another CHECK (approved_by <> created_by),
  CONSTRAINT payment_plan_when_paid CHECK (plan_valid_to IS NULL OR plan_id IS NOT NULL AND status IN ('succeeded', 'refunded'))
);
COMMENT ON TABLE payment IS 'Money that a company pays in. The idempotency key goes to the card provider, too.';
COMMENT ON COLUMN payment.id IS 'The row''s identity.';
COMMENT ON COLUMN payment.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN payment.status IS 'How far it is.';
COMMENT ON COLUMN payment.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment.currency IS 'Always USD.';
COMMENT ON COLUMN payment.description IS 'What is paid for, in words.';
COMMENT ON COLUMN payment.idempotency_key IS 'Names the cause: the same cause moves money once.';
COMMENT ON COLUMN payment.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN payment.problem IS 'Why it failed, in words for the company.';
COMMENT ON COLUMN payment.created_by IS 'Who pays for the company; empty once that account is deleted.';
COMMENT ON COLUMN payment.due_at IS 'Until when it can be paid.';
COMMENT ON COLUMN payment.succeeded_at IS 'When the money arrived.';
COMMENT ON COLUMN payment.vendor IS 'Through whom it is paid.';
COMMENT ON COLUMN payment.refunded_cents IS 'What of it was paid back; the ledger''s refunds keep it.';
COMMENT ON COLUMN payment.by_saved_card IS 'Whether the company''s saved card is charged; else it pays on the provider''s page.';
COMMENT ON COLUMN payment.next_url IS 'Where the person goes on while it is processing: the provider''s page, or their bank''s.';
COMMENT ON COLUMN payment.charge_reference IS 'What the provider calls the money that came in: refunds and disputes name it.';
COMMENT ON COLUMN payment.approved_by IS 'The second member who approved it, where the limit asked for one.';
COMMENT ON COLUMN payment.approved_at IS 'When it was approved.';
COMMENT ON COLUMN payment.approval_reminded_at IS 'When the others were last reminded of approving it.';
COMMENT ON COLUMN payment.plan_id IS 'The plan that it pays a month of; empty where it is for quest runs.';
COMMENT ON COLUMN payment.plan_valid_to IS 'Until when the company has the plan by it; empty while it is not paid, and where it came in vain and went back.';
COMMENT ON COLUMN payment.created_at IS 'When the row was made.';
COMMENT ON COLUMN payment.updated_at IS 'When the row last changed.';
CREATE INDEX payment_company_id_idx ON payment (company_id, created_at DESC);
CREATE INDEX payment_status_idx ON payment (status, due_at);
CREATE INDEX payment_created_by_idx ON payment (created_by);
CREATE INDEX payment_approved_by_idx ON payment (approved_by);
CREATE INDEX payment_created_by_within_idx ON payment (company_id, created_by, created_at);
CREATE INDEX payment_plan_id_idx ON payment (plan_id);
SELECT begin_with('payment', 'payment', '{pending,waiting_approval}',
  '{provider_reference,charge_reference,succeeded_at,approved_by,approved_at,plan_valid_to,refunded_cents}');
CREATE TRIGGER payment_amount_is_final BEFORE UPDATE OF amount_cents ON payment
  FOR EACH ROW WHEN (OLD.status <> 'pending' AND NEW.amount_cents <> OLD.amount_cents) EXECUTE FUNCTION amount_is_final();
CREATE TRIGGER payment_emit_requested AFTER INSERT ON payment
  FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION emit_requested();
CREATE TRIGGER payment_guard BEFORE UPDATE OF status ON payment FOR EACH ROW EXECUTE FUNCTION guard_transition('payment', 'payment');
CREATE TRIGGER payment_emit AFTER UPDATE OF status ON payment
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_transition();
CREATE TRIGGER payment_set_updated_at BEFORE UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payment_audit AFTER INSERT OR UPDATE OR DELETE ON payment FOR EACH ROW EXECUTE FUNCTION audit_row('id');
CREATE TRIGGER payment_a_move BEFORE UPDATE OF status ON payment
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'the card provider says what became of it, and the ledger follows');

-- Who pays whom, under which key, and what has been moved stays as it was written down, whoever writes. People are
-- forgotten: then these columns become empty, and nothing else.
CREATE TRIGGER payment_is_kept BEFORE UPDATE ON payment
  FOR EACH ROW WHEN (
    (OLD.company_id, OLD.idempotency_key, OLD.vendor, OLD.currency, OLD.created_at)
      IS DISTINCT FROM (NEW.company_id, NEW.idempotency_key, NEW.vendor, NEW.currency, NEW.created_at)
    OR OLD.plan_id IS DISTINCT FROM NEW.plan_id
    OR NEW.created_by IS DISTINCT FROM OLD.created_by AND NEW.created_by IS NOT NULL
    OR OLD.approved_at IS NOT NULL AND (OLD.approved_at IS DISTINCT FROM NEW.approved_at
         OR NEW.approved_by IS DISTINCT FROM OLD.approved_by AND NEW.approved_by IS NOT NULL)
    OR OLD.status IN ('succeeded', 'refunded')
      AND (OLD.provider_reference, OLD.charge_reference, OLD.succeeded_at)
        IS DISTINCT FROM (NEW.provider_reference, NEW.charge_reference, NEW.succeeded_at))
  EXECUTE FUNCTION refuse_change('payment_is_kept', 'a payment keeps its company, its key and vendor, and once it has succeeded the vendor''s references');

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

CREATE FUNCTION payment_plan_by_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM company_member WHERE company_id = NEW.company_id AND user_id = NEW.created_by AND is_owner) THEN
    PERFORM refuse('payment_plan_by_owner', 'owners of the company pay for its plan');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payment_plan_by_owner() IS 'Refuses a payment for a plan by somebody who is no owner.';
CREATE TRIGGER payment_plan_by_owner BEFORE INSERT ON payment
  FOR EACH ROW WHEN (NEW.plan_id IS NOT NULL AND NEW.created_by IS NOT NULL) EXECUTE FUNCTION payment_plan_by_owner();

CREATE FUNCTION payment_emit_plan_paid() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('planPaid', 'payment', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_emit_plan_paid() IS 'Tells the outbox that a company has a plan by its payment.';
CREATE TRIGGER payment_emit_plan_paid AFTER UPDATE OF plan_valid_to ON payment
  FOR EACH ROW WHEN (OLD.plan_valid_to IS NULL AND NEW.plan_valid_to IS NOT NULL) EXECUTE FUNCTION payment_emit_plan_paid();

-- Four eyes: what one member of a company pays within 24 hours stays within its limit, or a second member approves it (rules §6:
-- companies pay). Owners set the limit; raising or removing it takes a second member, too.
CREATE TABLE payment_limit (
  company_id   uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  limit_cents  bigint CONSTRAINT payment_limit_above_zero CHECK (limit_cents > 0),
  wanted_cents bigint CONSTRAINT payment_limit_wanted_above_zero CHECK (wanted_cents > 0),
  wanted_by    uuid REFERENCES "user" ON DELETE SET NULL,
  wanted_at    timestamptz,
  updated_at   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE payment_limit IS 'What one member of a company may pay within 24 hours without a second. Payments of a company lock its row, one after the other.';
COMMENT ON COLUMN payment_limit.company_id IS 'The company.';
COMMENT ON COLUMN payment_limit.limit_cents IS 'The limit in US cents; empty where there is none.';
COMMENT ON COLUMN payment_limit.wanted_cents IS 'The higher limit that an owner wants; empty where the owner wants none.';
COMMENT ON COLUMN payment_limit.wanted_by IS 'Who wants it: another member has to agree.';
COMMENT ON COLUMN payment_limit.wanted_at IS 'Since when a change waits; empty where none does.';
COMMENT ON COLUMN payment_limit.updated_at IS 'When the row last changed.';
CREATE INDEX payment_limit_wanted_by_idx ON payment_limit (wanted_by);
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

CREATE TABLE payment_dispute_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payment_dispute_status IS 'How a dispute stands.';
COMMENT ON COLUMN payment_dispute_status.value IS 'The word that other rows use.';
COMMENT ON COLUMN payment_dispute_status.comment IS 'What it means.';
INSERT INTO payment_dispute_status (value, comment) VALUES
  ('open', 'The bank decides'), ('won', 'The bank decided for us'), ('lost', 'The bank decided for the company');

CREATE TABLE payment_dispute (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id         uuid NOT NULL REFERENCES payment ON DELETE RESTRICT,
  status             text NOT NULL DEFAULT 'open' REFERENCES payment_dispute_status ON DELETE RESTRICT,
  amount_cents       bigint NOT NULL CONSTRAINT payment_dispute_amount_above_zero CHECK (amount_cents > 0),
  provider_reference text NOT NULL CONSTRAINT payment_dispute_provider_reference_key UNIQUE,
  reason             text NOT NULL DEFAULT '',
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE payment_dispute IS 'A payment that a company takes back through its bank.';
COMMENT ON COLUMN payment_dispute.id IS 'The row''s identity.';
COMMENT ON COLUMN payment_dispute.payment_id IS 'The payment.';
COMMENT ON COLUMN payment_dispute.status IS 'How it stands.';
COMMENT ON COLUMN payment_dispute.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment_dispute.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN payment_dispute.reason IS 'What the bank gives as its reason.';
COMMENT ON COLUMN payment_dispute.created_at IS 'When the row was made.';
COMMENT ON COLUMN payment_dispute.updated_at IS 'When the row last changed.';
CREATE INDEX payment_dispute_payment_id_idx ON payment_dispute (payment_id);
CREATE INDEX payment_dispute_status_idx ON payment_dispute (status);
CREATE TRIGGER payment_dispute_set_updated_at BEFORE UPDATE ON payment_dispute FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payment_dispute_audit AFTER INSERT OR UPDATE OR DELETE ON payment_dispute FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE FUNCTION payment_dispute_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(CASE NEW.status WHEN 'open' THEN 'paymentDisputed' WHEN 'won' THEN 'disputeWon' ELSE 'disputeLost' END,
    'payment_dispute', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_dispute_emit() IS 'Tells the outbox of a dispute, and how it ended.';
CREATE TRIGGER payment_dispute_emit_new AFTER INSERT ON payment_dispute
  FOR EACH ROW EXECUTE FUNCTION payment_dispute_emit();
CREATE TRIGGER payment_dispute_emit AFTER UPDATE OF status ON payment_dispute
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION payment_dispute_emit();

CREATE TABLE card_event (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_reference text NOT NULL CONSTRAINT card_event_provider_reference_key UNIQUE,
  type               text NOT NULL,
  subject            text NOT NULL,
  subject_reference  text NOT NULL,
  happened_at        timestamptz NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  done_at            timestamptz
);
COMMENT ON TABLE card_event IS 'What the card provider sent us: that something happened to something. What it is now is asked for.';
COMMENT ON COLUMN card_event.id IS 'The row''s identity.';
COMMENT ON COLUMN card_event.provider_reference IS 'The provider''s own id for the event: it is kept once.';
COMMENT ON COLUMN card_event.type IS 'What happened, in the provider''s words.';
COMMENT ON COLUMN card_event.subject IS 'What it happened to: a page, charge, refund, dispute, or something that is no matter of ours.';
COMMENT ON COLUMN card_event.subject_reference IS 'The provider''s own id for that.';
COMMENT ON COLUMN card_event.happened_at IS 'When it happened, as the provider says.';
COMMENT ON COLUMN card_event.created_at IS 'When the row was made.';
COMMENT ON COLUMN card_event.done_at IS 'When it was worked off; empty while it waits.';
CREATE INDEX card_event_open_idx ON card_event (created_at) WHERE done_at IS NULL;

CREATE FUNCTION card_event_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('cardEventReceived', 'card_event', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION card_event_emit() IS 'Tells the outbox that the card provider sent something to be worked off.';

-- Much of what the card provider sends is about what nothing of ours follows from: it is kept as done, and nobody is told.
CREATE TRIGGER card_event_emit AFTER INSERT ON card_event FOR EACH ROW WHEN (NEW.done_at IS NULL) EXECUTE FUNCTION card_event_emit();
