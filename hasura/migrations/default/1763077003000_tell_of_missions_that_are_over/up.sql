-- A creator is also notified when their run ends without success (rules §4).
INSERT INTO notification_kind (value, comment) VALUES
  ('mission_declined', 'Work for a Mission was declined, or the Mission ended first'),
  ('mission_canceled', 'A Mission was canceled'),
  ('mission_expired', 'A Mission was not finished before the deadline');
