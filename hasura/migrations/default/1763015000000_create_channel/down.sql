DROP FUNCTION refresh_size_tier(uuid, boolean);
DROP TABLE user_connection, channel_affiliation, channel_provider;
DROP FUNCTION user_connection_last_way_in();
DROP FUNCTION user_connection_tally();
DROP FUNCTION user_connection_emit();
DROP FUNCTION user_connection_stamp();
