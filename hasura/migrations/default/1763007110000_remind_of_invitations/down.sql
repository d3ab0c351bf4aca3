DELETE FROM notification WHERE kind IN ('invitation_deadline_72h', 'invitation_deadline_24h');
DELETE FROM notification_kind WHERE value IN ('invitation_deadline_72h', 'invitation_deadline_24h');
