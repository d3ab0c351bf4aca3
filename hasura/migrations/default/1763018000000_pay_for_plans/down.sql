DELETE FROM notification WHERE kind = 'plan_paid';
DELETE FROM notification_kind WHERE value = 'plan_paid';

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
  -- What was paid for offers that another payment has taken over goes back at once, and is on the invoice all the same.
  INSERT INTO invoice_line (invoice_id, position, description, amount_cents)
  SELECT issued.id, count(*) + 1, of_payment.description, of_payment.amount_cents - coalesce(sum(amount_cents), 0)
    FROM invoice_line WHERE invoice_id = issued.id HAVING coalesce(sum(amount_cents), 0) <> of_payment.amount_cents;
  RETURN issued;
END $$;
COMMENT ON FUNCTION issue_invoice(payment) IS 'Writes the invoice of a payment with a line for each quest run that it paid for.';

DROP TRIGGER payment_emit_plan_paid ON payment;
DROP FUNCTION payment_emit_plan_paid();
DROP TRIGGER payment_plan_by_owner ON payment;
DROP FUNCTION payment_plan_by_owner();
DROP TRIGGER cart_item_fits_payment ON cart_item;
DROP FUNCTION cart_item_fits_payment();
DROP INDEX cart_item_one_plan_per_payment;

CREATE OR REPLACE FUNCTION cart_item_price_plan() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(NEW.amount_cents, price_cents), coalesce(NEW.description, 'Plan: ' || name)
    INTO NEW.amount_cents, NEW.description FROM plan WHERE id = NEW.plan_id;
  IF (SELECT position FROM plan WHERE id = NEW.plan_id) <= (SELECT position FROM company_plan(NEW.company_id)) THEN
    PERFORM refuse('cart_item_plan_is_higher', 'the company has this plan, or a higher one, already');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION cart_item_price_plan() IS 'Takes name and price of a plan from the plan, and refuses one that is no step up.';

DROP FUNCTION plan_paid_until(uuid, text);
ALTER TABLE payment DROP COLUMN plan_valid_to, DROP COLUMN plan_id;
