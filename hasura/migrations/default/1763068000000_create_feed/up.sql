-- rules §2: /home/feed. News about the followed items, newest first, one page at a time.

CREATE VIEW feed_item AS
  SELECT NULL::text COLLATE "C" AS id, NULL::uuid AS user_id, NULL::text AS kind, NULL::timestamptz AS told_at,
         NULL::uuid AS game_news_id, NULL::uuid AS content_id, NULL::uuid AS rss_feed_id, NULL::text AS article_url,
         NULL::uuid AS activation_id, NULL::uuid AS announcement_id, NULL::uuid AS creator_id
   WHERE false;
COMMENT ON VIEW feed_item IS 'The columns of a feed item. The table is always empty, because the function feed returns the rows.';
COMMENT ON COLUMN feed_item.id IS 'The kind and the id of the item. Together with told_at, this value marks where the next page starts.';
COMMENT ON COLUMN feed_item.user_id IS 'The user who owns the feed.';
COMMENT ON COLUMN feed_item.kind IS 'The kind of item: news, content, article, activation or announcement.';
COMMENT ON COLUMN feed_item.told_at IS 'When the item was published.';
COMMENT ON COLUMN feed_item.game_news_id IS 'News about a followed game, or about a game with a followed topic.';
COMMENT ON COLUMN feed_item.content_id IS 'A stream, video or short of a followed creator.';
COMMENT ON COLUMN feed_item.rss_feed_id IS 'The RSS feed of an article.';
COMMENT ON COLUMN feed_item.article_url IS 'An article of a followed creator.';
COMMENT ON COLUMN feed_item.activation_id IS 'An activation opened by a followed company, or by any company for a followed game or topic.';
COMMENT ON COLUMN feed_item.announcement_id IS 'An announcement of a followed company to the members of its program.';
COMMENT ON COLUMN feed_item.creator_id IS 'The creator of the content or article.';

-- A followed item may have thousands of rows. An index reads only the newest rows of each item, at most one page.
CREATE FUNCTION feed(
  before timestamptz DEFAULT NULL,
  before_id text DEFAULT NULL,
  most integer DEFAULT 25,
  hasura_session json DEFAULT '{}'
) RETURNS SETOF feed_item LANGUAGE plpgsql STABLE AS $$
DECLARE
  me uuid := (hasura_session ->> 'x-hasura-user-id')::uuid;
  is_creator boolean := hasura_session ->> 'x-hasura-role' = 'creator';
  sees_quests boolean := is_creator AND EXISTS (
    SELECT FROM creator_access WHERE creator_id = me AND creator_access.kind = 'quests' AND status = 'approved');
  -- Items with a future date are not shown yet.
  until timestamptz := least(before, now());
  -- Items with the same time are sorted by id, so a page can start between two of them.
  last_id text := CASE WHEN before IS NOT NULL THEN before_id END;
  wanted integer := least(greatest(most, 0), 60);
BEGIN
  RETURN QUERY
  WITH followed AS MATERIALIZED (
    SELECT follow.game_id, follow.creator_id, follow.company_id, follow.tag_id FROM follow WHERE follower_id = me
  ), games AS (
    SELECT followed.game_id FROM followed WHERE followed.game_id IS NOT NULL
    UNION
    SELECT game_tag.game_id FROM followed JOIN game_tag USING (tag_id)
  ), shown AS NOT MATERIALIZED (
    SELECT a.id, a.company_id, a.game_id, a.published_at
      FROM activation AS a
     WHERE a.is_open AND a.published_at <= until
       AND (a.is_shown_to_all OR a.shown_with_access = 'quests' AND sees_quests
            OR is_creator AND EXISTS (SELECT FROM activation_guest AS g WHERE g.activation_id = a.id AND g.creator_id = me))
       AND (a.published_at < until OR 'activation:' || a.id < last_id COLLATE "C" IS NOT FALSE)
  ), opened AS (
    SELECT found.id
      FROM followed
     CROSS JOIN LATERAL (
       SELECT shown.id FROM shown
        WHERE shown.company_id = followed.company_id ORDER BY shown.published_at DESC, shown.id DESC LIMIT wanted) AS found
    UNION
    SELECT shown.id FROM games JOIN shown USING (game_id)
    UNION
    SELECT one.activation_id FROM games JOIN activation_game AS one USING (game_id)
    UNION
    SELECT one.activation_id FROM followed JOIN activation_tag AS one USING (tag_id)
  ), told AS (
    SELECT 'news:' || found.id AS id, 'news' AS kind, found.published_at AS told_at,
           found.id AS game_news_id, NULL::uuid AS content_id, NULL::uuid AS rss_feed_id, NULL::text AS article_url,
           NULL::uuid AS activation_id, NULL::uuid AS announcement_id, NULL::uuid AS creator_id
      FROM games
     CROSS JOIN LATERAL (
       SELECT n.id, n.published_at FROM game_news AS n
        WHERE n.game_id = games.game_id AND n.published_at <= until
          AND (n.published_at < until OR 'news:' || n.id < last_id COLLATE "C" IS NOT FALSE)
        ORDER BY n.published_at DESC, n.id DESC LIMIT wanted) AS found
    UNION ALL
    SELECT 'content:' || found.id, 'content', found.published_at, NULL, found.id, NULL, NULL, NULL, NULL, followed.creator_id
      FROM followed
     -- Recordings of streams are left out, because each stream would appear twice.
     CROSS JOIN unnest(ARRAY['SHORTS', 'STREAM', 'VIDEO']) AS made (type)
     CROSS JOIN LATERAL (
       SELECT c.id, c.published_at FROM content AS c
        WHERE c.creator_id = followed.creator_id AND c.type = made.type AND c.published_at <= until AND c.visibility = 'public'
          AND (c.published_at < until OR 'content:' || c.id < last_id COLLATE "C" IS NOT FALSE)
        ORDER BY c.published_at DESC, c.id DESC LIMIT wanted) AS found
    UNION ALL
    SELECT found.id, 'article', found.published_at, NULL, NULL, found.feed_id, found.url, NULL, NULL, followed.creator_id
      FROM followed
     CROSS JOIN LATERAL (
       SELECT 'article:' || md5(r.feed_id || r.url) AS id, r.published_at, r.feed_id, r.url FROM rss_article AS r
        WHERE r.user_id = followed.creator_id AND r.published_at <= until
          AND (r.published_at < until OR 'article:' || md5(r.feed_id || r.url) < last_id COLLATE "C" IS NOT FALSE)
          AND EXISTS (SELECT FROM creator_page AS p JOIN creator_page_block AS b ON b.page_id = p.id
                       WHERE p.creator_id = r.user_id AND p.is_published AND b.kind = 'feed')
        ORDER BY r.published_at DESC, md5(r.feed_id || r.url) COLLATE "C" DESC LIMIT wanted) AS found
    UNION ALL
    SELECT 'activation:' || shown.id, 'activation', shown.published_at, NULL, NULL, NULL, NULL, shown.id, NULL, NULL
      FROM opened JOIN shown USING (id)
    UNION ALL
    SELECT 'announcement:' || found.id, 'announcement', found.created_at, NULL, NULL, NULL, NULL, NULL, found.id, NULL
      FROM followed
     CROSS JOIN LATERAL (
       SELECT n.id, n.created_at FROM announcement AS n
        WHERE n.company_id = followed.company_id AND n.created_at <= until
          AND (n.created_at < until OR 'announcement:' || n.id < last_id COLLATE "C" IS NOT FALSE)
          AND EXISTS (SELECT FROM program_membership AS m
                       WHERE m.company_id = n.company_id AND m.creator_id = me AND m.status = 'accepted')
        ORDER BY n.created_at DESC, n.id DESC LIMIT wanted) AS found
     WHERE is_creator
  )
  SELECT told.id, me, told.kind, told.told_at, told.game_news_id, told.content_id, told.rss_feed_id, told.article_url,
         told.activation_id, told.announcement_id, told.creator_id
    FROM told
   ORDER BY told.told_at DESC, told.id COLLATE "C" DESC
   LIMIT wanted;
END $$;
COMMENT ON FUNCTION feed(timestamptz, text, integer, json) IS 'News about the items that the requesting user follows, newest first: up to the given number, after the item with the time "before" and the id "before_id".';
