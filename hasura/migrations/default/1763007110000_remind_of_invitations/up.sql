-- Creators are reminded of an invitation before its deadline.
INSERT INTO notification_kind (value, comment) VALUES
  ('invitation_deadline_72h', '72 hours are left to answer an invitation'),
  ('invitation_deadline_24h', '24 hours are left to answer an invitation');
