DROP FUNCTION feed(timestamptz, text, integer, json);
DROP VIEW feed_item;
