-- What a creator says about themselves: interests, hardware, pages, links, feeds, and where to ship to.

CREATE TABLE creator_interest (
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  tag_id     uuid NOT NULL REFERENCES tag ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, tag_id)
);
CREATE INDEX creator_interest_tag_id_idx ON creator_interest (tag_id);
COMMENT ON TABLE creator_interest IS 'Categories and genres that a creator is interested in.';

CREATE FUNCTION creator_interest_is_category_or_genre() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM tag WHERE id = NEW.tag_id AND kind IN ('category', 'genre')) THEN
    PERFORM refuse('creator_interest_is_category_or_genre', 'interests are categories and genres');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER creator_interest_is_category_or_genre BEFORE INSERT OR UPDATE ON creator_interest
  FOR EACH ROW EXECUTE FUNCTION creator_interest_is_category_or_genre();

CREATE TABLE hardware (
  id       text PRIMARY KEY CONSTRAINT hardware_id_is_a_name CHECK (id ~ '^[a-z0-9_]+$'),
  name     text NOT NULL CONSTRAINT hardware_name_key UNIQUE,
  family   text NOT NULL REFERENCES platform_family ON DELETE RESTRICT,
  position integer NOT NULL CONSTRAINT hardware_position_key UNIQUE
);
CREATE INDEX hardware_family_idx ON hardware (family);
COMMENT ON TABLE hardware IS 'What creators may own and play on.';
INSERT INTO hardware (position, id, name, family) VALUES
  (1, 'windows_pc', 'Windows PC', 'Pc'),
  (2, 'mac', 'Mac', 'Pc'),
  (3, 'linux_pc', 'Linux PC', 'Pc'),
  (4, 'steam_deck', 'Steam Deck', 'Pc'),
  (5, 'playstation_4', 'PlayStation 4', 'Playstation'),
  (6, 'playstation_5', 'PlayStation 5', 'Playstation'),
  (7, 'xbox_one', 'Xbox One', 'Xbox'),
  (8, 'xbox_series_sx', 'Xbox Series S|X', 'Xbox'),
  (9, 'switch', 'Nintendo Switch', 'Nintendo'),
  (10, 'switch_2', 'Nintendo Switch 2', 'Nintendo'),
  (11, 'iphone', 'iPhone or iPad', 'Mobile'),
  (12, 'android', 'Android phone or tablet', 'Mobile'),
  (13, 'meta_quest', 'Meta Quest', 'VR'),
  (14, 'playstation_vr2', 'PlayStation VR2', 'VR'),
  (15, 'pcvr', 'PC VR headset', 'VR'),
  (16, 'pico', 'Pico', 'VR');

CREATE TABLE creator_hardware (
  creator_id  uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  hardware_id text NOT NULL REFERENCES hardware ON DELETE CASCADE,
  created_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, hardware_id)
);
CREATE INDEX creator_hardware_hardware_id_idx ON creator_hardware (hardware_id);
COMMENT ON TABLE creator_hardware IS 'What a creator owns.';

CREATE TABLE creator_game (
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  game_id    uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, game_id)
);
CREATE INDEX creator_game_game_id_idx ON creator_game (game_id);
COMMENT ON TABLE creator_game IS 'Games that a creator likes to play.';

CREATE TABLE user_link_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_link_kind IS 'Additional links (spec §3).';
INSERT INTO user_link_kind (value, comment) VALUES
  ('discord', 'Discord'), ('facebook', 'Facebook'), ('instagram', 'Instagram'), ('extra', 'Extra link');

CREATE TABLE user_link (
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES user_link_kind ON DELETE RESTRICT,
  url        text NOT NULL CONSTRAINT user_link_url_http CHECK (url ~* '^https?://[^[:space:]]+$' AND char_length(url) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, kind)
);
CREATE INDEX user_link_kind_idx ON user_link (kind);
COMMENT ON TABLE user_link IS 'Where else a person is found.';

CREATE TABLE rss_feed (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id       uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  url           text NOT NULL CONSTRAINT rss_feed_url_http CHECK (url ~* '^https?://[^[:space:]]+$' AND char_length(url) <= 2000),
  title         text NOT NULL DEFAULT '',
  -- spec §5: 'You must be authorized to share this feed'.
  authorized    boolean NOT NULL CONSTRAINT rss_feed_authorized CHECK (authorized),
  -- spec §5: adding fails if no articles are found.
  article_count integer NOT NULL CONSTRAINT rss_feed_has_articles CHECK (article_count > 0),
  fetched_at    timestamptz NOT NULL DEFAULT now(),
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT rss_feed_url_key UNIQUE (user_id, url)
);
COMMENT ON TABLE rss_feed IS 'A feed that a person shares on their pages. Added by an action, which fetches it first.';

CREATE TABLE reserved_name (
  name citext PRIMARY KEY
);
COMMENT ON TABLE reserved_name IS 'Names that nobody can take as username or page address (error 3000): the routes of the site, and words that would mislead.';
INSERT INTO reserved_name (name)
SELECT unnest(ARRAY[
  'about', 'account', 'admin', 'administrator', 'analytics', 'anonymous', 'api', 'assets', 'auth', 'billing', 'blog', 'browse', 'campaign', 'campaigns',
  'cart', 'company', 'console', 'contact', 'creator', 'creatorprograms', 'creator-programs', 'creators', 'dashboard', 'deals', 'dev', 'docs', 'explore',
  'files', 'game', 'games', 'graphql', 'hasura', 'health', 'help', 'home', 'insights', 'invite', 'join', 'legal', 'login', 'logout', 'missions', 'moderator',
  'news', 'notifications', 'null', 'official', 'privacy', 'privacy-policy', 'quest', 'questboard', 'quests', 'register', 'reset-password', 'root', 'security',
  'settings', 'signin', 'signout', 'signup', 'staff', 'static', 'status', 'streams', 'support', 'system', 'team', 'terms', 'terms-of-use', 'undefined', 'user',
  'users', 'verify-email', 'videos', 'webhook', 'webmaster', 'www']);

CREATE FUNCTION refuse_reserved_name() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  wanted citext := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF EXISTS (SELECT FROM reserved_name WHERE name = wanted) THEN
    PERFORM refuse('reserved_name', format('the name "%s" is reserved', wanted));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_username_not_reserved BEFORE INSERT OR UPDATE OF username ON "user"
  FOR EACH ROW EXECUTE FUNCTION refuse_reserved_name('username');
CREATE TRIGGER user_display_name_not_reserved BEFORE INSERT OR UPDATE OF display_name ON "user"
  FOR EACH ROW EXECUTE FUNCTION refuse_reserved_name('display_name');

CREATE TABLE page_font (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE page_font IS 'Fonts that creator and company pages can use (spec §9).';
INSERT INTO page_font (value, comment) VALUES
  ('Lato', 'Lato'), ('Source_Code_Pro', 'Source Code Pro'), ('Comfortaa', 'Comfortaa'),
  ('Josefin_Slab', 'Josefin Slab'), ('Josefin_Sans', 'Josefin Sans'), ('Roboto_Mono', 'Roboto Mono');

CREATE TABLE page_block_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE page_block_kind IS 'What a block of a page shows.';
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
  ('activations', 'What the company runs now'),
  ('announcements', 'The company''s announcements');

-- Who owns which pages differs; what a page is does not.
CREATE TABLE creator_page (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  slug         citext NOT NULL CONSTRAINT creator_page_slug_key UNIQUE
               CONSTRAINT creator_page_slug_format CHECK (slug ~ '^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$'),
  title        text NOT NULL CONSTRAINT creator_page_title_1_to_100 CHECK (char_length(btrim(title)) BETWEEN 1 AND 100),
  description  text NOT NULL DEFAULT '' CONSTRAINT creator_page_description_2000 CHECK (char_length(description) <= 2000),
  hero_url     text,
  font         text NOT NULL DEFAULT 'Lato' REFERENCES page_font ON DELETE RESTRICT,
  theme        jsonb NOT NULL DEFAULT '{}'::jsonb CONSTRAINT creator_page_theme_object CHECK (jsonb_typeof(theme) = 'object'),
  is_published boolean NOT NULL DEFAULT false,
  position     integer NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX creator_page_creator_id_idx ON creator_page (creator_id, position);
CREATE INDEX creator_page_font_idx ON creator_page (font);
COMMENT ON TABLE creator_page IS 'A public page of a creator, at /{slug}. At most 6 per creator.';
CREATE TRIGGER creator_page_set_updated_at BEFORE UPDATE ON creator_page FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER creator_page_slug_not_reserved BEFORE INSERT OR UPDATE OF slug ON creator_page
  FOR EACH ROW EXECUTE FUNCTION refuse_reserved_name('slug');

-- spec §8: 2015. The creator's row is locked, so that two at once cannot both slip in.
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

CREATE TABLE creator_page_block (
  id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  page_id  uuid NOT NULL REFERENCES creator_page ON DELETE CASCADE,
  kind     text NOT NULL REFERENCES page_block_kind ON DELETE RESTRICT,
  position integer NOT NULL,
  content  jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT creator_page_block_position_key UNIQUE (page_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT creator_page_block_content_object CHECK (jsonb_typeof(content) = 'object' AND pg_column_size(content) <= 65536)
);
CREATE INDEX creator_page_block_kind_idx ON creator_page_block (kind);
COMMENT ON TABLE creator_page_block IS 'What a creator page shows, from top to bottom.';

CREATE TABLE creator_page_channel (
  page_id       uuid NOT NULL REFERENCES creator_page ON DELETE CASCADE,
  -- spec §8: deleting a connection fails when it is used in a creator page.
  connection_id uuid NOT NULL CONSTRAINT creator_page_channel_connection_id_fkey REFERENCES user_connection ON DELETE NO ACTION,
  position      integer NOT NULL DEFAULT 0,
  PRIMARY KEY (page_id, connection_id)
);
CREATE INDEX creator_page_channel_connection_id_idx ON creator_page_channel (connection_id);
COMMENT ON TABLE creator_page_channel IS 'The channels that a creator page shows.';

CREATE FUNCTION creator_page_channel_is_own() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM creator_page JOIN user_connection ON user_connection.user_id = creator_page.creator_id
                  WHERE creator_page.id = NEW.page_id AND user_connection.id = NEW.connection_id) THEN
    PERFORM refuse('creator_page_channel_is_own', 'a page shows its creator''s own channels only');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER creator_page_channel_is_own BEFORE INSERT OR UPDATE ON creator_page_channel
  FOR EACH ROW EXECUTE FUNCTION creator_page_channel_is_own();

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
COMMENT ON TABLE analytics_page IS 'A page of figures that a person has put together. At most 6 per person.';
CREATE TRIGGER analytics_page_set_updated_at BEFORE UPDATE ON analytics_page FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- spec §8: 5015.
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

CREATE TABLE address (
  user_id       uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  first_name    text NOT NULL CONSTRAINT address_first_name_not_blank CHECK (btrim(first_name) <> ''),
  last_name     text NOT NULL CONSTRAINT address_last_name_not_blank CHECK (btrim(last_name) <> ''),
  street_name   text NOT NULL CONSTRAINT address_street_name_not_blank CHECK (btrim(street_name) <> ''),
  street_number text NOT NULL CONSTRAINT address_street_number_not_blank CHECK (btrim(street_number) <> ''),
  zip_code      text NOT NULL CONSTRAINT address_zip_code_not_blank CHECK (btrim(zip_code) <> ''),
  city          text NOT NULL CONSTRAINT address_city_not_blank CHECK (btrim(city) <> ''),
  province      text,
  country       text NOT NULL REFERENCES country ON DELETE RESTRICT,
  email         citext CONSTRAINT address_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT address_lengths CHECK (
    greatest(char_length(first_name), char_length(last_name), char_length(street_name), char_length(street_number),
             char_length(zip_code), char_length(city), char_length(province)) <= 200)
);
CREATE INDEX address_country_idx ON address (country);
COMMENT ON TABLE address IS 'Where to ship to. Seen by its owner only: a shipment carries its own copy.';
CREATE TRIGGER address_set_updated_at BEFORE UPDATE ON address FOR EACH ROW EXECUTE FUNCTION set_updated_at();
