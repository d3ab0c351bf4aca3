-- What companies announce, and what is new in the product.

CREATE TABLE announcement (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  title      text NOT NULL CONSTRAINT announcement_title_not_blank CHECK (btrim(title) <> '' AND char_length(title) <= 200),
  body       text NOT NULL CONSTRAINT announcement_body_not_blank CHECK (btrim(body) <> '' AND char_length(body) <= 20000),
  author_id  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  edited_at  timestamptz
);
COMMENT ON TABLE announcement IS 'What a company tells the members of its Creator Program.';
COMMENT ON COLUMN announcement.id IS 'The row''s identity.';
COMMENT ON COLUMN announcement.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN announcement.title IS 'What it is about.';
COMMENT ON COLUMN announcement.body IS 'What members of the program read.';
COMMENT ON COLUMN announcement.author_id IS 'Who wrote it; empty once that account is deleted.';
COMMENT ON COLUMN announcement.created_at IS 'When the row was made.';
COMMENT ON COLUMN announcement.edited_at IS 'When its words were last changed; empty if never.';
CREATE INDEX announcement_company_id_idx ON announcement (company_id, created_at DESC);
CREATE INDEX announcement_author_id_idx ON announcement (author_id);
CREATE TRIGGER announcement_set_edited_at BEFORE UPDATE OF title, body ON announcement
  FOR EACH ROW EXECUTE FUNCTION set_edited_at();

CREATE FUNCTION announcement_created() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('announcementPublished', 'announcement', NEW.id, jsonb_build_object('company_id', NEW.company_id));
  RETURN NULL;
END $$;
CREATE TRIGGER announcement_created AFTER INSERT ON announcement FOR EACH ROW EXECUTE FUNCTION announcement_created();

CREATE TABLE whats_new_entry (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title        text NOT NULL CONSTRAINT whats_new_entry_title_not_blank CHECK (btrim(title) <> ''),
  body         text NOT NULL,
  image_url    text,
  audience     text REFERENCES user_type ON DELETE RESTRICT,
  published_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE whats_new_entry IS 'News about the product, in the what''s-new dialog. Written by admins in the console.';
COMMENT ON COLUMN whats_new_entry.id IS 'The row''s identity.';
COMMENT ON COLUMN whats_new_entry.title IS 'What is new.';
COMMENT ON COLUMN whats_new_entry.body IS 'What one can do with it.';
COMMENT ON COLUMN whats_new_entry.image_url IS 'Its picture.';
COMMENT ON COLUMN whats_new_entry.audience IS 'Who sees it; empty for everyone.';
COMMENT ON COLUMN whats_new_entry.published_at IS 'Shown to those who have not looked since then.';
CREATE INDEX whats_new_entry_published_at_idx ON whats_new_entry (published_at DESC);
CREATE INDEX whats_new_entry_audience_idx ON whats_new_entry (audience);
