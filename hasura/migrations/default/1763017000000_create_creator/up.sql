CREATE TABLE size_tier (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE size_tier IS 'The size of a creator (rules §9).';
COMMENT ON COLUMN size_tier.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN size_tier.comment IS 'The meaning of the value.';
INSERT INTO size_tier (value, comment) VALUES
  ('nano', 'Up to 1,000 views or 10 concurrent viewers'),
  ('micro', '1,000 to 10,000 views or 10 to 100 concurrent viewers'),
  ('mid', '10,000 to 100,000 views or 100 to 1,000 concurrent viewers'),
  ('macro', 'From 100,000 views or 1,000 concurrent viewers');

-- The size tiers of rules §9, with no gaps between the tiers. If views and concurrent viewers give different tiers, the
-- creator has the higher one.
CREATE FUNCTION size_tier_of(views integer, ccv integer) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN views IS NULL AND ccv IS NULL THEN NULL
    WHEN views >= 100000 OR ccv >= 1000 THEN 'macro'
    WHEN views >= 10000 OR ccv >= 100 THEN 'mid'
    WHEN views >= 1000 OR ccv >= 10 THEN 'micro'
    ELSE 'nano'
  END
$$;
COMMENT ON FUNCTION size_tier_of(integer, integer) IS 'The size tier for average views and average concurrent viewers.';

CREATE TABLE creator (
  id                       uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  size_tier                text REFERENCES size_tier ON DELETE RESTRICT,
  primary_content_language text REFERENCES language ON DELETE RESTRICT,
  minimum_deal_size_cents  bigint CONSTRAINT creator_minimum_deal_size_not_negative CHECK (minimum_deal_size_cents >= 0),
  onboarded_at             timestamptz,
  quests_onboarded_at      timestamptz,
  created_at               timestamptz NOT NULL DEFAULT now(),
  updated_at               timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE creator IS 'The profile of an account that makes content. It has the account''s id.';
COMMENT ON COLUMN creator.id IS 'The unique id of the row.';
COMMENT ON COLUMN creator.size_tier IS 'Derived from the channels'' figures: the higher tier of views and concurrent viewers.';
COMMENT ON COLUMN creator.primary_content_language IS 'The language of most of the creator''s content.';
COMMENT ON COLUMN creator.minimum_deal_size_cents IS 'The lowest amount of an offer that the creator accepts, in US cents.';
COMMENT ON COLUMN creator.onboarded_at IS 'When the creator saved or skipped interests and hardware.';
COMMENT ON COLUMN creator.quests_onboarded_at IS 'When the creator finished the quest onboarding and sent the profile to review.';
COMMENT ON COLUMN creator.created_at IS 'When the row was created.';
COMMENT ON COLUMN creator.updated_at IS 'When the row last changed.';
CREATE INDEX creator_size_tier_idx ON creator (size_tier);
CREATE INDEX creator_primary_content_language_idx ON creator (primary_content_language);

-- An index for the list of creators to invite, which starts with the newest creators and then applies rare filters.
CREATE INDEX creator_created_at_idx ON creator (created_at DESC);

-- An index for the list of creators to invite who speak a language, newest first.
CREATE INDEX creator_language_created_at_idx ON creator (primary_content_language, created_at DESC);
SELECT keep_updated_at('creator');
CREATE TRIGGER creator_stamp_moments BEFORE UPDATE OF onboarded_at, quests_onboarded_at ON creator
  FOR EACH ROW EXECUTE FUNCTION stamp_moments('onboarded_at', 'quests_onboarded_at');
COMMENT ON TRIGGER creator_stamp_moments ON creator IS 'stamp';

CREATE TABLE creator_interest (
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  tag_id     uuid NOT NULL REFERENCES tag ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, tag_id)
);
COMMENT ON TABLE creator_interest IS 'Categories and genres that a creator is interested in.';
COMMENT ON COLUMN creator_interest.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN creator_interest.tag_id IS 'A category or genre.';
COMMENT ON COLUMN creator_interest.created_at IS 'When the row was created.';
CREATE INDEX creator_interest_tag_id_idx ON creator_interest (tag_id);

CREATE FUNCTION creator_interest_is_category_or_genre() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM tag WHERE id = NEW.tag_id AND kind IN ('category', 'genre')) THEN
    PERFORM refuse('creator_interest_is_category_or_genre', 'an interest must be a category or a genre');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER creator_interest_is_category_or_genre BEFORE INSERT OR UPDATE ON creator_interest
  FOR EACH ROW EXECUTE FUNCTION creator_interest_is_category_or_genre();
COMMENT ON TRIGGER creator_interest_is_category_or_genre ON creator_interest IS 'refuse';

CREATE TABLE hardware (
  id       text PRIMARY KEY CONSTRAINT hardware_id_is_a_name CHECK (id ~ '^[a-z0-9_]+$'),
  name     text NOT NULL CONSTRAINT hardware_name_key UNIQUE,
  family   text NOT NULL REFERENCES platform_family ON DELETE RESTRICT,
  position integer NOT NULL CONSTRAINT hardware_position_key UNIQUE
);
COMMENT ON TABLE hardware IS 'The devices that creators can own and play on.';
COMMENT ON COLUMN hardware.id IS 'The unique id of the row.';
COMMENT ON COLUMN hardware.name IS 'The name that people see.';
COMMENT ON COLUMN hardware.family IS 'The family of the device: console, computer, camera and others.';
COMMENT ON COLUMN hardware.position IS 'The position in the list.';
CREATE INDEX hardware_family_idx ON hardware (family);
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
COMMENT ON TABLE creator_hardware IS 'The devices that a creator owns.';
COMMENT ON COLUMN creator_hardware.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN creator_hardware.hardware_id IS 'A device that the creator owns.';
COMMENT ON COLUMN creator_hardware.created_at IS 'When the row was created.';
CREATE INDEX creator_hardware_hardware_id_idx ON creator_hardware (hardware_id);

CREATE TABLE creator_game (
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  game_id    uuid NOT NULL REFERENCES game ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, game_id)
);
COMMENT ON TABLE creator_game IS 'Games that a creator likes to play.';
COMMENT ON COLUMN creator_game.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN creator_game.game_id IS 'A game that the creator plays.';
COMMENT ON COLUMN creator_game.created_at IS 'When the row was created.';
CREATE INDEX creator_game_game_id_idx ON creator_game (game_id);
