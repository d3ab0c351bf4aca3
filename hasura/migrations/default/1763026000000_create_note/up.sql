CREATE TABLE note (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id uuid REFERENCES creator ON DELETE CASCADE,
  game_id    uuid REFERENCES game ON DELETE CASCADE,
  body       text NOT NULL CONSTRAINT note_body_not_blank CHECK (btrim(body) <> '' AND char_length(body) <= 10000),
  author_id  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at  timestamptz,
  CONSTRAINT note_about_one_subject CHECK (num_nonnulls(creator_id, game_id) = 1)
);
COMMENT ON TABLE note IS 'A company''s note about a creator or a game. Only its own members see it.';
COMMENT ON COLUMN note.id IS 'The unique id of the row.';
COMMENT ON COLUMN note.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN note.creator_id IS 'The creator that the note is about, if any.';
COMMENT ON COLUMN note.game_id IS 'The game that the note is about, if any.';
COMMENT ON COLUMN note.body IS 'The text of the note; only members of the company read it.';
COMMENT ON COLUMN note.author_id IS 'The author. Empty once that account is deleted.';
COMMENT ON COLUMN note.created_at IS 'When the row was created.';
COMMENT ON COLUMN note.edited_at IS 'When the text was last changed. Empty if it was never changed.';
CREATE INDEX note_creator_id_idx ON note (company_id, creator_id, created_at DESC) WHERE creator_id IS NOT NULL;
CREATE INDEX note_game_id_idx ON note (company_id, game_id, created_at DESC) WHERE game_id IS NOT NULL;
CREATE INDEX note_creator_idx ON note (creator_id);
CREATE INDEX note_game_idx ON note (game_id);
CREATE INDEX note_author_id_idx ON note (author_id);
CREATE TRIGGER note_set_edited_at BEFORE UPDATE OF body ON note FOR EACH ROW EXECUTE FUNCTION set_edited_at();
COMMENT ON TRIGGER note_set_edited_at ON note IS 'stamp';

CREATE TABLE note_comment (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  note_id    uuid NOT NULL REFERENCES note ON DELETE CASCADE,
  body       text NOT NULL CONSTRAINT note_comment_body_not_blank CHECK (btrim(body) <> '' AND char_length(body) <= 10000),
  author_id  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at  timestamptz
);
COMMENT ON TABLE note_comment IS 'A comment on a note.';
COMMENT ON COLUMN note_comment.id IS 'The unique id of the row.';
COMMENT ON COLUMN note_comment.note_id IS 'The note that the row belongs to.';
COMMENT ON COLUMN note_comment.body IS 'The text of the comment.';
COMMENT ON COLUMN note_comment.author_id IS 'The author. Empty once that account is deleted.';
COMMENT ON COLUMN note_comment.created_at IS 'When the row was created.';
COMMENT ON COLUMN note_comment.edited_at IS 'When the text was last changed. Empty if it was never changed.';
CREATE INDEX note_comment_note_id_idx ON note_comment (note_id, created_at);
CREATE INDEX note_comment_author_id_idx ON note_comment (author_id);
CREATE TRIGGER note_comment_set_edited_at BEFORE UPDATE OF body ON note_comment FOR EACH ROW EXECUTE FUNCTION set_edited_at();
COMMENT ON TRIGGER note_comment_set_edited_at ON note_comment IS 'stamp';
SELECT guard_access('note_comment', '{company}', '{note_id,note}');
