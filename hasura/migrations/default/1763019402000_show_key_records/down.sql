DROP VIEW key_record;
