CREATE TABLE page_font (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE page_font IS 'Fonts that creator and company pages can use (rules §9).';
COMMENT ON COLUMN page_font.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN page_font.comment IS 'The meaning of the value.';
INSERT INTO page_font (value, comment) VALUES
  ('Lato', 'Lato'), ('Source_Code_Pro', 'Source Code Pro'), ('Comfortaa', 'Comfortaa'),
  ('Josefin_Slab', 'Josefin Slab'), ('Josefin_Sans', 'Josefin Sans'), ('Roboto_Mono', 'Roboto Mono');

CREATE TABLE page_block_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE page_block_kind IS 'The kinds of blocks on a page.';
COMMENT ON COLUMN page_block_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN page_block_kind.comment IS 'The meaning of the value.';
INSERT INTO page_block_kind (value, comment) VALUES
  ('hero', 'A large picture with a heading'),
  ('text', 'Formatted text'),
  ('channels', 'The creator''s channels with their figures'),
  ('videos', 'Videos and shorts'),
  ('streams', 'Streams'),
  ('games', 'Games'),
  ('links', 'Links'),
  ('feed', 'Articles of an RSS feed'),
  ('image', 'A picture'),
  ('activations', 'The company''s current activations'),
  ('announcements', 'The company''s announcements'),
  ('video', 'One video or channel on Twitch, YouTube or TikTok, by its address');

CREATE TABLE creator_page (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  slug         citext NOT NULL CONSTRAINT creator_page_slug_key UNIQUE
               CONSTRAINT creator_page_slug_format CHECK (slug ~ '^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$'),
  title        text NOT NULL CONSTRAINT creator_page_title_1_to_100 CHECK (char_length(btrim(title)) BETWEEN 1 AND 100),
  description  text NOT NULL DEFAULT '' CONSTRAINT creator_page_description_2000 CHECK (char_length(description) <= 2000),
  hero_url     text,
  font         text NOT NULL DEFAULT 'Lato' REFERENCES page_font ON DELETE RESTRICT,
  theme        jsonb NOT NULL DEFAULT '{}'::jsonb,
  is_published boolean NOT NULL DEFAULT false,
  position     integer NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT creator_page_theme_known CHECK (is_page_theme(theme))
);
COMMENT ON TABLE creator_page IS 'A public page of a creator, at /{slug}. A creator can have up to 6.';
COMMENT ON COLUMN creator_page.id IS 'The unique id of the row.';
COMMENT ON COLUMN creator_page.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN creator_page.slug IS 'The last part of the address: lowercase letters, digits and dashes.';
COMMENT ON COLUMN creator_page.title IS 'The title of the content or other item.';
COMMENT ON COLUMN creator_page.description IS 'The page''s description of the creator.';
COMMENT ON COLUMN creator_page.hero_url IS 'The wide picture at the top (1920 by 640).';
COMMENT ON COLUMN creator_page.font IS 'The font of the page.';
COMMENT ON COLUMN creator_page.theme IS 'An accent of the list, or an empty theme.';
COMMENT ON COLUMN creator_page.is_published IS 'True if others can see the page.';
COMMENT ON COLUMN creator_page.position IS 'The position in the list.';
COMMENT ON COLUMN creator_page.created_at IS 'When the row was created.';
COMMENT ON COLUMN creator_page.updated_at IS 'When the row last changed.';

CREATE INDEX creator_page_creator_id_idx ON creator_page (creator_id, position);
CREATE INDEX creator_page_font_idx ON creator_page (font);
CREATE INDEX creator_page_title_trgm_idx ON creator_page USING gin (title gin_trgm_ops);
SELECT keep_updated_at('creator_page');
CREATE TRIGGER creator_page_slug_not_reserved BEFORE INSERT OR UPDATE OF slug ON creator_page
  FOR EACH ROW EXECUTE FUNCTION guard_reserved_name('slug');
COMMENT ON TRIGGER creator_page_slug_not_reserved ON creator_page IS 'refuse';
CREATE TRIGGER creator_page_picture BEFORE INSERT OR UPDATE OF hero_url ON creator_page
  FOR EACH ROW EXECUTE FUNCTION guard_picture('hero_url');
COMMENT ON TRIGGER creator_page_picture ON creator_page IS 'refuse';

-- Error 2015 of rules §8. The creator's row is locked so that two simultaneous inserts cannot both pass.
CREATE FUNCTION creator_page_at_most_6() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM creator WHERE id = NEW.creator_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM creator_page WHERE creator_id = NEW.creator_id AND id <> NEW.id) >= 6 THEN
    PERFORM refuse('creator_page_at_most_6', 'cannot create more than 6 Creator Pages');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER creator_page_at_most_6 BEFORE INSERT OR UPDATE OF creator_id ON creator_page
  FOR EACH ROW EXECUTE FUNCTION creator_page_at_most_6();
COMMENT ON TRIGGER creator_page_at_most_6 ON creator_page IS 'refuse';

CREATE TABLE creator_page_block (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  page_id  uuid NOT NULL REFERENCES creator_page ON DELETE CASCADE,
  kind     text NOT NULL REFERENCES page_block_kind ON DELETE RESTRICT,
  position integer NOT NULL,
  content  jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT creator_page_block_position_key UNIQUE (page_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT creator_page_block_content_object CHECK (jsonb_typeof(content) = 'object' AND pg_column_size(content) <= 65536)
);
COMMENT ON TABLE creator_page_block IS 'The blocks of a creator page, from top to bottom.';
COMMENT ON COLUMN creator_page_block.id IS 'The unique id of the row.';
COMMENT ON COLUMN creator_page_block.page_id IS 'The page that the row belongs to.';
COMMENT ON COLUMN creator_page_block.kind IS 'The kind of the block.';
COMMENT ON COLUMN creator_page_block.position IS 'The position in the list.';
COMMENT ON COLUMN creator_page_block.content IS 'The content of the block; its shape depends on the kind.';
CREATE INDEX creator_page_block_kind_idx ON creator_page_block (kind);
CREATE TRIGGER creator_page_block_picture BEFORE INSERT OR UPDATE OF kind, content ON creator_page_block
  FOR EACH ROW WHEN (NEW.kind IN ('hero', 'image')) EXECUTE FUNCTION guard_picture('content', 'url');
COMMENT ON TRIGGER creator_page_block_picture ON creator_page_block IS 'refuse';
SELECT guard_access('creator_page_block', '{user,creator}', '{page_id,creator_page}');

CREATE TABLE creator_page_channel (
  page_id       uuid NOT NULL REFERENCES creator_page ON DELETE CASCADE,
  -- rules §8: a connection cannot be deleted while a creator page uses it.
  connection_id uuid NOT NULL REFERENCES user_connection ON DELETE NO ACTION,
  position      integer NOT NULL DEFAULT 0,
  PRIMARY KEY (page_id, connection_id)
);
COMMENT ON TABLE creator_page_channel IS 'The channels that a creator page shows.';
COMMENT ON COLUMN creator_page_channel.page_id IS 'The page that the row belongs to.';
COMMENT ON COLUMN creator_page_channel.connection_id IS 'A channel on the page.';
COMMENT ON COLUMN creator_page_channel.position IS 'The position in the list.';
CREATE INDEX creator_page_channel_connection_id_idx ON creator_page_channel (connection_id);
SELECT guard_access('creator_page_channel', '{user,creator}', '{page_id,creator_page}');

CREATE FUNCTION creator_page_channel_is_own() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM creator_page JOIN user_connection ON user_connection.user_id = creator_page.creator_id
                  WHERE creator_page.id = NEW.page_id AND user_connection.id = NEW.connection_id) THEN
    PERFORM refuse('creator_page_channel_is_own', 'a creator page can show only its creator''s own channels');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER creator_page_channel_is_own BEFORE INSERT OR UPDATE ON creator_page_channel
  FOR EACH ROW EXECUTE FUNCTION creator_page_channel_is_own();
COMMENT ON TRIGGER creator_page_channel_is_own ON creator_page_channel IS 'refuse';

CREATE TABLE analytics_page (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  name       citext NOT NULL CONSTRAINT analytics_page_name_format CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 50),
  layout     jsonb NOT NULL DEFAULT '{}'::jsonb CONSTRAINT analytics_page_layout_object CHECK (jsonb_typeof(layout) = 'object'),
  position   integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT analytics_page_name_key UNIQUE (user_id, name)
);
COMMENT ON TABLE analytics_page IS 'A page of figures that a user has composed. A user can have up to 6.';
COMMENT ON COLUMN analytics_page.id IS 'The unique id of the row.';
COMMENT ON COLUMN analytics_page.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN analytics_page.name IS 'The name of the page''s tab.';
COMMENT ON COLUMN analytics_page.layout IS 'The arrangement of the figures on the page.';
COMMENT ON COLUMN analytics_page.position IS 'The position in the list.';
COMMENT ON COLUMN analytics_page.created_at IS 'When the row was created.';
COMMENT ON COLUMN analytics_page.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('analytics_page');

-- Error 5015 of rules §8.
CREATE FUNCTION analytics_page_at_most_6() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "user" WHERE id = NEW.user_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM analytics_page WHERE user_id = NEW.user_id AND id <> NEW.id) >= 6 THEN
    PERFORM refuse('analytics_page_at_most_6', 'cannot create more than 6 Analytics Pages');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER analytics_page_at_most_6 BEFORE INSERT OR UPDATE OF user_id ON analytics_page
  FOR EACH ROW EXECUTE FUNCTION analytics_page_at_most_6();
COMMENT ON TRIGGER analytics_page_at_most_6 ON analytics_page IS 'refuse';

CREATE TABLE rss_feed (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  url           text NOT NULL CONSTRAINT rss_feed_url_http CHECK (url ~* '^https?://[^[:space:]]+$' AND char_length(url) <= 2000),
  title         text NOT NULL DEFAULT '',
  -- rules §5: 'You must be authorized to share this feed'.
  authorized    boolean NOT NULL CONSTRAINT rss_feed_authorized CHECK (authorized),
  -- rules §5: adding fails if no articles are found.
  article_count integer NOT NULL CONSTRAINT rss_feed_has_articles CHECK (article_count > 0),
  fetched_at    timestamptz NOT NULL DEFAULT now(),
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rss_feed_url_key UNIQUE (user_id, url),
  CONSTRAINT rss_feed_id_user_id_key UNIQUE (id, user_id)
);
COMMENT ON TABLE rss_feed IS 'A feed that a user shares on their pages. An action adds it, after fetching it once.';
COMMENT ON COLUMN rss_feed.id IS 'The unique id of the row.';
COMMENT ON COLUMN rss_feed.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN rss_feed.url IS 'The feed''s address.';
COMMENT ON COLUMN rss_feed.title IS 'The feed''s title.';
COMMENT ON COLUMN rss_feed.authorized IS 'The user''s confirmation that they are authorized to share the feed.';
COMMENT ON COLUMN rss_feed.article_count IS 'The number of articles when the feed was last read.';
COMMENT ON COLUMN rss_feed.fetched_at IS 'When the feed was last read, or when the last attempt was made.';
COMMENT ON COLUMN rss_feed.created_at IS 'When the row was created.';
CREATE INDEX rss_feed_fetched_at_idx ON rss_feed (fetched_at);

-- Articles are stored when a feed is read, so that pages do not wait for another server.
CREATE TABLE rss_article (
  feed_id      uuid NOT NULL,
  -- This column is copied from the feed, because permissions filter by the column.
  user_id      uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  url          text NOT NULL CONSTRAINT rss_article_url_http CHECK (url ~* '^https?://[^[:space:]]+$' AND char_length(url) <= 2000),
  title        text NOT NULL CONSTRAINT rss_article_title_not_blank CHECK (btrim(title) <> '' AND char_length(title) <= 300),
  published_at timestamptz,
  PRIMARY KEY (feed_id, url),
  CONSTRAINT rss_article_feed_id_fkey FOREIGN KEY (feed_id, user_id) REFERENCES rss_feed (id, user_id) ON DELETE CASCADE
);
COMMENT ON TABLE rss_article IS 'An article of a feed, as last read. Everyone sees it if its user shows their feeds on a published page.';
COMMENT ON COLUMN rss_article.feed_id IS 'The feed of the article.';
COMMENT ON COLUMN rss_article.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN rss_article.url IS 'The web address of the article.';
COMMENT ON COLUMN rss_article.title IS 'The headline.';
COMMENT ON COLUMN rss_article.published_at IS 'When the article was published, if the feed says so.';
CREATE INDEX rss_article_user_id_idx ON rss_article (user_id, published_at DESC NULLS LAST);
