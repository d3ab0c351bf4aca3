-- Each attempt of a payout is written before the vendor is called, so that a payout can be followed to its end. Returned and
-- unclaimed payouts have their own status and can continue.

CREATE TABLE payout_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payout_status IS 'The status of a payout.';
COMMENT ON COLUMN payout_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN payout_status.comment IS 'The meaning of the value.';
INSERT INTO payout_status (value, comment) VALUES
  ('pending', 'Waiting to be sent'), ('processing', 'With the payout provider, for 2 to 3 bank days'),
  ('paid', 'Arrived'), ('failed', 'Refused or not delivered; can be retried'),
  ('unclaimed', 'Sent to an address whose owner has not claimed it yet'),
  ('returned', 'Returned after the vendor had accepted it; can be retried');

CREATE TABLE payout_transition (
  from_status text NOT NULL REFERENCES payout_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES payout_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE payout_transition IS 'The allowed status changes of a payout.';
COMMENT ON COLUMN payout_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN payout_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN payout_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX payout_transition_to_status_idx ON payout_transition (to_status);
INSERT INTO payout_transition (from_status, to_status, event) VALUES
  ('pending', 'processing', 'payoutStarted'),
  ('processing', 'paid', 'payoutPaid'),
  ('processing', 'failed', 'payoutFailed'),
  ('failed', 'processing', 'payoutStarted'),
  ('pending', 'failed', 'payoutFailed'),
  ('processing', 'unclaimed', 'payoutUnclaimed'),
  ('processing', 'returned', 'payoutReturned'),
  ('unclaimed', 'paid', 'payoutPaid'),
  ('unclaimed', 'returned', 'payoutReturned'),
  ('paid', 'returned', 'payoutReturned'),
  ('returned', 'processing', 'payoutStarted');

CREATE TABLE payout_method (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payout_method IS 'The ways to pay a creator (rules §1).';
COMMENT ON COLUMN payout_method.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN payout_method.comment IS 'The meaning of the value.';
INSERT INTO payout_method (value, comment) VALUES ('card', 'To a card or bank account'), ('paypal', 'PayPal');

CREATE TABLE payout_account (
  creator_id          uuid PRIMARY KEY REFERENCES creator ON DELETE CASCADE,
  method              text NOT NULL REFERENCES payout_method ON DELETE RESTRICT,
  provider_reference  text NOT NULL CONSTRAINT payout_account_provider_reference_key UNIQUE,
  label               text NOT NULL DEFAULT '',
  country             text NOT NULL REFERENCES country ON DELETE RESTRICT,
  is_ready            boolean NOT NULL DEFAULT false,
  problem             text NOT NULL DEFAULT '',
  currency            text NOT NULL DEFAULT 'USD',
  requirements_due    text[] NOT NULL DEFAULT '{}',
  requirements_due_at timestamptz,
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payout_account_currency_code CHECK (currency ~ '^[A-Z]{3}$')
);
COMMENT ON TABLE payout_account IS 'A creator''s payout destination, as the payout provider knows it. Offers require a ready one.';
COMMENT ON COLUMN payout_account.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN payout_account.method IS 'Card or PayPal.';
COMMENT ON COLUMN payout_account.provider_reference IS 'The provider''s id for the object.';
COMMENT ON COLUMN payout_account.label IS 'A label that the creator recognizes: the last digits, or a masked address.';
COMMENT ON COLUMN payout_account.country IS 'The country of the destination, by ISO 3166 code.';
COMMENT ON COLUMN payout_account.is_ready IS 'True if money can be sent to the destination.';
COMMENT ON COLUMN payout_account.problem IS 'The information that the payout service still needs, in words.';
COMMENT ON COLUMN payout_account.currency IS 'The currency at the destination, by ISO 4217 code.';
COMMENT ON COLUMN payout_account.requirements_due IS 'The vendor''s open requirements, by its own names. Empty if there are none.';
COMMENT ON COLUMN payout_account.requirements_due_at IS 'The vendor''s deadline for the requirements. After it, payouts stop.';
COMMENT ON COLUMN payout_account.created_at IS 'When the row was created.';
COMMENT ON COLUMN payout_account.updated_at IS 'When the row last changed.';
CREATE INDEX payout_account_method_idx ON payout_account (method);
CREATE INDEX payout_account_country_idx ON payout_account (country);
SELECT keep_updated_at('payout_account');
SELECT keep_trail('payout_account', 'INSERT OR UPDATE OR DELETE', '{creator_id}');

CREATE TABLE payout (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  creator_id         uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  status             text NOT NULL DEFAULT 'pending' REFERENCES payout_status ON DELETE RESTRICT,
  amount_cents       bigint NOT NULL CONSTRAINT payout_amount_above_zero CHECK (amount_cents > 0),
  fee_cents          bigint NOT NULL DEFAULT 0 CONSTRAINT payout_fee_within_amount CHECK (fee_cents >= 0 AND fee_cents < amount_cents),
  currency           text NOT NULL DEFAULT 'USD' CONSTRAINT payout_currency_usd CHECK (currency = 'USD'),
  description        text NOT NULL DEFAULT '',
  idempotency_key    text NOT NULL CONSTRAINT payout_idempotency_key_key UNIQUE,
  provider_reference text CONSTRAINT payout_provider_reference_key UNIQUE,
  problem            text NOT NULL DEFAULT '',
  paid_at            timestamptz,
  -- rules §1: a payout takes 2 to 3 bank days.
  vendor             text REFERENCES money_vendor ON DELETE RESTRICT,
  expected_on        date,
  retry_requested_at timestamptz,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payout_paid_at_when_paid CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
  CONSTRAINT payout_retry_of_what_is_stuck CHECK (retry_requested_at IS NULL OR status IN ('failed', 'unclaimed', 'returned'))
);
COMMENT ON TABLE payout IS 'Money sent to a creator. The idempotency key is also sent to the payout provider.';
COMMENT ON COLUMN payout.id IS 'The unique id of the row.';
COMMENT ON COLUMN payout.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN payout.status IS 'The current status of the payout.';

-- The payout cost is agreed before the payout starts and does not depend on the vendor's fee.
COMMENT ON COLUMN payout.amount_cents IS 'The earned amount in US cents, including the payout cost.';
COMMENT ON COLUMN payout.fee_cents IS 'The agreed payout cost in US cents. The creator receives the rest of the amount.';
COMMENT ON COLUMN payout.currency IS 'Always USD.';
COMMENT ON COLUMN payout.description IS 'A readable description of the payout.';
COMMENT ON COLUMN payout.idempotency_key IS 'A key for the cause of the movement, so that one cause moves money only once.';
COMMENT ON COLUMN payout.provider_reference IS 'The provider''s id for the object.';
COMMENT ON COLUMN payout.problem IS 'The reason for a failure, in words. Empty without a failure.';
COMMENT ON COLUMN payout.paid_at IS 'When the money arrived.';
COMMENT ON COLUMN payout.vendor IS 'The vendor, once the payout was sent.';
COMMENT ON COLUMN payout.expected_on IS 'The bank day by which the payout should have arrived.';
COMMENT ON COLUMN payout.retry_requested_at IS 'When another attempt of the payout was requested. Empty without a request. An admin can set the time.';
COMMENT ON COLUMN payout.created_at IS 'When the row was created.';
COMMENT ON COLUMN payout.updated_at IS 'When the row last changed.';
CREATE INDEX payout_creator_id_idx ON payout (creator_id, created_at DESC);
CREATE INDEX payout_status_idx ON payout (status, created_at);
SELECT begin_with('payout', 'payout', '{pending}', '{provider_reference,expected_on,paid_at,retry_requested_at}');
SELECT keep_updated_at('payout');
SELECT keep_trail('payout', 'INSERT OR UPDATE OR DELETE', '{id}');

CREATE FUNCTION payout_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> NEW.status AND is_by_hand() THEN
    PERFORM refuse_by_hand('status', 'payout', 'the payout provider reports the result, and the ledger follows it');
  END IF;
  IF OLD.status <> 'pending' AND NEW.amount_cents <> OLD.amount_cents THEN
    PERFORM refuse('payout_amount_is_final', 'the amount cannot change after the payout was started');
  END IF;
  PERFORM refuse_transition('payout', 'payout', OLD.status, NEW.status);
  IF (OLD.creator_id, OLD.idempotency_key, OLD.currency, OLD.created_at, OLD.fee_cents)
       IS DISTINCT FROM (NEW.creator_id, NEW.idempotency_key, NEW.currency, NEW.created_at, NEW.fee_cents)
     -- Each new attempt stores its own vendor and the vendor's reference.
     OR NEW.status <> 'processing' AND OLD.vendor IS DISTINCT FROM NEW.vendor
     OR NEW.status <> 'processing' AND OLD.provider_reference IS NOT NULL AND OLD.provider_reference IS DISTINCT FROM NEW.provider_reference
     OR OLD.status = 'paid' AND NEW.status = 'paid' AND OLD.paid_at IS DISTINCT FROM NEW.paid_at THEN
    PERFORM refuse('payout_is_kept', 'the creator, key, cost and last attempt of a payout cannot change');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payout_refuse() IS 'Refuses a status change without a lifecycle move, and changes of a payout that was started.';
CREATE TRIGGER payout_refuse BEFORE UPDATE ON payout FOR EACH ROW EXECUTE FUNCTION payout_refuse();

-- A new payout also gets an event, because its workflow starts with it.
CREATE FUNCTION payout_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'pending' THEN
      PERFORM emit_event('payoutRequested', 'payout', NEW.id);
    END IF;
    RETURN NULL;
  END IF;
  IF OLD.status <> NEW.status THEN
    PERFORM emit_event((SELECT event FROM payout_transition WHERE from_status = OLD.status AND to_status = NEW.status), 'payout', NEW.id);
  END IF;
  IF OLD.retry_requested_at IS NULL AND NEW.retry_requested_at IS NOT NULL THEN
    PERFORM emit_event('payoutRetryRequested', 'payout', NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION payout_emit() IS 'Announces a new payout, each change of its status, and a requested retry.';
CREATE TRIGGER payout_emit AFTER INSERT OR UPDATE OF status, retry_requested_at ON payout FOR EACH ROW EXECUTE FUNCTION payout_emit();

COMMENT ON TRIGGER payout_refuse ON payout IS 'refuse';
COMMENT ON TRIGGER payout_emit ON payout IS 'outbox';

-- PayPal sends at most $20,000 in one payout. Without this check, the vendor would refuse only after the work is done.
CREATE FUNCTION fits_payout(of_creator_id uuid, of_amount_cents bigint) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM payout_account WHERE creator_id = of_creator_id AND method = 'paypal' AND of_amount_cents > 2000000)
$$;
COMMENT ON FUNCTION fits_payout(uuid, bigint) IS 'True if the creator''s payout method can send this amount in one payout.';

CREATE TABLE payout_attempt (
  payout_id          uuid NOT NULL REFERENCES payout ON DELETE RESTRICT,
  number             integer NOT NULL,
  vendor             text NOT NULL REFERENCES money_vendor ON DELETE RESTRICT,
  destination        text NOT NULL,
  sent_cents         bigint NOT NULL,
  fee_cents          bigint NOT NULL,
  reference          text,
  vendor_transaction text,
  created_at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (payout_id, number),
  CONSTRAINT payout_attempt_sends_something CHECK (sent_cents > 0 AND fee_cents >= 0 AND number > 0)
);
COMMENT ON TABLE payout_attempt IS 'One attempt of a payout, written before the vendor is called. The idempotency key for the vendor is "<payout>/<number>".';
COMMENT ON COLUMN payout_attempt.payout_id IS 'The payout that the row belongs to.';
COMMENT ON COLUMN payout_attempt.number IS 'The number of the attempt, from 1.';
COMMENT ON COLUMN payout_attempt.vendor IS 'The vendor of the attempt.';
COMMENT ON COLUMN payout_attempt.destination IS 'The vendor''s id for the destination account.';
COMMENT ON COLUMN payout_attempt.sent_cents IS 'The amount sent to the creator, in US cents: the payout less its agreed cost.';
COMMENT ON COLUMN payout_attempt.fee_cents IS 'The vendor''s fee for this attempt, in US cents. Questboard keeps or pays the difference to the payout''s cost.';
COMMENT ON COLUMN payout_attempt.reference IS 'The vendor''s id for the attempt. Empty while it is unknown whether the vendor received it.';
COMMENT ON COLUMN payout_attempt.vendor_transaction IS 'The movement of money that the vendor''s reports refer to.';
COMMENT ON COLUMN payout_attempt.created_at IS 'When the attempt was written, before the vendor was called.';
CREATE INDEX payout_attempt_vendor_idx ON payout_attempt (vendor, created_at);
CREATE INDEX payout_attempt_reference_idx ON payout_attempt (reference);
SELECT keep_trail('payout_attempt', 'INSERT OR UPDATE OR DELETE', '{payout_id}');
CREATE FUNCTION payout_attempt_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (OLD.payout_id, OLD.number, OLD.vendor, OLD.destination, OLD.sent_cents, OLD.fee_cents)
       IS DISTINCT FROM (NEW.payout_id, NEW.number, NEW.vendor, NEW.destination, NEW.sent_cents, NEW.fee_cents)
     OR OLD.reference IS NOT NULL AND OLD.reference IS DISTINCT FROM NEW.reference THEN
    PERFORM refuse('payout_attempt_is_kept', 'an attempt of a payout cannot change after it was sent to the vendor');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION payout_attempt_refuse() IS 'Refuses to delete an attempt of a payout, or to change what was sent.';
CREATE TRIGGER payout_attempt_refuse BEFORE UPDATE OR DELETE ON payout_attempt FOR EACH ROW EXECUTE FUNCTION payout_attempt_refuse();
COMMENT ON TRIGGER payout_attempt_refuse ON payout_attempt IS 'refuse';
