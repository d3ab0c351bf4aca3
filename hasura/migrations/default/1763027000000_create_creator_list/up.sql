CREATE TABLE creator_list (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  name       citext NOT NULL CONSTRAINT creator_list_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  created_by uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT creator_list_name_key UNIQUE (company_id, name)
);
COMMENT ON TABLE creator_list IS 'Creators that a company groups to invite them or to admit them to an activation.';
COMMENT ON COLUMN creator_list.id IS 'The unique id of the row.';
COMMENT ON COLUMN creator_list.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN creator_list.name IS 'The name, unique in the company.';
COMMENT ON COLUMN creator_list.created_by IS 'The member who created the row. Empty once that account is deleted.';
COMMENT ON COLUMN creator_list.created_at IS 'When the row was created.';
COMMENT ON COLUMN creator_list.updated_at IS 'When the row last changed.';
CREATE INDEX creator_list_created_by_idx ON creator_list (created_by);
SELECT keep_updated_at('creator_list');

CREATE TABLE creator_list_entry (
  list_id    uuid NOT NULL REFERENCES creator_list ON DELETE CASCADE,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  added_by   uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, creator_id)
);
COMMENT ON TABLE creator_list_entry IS 'A creator on a list.';
COMMENT ON COLUMN creator_list_entry.list_id IS 'The list that the row belongs to.';
COMMENT ON COLUMN creator_list_entry.creator_id IS 'The creator on the list.';
COMMENT ON COLUMN creator_list_entry.added_by IS 'The member who added the row. Empty once that account is deleted.';
COMMENT ON COLUMN creator_list_entry.created_at IS 'When the row was created.';
CREATE INDEX creator_list_entry_creator_id_idx ON creator_list_entry (creator_id);
CREATE INDEX creator_list_entry_added_by_idx ON creator_list_entry (added_by);
SELECT guard_access('creator_list_entry', '{company}', '{list_id,creator_list}');

CREATE TABLE insight_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE insight_kind IS 'The kinds of content in insights.';
COMMENT ON COLUMN insight_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN insight_kind.comment IS 'The meaning of the value.';
INSERT INTO insight_kind (value, comment) VALUES
  ('livestream', 'Livestreams'), ('video', 'Videos'), ('shorts', 'Shorts');

CREATE TABLE shortlist (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  name       citext NOT NULL CONSTRAINT shortlist_name_1_to_100 CHECK (char_length(btrim(name::text)) BETWEEN 1 AND 100),
  kind       text NOT NULL REFERENCES insight_kind ON DELETE RESTRICT,
  created_by uuid REFERENCES "user" ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shortlist_name_key UNIQUE (company_id, name)
);
COMMENT ON TABLE shortlist IS 'Creators that a company has selected in insights.';
COMMENT ON COLUMN shortlist.id IS 'The unique id of the row.';
COMMENT ON COLUMN shortlist.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN shortlist.name IS 'The name, unique in the company and kind.';
COMMENT ON COLUMN shortlist.kind IS 'The kind of content that the creators were selected for.';
COMMENT ON COLUMN shortlist.created_by IS 'The member who created the row. Empty once that account is deleted.';
COMMENT ON COLUMN shortlist.created_at IS 'When the row was created.';
CREATE INDEX shortlist_kind_idx ON shortlist (kind);
CREATE INDEX shortlist_created_by_idx ON shortlist (created_by);

CREATE TABLE shortlist_entry (
  shortlist_id uuid NOT NULL REFERENCES shortlist ON DELETE CASCADE,
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shortlist_id, creator_id)
);
COMMENT ON TABLE shortlist_entry IS 'A creator on a shortlist.';
COMMENT ON COLUMN shortlist_entry.shortlist_id IS 'The shortlist that the row belongs to.';
COMMENT ON COLUMN shortlist_entry.creator_id IS 'The creator on the shortlist.';
COMMENT ON COLUMN shortlist_entry.created_at IS 'When the row was created.';
CREATE INDEX shortlist_entry_creator_id_idx ON shortlist_entry (creator_id);
SELECT guard_access('shortlist_entry', '{company}', '{shortlist_id,shortlist}');
