DELETE FROM notification WHERE kind IN ('payment_approved', 'payment_declined');
DELETE FROM notification_kind WHERE value IN ('payment_approved', 'payment_declined');
