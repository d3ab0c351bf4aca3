DROP TABLE rss_article;
DROP INDEX rss_feed_fetched_at_idx;
ALTER TABLE rss_feed DROP CONSTRAINT rss_feed_id_user_id_key;
