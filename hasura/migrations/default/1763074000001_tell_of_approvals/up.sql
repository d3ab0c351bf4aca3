-- The member who requested a payment above the limit is also notified of the result, not only the members who can approve it.
INSERT INTO notification_kind (value, comment) VALUES
  ('payment_approved', 'Another member approved a payment'),
  ('payment_declined', 'No other member approved a payment');
