-- What companies pay for and how, and how creators are paid.

CREATE TABLE payment_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payment_status IS 'How far a payment is.';
INSERT INTO payment_status (value, comment) VALUES
  ('pending', 'Waits for the company to pay'), ('processing', 'With the card provider'), ('succeeded', 'Paid'),
  ('failed', 'Refused: the payment info has to be updated'), ('expired', 'Not paid in time'), ('refunded', 'Paid back');

CREATE TABLE payment_transition (
  from_status text NOT NULL REFERENCES payment_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES payment_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX payment_transition_to_status_idx ON payment_transition (to_status);
COMMENT ON TABLE payment_transition IS 'The legal moves of a payment.';
INSERT INTO payment_transition (from_status, to_status, event) VALUES
  ('pending', 'processing', 'paymentStarted'),
  ('pending', 'expired', 'paymentExpired'),
  ('processing', 'succeeded', 'paymentSucceeded'),
  ('processing', 'failed', 'paymentFailed'),
  ('failed', 'processing', 'paymentStarted'),
  ('failed', 'expired', 'paymentExpired'),
  ('succeeded', 'refunded', 'paymentRefunded');

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
CREATE TRIGGER payment_method_set_updated_at BEFORE UPDATE ON payment_method FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payment_method_audit AFTER INSERT OR UPDATE OR DELETE ON payment_method
  FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

CREATE TABLE payment (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id         uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  status             text NOT NULL DEFAULT 'pending' REFERENCES payment_status ON DELETE RESTRICT,
  amount_cents       bigint NOT NULL CONSTRAINT payment_amount_above_zero CHECK (amount_cents > 0),
  currency           text NOT NULL DEFAULT 'USD' CONSTRAINT payment_currency_usd CHECK (currency = 'USD'),
  description        text NOT NULL DEFAULT '',
  idempotency_key    text NOT NULL CONSTRAINT payment_idempotency_key_key UNIQUE,
  provider_reference text CONSTRAINT payment_provider_reference_key UNIQUE,
  problem            text NOT NULL DEFAULT '',
  created_by         uuid REFERENCES "user" ON DELETE SET NULL,
  due_at             timestamptz,
  succeeded_at       timestamptz,
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payment_succeeded_at_when_paid CHECK ((status IN ('succeeded', 'refunded')) = (succeeded_at IS NOT NULL))
);
CREATE INDEX payment_company_id_idx ON payment (company_id, created_at DESC);
CREATE INDEX payment_status_idx ON payment (status, due_at);
CREATE INDEX payment_created_by_idx ON payment (created_by);
COMMENT ON TABLE payment IS 'Money that a company pays in. The idempotency key goes to the card provider, too.';
COMMENT ON COLUMN payment.problem IS 'Why it failed, in words for the company.';

CREATE TABLE payout_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payout_status IS 'How far a payout is.';
INSERT INTO payout_status (value, comment) VALUES
  ('pending', 'Waits to be sent'), ('processing', 'With the payout provider, for 2 to 3 bank days'),
  ('paid', 'Arrived'), ('failed', 'Came back: can be tried again');

CREATE TABLE payout_transition (
  from_status text NOT NULL REFERENCES payout_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES payout_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX payout_transition_to_status_idx ON payout_transition (to_status);
COMMENT ON TABLE payout_transition IS 'The legal moves of a payout.';
INSERT INTO payout_transition (from_status, to_status, event) VALUES
  ('pending', 'processing', 'payoutStarted'),
  ('processing', 'paid', 'payoutPaid'),
  ('processing', 'failed', 'payoutFailed'),
  ('failed', 'processing', 'payoutStarted');

CREATE TABLE payout_method (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE payout_method IS 'How a creator is paid (spec §1).';
INSERT INTO payout_method (value, comment) VALUES ('card', 'To a card or bank account'), ('paypal', 'PayPal');

CREATE TABLE payout_account (
  creator_id         uuid PRIMARY KEY REFERENCES creator ON DELETE CASCADE,
  method             text NOT NULL REFERENCES payout_method ON DELETE RESTRICT,
  provider_reference text NOT NULL CONSTRAINT payout_account_provider_reference_key UNIQUE,
  label              text NOT NULL DEFAULT '',
  country            text NOT NULL REFERENCES country ON DELETE RESTRICT,
  is_ready           boolean NOT NULL DEFAULT false,
  problem            text NOT NULL DEFAULT '',
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payout_account_method_idx ON payout_account (method);
CREATE INDEX payout_account_country_idx ON payout_account (country);
COMMENT ON TABLE payout_account IS 'Where a creator''s money goes, as the payout provider knows it. Offers need it to be ready.';
COMMENT ON COLUMN payout_account.label IS 'What the creator recognises it by: the last digits, or a masked address.';
CREATE TRIGGER payout_account_set_updated_at BEFORE UPDATE ON payout_account FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payout_account_audit AFTER INSERT OR UPDATE OR DELETE ON payout_account
  FOR EACH ROW EXECUTE FUNCTION audit_row('creator_id');

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
  created_at         timestamptz NOT NULL DEFAULT now(),
  updated_at         timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payout_paid_at_when_paid CHECK ((status = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX payout_creator_id_idx ON payout (creator_id, created_at DESC);
CREATE INDEX payout_status_idx ON payout (status, created_at);
COMMENT ON TABLE payout IS 'Money that goes to a creator. The idempotency key goes to the payout provider, too.';
COMMENT ON COLUMN payout.fee_cents IS 'What of the amount the provider keeps.';

-- Money that has moved keeps its amount.
CREATE FUNCTION amount_is_final() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse(TG_TABLE_NAME || '_amount_is_final', 'the amount cannot change after the ' || TG_TABLE_NAME || ' was started');
END $$;
CREATE TRIGGER payment_amount_is_final BEFORE UPDATE OF amount_cents ON payment
  FOR EACH ROW WHEN (OLD.status <> 'pending' AND NEW.amount_cents <> OLD.amount_cents) EXECUTE FUNCTION amount_is_final();
CREATE TRIGGER payout_amount_is_final BEFORE UPDATE OF amount_cents ON payout
  FOR EACH ROW WHEN (OLD.status <> 'pending' AND NEW.amount_cents <> OLD.amount_cents) EXECUTE FUNCTION amount_is_final();

-- A move of money's status is told to the workflows, whoever made it.
CREATE FUNCTION emit_transition() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  moved text;
BEGIN
  EXECUTE format('SELECT event FROM %I WHERE from_status = $1 AND to_status = $2', TG_TABLE_NAME || '_transition')
    INTO moved USING OLD.status, NEW.status;
  PERFORM emit_event(moved, TG_TABLE_NAME, NEW.id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_transition() IS 'AFTER UPDATE OF status: writes the event that the transition table names for the move.';

-- A new payment or payout is told, too: its workflow starts with it.
CREATE FUNCTION emit_requested() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(TG_TABLE_NAME || 'Requested', TG_TABLE_NAME, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER payment_emit_requested AFTER INSERT ON payment
  FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION emit_requested();
CREATE TRIGGER payout_emit_requested AFTER INSERT ON payout
  FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION emit_requested();

CREATE TRIGGER payment_guard BEFORE UPDATE OF status ON payment FOR EACH ROW EXECUTE FUNCTION guard_transition('payment', 'payment');
CREATE TRIGGER payment_emit AFTER UPDATE OF status ON payment
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_transition();
CREATE TRIGGER payment_set_updated_at BEFORE UPDATE ON payment FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payment_audit AFTER INSERT OR UPDATE OR DELETE ON payment FOR EACH ROW EXECUTE FUNCTION audit_row('id');
CREATE TRIGGER payout_guard BEFORE UPDATE OF status ON payout FOR EACH ROW EXECUTE FUNCTION guard_transition('payout', 'payout');
CREATE TRIGGER payout_emit AFTER UPDATE OF status ON payout
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_transition();
CREATE TRIGGER payout_set_updated_at BEFORE UPDATE ON payout FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER payout_audit AFTER INSERT OR UPDATE OR DELETE ON payout FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE TABLE cart_item_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE cart_item_kind IS 'What a company can pay for.';
INSERT INTO cart_item_kind (value, comment) VALUES ('quest_run', 'A creator''s accepted offer'), ('plan', 'A month of a plan');

CREATE TABLE cart_item (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id   uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  kind         text NOT NULL REFERENCES cart_item_kind ON DELETE RESTRICT,
  quest_run_id uuid,
  plan_id      text REFERENCES plan ON DELETE RESTRICT,
  description  text NOT NULL CONSTRAINT cart_item_description_not_blank CHECK (btrim(description) <> ''),
  amount_cents bigint NOT NULL CONSTRAINT cart_item_amount_above_zero CHECK (amount_cents > 0),
  payment_id   uuid REFERENCES payment ON DELETE SET NULL,
  added_by     uuid REFERENCES "user" ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cart_item_subject_fits_kind CHECK ((kind = 'quest_run') = (quest_run_id IS NOT NULL) AND (kind = 'plan') = (plan_id IS NOT NULL)),
  CONSTRAINT cart_item_quest_run_once UNIQUE (quest_run_id)
);
CREATE INDEX cart_item_company_id_idx ON cart_item (company_id, created_at);
CREATE INDEX cart_item_kind_idx ON cart_item (kind);
CREATE INDEX cart_item_plan_id_idx ON cart_item (plan_id);
CREATE INDEX cart_item_payment_id_idx ON cart_item (payment_id);
CREATE INDEX cart_item_added_by_idx ON cart_item (added_by);
CREATE UNIQUE INDEX cart_item_one_plan_in_cart ON cart_item (company_id) WHERE kind = 'plan' AND payment_id IS NULL;
COMMENT ON TABLE cart_item IS 'What a company is about to pay for, and after that, what a payment was for.';
COMMENT ON COLUMN cart_item.payment_id IS 'Empty while it lies in the cart.';

CREATE TABLE invoice_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE invoice_status IS 'How far an invoice is.';
INSERT INTO invoice_status (value, comment) VALUES ('open', 'To be paid'), ('paid', 'Paid'), ('void', 'Withdrawn');

CREATE TABLE invoice_transition (
  from_status text NOT NULL REFERENCES invoice_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES invoice_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX invoice_transition_to_status_idx ON invoice_transition (to_status);
COMMENT ON TABLE invoice_transition IS 'The legal moves of an invoice.';
INSERT INTO invoice_transition (from_status, to_status, event) VALUES
  ('open', 'paid', 'invoicePaid'), ('open', 'void', 'invoiceVoided'), ('paid', 'void', 'invoiceVoided');

CREATE SEQUENCE invoice_number;

CREATE TABLE invoice (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  number      text NOT NULL DEFAULT 'QB-' || lpad(nextval('invoice_number')::text, 6, '0') CONSTRAINT invoice_number_key UNIQUE,
  status      text NOT NULL DEFAULT 'open' REFERENCES invoice_status ON DELETE RESTRICT,
  payment_id  uuid CONSTRAINT invoice_payment_id_key UNIQUE REFERENCES payment ON DELETE RESTRICT,
  total_cents bigint NOT NULL CONSTRAINT invoice_total_above_zero CHECK (total_cents > 0),
  upload_id   uuid REFERENCES upload ON DELETE SET NULL,
  issued_at   timestamptz NOT NULL DEFAULT now(),
  due_at      timestamptz,
  created_at  timestamptz NOT NULL DEFAULT now()
);
ALTER SEQUENCE invoice_number OWNED BY invoice.number;
CREATE INDEX invoice_company_id_idx ON invoice (company_id, issued_at DESC);
CREATE INDEX invoice_status_idx ON invoice (status);
CREATE INDEX invoice_upload_id_idx ON invoice (upload_id);
COMMENT ON TABLE invoice IS 'An invoice to a company. Its lines are what the payment was for.';
CREATE TRIGGER invoice_guard BEFORE UPDATE OF status ON invoice FOR EACH ROW EXECUTE FUNCTION guard_transition('invoice', 'invoice');
CREATE TRIGGER invoice_audit AFTER INSERT OR UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE TABLE invoice_line (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id   uuid NOT NULL REFERENCES invoice ON DELETE CASCADE,
  position     integer NOT NULL,
  description  text NOT NULL CONSTRAINT invoice_line_description_not_blank CHECK (btrim(description) <> ''),
  amount_cents bigint NOT NULL,
  CONSTRAINT invoice_line_position_key UNIQUE (invoice_id, position)
);
COMMENT ON TABLE invoice_line IS 'A line of an invoice.';

CREATE TABLE statement (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id    uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  month         date NOT NULL CONSTRAINT statement_month_first_day CHECK (month = date_trunc('month', month::timestamp)::date),
  opening_cents bigint NOT NULL,
  paid_cents    bigint NOT NULL CONSTRAINT statement_paid_not_negative CHECK (paid_cents >= 0),
  spent_cents   bigint NOT NULL CONSTRAINT statement_spent_not_negative CHECK (spent_cents >= 0),
  closing_cents bigint NOT NULL,
  upload_id     uuid REFERENCES upload ON DELETE SET NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT statement_month_key UNIQUE (company_id, month),
  CONSTRAINT statement_adds_up CHECK (opening_cents + paid_cents - spent_cents = closing_cents)
);
CREATE INDEX statement_upload_id_idx ON statement (upload_id);
COMMENT ON TABLE statement IS 'A month of a company''s money: what it had, paid in, spent, and has left.';
