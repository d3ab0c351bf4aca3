-- When a person wants no mail: by the clock on the wall in Stockholm, which the product's days go by (spec §1).
ALTER TABLE notification_preference
  ADD COLUMN quiet_from text CONSTRAINT notification_preference_quiet_from_half_hour CHECK (quiet_from ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  ADD COLUMN quiet_until text CONSTRAINT notification_preference_quiet_until_half_hour CHECK (quiet_until ~ '^([01][0-9]|2[0-3]):(00|30)$'),
  ADD CONSTRAINT notification_preference_quiet_hours_whole CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  ADD CONSTRAINT notification_preference_quiet_hours_some_time CHECK (quiet_from <> quiet_until);
COMMENT ON COLUMN notification_preference.quiet_from IS 'From when on mails wait, as the clock in Stockholm says it (22:00); empty: they never wait.';
COMMENT ON COLUMN notification_preference.quiet_until IS 'When the mails that waited are sent; before quiet_from, it is on the next day.';
