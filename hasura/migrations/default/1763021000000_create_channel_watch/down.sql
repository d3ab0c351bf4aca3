DROP TRIGGER user_connection_watch_again ON user_connection;
DROP TRIGGER user_connection_watch_new ON user_connection;
DROP TABLE channel_push_message, channel_push, channel_day, vendor_quota, channel_watch;
DROP FUNCTION watch_channels_soon();
DROP FUNCTION check_channels_soon(uuid);
DROP FUNCTION channel_push_orphaned();
DROP FUNCTION user_connection_watch();
