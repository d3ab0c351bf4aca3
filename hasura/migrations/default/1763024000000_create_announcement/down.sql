DROP TABLE whats_new_entry, announcement;
DROP FUNCTION announcement_created();
