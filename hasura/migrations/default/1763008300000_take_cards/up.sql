-- Companies pay by card: who they are to the card provider, what of a payment is paid back or charged back there, and what
-- the provider sent us about it.

CREATE TABLE card_customer (
  company_id         uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  provider_reference text NOT NULL CONSTRAINT card_customer_provider_reference_key UNIQUE,
  created_at         timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE card_customer IS 'A company as the card provider knows it, whether it has a card there or not.';
COMMENT ON COLUMN card_customer.company_id IS 'The company.';
COMMENT ON COLUMN card_customer.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN card_customer.created_at IS 'When the row was made.';
INSERT INTO card_customer (company_id, provider_reference) SELECT company_id, provider_customer_id FROM payment_method;

ALTER TABLE payment
  ADD COLUMN by_saved_card boolean NOT NULL DEFAULT false,
  ADD COLUMN next_url text,
  ADD COLUMN charge_reference text CONSTRAINT payment_charge_reference_key UNIQUE;
COMMENT ON COLUMN payment.by_saved_card IS 'Whether the company''s saved card is charged; else it pays on the provider''s page.';
COMMENT ON COLUMN payment.next_url IS 'Where the person goes on while it is processing: the provider''s page, or their bank''s.';
COMMENT ON COLUMN payment.charge_reference IS 'What the provider calls the money that came in: refunds and disputes name it.';
ALTER TABLE payment DISABLE TRIGGER USER;
UPDATE payment SET charge_reference = provider_reference WHERE status IN ('succeeded', 'refunded');
ALTER TABLE payment ENABLE TRIGGER USER;

-- Money that comes although nobody waited any more is received, and goes back.
INSERT INTO payment_transition (from_status, to_status, event) VALUES
  ('failed', 'succeeded', 'paymentSucceeded'),
  ('expired', 'succeeded', 'paymentSucceeded');

CREATE TABLE payment_refund_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payment_refund_status IS 'How far a refund is.';
COMMENT ON COLUMN payment_refund_status.value IS 'The word that other rows use.';
COMMENT ON COLUMN payment_refund_status.comment IS 'What it means.';
INSERT INTO payment_refund_status (value, comment) VALUES
  ('requested', 'Waits to be asked of the card provider'), ('processing', 'On its way to the card'),
  ('succeeded', 'Paid back'), ('failed', 'The provider could not pay it back: an admin sees to it');

CREATE TABLE payment_refund (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id         uuid NOT NULL REFERENCES payment ON DELETE RESTRICT,
  transfer_id        uuid NOT NULL CONSTRAINT payment_refund_transfer_id_key UNIQUE REFERENCES ledger_transfer ON DELETE RESTRICT,
  status             text NOT NULL DEFAULT 'requested' REFERENCES payment_refund_status ON DELETE RESTRICT,
  amount_cents       bigint NOT NULL CONSTRAINT payment_refund_amount_above_zero CHECK (amount_cents > 0),
  idempotency_key    text NOT NULL CONSTRAINT payment_refund_idempotency_key_key UNIQUE,
  provider_reference text CONSTRAINT payment_refund_provider_reference_key UNIQUE,
  problem            text NOT NULL DEFAULT '',
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_refund_payment_id_idx ON payment_refund (payment_id, created_at);
CREATE INDEX payment_refund_status_idx ON payment_refund (status);
COMMENT ON TABLE payment_refund IS 'What the ledger paid back, as it is asked of the card provider: a row for each refund in the ledger.';
COMMENT ON COLUMN payment_refund.id IS 'The row''s identity.';
COMMENT ON COLUMN payment_refund.payment_id IS 'The payment of which it is a part.';
COMMENT ON COLUMN payment_refund.transfer_id IS 'The refund in the ledger.';
COMMENT ON COLUMN payment_refund.status IS 'How far it is.';
COMMENT ON COLUMN payment_refund.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment_refund.idempotency_key IS 'The ledger''s key, which the provider is asked with as well.';
COMMENT ON COLUMN payment_refund.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN payment_refund.problem IS 'Why it failed, in the provider''s words.';
COMMENT ON COLUMN payment_refund.created_at IS 'When the row was made.';
COMMENT ON COLUMN payment_refund.updated_at IS 'When the row last changed.';
CREATE TRIGGER payment_refund_set_updated_at BEFORE UPDATE ON payment_refund FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payment_refund_audit AFTER INSERT OR UPDATE OR DELETE ON payment_refund FOR EACH ROW EXECUTE FUNCTION audit_row('id');

-- Whoever posts a refund has it asked of the provider that the money came by.
CREATE FUNCTION payment_refund_follow_ledger() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_refund (payment_id, transfer_id, amount_cents, idempotency_key)
  SELECT transfer.payment_id, transfer.id, NEW.amount_cents, transfer.idempotency_key
    FROM ledger_transfer AS transfer JOIN ledger_account AS account ON account.id = NEW.account_id
   WHERE transfer.id = NEW.transfer_id AND transfer.kind = 'refund' AND account.kind = 'vendor';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_follow_ledger() IS 'Has the card provider asked for what the ledger paid back.';
CREATE TRIGGER ledger_entry_request_refund AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.amount_cents > 0) EXECUTE FUNCTION payment_refund_follow_ledger();

CREATE FUNCTION payment_refund_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(CASE NEW.status WHEN 'requested' THEN 'refundRequested' WHEN 'succeeded' THEN 'refundSucceeded' ELSE 'refundFailed' END,
    'payment_refund', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payment_refund_emit() IS 'Tells the outbox that a refund is to be made, was made or failed.';
CREATE TRIGGER payment_refund_emit_requested AFTER INSERT ON payment_refund
  FOR EACH ROW WHEN (NEW.status = 'requested') EXECUTE FUNCTION payment_refund_emit();
CREATE TRIGGER payment_refund_emit AFTER UPDATE OF status ON payment_refund
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'processing') EXECUTE FUNCTION payment_refund_emit();

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
CREATE INDEX payment_dispute_payment_id_idx ON payment_dispute (payment_id);
CREATE INDEX payment_dispute_status_idx ON payment_dispute (status);
COMMENT ON TABLE payment_dispute IS 'A payment that a company takes back through its bank.';
COMMENT ON COLUMN payment_dispute.id IS 'The row''s identity.';
COMMENT ON COLUMN payment_dispute.payment_id IS 'The payment.';
COMMENT ON COLUMN payment_dispute.status IS 'How it stands.';
COMMENT ON COLUMN payment_dispute.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN payment_dispute.provider_reference IS 'The provider''s own id for it.';
COMMENT ON COLUMN payment_dispute.reason IS 'What the bank gives as its reason.';
COMMENT ON COLUMN payment_dispute.created_at IS 'When the row was made.';
COMMENT ON COLUMN payment_dispute.updated_at IS 'When the row last changed.';
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
CREATE INDEX card_event_open_idx ON card_event (created_at) WHERE done_at IS NULL;
COMMENT ON TABLE card_event IS 'What the card provider sent us: that something happened to something. What it is now is asked for.';
COMMENT ON COLUMN card_event.id IS 'The row''s identity.';
COMMENT ON COLUMN card_event.provider_reference IS 'The provider''s own id for the event: it is kept once.';
COMMENT ON COLUMN card_event.type IS 'What happened, in the provider''s words.';
COMMENT ON COLUMN card_event.subject IS 'What it happened to: a page, charge, refund, dispute, or something that is no matter of ours.';
COMMENT ON COLUMN card_event.subject_reference IS 'The provider''s own id for that.';
COMMENT ON COLUMN card_event.happened_at IS 'When it happened, as the provider says.';
COMMENT ON COLUMN card_event.created_at IS 'When the row was made.';
COMMENT ON COLUMN card_event.done_at IS 'When it was worked off; empty while it waits.';

CREATE FUNCTION card_event_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('cardEventReceived', 'card_event', NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION card_event_emit() IS 'Tells the outbox that the card provider sent something.';
CREATE TRIGGER card_event_emit AFTER INSERT ON card_event FOR EACH ROW EXECUTE FUNCTION card_event_emit();

INSERT INTO notification_kind (value, comment) VALUES
  ('payment_refunded', 'What of a payment went back to the company'),
  ('payment_refund_failed', 'What of a payment could not be paid back to the card'),
  ('payment_disputed', 'A payment that the company''s bank took back');
