CREATE TABLE platform_family (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE platform_family IS 'Platform families (rules §3).';
COMMENT ON COLUMN platform_family.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN platform_family.comment IS 'The meaning of the value.';
INSERT INTO platform_family (value, comment) VALUES
  ('Mobile', 'Mobile'), ('Nintendo', 'Nintendo'), ('Pc', 'PC'), ('Playstation', 'PlayStation'), ('VR', 'VR'), ('Xbox', 'Xbox');

CREATE TABLE distribution_channel (
  id       text PRIMARY KEY CONSTRAINT distribution_channel_id_is_a_name CHECK (id ~ '^[a-z0-9_]+$'),
  name     text NOT NULL CONSTRAINT distribution_channel_name_key UNIQUE,
  family   text REFERENCES platform_family ON DELETE RESTRICT,
  position integer NOT NULL CONSTRAINT distribution_channel_position_key UNIQUE,
  CONSTRAINT distribution_channel_family_unless_other CHECK ((family IS NULL) = (id = 'other'))
);
COMMENT ON TABLE distribution_channel IS 'Stores and regions of codes (rules §3).';
COMMENT ON COLUMN distribution_channel.id IS 'The unique id of the row.';
COMMENT ON COLUMN distribution_channel.name IS 'The name that people see.';
COMMENT ON COLUMN distribution_channel.family IS 'The platform family. Empty only for "Other", whose platform is named on the code.';
COMMENT ON COLUMN distribution_channel.position IS 'The position in the list.';
CREATE INDEX distribution_channel_family_idx ON distribution_channel (family);
INSERT INTO distribution_channel (position, id, name, family) VALUES
  (1, 'android', 'Android', 'Mobile'),
  (2, 'egs', 'EGS', 'Pc'),
  (3, 'gog', 'GOG', 'Pc'),
  (4, 'ios', 'iOS', 'Mobile'),
  (5, 'itch_io', 'Itch.io', 'Pc'),
  (6, 'meta_quest_2', 'Meta Quest 2', 'VR'),
  (7, 'meta_quest_3', 'Meta Quest 3', 'VR'),
  (8, 'meta_rift_s', 'Meta Rift S', 'VR'),
  (9, 'oculus', 'Oculus', 'VR'),
  (10, 'origin', 'Origin', 'Pc'),
  (11, 'pcvr', 'PCVR', 'VR'),
  (12, 'pico_4', 'Pico 4', 'VR'),
  (13, 'playstation_5', 'PlayStation 5', 'Playstation'),
  (14, 'playstation_5_eu', 'PlayStation 5 EU', 'Playstation'),
  (15, 'playstation_5_japan', 'PlayStation 5 Japan', 'Playstation'),
  (16, 'playstation_5_na', 'PlayStation 5 NA', 'Playstation'),
  (17, 'playstation_5_oce', 'PlayStation 5 OCE', 'Playstation'),
  (18, 'playstation_vr2_asia', 'PlayStation VR2 Asia', 'VR'),
  (19, 'playstation_vr2_eu', 'PlayStation VR2 EU', 'VR'),
  (20, 'playstation_vr2_na', 'PlayStation VR2 NA', 'VR'),
  (21, 'playstation_vr2_oce', 'PlayStation VR2 OCE', 'VR'),
  (22, 'playstation_vr2_sa', 'PlayStation VR2 SA', 'VR'),
  (23, 'ps5', 'PS5', 'Playstation'),
  (24, 'stadia', 'Stadia', 'Pc'),
  (25, 'steam', 'Steam', 'Pc'),
  (26, 'switch_eu', 'Switch EU', 'Nintendo'),
  (27, 'switch_na', 'Switch NA', 'Nintendo'),
  (28, 'switch_oce', 'Switch OCE', 'Nintendo'),
  (29, 'xbox', 'Xbox', 'Xbox'),
  (30, 'xbox_eu', 'Xbox EU', 'Xbox'),
  (31, 'xbox_na', 'Xbox NA', 'Xbox'),
  (32, 'xbox_series_sx', 'Xbox Series S|X', 'Xbox'),
  (33, 'other', 'Other', NULL);

CREATE TABLE game (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name          text NOT NULL CONSTRAINT game_name_1_to_200 CHECK (char_length(btrim(name)) BETWEEN 1 AND 200),
  slug          text NOT NULL CONSTRAINT game_slug_key UNIQUE CONSTRAINT game_slug_is_a_name CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  developer     text NOT NULL DEFAULT '',
  publisher     text NOT NULL DEFAULT '',
  description   text NOT NULL DEFAULT '',
  website       text CONSTRAINT game_website_http CHECK (website ~* '^https?://[^[:space:]]+$'),
  poster_url    text,
  hero_url      text,
  thumbnail_url text,
  released_on   date,
  anticipation  integer NOT NULL DEFAULT 0 CONSTRAINT game_anticipation_not_negative CHECK (anticipation >= 0),
  external_ids  jsonb NOT NULL DEFAULT '{}'::jsonb CONSTRAINT game_external_ids_object CHECK (jsonb_typeof(external_ids) = 'object'),
  aliases       text[] NOT NULL DEFAULT '{}',
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE game IS 'The games catalog. Managed by admins and by the import from IGDB.';
COMMENT ON COLUMN game.id IS 'The unique id of the row.';
COMMENT ON COLUMN game.name IS 'The title of the game.';
COMMENT ON COLUMN game.slug IS 'The last part of the address: lowercase letters, digits and dashes.';
COMMENT ON COLUMN game.developer IS 'The developer.';
COMMENT ON COLUMN game.publisher IS 'The publisher.';
COMMENT ON COLUMN game.description IS 'The description of the game.';
COMMENT ON COLUMN game.website IS 'The website of the game.';
COMMENT ON COLUMN game.poster_url IS 'The portrait picture (120 by 160).';
COMMENT ON COLUMN game.hero_url IS 'The wide picture at the top (1920 by 640).';
COMMENT ON COLUMN game.thumbnail_url IS 'The small picture for lists (460 by 215).';
COMMENT ON COLUMN game.released_on IS 'The first release on any platform. The date is in the future for upcoming games, and empty if no date is announced.';
COMMENT ON COLUMN game.anticipation IS 'The number of followers of an unreleased game, used to sort the anticipated games.';
COMMENT ON COLUMN game.external_ids IS 'The game''s ids in other catalogs: {"steam": "440", "igdb": "891", "twitch": "16676"}.';
COMMENT ON COLUMN game.aliases IS 'Other names of the game in video titles.';
COMMENT ON COLUMN game.created_at IS 'When the row was created.';
COMMENT ON COLUMN game.updated_at IS 'When the row last changed.';
CREATE INDEX game_name_trgm_idx ON game USING gin (name gin_trgm_ops);
CREATE INDEX game_released_on_idx ON game (released_on);
CREATE INDEX game_anticipation_idx ON game (anticipation DESC);
CREATE UNIQUE INDEX game_steam_id_key ON game ((external_ids ->> 'steam'));
CREATE UNIQUE INDEX game_igdb_id_key ON game ((external_ids ->> 'igdb'));
SELECT keep_updated_at('game');

CREATE TABLE game_platform (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  family  text NOT NULL REFERENCES platform_family ON DELETE RESTRICT,
  PRIMARY KEY (game_id, family)
);
COMMENT ON TABLE game_platform IS 'The platform families of a game.';
COMMENT ON COLUMN game_platform.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN game_platform.family IS 'A platform family of the game.';
CREATE INDEX game_platform_family_idx ON game_platform (family);

CREATE TABLE game_release (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  game_id     uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  family      text NOT NULL REFERENCES platform_family ON DELETE RESTRICT,
  released_on date NOT NULL,
  label       text NOT NULL DEFAULT '',
  CONSTRAINT game_release_key UNIQUE (game_id, family, released_on)
);
COMMENT ON TABLE game_release IS 'The release date of a game on a platform.';
COMMENT ON COLUMN game_release.id IS 'The unique id of the row.';
COMMENT ON COLUMN game_release.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN game_release.family IS 'The platform family of the release.';
COMMENT ON COLUMN game_release.released_on IS 'The day of the release or of the figures.';
COMMENT ON COLUMN game_release.label IS 'The name of the release if it is not simply the game: "Early access", "Remaster".';
CREATE INDEX game_release_released_on_idx ON game_release (released_on);
CREATE INDEX game_release_family_idx ON game_release (family);

CREATE TABLE game_tag (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  tag_id  uuid NOT NULL REFERENCES tag ON DELETE CASCADE,
  PRIMARY KEY (game_id, tag_id)
);
COMMENT ON TABLE game_tag IS 'The tags of a game.';
COMMENT ON COLUMN game_tag.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN game_tag.tag_id IS 'A genre, category or theme of the game.';
CREATE INDEX game_tag_tag_id_idx ON game_tag (tag_id);

CREATE TABLE game_news (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  game_id      uuid REFERENCES game ON DELETE CASCADE,
  title        text NOT NULL CONSTRAINT game_news_title_not_blank CHECK (btrim(title) <> ''),
  summary      text NOT NULL DEFAULT '',
  body         text NOT NULL DEFAULT '',
  author       text NOT NULL DEFAULT '',
  image_url    text,
  source_url   text CONSTRAINT game_news_source_url_http CHECK (source_url ~* '^https?://[^[:space:]]+$'),
  published_at timestamptz NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE game_news IS 'An article about a game, or about games in general.';
COMMENT ON COLUMN game_news.id IS 'The unique id of the row.';
COMMENT ON COLUMN game_news.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN game_news.title IS 'The headline.';
COMMENT ON COLUMN game_news.summary IS 'A summary in a sentence or two.';
COMMENT ON COLUMN game_news.body IS 'The full text.';
COMMENT ON COLUMN game_news.author IS 'The author.';
COMMENT ON COLUMN game_news.image_url IS 'The picture of the article.';
COMMENT ON COLUMN game_news.source_url IS 'The address of the original article.';
COMMENT ON COLUMN game_news.published_at IS 'When the article was published.';
COMMENT ON COLUMN game_news.created_at IS 'When the row was created.';
CREATE INDEX game_news_game_id_idx ON game_news (game_id, published_at DESC);
CREATE INDEX game_news_published_at_idx ON game_news (published_at DESC);

CREATE TABLE company_game (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id    uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, game_id)
);
COMMENT ON TABLE company_game IS 'The games of a company.';
COMMENT ON COLUMN company_game.company_id IS 'The company that publishes the game.';
COMMENT ON COLUMN company_game.game_id IS 'The game that the row is about.';
COMMENT ON COLUMN company_game.created_at IS 'When the row was created.';
CREATE INDEX company_game_game_id_idx ON company_game (game_id);

-- Games come from IGDB, and store facts fill in a campaign. Each request for game data is a row, so that the user sees
-- the result and no vendor is called inside a transaction.
CREATE TABLE game_import (
  id          uuid NOT NULL DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  user_id     uuid REFERENCES "user" ON DELETE SET NULL,
  source      text NOT NULL,
  external_id text NOT NULL,
  game_id     uuid REFERENCES game ON DELETE SET NULL,
  facts       jsonb,
  failure     text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT game_import_pkey PRIMARY KEY (id),
  CONSTRAINT game_import_source_known CHECK (source IN ('igdb', 'steam')),
  CONSTRAINT game_import_external_id_number CHECK (external_id ~ '^[1-9][0-9]{0,9}$'),
  CONSTRAINT game_import_failure_known CHECK (failure IN ('nothing-found', 'vendor-away')),
  CONSTRAINT game_import_facts_object CHECK (jsonb_typeof(facts) = 'object'),
  CONSTRAINT game_import_found_or_failed CHECK (failure IS NULL OR (facts IS NULL AND game_id IS NULL)),
  CONSTRAINT game_import_over_when_known CHECK (finished_at IS NOT NULL OR (failure IS NULL AND facts IS NULL AND game_id IS NULL))
);
COMMENT ON TABLE game_import IS 'A request for a game''s data from a catalog or store, with its result.';
COMMENT ON COLUMN game_import.id IS 'The workflow game-import/<id> handles the request.';
COMMENT ON COLUMN game_import.company_id IS 'The company that gets the game and the uploaded pictures.';
COMMENT ON COLUMN game_import.user_id IS 'The user who made the request.';
COMMENT ON COLUMN game_import.source IS 'igdb: the game is added to the catalog. steam: only the store''s facts are fetched, and a member decides whether to use them.';
COMMENT ON COLUMN game_import.external_id IS 'The game''s id at the source.';
COMMENT ON COLUMN game_import.game_id IS 'The imported game, or the existing one in the catalog.';
COMMENT ON COLUMN game_import.facts IS 'The store''s facts, in the form of storeFacts in domain/. Their pictures are copies in our file store.';
COMMENT ON COLUMN game_import.failure IS 'The reason for a failure.';
COMMENT ON COLUMN game_import.created_at IS 'When the change was requested.';
COMMENT ON COLUMN game_import.finished_at IS 'When the import ended. Empty while it runs.';
CREATE INDEX game_import_company_id_idx ON game_import (company_id, created_at DESC);
CREATE INDEX game_import_user_id_idx ON game_import (user_id);
CREATE INDEX game_import_game_id_idx ON game_import (game_id);
CREATE INDEX game_import_open_idx ON game_import (created_at) WHERE finished_at IS NULL;
