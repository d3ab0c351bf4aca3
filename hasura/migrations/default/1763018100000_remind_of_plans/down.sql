DELETE FROM notification WHERE kind = 'plan_ends';
DELETE FROM notification_kind WHERE value = 'plan_ends';
DROP FUNCTION remind_of_plans();
DROP TRIGGER subscription_emit_reminder ON subscription;
DROP FUNCTION subscription_emit_reminder();
DROP TRIGGER subscription_begin_reminders ON subscription;
DROP FUNCTION subscription_begin_reminders();
ALTER TABLE subscription DROP COLUMN reminded_days;
