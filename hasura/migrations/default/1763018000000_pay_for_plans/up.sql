-- A plan in the cart can be paid: a payment is for quest runs or for a month of one plan (spec §2, payment subscription: current
-- plan, valid to).

ALTER TABLE payment
  ADD COLUMN plan_id text REFERENCES plan ON DELETE RESTRICT,
  ADD COLUMN plan_valid_to timestamptz,
  ADD CONSTRAINT payment_plan_when_paid CHECK (plan_valid_to IS NULL OR plan_id IS NOT NULL AND status IN ('succeeded', 'refunded'));
CREATE INDEX payment_plan_id_idx ON payment (plan_id);
COMMENT ON COLUMN payment.plan_id IS 'The plan that it pays a month of; empty where it is for quest runs.';
COMMENT ON COLUMN payment.plan_valid_to IS 'Until when the company has the plan by it; empty while it is not paid, and where it came in vain and went back.';

-- What a company gets for its money is said in one place: by the cart before, and by the payment once it is there.
CREATE FUNCTION plan_paid_until(of_company_id uuid, of_plan_id text) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT (CASE
           WHEN wanted.position > in_force.position THEN now()
           WHEN wanted.id = in_force.id AND wanted.id = subscription.plan_id AND subscription.valid_to <= now() + interval '14 days'
             THEN subscription.valid_to
         END AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC'
    FROM plan AS wanted, company_plan(of_company_id) AS in_force, subscription
   WHERE wanted.id = of_plan_id AND subscription.company_id = of_company_id
$$;
COMMENT ON FUNCTION plan_paid_until(uuid, text) IS
  'Until when a company has a plan that it pays for now: a month from now, or on from its end where the same plan ends within 14 days. Empty where it would pay in vain.';

CREATE OR REPLACE FUNCTION cart_item_price_plan() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(NEW.amount_cents, price_cents), coalesce(NEW.description, 'Plan: ' || name)
    INTO NEW.amount_cents, NEW.description FROM plan WHERE id = NEW.plan_id;
  -- A plan that is being paid, or comes back unpaid, is waited for.
  PERFORM FROM subscription WHERE company_id = NEW.company_id FOR NO KEY UPDATE;
  IF plan_paid_until(NEW.company_id, NEW.plan_id) IS NULL THEN
    PERFORM refuse('cart_item_plan_is_higher', 'the company has a higher plan already, or this one for more than 14 days to come');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION cart_item_price_plan() IS 'Takes name and price of a plan from the plan, and refuses one that would be paid in vain.';

CREATE UNIQUE INDEX cart_item_one_plan_per_payment ON cart_item (payment_id) WHERE kind = 'plan';

CREATE FUNCTION cart_item_fits_payment() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payment
                  WHERE id = NEW.payment_id AND company_id = NEW.company_id AND plan_id = NEW.plan_id AND amount_cents = NEW.amount_cents) THEN
    PERFORM refuse('cart_item_fits_payment', 'the payment is for something else, or for another amount');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION cart_item_fits_payment() IS 'Refuses a payment for a plan that is not for this plan, at the price that it has in the cart.';
CREATE TRIGGER cart_item_fits_payment BEFORE INSERT OR UPDATE OF payment_id ON cart_item
  FOR EACH ROW WHEN (NEW.kind = 'plan' AND NEW.payment_id IS NOT NULL) EXECUTE FUNCTION cart_item_fits_payment();

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

CREATE OR REPLACE FUNCTION issue_invoice(of_payment payment) RETURNS invoice
  LANGUAGE plpgsql AS $$
DECLARE
  issued invoice;
BEGIN
  INSERT INTO invoice (company_id, payment_id, total_cents) VALUES (of_payment.company_id, of_payment.id, of_payment.amount_cents)
  RETURNING * INTO issued;
  INSERT INTO invoice_line (invoice_id, position, description, amount_cents)
  SELECT issued.id, row_number() OVER (ORDER BY run.id), format('%s with %s', activation.name, person.display_name), run.amount_cents
    FROM quest_run AS run JOIN activation ON activation.id = run.quest_id JOIN "user" AS person ON person.id = run.creator_id
   WHERE run.payment_id = of_payment.id;
  -- A plan, until when it is paid; and what was paid for offers that another payment has taken over, or for a plan in vain, which
  -- goes back at once and is on the invoice all the same.
  INSERT INTO invoice_line (invoice_id, position, description, amount_cents)
  SELECT issued.id, count(*) + 1,
         of_payment.description || coalesce(to_char(of_payment.plan_valid_to AT TIME ZONE 'Europe/Stockholm', '", a month until "FMDD FMMonth YYYY'), ''),
         of_payment.amount_cents - coalesce(sum(amount_cents), 0)
    FROM invoice_line WHERE invoice_id = issued.id HAVING coalesce(sum(amount_cents), 0) <> of_payment.amount_cents;
  RETURN issued;
END $$;
COMMENT ON FUNCTION issue_invoice(payment) IS 'Writes the invoice of a payment with a line for each quest run, or for the plan, that it paid for.';

INSERT INTO notification_kind (value, comment) VALUES ('plan_paid', 'A plan that the company has paid for, and until when it has it');
