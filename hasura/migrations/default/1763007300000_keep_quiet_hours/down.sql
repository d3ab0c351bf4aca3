ALTER TABLE notification_preference
  DROP COLUMN quiet_from,
  DROP COLUMN quiet_until;
