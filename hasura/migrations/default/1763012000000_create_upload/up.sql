CREATE TABLE upload_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE upload_kind IS 'The kinds of uploads (rules §5).';
COMMENT ON COLUMN upload_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN upload_kind.comment IS 'The meaning of the value.';
INSERT INTO upload_kind (value, comment) VALUES
  ('image', 'A picture: png, jpg, jpeg, gif or webp, up to 5 MB and 4K'),
  ('archive', 'Assets: .zip or .rar, up to 2 GB'),
  ('document', 'A generated document: an invoice, a statement, an export');

CREATE TABLE upload (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid REFERENCES "user" ON DELETE SET NULL,
  company_id uuid REFERENCES company ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES upload_kind ON DELETE RESTRICT,
  name       text NOT NULL CONSTRAINT upload_name_1_to_255 CHECK (char_length(name) BETWEEN 1 AND 255 AND name !~ '[/\\[:cntrl:]]'),
  path       text NOT NULL CONSTRAINT upload_path_key UNIQUE,
  mime_type  text NOT NULL,
  bytes      bigint NOT NULL CONSTRAINT upload_not_empty CHECK (bytes > 0),
  sha256     bytea,
  width      integer,
  height     integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT upload_image_type CHECK (kind <> 'image' OR mime_type IN ('image/png', 'image/jpeg', 'image/gif', 'image/webp')),
  CONSTRAINT upload_image_5_mb CHECK (kind <> 'image' OR bytes <= 5 * 1024 * 1024),
  CONSTRAINT upload_image_4k CHECK (kind <> 'image' OR (width BETWEEN 1 AND 4096 AND height BETWEEN 1 AND 4096)),
  CONSTRAINT upload_archive_type CHECK (kind <> 'archive' OR mime_type IN ('application/zip', 'application/vnd.rar')),
  CONSTRAINT upload_archive_2_gb CHECK (kind <> 'archive' OR bytes <= 2147483648)
);
COMMENT ON TABLE upload IS 'A stored file. Its content was checked, regardless of its name.';
COMMENT ON COLUMN upload.id IS 'The unique id of the row.';
COMMENT ON COLUMN upload.user_id IS 'The user who uploaded the file. Empty once that account is deleted.';
COMMENT ON COLUMN upload.company_id IS 'The company that the file was uploaded for, if any.';
COMMENT ON COLUMN upload.kind IS 'Picture, archive or document.';
COMMENT ON COLUMN upload.name IS 'The original name of the file.';
COMMENT ON COLUMN upload.path IS 'The path in the file store; never shown.';
COMMENT ON COLUMN upload.mime_type IS 'The MIME type, determined by the content.';
COMMENT ON COLUMN upload.bytes IS 'The size in bytes.';
COMMENT ON COLUMN upload.sha256 IS 'The SHA-256 checksum of the content.';
COMMENT ON COLUMN upload.width IS 'The size in pixels, for pictures.';
COMMENT ON COLUMN upload.height IS 'The size in pixels, for pictures.';
COMMENT ON COLUMN upload.created_at IS 'When the row was created.';
CREATE INDEX upload_user_id_idx ON upload (user_id, created_at DESC);
CREATE INDEX upload_company_id_idx ON upload (company_id, created_at DESC);
CREATE INDEX upload_kind_idx ON upload (kind);

-- Pictures must be uploaded here, because another server would see who views a picture and could change it later. The guard
-- takes a path instead of a column, because page blocks keep their picture inside their content.
CREATE FUNCTION refuse_foreign_picture(place text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  upload_id text := substring(place from '^/api/uploads/([0-9a-f-]{36})$');
BEGIN
  -- The guard ignores changes by admins and workflows, and pictures that come from a channel.
  IF coalesce(session_variable('x-hasura-role'), '') NOT IN ('user', 'creator', 'company') THEN
    RETURN;
  END IF;
  IF nullif(place, '') IS NULL OR place ~ '^/files/art/[a-z0-9-]+\.svg$' THEN
    RETURN;
  END IF;
  IF NOT EXISTS (
    SELECT FROM upload
     WHERE id::text = upload_id AND kind = 'image'
       AND (user_id = actor_id() OR company_id::text = session_variable('x-hasura-company-id'))) THEN
    PERFORM refuse('picture_uploaded', 'the picture must be one that you or your company uploaded');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_foreign_picture(text) IS 'Refuses a picture that neither the user nor their company uploaded.';

CREATE FUNCTION guard_picture() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  place text := nullif(to_jsonb(NEW) #>> TG_ARGV, '');
BEGIN
  -- A picture that the entry had before the change stays valid, unless the entry was a link or a video then.
  IF TG_OP = 'UPDATE' AND place = to_jsonb(OLD) #>> TG_ARGV
     AND to_jsonb(NEW) -> 'kind' IS NOT DISTINCT FROM to_jsonb(OLD) -> 'kind' THEN
    RETURN NEW;
  END IF;
  PERFORM refuse_foreign_picture(place);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_picture() IS 'Refuses a picture that neither the user nor their company uploaded. The arguments are the path to the picture: the column, and the keys inside it.';
