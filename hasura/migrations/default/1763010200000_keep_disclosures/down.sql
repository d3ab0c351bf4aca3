ALTER TABLE content DROP COLUMN disclosed_by;
