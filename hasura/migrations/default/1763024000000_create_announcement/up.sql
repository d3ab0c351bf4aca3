CREATE TABLE announcement (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  title      text NOT NULL CONSTRAINT announcement_title_not_blank CHECK (btrim(title) <> '' AND char_length(title) <= 200),
  body       text NOT NULL CONSTRAINT announcement_body_not_blank CHECK (btrim(body) <> '' AND char_length(body) <= 20000),
  author_id  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at  timestamptz
);
COMMENT ON TABLE announcement IS 'An announcement of a company to the members of its Creator Program.';
COMMENT ON COLUMN announcement.id IS 'The unique id of the row.';
COMMENT ON COLUMN announcement.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN announcement.title IS 'The subject.';
COMMENT ON COLUMN announcement.body IS 'The text that members of the program read.';
COMMENT ON COLUMN announcement.author_id IS 'The author. Empty once that account is deleted.';
COMMENT ON COLUMN announcement.created_at IS 'When the row was created.';
COMMENT ON COLUMN announcement.edited_at IS 'When the text was last changed. Empty if it was never changed.';
CREATE INDEX announcement_company_id_idx ON announcement (company_id, created_at DESC);
CREATE INDEX announcement_author_id_idx ON announcement (author_id);
CREATE TRIGGER announcement_set_edited_at BEFORE UPDATE OF title, body ON announcement
  FOR EACH ROW EXECUTE FUNCTION set_edited_at();
COMMENT ON TRIGGER announcement_set_edited_at ON announcement IS 'stamp';

CREATE FUNCTION announcement_created() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('announcementPublished', 'announcement', NEW.id, jsonb_build_object('company_id', NEW.company_id));
  RETURN NULL;
END $$;
CREATE TRIGGER announcement_created AFTER INSERT ON announcement FOR EACH ROW EXECUTE FUNCTION announcement_created();
COMMENT ON TRIGGER announcement_created ON announcement IS 'outbox';

CREATE TABLE whats_new_entry (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title        text NOT NULL CONSTRAINT whats_new_entry_title_not_blank CHECK (btrim(title) <> ''),
  body         text NOT NULL,
  image_url    text,
  audience     text REFERENCES user_type ON DELETE RESTRICT,
  published_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE whats_new_entry IS 'Product news in the what''s-new dialog. Admins write it in the console.';
COMMENT ON COLUMN whats_new_entry.id IS 'The unique id of the row.';
COMMENT ON COLUMN whats_new_entry.title IS 'The headline of the news.';
COMMENT ON COLUMN whats_new_entry.body IS 'The text of the news.';
COMMENT ON COLUMN whats_new_entry.image_url IS 'The picture that the row shows.';
COMMENT ON COLUMN whats_new_entry.audience IS 'The audience that sees the news. Empty if everyone sees it.';
COMMENT ON COLUMN whats_new_entry.published_at IS 'When the news was published. Users see the news if they have not opened the dialog since then.';
CREATE INDEX whats_new_entry_published_at_idx ON whats_new_entry (published_at DESC);
CREATE INDEX whats_new_entry_audience_idx ON whats_new_entry (audience);
