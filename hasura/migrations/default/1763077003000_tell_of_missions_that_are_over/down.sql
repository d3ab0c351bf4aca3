DELETE FROM notification WHERE kind IN ('mission_declined', 'mission_canceled', 'mission_expired');
DELETE FROM notification_kind WHERE value IN ('mission_declined', 'mission_canceled', 'mission_expired');
