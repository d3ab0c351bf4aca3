DROP TABLE channel_push_message;
DROP TABLE channel_push;
DROP FUNCTION channel_push_orphaned();
