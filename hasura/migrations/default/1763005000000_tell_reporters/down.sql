DELETE FROM notification WHERE kind = 'report_decided';
DELETE FROM notification_kind WHERE value = 'report_decided';
