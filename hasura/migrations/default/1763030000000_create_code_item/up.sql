CREATE TABLE code_item_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE code_item_type IS 'Code item types (rules §3).';
COMMENT ON COLUMN code_item_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN code_item_type.comment IS 'The meaning of the value.';
INSERT INTO code_item_type (value, comment) VALUES
  ('game', 'Game'), ('DLC', 'DLC'), ('demo', 'Demo'), ('in_game_item', 'In-game item'), ('other', 'Other');

CREATE TABLE code_item (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id     uuid NOT NULL REFERENCES game ON DELETE RESTRICT,
  type        text NOT NULL REFERENCES code_item_type ON DELETE RESTRICT,
  name        text NOT NULL CONSTRAINT code_item_name_1_to_100 CHECK (char_length(btrim(name)) BETWEEN 1 AND 100),
  item_name   text NOT NULL CONSTRAINT code_item_item_name_1_to_100 CHECK (char_length(btrim(item_name)) BETWEEN 1 AND 100),
  picture_url text,
  created_by  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE code_item IS 'An item that a company''s codes unlock: a game, a DLC, a demo, an in-game item or anything else.';
COMMENT ON COLUMN code_item.id IS 'The unique id of the row.';
COMMENT ON COLUMN code_item.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN code_item.game_id IS 'The game of the item.';
COMMENT ON COLUMN code_item.type IS 'Game, DLC, demo, in-game item or other.';
COMMENT ON COLUMN code_item.name IS 'The name that the company gives the item in the Code Manager.';
COMMENT ON COLUMN code_item.item_name IS 'The name of the item that the creator gets.';
COMMENT ON COLUMN code_item.picture_url IS 'The picture that the row shows.';
COMMENT ON COLUMN code_item.created_by IS 'The member who created the row. Empty once that account is deleted.';
COMMENT ON COLUMN code_item.created_at IS 'When the row was created.';
COMMENT ON COLUMN code_item.updated_at IS 'When the row last changed.';
-- Names that differ only in case or in the number of spaces look the same.
CREATE UNIQUE INDEX code_item_key ON code_item (company_id, game_id, type, lower(regexp_replace(btrim(name), '\s+', ' ', 'g')));
CREATE INDEX code_item_game_id_idx ON code_item (game_id);
CREATE INDEX code_item_type_idx ON code_item (type);
CREATE INDEX code_item_created_by_idx ON code_item (created_by);
SELECT keep_updated_at('code_item');
CREATE TRIGGER code_item_picture BEFORE INSERT OR UPDATE OF picture_url ON code_item
  FOR EACH ROW EXECUTE FUNCTION guard_picture('picture_url');
COMMENT ON TRIGGER code_item_picture ON code_item IS 'refuse';
