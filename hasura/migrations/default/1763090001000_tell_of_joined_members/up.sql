-- Whoever was invited can act for the company from the moment they join: its owners hear of it.
INSERT INTO notification_kind (value, comment) VALUES ('member_joined', 'Somebody who was invited acts for the company now');
