CREATE TABLE tag_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE tag_kind IS 'The kinds of tags.';
COMMENT ON COLUMN tag_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN tag_kind.comment IS 'The meaning of the value.';
INSERT INTO tag_kind (value, comment) VALUES
  ('genre', 'The genre of a game'),
  ('category', 'The topic of a creator''s content'),
  ('theme', 'The setting or mood of a game'),
  ('feature', 'A way to play: alone, together, in early access'),
  ('content', 'The form of a piece of content'),
  ('activation', 'A company''s label for its activations');

CREATE TABLE tag (
  id   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL REFERENCES tag_kind ON DELETE RESTRICT,
  name citext NOT NULL CONSTRAINT tag_name_1_to_50 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 50),
  CONSTRAINT tag_name_key UNIQUE (kind, name)
);
COMMENT ON TABLE tag IS 'Tags of every kind. Managed by admins.';
COMMENT ON COLUMN tag.id IS 'The unique id of the row.';
COMMENT ON COLUMN tag.kind IS 'The kind of the tag: genre, category, theme and others.';
COMMENT ON COLUMN tag.name IS 'The name that people see.';
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
