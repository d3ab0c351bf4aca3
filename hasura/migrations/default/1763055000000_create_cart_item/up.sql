CREATE TABLE cart_item_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE cart_item_kind IS 'The kinds of items that a company can pay for.';
COMMENT ON COLUMN cart_item_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN cart_item_kind.comment IS 'The meaning of the value.';
INSERT INTO cart_item_kind (value, comment) VALUES ('quest_run', 'A creator''s accepted offer'), ('plan', 'A month of a plan');

CREATE TABLE cart_item (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id   uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  kind         text NOT NULL REFERENCES cart_item_kind ON DELETE RESTRICT,
  quest_run_id uuid REFERENCES quest_run ON DELETE CASCADE,
  plan_id      text REFERENCES plan ON DELETE RESTRICT,
  description  text NOT NULL CONSTRAINT cart_item_description_not_blank CHECK (btrim(description) <> ''),
  amount_cents bigint NOT NULL CONSTRAINT cart_item_amount_above_zero CHECK (amount_cents > 0),
  payment_id   uuid REFERENCES payment ON DELETE SET NULL,
  added_by     uuid REFERENCES "user" ON DELETE SET NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cart_item_subject_fits_kind CHECK ((kind = 'quest_run') = (quest_run_id IS NOT NULL) AND (kind = 'plan') = (plan_id IS NOT NULL)),
  CONSTRAINT cart_item_quest_run_once UNIQUE (quest_run_id)
);
COMMENT ON TABLE cart_item IS 'An item in a company''s cart, and after payment a record of what was paid for.';
COMMENT ON COLUMN cart_item.id IS 'The unique id of the row.';
COMMENT ON COLUMN cart_item.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN cart_item.kind IS 'The kind of item: a plan or a quest run.';
COMMENT ON COLUMN cart_item.quest_run_id IS 'The quest run, if the item is a quest run.';
COMMENT ON COLUMN cart_item.plan_id IS 'The plan, if the item is a plan.';
COMMENT ON COLUMN cart_item.description IS 'A readable description of the item.';
COMMENT ON COLUMN cart_item.amount_cents IS 'The amount in US cents.';
COMMENT ON COLUMN cart_item.payment_id IS 'The payment. Empty while the item is in the cart.';
COMMENT ON COLUMN cart_item.added_by IS 'The member who added the row. Empty once that account is deleted.';
COMMENT ON COLUMN cart_item.created_at IS 'When the row was created.';
CREATE INDEX cart_item_company_id_idx ON cart_item (company_id, created_at);
CREATE INDEX cart_item_kind_idx ON cart_item (kind);
CREATE INDEX cart_item_plan_id_idx ON cart_item (plan_id);
CREATE INDEX cart_item_payment_id_idx ON cart_item (payment_id);
CREATE INDEX cart_item_added_by_idx ON cart_item (added_by);
CREATE UNIQUE INDEX cart_item_one_plan_in_cart ON cart_item (company_id) WHERE kind = 'plan' AND payment_id IS NULL;
CREATE UNIQUE INDEX cart_item_one_plan_per_payment ON cart_item (payment_id) WHERE kind = 'plan';

-- An owner adds only the id of a plan to the cart. Name and price come from the plan, and only a plan above the current one
-- is accepted.
CREATE FUNCTION cart_item_price_plan() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(NEW.amount_cents, price_cents), coalesce(NEW.description, 'Plan: ' || name)
    INTO NEW.amount_cents, NEW.description FROM plan WHERE id = NEW.plan_id;
  -- Waits for the lock of a payment of the plan that is in progress or being canceled.
  PERFORM FROM subscription WHERE company_id = NEW.company_id FOR NO KEY UPDATE;
  IF plan_paid_until(NEW.company_id, NEW.plan_id) IS NULL THEN
    PERFORM refuse('cart_item_plan_is_higher', 'the company already has a higher plan, or this plan for more than 14 more days');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION cart_item_price_plan() IS 'Copies the name and price of a plan, and refuses a plan whose payment would have no effect.';
CREATE TRIGGER cart_item_price_plan BEFORE INSERT ON cart_item
  FOR EACH ROW WHEN (NEW.kind = 'plan' AND NEW.plan_id IS NOT NULL AND NEW.payment_id IS NULL)
  EXECUTE FUNCTION cart_item_price_plan();
COMMENT ON TRIGGER cart_item_price_plan ON cart_item IS 'stamp';

CREATE FUNCTION cart_item_fits_payment() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payment
                  WHERE id = NEW.payment_id AND company_id = NEW.company_id AND plan_id = NEW.plan_id AND amount_cents = NEW.amount_cents) THEN
    PERFORM refuse('cart_item_fits_payment', 'the payment has another purpose or another amount');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION cart_item_fits_payment() IS 'Refuses a plan payment that does not match the plan and its price in the cart.';
CREATE TRIGGER cart_item_fits_payment BEFORE INSERT OR UPDATE OF payment_id ON cart_item
  FOR EACH ROW WHEN (NEW.kind = 'plan' AND NEW.payment_id IS NOT NULL) EXECUTE FUNCTION cart_item_fits_payment();
COMMENT ON TRIGGER cart_item_fits_payment ON cart_item IS 'refuse';
