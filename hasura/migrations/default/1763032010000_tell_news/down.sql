DROP FUNCTION feed(timestamptz, text, integer, json);
DROP VIEW feed_item;
ALTER TABLE "user" DROP COLUMN feed_seen_at;
