INSERT INTO notification_kind (value, comment) VALUES
  ('report_decided', 'A report of creators was decided');
