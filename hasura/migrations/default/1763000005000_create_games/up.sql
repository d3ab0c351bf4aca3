-- Games, what they run on, and what is told about them. Tags of every kind.

CREATE TABLE platform_family (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE platform_family IS 'Platform families (spec §3).';
INSERT INTO platform_family (value, comment) VALUES
  ('Mobile', 'Mobile'), ('Nintendo', 'Nintendo'), ('Pc', 'PC'), ('Playstation', 'PlayStation'), ('VR', 'VR'), ('Xbox', 'Xbox');

CREATE TABLE distribution_channel (
  id       text PRIMARY KEY CONSTRAINT distribution_channel_id_is_a_name CHECK (id ~ '^[a-z0-9_]+$'),
  name     text NOT NULL CONSTRAINT distribution_channel_name_key UNIQUE,
  family   text REFERENCES platform_family ON DELETE RESTRICT,
  position integer NOT NULL CONSTRAINT distribution_channel_position_key UNIQUE,
  CONSTRAINT distribution_channel_family_unless_other CHECK ((family IS NULL) = (id = 'other'))
);
CREATE INDEX distribution_channel_family_idx ON distribution_channel (family);
COMMENT ON TABLE distribution_channel IS 'Stores and regions for which codes are made (spec §3).';
COMMENT ON COLUMN distribution_channel.family IS 'The platform family; empty for "Other" alone, whose platform is named on the code.';
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

CREATE TABLE tag_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE tag_kind IS 'What a tag says something about.';
INSERT INTO tag_kind (value, comment) VALUES
  ('genre', 'The genre of a game'),
  ('category', 'What a creator''s content is about'),
  ('theme', 'The setting or mood of a game'),
  ('feature', 'How a game is played: alone, together, in early access'),
  ('content', 'The form of a piece of content'),
  ('activation', 'How a company sorts its activations');

CREATE TABLE tag (
  id   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL REFERENCES tag_kind ON DELETE RESTRICT,
  name citext NOT NULL CONSTRAINT tag_name_1_to_50 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 50),
  CONSTRAINT tag_name_key UNIQUE (kind, name)
);
COMMENT ON TABLE tag IS 'Tags of every kind. Kept by admins.';
INSERT INTO tag (kind, name)
SELECT kind, name
  FROM (VALUES
    ('genre', ARRAY['Action', 'Adventure', 'Battle royale', 'Card game', 'Fighting', 'Horror', 'MMO', 'MOBA', 'Music', 'Party', 'Platformer', 'Puzzle', 'Racing', 'RPG', 'Roguelike', 'Sandbox', 'Shooter', 'Simulation', 'Sports', 'Strategy', 'Survival', 'Visual novel']),
    ('category', ARRAY['Animation', 'Challenges', 'Comedy', 'Cosplay', 'Esports', 'Game development', 'Guides and tips', 'Just chatting', 'Let''s play', 'Lore', 'Modding', 'Music', 'News', 'Reviews', 'Speedrunning', 'Technology']),
    ('theme', ARRAY['Comedy', 'Cyberpunk', 'Fantasy', 'Historical', 'Mystery', 'Post-apocalyptic', 'Science fiction', 'Slice of life', 'Western']),
    ('feature', ARRAY['Co-op', 'Cross-play', 'Early access', 'Free to play', 'Local multiplayer', 'Mod support', 'Online multiplayer', 'Single-player', 'VR']),
    ('content', ARRAY['First look', 'Gameplay', 'Highlights', 'Interview', 'Live event', 'Review', 'Tutorial']),
    ('activation', ARRAY['Announcement', 'Beta', 'DLC', 'Demo', 'Launch', 'Sale', 'Seasonal', 'Update'])
  ) AS given (kind, names), unnest(names) AS name;

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
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX game_name_trgm_idx ON game USING gin (name gin_trgm_ops);
CREATE INDEX game_released_on_idx ON game (released_on);
CREATE INDEX game_anticipation_idx ON game (anticipation DESC);
CREATE UNIQUE INDEX game_steam_id_key ON game ((external_ids ->> 'steam'));
COMMENT ON TABLE game IS 'The catalogue. Kept by admins and by the import from the games catalogue.';
COMMENT ON COLUMN game.released_on IS 'The first release on any platform; in the future for upcoming games, empty when not announced.';
COMMENT ON COLUMN game.anticipation IS 'How many people follow an unreleased game: orders the anticipated games.';
COMMENT ON COLUMN game.external_ids IS 'The game''s ids elsewhere, by catalogue: {"steam": "440"}.';
CREATE TRIGGER game_set_updated_at BEFORE UPDATE ON game FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE game_platform (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  family  text NOT NULL REFERENCES platform_family ON DELETE RESTRICT,
  PRIMARY KEY (game_id, family)
);
CREATE INDEX game_platform_family_idx ON game_platform (family);
COMMENT ON TABLE game_platform IS 'The platform families that a game runs on.';

CREATE TABLE game_release (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  game_id     uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  family      text NOT NULL REFERENCES platform_family ON DELETE RESTRICT,
  released_on date NOT NULL,
  label       text NOT NULL DEFAULT '',
  CONSTRAINT game_release_key UNIQUE (game_id, family, released_on)
);
CREATE INDEX game_release_released_on_idx ON game_release (released_on);
CREATE INDEX game_release_family_idx ON game_release (family);
COMMENT ON TABLE game_release IS 'When a game came or comes out on a platform.';
COMMENT ON COLUMN game_release.label IS 'What was released, when not simply the game: "Early access", "Remaster".';

CREATE TABLE game_tag (
  game_id uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  tag_id  uuid NOT NULL REFERENCES tag ON DELETE CASCADE,
  PRIMARY KEY (game_id, tag_id)
);
CREATE INDEX game_tag_tag_id_idx ON game_tag (tag_id);
COMMENT ON TABLE game_tag IS 'The tags of a game.';

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
CREATE INDEX game_news_game_id_idx ON game_news (game_id, published_at DESC);
CREATE INDEX game_news_published_at_idx ON game_news (published_at DESC);
COMMENT ON TABLE game_news IS 'An article about a game, or about games at large.';

CREATE TABLE company_game (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id    uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, game_id)
);
CREATE INDEX company_game_game_id_idx ON company_game (game_id);
COMMENT ON TABLE company_game IS 'The games that a company works for.';
