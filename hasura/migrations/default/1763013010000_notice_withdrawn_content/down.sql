DROP TRIGGER quest_run_ac_listing_seen ON quest_run;
DROP FUNCTION quest_run_listing_seen();
DROP FUNCTION count_unlisted(uuid);
DROP TRIGGER content_tell_withdrawn ON content;
DROP FUNCTION content_tell_withdrawn();
DELETE FROM notification WHERE kind = 'content_withdrawn';
DELETE FROM notification_kind WHERE value = 'content_withdrawn';
