-- An invited person can act for the company from the moment they join, so its owners are notified.
INSERT INTO notification_kind (value, comment) VALUES ('member_joined', 'An invited person joined the company');
