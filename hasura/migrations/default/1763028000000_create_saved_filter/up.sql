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
COMMENT ON TABLE column_preset IS 'A user''s selection and order of columns for a table.';
COMMENT ON COLUMN column_preset.id IS 'The unique id of the row.';
COMMENT ON COLUMN column_preset.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN column_preset.screen IS 'The screen of the table.';
COMMENT ON COLUMN column_preset.name IS 'The name given by the user.';
COMMENT ON COLUMN column_preset.columns IS 'The columns in order.';
COMMENT ON COLUMN column_preset.is_default IS 'True if the screen opens with this preset. A screen has at most one.';
COMMENT ON COLUMN column_preset.created_at IS 'When the row was created.';
COMMENT ON COLUMN column_preset.updated_at IS 'When the row last changed.';
CREATE UNIQUE INDEX column_preset_one_default ON column_preset (user_id, screen) WHERE is_default;
SELECT keep_updated_at('column_preset');

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
COMMENT ON TABLE saved_filter IS 'A filter that a user has saved.';
COMMENT ON COLUMN saved_filter.id IS 'The unique id of the row.';
COMMENT ON COLUMN saved_filter.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN saved_filter.screen IS 'The screen on which the filter can be applied.';
COMMENT ON COLUMN saved_filter.name IS 'The name given by the user.';
COMMENT ON COLUMN saved_filter.filter IS 'The filter in the screen''s format.';
COMMENT ON COLUMN saved_filter.created_at IS 'When the row was created.';
COMMENT ON COLUMN saved_filter.updated_at IS 'When the row last changed.';
SELECT keep_updated_at('saved_filter');
