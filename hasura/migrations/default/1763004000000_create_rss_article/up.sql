-- What the feeds of a person said last, for the pages that show it: nobody's page waits for somebody else's server.
ALTER TABLE rss_feed ADD CONSTRAINT rss_feed_id_user_id_key UNIQUE (id, user_id);
CREATE INDEX rss_feed_fetched_at_idx ON rss_feed (fetched_at);

CREATE TABLE rss_article (
  feed_id      uuid NOT NULL,
  -- What permissions filter on; the feed's own.
  user_id      uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  url          text NOT NULL CONSTRAINT rss_article_url_http CHECK (url ~* '^https?://[^[:space:]]+$' AND char_length(url) <= 2000),
  title        text NOT NULL CONSTRAINT rss_article_title_not_blank CHECK (btrim(title) <> '' AND char_length(title) <= 300),
  published_at timestamptz,
  PRIMARY KEY (feed_id, url),
  CONSTRAINT rss_article_feed_id_fkey FOREIGN KEY (feed_id, user_id) REFERENCES rss_feed (id, user_id) ON DELETE CASCADE
);
CREATE INDEX rss_article_user_id_idx ON rss_article (user_id, published_at DESC NULLS LAST);
COMMENT ON TABLE rss_article IS 'An article of a feed, as it was when the feed was read last. Anyone sees those of who shows their feeds on a published page.';
