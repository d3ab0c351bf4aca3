DROP TABLE user_connection, channel_affiliation, channel_provider;
DROP FUNCTION user_connection_expired();
DROP FUNCTION creator_refresh_size_tier();
DROP FUNCTION user_connection_last_way_in();
