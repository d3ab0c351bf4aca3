DROP FUNCTION watch_channel(user_connection);
DROP TABLE channel_push_message, channel_push, channel_day, vendor_quota, channel_watch;
DROP FUNCTION check_channels_soon(uuid);
DROP FUNCTION channel_push_orphaned();
