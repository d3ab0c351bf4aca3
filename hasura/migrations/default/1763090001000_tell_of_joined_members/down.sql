DELETE FROM notification WHERE kind = 'member_joined';
DELETE FROM notification_kind WHERE value = 'member_joined';
