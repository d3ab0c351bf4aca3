DROP TRIGGER user_start_preferences ON "user";
DROP TABLE client_event, summary, summary_kind, notification_preference, summary_frequency, notification,
  notification_kind;
DROP FUNCTION user_start_preferences();
