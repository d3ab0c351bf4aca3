DROP TRIGGER company_start_subscription ON company;
DROP FUNCTION company_plan(uuid);
DROP TABLE subscription, plan;
DROP FUNCTION remind_of_plans();
DROP FUNCTION subscription_emit_reminder();
DROP FUNCTION subscription_begin_reminders();
DROP FUNCTION plan_paid_until(uuid, text);
DROP FUNCTION company_start_subscription();
