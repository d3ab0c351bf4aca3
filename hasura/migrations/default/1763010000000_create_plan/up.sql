CREATE TABLE plan (
  id                        text PRIMARY KEY CONSTRAINT plan_id_is_a_name CHECK (id ~ '^[a-z_]+$'),
  name                      text NOT NULL CONSTRAINT plan_name_key UNIQUE,
  price_cents               bigint NOT NULL CONSTRAINT plan_price_not_negative CHECK (price_cents >= 0),
  member_limit              integer NOT NULL CONSTRAINT plan_member_limit_positive CHECK (member_limit > 0),
  includes_insights         boolean NOT NULL,
  includes_creator_programs boolean NOT NULL,
  includes_custom_domain    boolean NOT NULL,
  position                  integer NOT NULL CONSTRAINT plan_position_key UNIQUE,
  quest_fee_basis_points    integer NOT NULL DEFAULT 1000
    CONSTRAINT plan_quest_fee_basis_points CHECK (quest_fee_basis_points BETWEEN 0 AND 5000)
);
COMMENT ON TABLE plan IS 'A plan that companies can subscribe to, with its limits. Prices are per month.';
COMMENT ON COLUMN plan.id IS 'The unique id of the row.';
COMMENT ON COLUMN plan.name IS 'The name of the plan.';
COMMENT ON COLUMN plan.price_cents IS 'The price of a month in US cents.';
COMMENT ON COLUMN plan.member_limit IS 'The maximum number of members, including pending invitations.';
COMMENT ON COLUMN plan.includes_insights IS 'True if insights are included. Without them, insights show "Upgrade to unlock".';
COMMENT ON COLUMN plan.includes_creator_programs IS 'True if a Creator Program is included.';
COMMENT ON COLUMN plan.includes_custom_domain IS 'True if the company page can have its own domain.';
COMMENT ON COLUMN plan.position IS 'The position in the list.';
COMMENT ON COLUMN plan.quest_fee_basis_points IS 'The platform''s fee on an agreed amount, in hundredths of a percent.';
INSERT INTO plan (id, name, price_cents, member_limit, includes_insights, includes_creator_programs, includes_custom_domain, position) VALUES
  ('starter', 'Starter', 0, 3, false, false, false, 1),
  ('growth', 'Growth', 29900, 10, true, true, false, 2),
  ('scale', 'Scale', 99900, 50, true, true, true, 3);

CREATE TABLE subscription (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  plan_id       text NOT NULL DEFAULT 'starter' REFERENCES plan ON DELETE RESTRICT,
  valid_to      timestamptz,
  reminded_days integer CONSTRAINT subscription_reminded_days CHECK (reminded_days IN (7, 1)),
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT subscription_paid_plan_has_an_end CHECK (plan_id = 'starter' OR valid_to IS NOT NULL)
);
COMMENT ON TABLE subscription IS 'The plan of a company. Every company has one from the start.';
COMMENT ON COLUMN subscription.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN subscription.plan_id IS 'The current plan.';
COMMENT ON COLUMN subscription.valid_to IS 'The end of the paid period. After this time, the company is on the free plan.';
COMMENT ON COLUMN subscription.reminded_days IS 'The number of days before the end when the owners were last reminded. Empty before the first reminder and after the end moves.';
COMMENT ON COLUMN subscription.created_at IS 'When the row was created.';
COMMENT ON COLUMN subscription.updated_at IS 'When the row last changed.';
CREATE INDEX subscription_plan_id_idx ON subscription (plan_id);
CREATE INDEX subscription_valid_to_idx ON subscription (valid_to);
SELECT keep_updated_at('subscription');
SELECT keep_trail('subscription', 'UPDATE', '{company_id}');

CREATE FUNCTION company_start_subscription() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO subscription (company_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER company_start_subscription AFTER INSERT ON company FOR EACH ROW EXECUTE FUNCTION company_start_subscription();
COMMENT ON TRIGGER company_start_subscription ON company IS 'tally';

CREATE FUNCTION company_plan(of_company_id uuid) RETURNS plan
  LANGUAGE sql STABLE AS $$
  SELECT plan.*
    FROM subscription JOIN plan
      ON plan.id = CASE WHEN subscription.valid_to < now() THEN 'starter' ELSE subscription.plan_id END
   WHERE subscription.company_id = of_company_id
$$;
COMMENT ON FUNCTION company_plan(uuid) IS 'The plan that applies to a company now. After a paid plan has ended, this is the free plan.';

-- The cart and the payment both use this function, so that a company gets the period that was shown in the cart.
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
  'The end of the period if a company pays for a plan now: a month from now, or from the current end if the same plan ends within 14 days. Empty if the payment would have no effect.';

CREATE FUNCTION subscription_begin_reminders() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.reminded_days := NULL;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION subscription_begin_reminders() IS 'Resets the owners'' reminders when the end of a plan moves.';
CREATE TRIGGER subscription_begin_reminders BEFORE UPDATE OF valid_to ON subscription
  FOR EACH ROW WHEN (NEW.valid_to IS DISTINCT FROM OLD.valid_to) EXECUTE FUNCTION subscription_begin_reminders();
COMMENT ON TRIGGER subscription_begin_reminders ON subscription IS 'stamp';

CREATE FUNCTION subscription_emit_reminder() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('planEndsSoon', 'subscription', NEW.company_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION subscription_emit_reminder() IS 'Writes an event to the outbox when a plan ends soon.';
CREATE TRIGGER subscription_emit_reminder AFTER UPDATE OF reminded_days ON subscription
  FOR EACH ROW WHEN (NEW.reminded_days IS NOT NULL AND NEW.reminded_days IS DISTINCT FROM OLD.reminded_days)
  EXECUTE FUNCTION subscription_emit_reminder();
COMMENT ON TRIGGER subscription_emit_reminder ON subscription IS 'outbox';

-- A plan is not renewed automatically, so its owners are reminded 7 days and one day before it ends (rules §2, payment
-- subscription: valid to).
CREATE FUNCTION remind_of_plans() RETURNS bigint
  LANGUAGE plpgsql AS $$
DECLARE
  move_before text := coalesce(current_setting('questboard.move', true), '');
  reminded bigint;
BEGIN
  PERFORM set_config('questboard.move', '{"name": "remindOfPlans", "by": "time"}', true);
  UPDATE subscription SET reminded_days = CASE WHEN valid_to <= now() + interval '1 day' THEN 1 ELSE 7 END
   WHERE plan_id <> 'starter' AND valid_to > now() AND valid_to <= now() + interval '7 days'
     AND (reminded_days IS NULL OR reminded_days > 1 AND valid_to <= now() + interval '1 day');
  GET DIAGNOSTICS reminded = ROW_COUNT;
  PERFORM set_config('questboard.move', move_before, true);
  RETURN reminded;
END $$;
COMMENT ON FUNCTION remind_of_plans() IS 'Reminds owners of plans that end within 7 days, and again within a day. Sends each reminder once.';
