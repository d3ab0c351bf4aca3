DROP FUNCTION air_minutes(content[]);
DROP TABLE content_day, content, post_visibility, content_type;
DROP FUNCTION create_month_partitions(date, date);
DROP FUNCTION create_month_partition(text, date);
DROP FUNCTION content_notice_language();
DROP FUNCTION channel_speaks_anew(uuid);
DROP FUNCTION content_tell_withdrawn();
DROP FUNCTION content_game_followed();
