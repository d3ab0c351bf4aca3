DROP TABLE client_event, summary, summary_kind, notification_preference, summary_frequency, notification,
  notification_kind;
