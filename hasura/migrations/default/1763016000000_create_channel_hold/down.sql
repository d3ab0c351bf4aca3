DROP FUNCTION notice_new_owner(user_connection, boolean);
DROP FUNCTION keep_past_owner(user_connection);
DROP TABLE channel_hold, channel_past_owner;
DROP FUNCTION is_held(uuid);
DROP FUNCTION channel_hold_freed();
DROP FUNCTION notice_new_voice(uuid);
DROP FUNCTION hold_channel(uuid, text);
