DROP TABLE rss_article, rss_feed, analytics_page, creator_page_channel, creator_page_block, creator_page,
  page_block_kind, page_font;
DROP FUNCTION analytics_page_at_most_6();
DROP FUNCTION creator_page_channel_is_own();
DROP FUNCTION creator_page_at_most_6();
