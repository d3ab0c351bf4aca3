DROP FUNCTION is_by_hand();
DROP FUNCTION move_cause();
DROP FUNCTION notify_session_changed();
DROP FUNCTION actor_id();
DROP FUNCTION session_variable(text);
DROP EXTENSION pg_trgm;
DROP EXTENSION citext;
