-- Owners put a plan into the cart by its name alone: what it costs and what it is called are the plan's own, and only a
-- plan above the one in force is worth paying for.

CREATE FUNCTION cart_item_price_plan() RETURNS trigger
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
CREATE TRIGGER cart_item_price_plan BEFORE INSERT ON cart_item
  FOR EACH ROW WHEN (NEW.kind = 'plan' AND NEW.plan_id IS NOT NULL AND NEW.payment_id IS NULL)
  EXECUTE FUNCTION cart_item_price_plan();
