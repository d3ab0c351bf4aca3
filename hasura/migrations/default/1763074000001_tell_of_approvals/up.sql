-- Whoever asked for a payment above the limit hears what became of it, and not only those who are to approve it.
INSERT INTO notification_kind (value, comment) VALUES
  ('payment_approved', 'Another member approved a payment'),
  ('payment_declined', 'No other member approved a payment');
