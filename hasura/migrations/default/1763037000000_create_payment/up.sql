CREATE TABLE money_vendor (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE money_vendor IS 'The vendors of incoming and outgoing money.';
COMMENT ON COLUMN money_vendor.value IS 'The vendor that the row is about.';
COMMENT ON COLUMN money_vendor.comment IS 'The vendor''s purpose.';
INSERT INTO money_vendor (value, comment) VALUES
  ('stripe', 'Companies pay by card'),
  ('stripe_connect', 'Creators are paid to a card or bank account'),
  ('paypal', 'Creators are paid to PayPal');

CREATE TABLE payment_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payment_status IS 'The status of a payment.';
COMMENT ON COLUMN payment_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN payment_status.comment IS 'The meaning of the value.';
INSERT INTO payment_status (value, comment) VALUES
  ('pending', 'Waiting for the company to pay'), ('processing', 'With the card provider'), ('succeeded', 'Paid'),
  ('failed', 'Refused: the payment info must be updated'), ('expired', 'Not paid before the deadline'), ('refunded', 'Refunded'),
  ('waiting_approval', 'Waiting for the approval of another member of the company');

CREATE TABLE payment_transition (
  from_status text NOT NULL REFERENCES payment_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES payment_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE payment_transition IS 'The allowed status changes of a payment.';
COMMENT ON COLUMN payment_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN payment_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN payment_transition.event IS 'The name of the status change in events and logs.';
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
COMMENT ON TABLE payment_method IS 'A company''s saved card, as the card provider knows it. Questboard does not store the number.';
COMMENT ON COLUMN payment_method.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN payment_method.provider_customer_id IS 'The provider''s id for the company.';
COMMENT ON COLUMN payment_method.provider_method_id IS 'The provider''s id for the card.';
COMMENT ON COLUMN payment_method.brand IS 'The brand of the card.';
COMMENT ON COLUMN payment_method.last4 IS 'The last four digits.';
COMMENT ON COLUMN payment_method.expires_month IS 'The month in which the card expires.';
COMMENT ON COLUMN payment_method.expires_year IS 'The year in which the card expires.';
COMMENT ON COLUMN payment_method.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('payment_method');
SELECT keep_trail('payment_method', 'INSERT OR UPDATE OR DELETE', '{company_id}');

CREATE TABLE card_customer (
  company_id         uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  provider_reference text NOT NULL CONSTRAINT card_customer_provider_reference_key UNIQUE,
  created_at         timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE card_customer IS 'A company''s customer record at the card provider, with or without a card.';
COMMENT ON COLUMN card_customer.company_id IS 'The company that the row belongs to.';
COMMENT ON COLUMN card_customer.provider_reference IS 'The provider''s id for the object.';
COMMENT ON COLUMN card_customer.created_at IS 'When the row was created.';

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
  declined_by          uuid REFERENCES "user" ON DELETE SET NULL,
  decline_reason       text CONSTRAINT payment_decline_reason_1_to_1000 CHECK (char_length(btrim(decline_reason)) BETWEEN 1 AND 1000),
  plan_id              text REFERENCES plan ON DELETE RESTRICT,
  plan_valid_to        timestamptz,
  created_at           timestamptz NOT NULL DEFAULT now(),
  updated_at           timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_succeeded_at_when_paid CHECK ((status IN ('succeeded', 'refunded')) = (succeeded_at IS NOT NULL)),
  CONSTRAINT payment_refunded_within_amount CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  CONSTRAINT payment_refunded_says_all CHECK (status <> 'refunded' OR refunded_cents = amount_cents),
  CONSTRAINT payment_approved_by_another CHECK (approved_by <> created_by),
  CONSTRAINT payment_declined_when_expired CHECK (decline_reason IS NULL OR status = 'expired'),
  CONSTRAINT payment_declined_by_another CHECK (declined_by <> created_by),
  CONSTRAINT payment_plan_when_paid CHECK (plan_valid_to IS NULL OR plan_id IS NOT NULL AND status IN ('succeeded', 'refunded'))
);
COMMENT ON TABLE payment IS 'A payment by a company. Its idempotency key is also sent to the card provider.';
COMMENT ON COLUMN payment.id IS 'The unique id of the row.';
COMMENT ON COLUMN payment.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN payment.status IS 'The current status of the payment.';
COMMENT ON COLUMN payment.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment.currency IS 'Always USD.';
COMMENT ON COLUMN payment.description IS 'A readable description of the payment.';
COMMENT ON COLUMN payment.idempotency_key IS 'The idempotency key. The key is derived from the reason for the payment, so that no reason leads to two payments.';
COMMENT ON COLUMN payment.provider_reference IS 'The provider''s id for the object.';
COMMENT ON COLUMN payment.problem IS 'The reason for a failure, in words for the company.';
COMMENT ON COLUMN payment.created_by IS 'The member who pays. Empty once that account is deleted.';
COMMENT ON COLUMN payment.due_at IS 'The payment deadline.';
COMMENT ON COLUMN payment.succeeded_at IS 'When the money arrived.';
COMMENT ON COLUMN payment.vendor IS 'The vendor of the payment.';
COMMENT ON COLUMN payment.refunded_cents IS 'The refunded amount, kept by the ledger''s refunds.';
COMMENT ON COLUMN payment.by_saved_card IS 'True if the saved card is charged. Otherwise the company pays on the provider''s page.';
COMMENT ON COLUMN payment.next_url IS 'The page where the member continues while the payment is processing: the provider''s or the bank''s.';
COMMENT ON COLUMN payment.charge_reference IS 'The provider''s id for the received money. Refunds and disputes refer to it.';
COMMENT ON COLUMN payment.approved_by IS 'The second member who approved the payment, if the limit required one.';
COMMENT ON COLUMN payment.approved_at IS 'When the payment was approved.';
COMMENT ON COLUMN payment.approval_reminded_at IS 'When the other members were last reminded to approve the payment.';
COMMENT ON COLUMN payment.declined_by IS 'The member who declined to approve the payment.';
COMMENT ON COLUMN payment.decline_reason IS 'That member''s reason, in words for the member who wanted to pay.';
COMMENT ON COLUMN payment.plan_id IS 'The plan that the payment extends by a month. Empty for quest runs.';
COMMENT ON COLUMN payment.plan_valid_to IS 'The end of the plan after this payment. Empty while unpaid, and if the payment had no effect and was refunded.';
COMMENT ON COLUMN payment.created_at IS 'When the row was created.';
COMMENT ON COLUMN payment.updated_at IS 'When the row last changed.';
CREATE INDEX payment_company_id_idx ON payment (company_id, created_at DESC);
CREATE INDEX payment_status_idx ON payment (status, due_at);
CREATE INDEX payment_created_by_idx ON payment (created_by);
CREATE INDEX payment_approved_by_idx ON payment (approved_by);
CREATE INDEX payment_declined_by_idx ON payment (declined_by);
CREATE INDEX payment_created_by_within_idx ON payment (company_id, created_by, created_at);
CREATE INDEX payment_plan_id_idx ON payment (plan_id);
SELECT begin_with('payment', 'payment', '{pending,waiting_approval}',
  '{provider_reference,charge_reference,succeeded_at,approved_by,approved_at,declined_by,decline_reason,plan_valid_to,refunded_cents}');
SELECT keep_updated_at('payment');
SELECT keep_trail('payment', 'INSERT OR UPDATE OR DELETE', '{id}');

CREATE FUNCTION payment_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.plan_id IS NOT NULL AND NEW.created_by IS NOT NULL AND NOT EXISTS (
         SELECT FROM company_member WHERE company_id = NEW.company_id AND user_id = NEW.created_by AND is_owner) THEN
      PERFORM refuse('payment_plan_by_owner', 'only an owner can pay for the company''s plan');
    END IF;
    IF NEW.status = 'pending' AND NEW.created_by IS NOT NULL
       AND payment_exceeds_limit(NEW.company_id, NEW.created_by, NEW.amount_cents) THEN
      PERFORM refuse('payment_within_limit', 'the amount is above the limit that one member can pay within 24 hours');
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.status <> NEW.status AND is_by_hand() THEN
    PERFORM refuse_by_hand('status', 'payment', 'the card provider reports the result, and the ledger follows it');
  END IF;
  IF OLD.status <> 'pending' AND NEW.amount_cents <> OLD.amount_cents THEN
    PERFORM refuse('payment_amount_is_final', 'the amount cannot change after the payment was started');
  END IF;
  PERFORM refuse_transition('payment', 'payment', OLD.status, NEW.status);
  IF OLD.status = 'waiting_approval' AND NEW.status = 'pending' AND NOT EXISTS (
       SELECT FROM company_member WHERE company_id = NEW.company_id AND user_id = NEW.approved_by) THEN
    PERFORM refuse('payment_is_approved', 'another member of the company must approve the payment first');
  END IF;
  -- The parties of a payment, its key and the moved amounts cannot change. When an account is deleted, only the columns
  -- that refer to people become empty.
  IF (OLD.company_id, OLD.idempotency_key, OLD.vendor, OLD.currency, OLD.created_at)
       IS DISTINCT FROM (NEW.company_id, NEW.idempotency_key, NEW.vendor, NEW.currency, NEW.created_at)
     OR OLD.plan_id IS DISTINCT FROM NEW.plan_id
     OR NEW.created_by IS DISTINCT FROM OLD.created_by AND NEW.created_by IS NOT NULL
     OR OLD.approved_at IS NOT NULL AND (OLD.approved_at IS DISTINCT FROM NEW.approved_at
          OR NEW.approved_by IS DISTINCT FROM OLD.approved_by AND NEW.approved_by IS NOT NULL)
     OR OLD.status IN ('succeeded', 'refunded')
       AND (OLD.provider_reference, OLD.charge_reference, OLD.succeeded_at)
         IS DISTINCT FROM (NEW.provider_reference, NEW.charge_reference, NEW.succeeded_at) THEN
    PERFORM refuse('payment_is_kept', 'the company, key and vendor of a payment cannot change, nor can the vendor''s references after it has succeeded');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payment_refuse() IS
  'Refuses a member''s payment above the limit or for a plan, a status change without a lifecycle move or approval, and changes to a payment that has started.';
CREATE TRIGGER payment_refuse BEFORE INSERT OR UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION payment_refuse();

-- A new payment also gets an event, because its workflow starts with it.
CREATE FUNCTION payment_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'waiting_approval' THEN
      PERFORM emit_event('paymentApprovalWanted', 'payment', NEW.id);
    ELSIF NEW.status = 'pending' THEN
      PERFORM emit_event('paymentRequested', 'payment', NEW.id);
    END IF;
    RETURN NULL;
  END IF;
  IF OLD.status <> NEW.status THEN
    PERFORM emit_event((SELECT event FROM payment_transition WHERE from_status = OLD.status AND to_status = NEW.status), 'payment', NEW.id);
  END IF;
  IF NEW.status = 'waiting_approval' AND NEW.approval_reminded_at IS DISTINCT FROM OLD.approval_reminded_at THEN
    PERFORM emit_event('paymentApprovalWanted', 'payment', NEW.id);
  END IF;
  IF OLD.plan_valid_to IS NULL AND NEW.plan_valid_to IS NOT NULL THEN
    PERFORM emit_event('planPaid', 'payment', NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_emit() IS 'Announces a new payment, each change of its status, a requested approval and its reminders, and a paid plan.';
CREATE TRIGGER payment_emit AFTER INSERT OR UPDATE OF status, approval_reminded_at, plan_valid_to ON payment
  FOR EACH ROW EXECUTE FUNCTION payment_emit();

COMMENT ON TRIGGER payment_refuse ON payment IS 'refuse';
COMMENT ON TRIGGER payment_emit ON payment IS 'outbox';

CREATE FUNCTION payment_exceeds_limit(of_company uuid, of_person uuid, cents bigint) RETURNS boolean
  LANGUAGE plpgsql AS $$
DECLARE
  most bigint;
BEGIN
  SELECT limit_cents INTO most FROM payment_limit WHERE company_id = of_company FOR NO KEY UPDATE;
  RETURN most IS NOT NULL AND of_person IS NOT NULL AND most < cents + (
    SELECT coalesce(sum(amount_cents), 0) FROM payment
     WHERE company_id = of_company AND created_by = of_person AND approved_by IS NULL
       AND status NOT IN ('expired', 'waiting_approval') AND created_at > now() - interval '24 hours');
END $$;
COMMENT ON FUNCTION payment_exceeds_limit(uuid, uuid, bigint) IS
  'True if the amount would exceed what a person can pay alone within 24 hours. Approved and unpaid payments do not count.';

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
COMMENT ON FUNCTION remind_of_approvals() IS 'Reminds members of payments that have waited a day for approval, and again every day.';

-- Payments of one member within 24 hours stay below a limit, or a second member approves them (rules §6: companies
-- pay). Owners set the limit; raising or removing the limit also needs a second member.
CREATE TABLE payment_limit (
  company_id   uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  limit_cents  bigint CONSTRAINT payment_limit_above_zero CHECK (limit_cents > 0),
  wanted_cents bigint CONSTRAINT payment_limit_wanted_above_zero CHECK (wanted_cents > 0),
  wanted_by    uuid REFERENCES "user" ON DELETE SET NULL,
  wanted_at    timestamptz,
  updated_at   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE payment_limit IS 'The amount that one member of a company can pay within 24 hours without approval. A payment locks the row, so that a company''s payments wait for each other.';
COMMENT ON COLUMN payment_limit.company_id IS 'The company that the row belongs to.';
COMMENT ON COLUMN payment_limit.limit_cents IS 'The limit in US cents. Empty without a limit.';
COMMENT ON COLUMN payment_limit.wanted_cents IS 'The higher limit that an owner requests. Empty if the owner requests no limit.';
COMMENT ON COLUMN payment_limit.wanted_by IS 'The owner who requested the change. Another member must approve it.';
COMMENT ON COLUMN payment_limit.wanted_at IS 'When the pending change was requested. Empty if no change is pending.';
COMMENT ON COLUMN payment_limit.updated_at IS 'When the row last changed.';
CREATE INDEX payment_limit_wanted_by_idx ON payment_limit (wanted_by);
SELECT keep_updated_at('payment_limit');
SELECT keep_trail('payment_limit', 'INSERT OR UPDATE OR DELETE', '{company_id}');

CREATE FUNCTION payment_limit_takes_two() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- Admins are not part of the company, so they can change the limit directly.
  IF actor_id() IS NOT NULL
     AND (OLD.wanted_at IS NULL OR OLD.wanted_by IS NOT DISTINCT FROM actor_id() OR NEW.limit_cents IS DISTINCT FROM OLD.wanted_cents) THEN
    PERFORM refuse('payment_limit_takes_two', 'another member must agree before the limit is raised or removed');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payment_limit_takes_two() IS 'Refuses to raise or remove a limit without a second member.';
CREATE TRIGGER payment_limit_takes_two BEFORE UPDATE OF limit_cents ON payment_limit
  FOR EACH ROW WHEN (OLD.limit_cents IS NOT NULL AND (NEW.limit_cents IS NULL OR NEW.limit_cents > OLD.limit_cents))
  EXECUTE FUNCTION payment_limit_takes_two();
COMMENT ON TRIGGER payment_limit_takes_two ON payment_limit IS 'refuse';

CREATE TABLE payment_dispute_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payment_dispute_status IS 'The status of a payment dispute.';
COMMENT ON COLUMN payment_dispute_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN payment_dispute_status.comment IS 'The meaning of the value.';
INSERT INTO payment_dispute_status (value, comment) VALUES
  ('open', 'The bank is deciding'), ('won', 'The bank decided for us'), ('lost', 'The bank decided for the company');

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
COMMENT ON TABLE payment_dispute IS 'A payment that a company disputes through its bank.';
COMMENT ON COLUMN payment_dispute.id IS 'The unique id of the row.';
COMMENT ON COLUMN payment_dispute.payment_id IS 'The payment that the row belongs to.';
COMMENT ON COLUMN payment_dispute.status IS 'The status of the dispute.';
COMMENT ON COLUMN payment_dispute.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment_dispute.provider_reference IS 'The provider''s id for the object.';
COMMENT ON COLUMN payment_dispute.reason IS 'The reason that the bank gives.';
COMMENT ON COLUMN payment_dispute.created_at IS 'When the row was created.';
COMMENT ON COLUMN payment_dispute.updated_at IS 'When the row last changed.';
CREATE INDEX payment_dispute_payment_id_idx ON payment_dispute (payment_id);
CREATE INDEX payment_dispute_status_idx ON payment_dispute (status);
SELECT keep_updated_at('payment_dispute');
SELECT keep_trail('payment_dispute', 'INSERT OR UPDATE OR DELETE', '{id}');

CREATE FUNCTION payment_dispute_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = NEW.status THEN
    RETURN NULL;
  END IF;
  PERFORM emit_event(CASE NEW.status WHEN 'open' THEN 'paymentDisputed' WHEN 'won' THEN 'disputeWon' ELSE 'disputeLost' END,
    'payment_dispute', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_dispute_emit() IS 'Writes an event when a dispute opens, and when it ends.';
CREATE TRIGGER payment_dispute_emit AFTER INSERT OR UPDATE OF status ON payment_dispute
  FOR EACH ROW EXECUTE FUNCTION payment_dispute_emit();
COMMENT ON TRIGGER payment_dispute_emit ON payment_dispute IS 'outbox';

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
COMMENT ON TABLE card_event IS 'A webhook event of the card provider. The handler reads the object''s current state from the provider.';
COMMENT ON COLUMN card_event.id IS 'The unique id of the row.';
COMMENT ON COLUMN card_event.provider_reference IS 'The provider''s id for the event, which is stored once.';
COMMENT ON COLUMN card_event.type IS 'The kind of event, in the provider''s words.';
COMMENT ON COLUMN card_event.subject IS 'The kind of affected object: a payment page, charge, refund or dispute, or an object that does not concern us.';
COMMENT ON COLUMN card_event.subject_reference IS 'The provider''s id for the affected object.';
COMMENT ON COLUMN card_event.happened_at IS 'When the event happened, according to the provider.';
COMMENT ON COLUMN card_event.created_at IS 'When the row was created.';
COMMENT ON COLUMN card_event.done_at IS 'When the event was processed. Empty while it waits.';
CREATE INDEX card_event_open_idx ON card_event (created_at) WHERE done_at IS NULL;

CREATE FUNCTION card_event_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('cardEventReceived', 'card_event', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION card_event_emit() IS 'Writes an event when the card provider sent something to process.';

-- Many events of the card provider have no effect here. Such events are stored as processed, and nothing is emitted.
CREATE TRIGGER card_event_emit AFTER INSERT ON card_event FOR EACH ROW WHEN (NEW.done_at IS NULL) EXECUTE FUNCTION card_event_emit();
COMMENT ON TRIGGER card_event_emit ON card_event IS 'outbox';
