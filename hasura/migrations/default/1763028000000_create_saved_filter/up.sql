-- How people like their tables: presets of columns, and filters.

CREATE TABLE column_preset (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  screen     text NOT NULL CONSTRAINT column_preset_screen_1_to_100 CHECK (char_length(screen) BETWEEN 1 AND 100),
  name       citext NOT NULL CONSTRAINT column_preset_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  columns    jsonb NOT NULL CONSTRAINT column_preset_columns_array CHECK (jsonb_typeof(columns) = 'array'),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT column_preset_name_key UNIQUE (user_id, screen, name)
);
COMMENT ON TABLE column_preset IS 'Which columns of a table a person sees, in which order.';
COMMENT ON COLUMN column_preset.id IS 'The row''s identity.';
COMMENT ON COLUMN column_preset.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN column_preset.screen IS 'The table on screen that it belongs to.';
COMMENT ON COLUMN column_preset.name IS 'What the person calls it.';
COMMENT ON COLUMN column_preset.columns IS 'The columns in their order.';
COMMENT ON COLUMN column_preset.is_default IS 'Whether the screen opens with it; one for each screen.';
COMMENT ON COLUMN column_preset.created_at IS 'When the row was made.';
COMMENT ON COLUMN column_preset.updated_at IS 'When the row last changed.';
CREATE UNIQUE INDEX column_preset_one_default ON column_preset (user_id, screen) WHERE is_default;
CREATE TRIGGER column_preset_set_updated_at BEFORE UPDATE ON column_preset FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE saved_filter (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  screen     text NOT NULL CONSTRAINT saved_filter_screen_1_to_100 CHECK (char_length(screen) BETWEEN 1 AND 100),
  name       citext NOT NULL CONSTRAINT saved_filter_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  filter     jsonb NOT NULL CONSTRAINT saved_filter_filter_object CHECK (jsonb_typeof(filter) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_filter_name_key UNIQUE (user_id, screen, name)
);
COMMENT ON TABLE saved_filter IS 'A filter that a person uses again.';
COMMENT ON COLUMN saved_filter.id IS 'The row''s identity.';
COMMENT ON COLUMN saved_filter.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN saved_filter.screen IS 'The screen it is for.';
COMMENT ON COLUMN saved_filter.name IS 'What the person calls it.';
COMMENT ON COLUMN saved_filter.filter IS 'What is filtered, as the screen writes it.';
COMMENT ON COLUMN saved_filter.created_at IS 'When the row was made.';
COMMENT ON COLUMN saved_filter.updated_at IS 'When the row last changed.';
CREATE TRIGGER saved_filter_set_updated_at BEFORE UPDATE ON saved_filter FOR EACH ROW EXECUTE FUNCTION set_updated_at();
