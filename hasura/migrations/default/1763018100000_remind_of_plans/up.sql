-- A plan that is not renewed by itself is not lost unawares: its owners are told 7 days and a day before it ends (spec §2, payment
-- subscription: valid to).

ALTER TABLE subscription ADD COLUMN reminded_days integer CONSTRAINT subscription_reminded_days CHECK (reminded_days IN (7, 1));
COMMENT ON COLUMN subscription.reminded_days IS 'How many days before its end the owners were last reminded of it; empty before that, and once the end has moved.';

CREATE FUNCTION subscription_begin_reminders() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.reminded_days := NULL;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION subscription_begin_reminders() IS 'Has the owners reminded anew of an end that has moved.';
CREATE TRIGGER subscription_begin_reminders BEFORE UPDATE OF valid_to ON subscription
  FOR EACH ROW WHEN (NEW.valid_to IS DISTINCT FROM OLD.valid_to) EXECUTE FUNCTION subscription_begin_reminders();

CREATE FUNCTION subscription_emit_reminder() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('planEndsSoon', 'subscription', NEW.company_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION subscription_emit_reminder() IS 'Tells the outbox that a plan ends soon.';
CREATE TRIGGER subscription_emit_reminder AFTER UPDATE OF reminded_days ON subscription
  FOR EACH ROW WHEN (NEW.reminded_days IS NOT NULL AND NEW.reminded_days IS DISTINCT FROM OLD.reminded_days)
  EXECUTE FUNCTION subscription_emit_reminder();

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
COMMENT ON FUNCTION remind_of_plans() IS 'Reminds of plans that end within 7 days, and again of those that end within a day. Nothing twice.';

INSERT INTO notification_kind (value, comment) VALUES ('plan_ends', 'A plan that ends soon, and can be paid for another month');
