DROP TRIGGER content_day_stale_leave ON content_day;
DROP FUNCTION content_day_mark_left_stale();
