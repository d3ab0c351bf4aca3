ALTER TABLE quest_run DROP COLUMN extended_from;
