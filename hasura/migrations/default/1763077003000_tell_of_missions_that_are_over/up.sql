-- A creator hears that their run is over also where it did not end well (rules §4).
INSERT INTO notification_kind (value, comment) VALUES
  ('mission_declined', 'Work for a Mission was declined, or the Mission ended before'),
  ('mission_canceled', 'A Mission was canceled'),
  ('mission_expired', 'A Mission was not finished in time');
