-- Codes come in by the ten thousand: what was read and encrypted waits here until somebody has seen what is in it and says yes.
-- Then all of it becomes a batch, or nothing does. What nobody said yes to is forgotten.

CREATE TABLE code_import (
  id                      uuid NOT NULL DEFAULT gen_random_uuid(),
  company_id              uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  item_id                 uuid NOT NULL REFERENCES code_item ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  platform_name           text,
  note                    text NOT NULL DEFAULT '',
  key_id                  text NOT NULL,
  codes                   integer,
  created_by              uuid REFERENCES "user" ON DELETE CASCADE,
  created_at              timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT code_import_pkey PRIMARY KEY (id)
);
COMMENT ON TABLE code_import IS 'Codes that were read and encrypted, and are not added yet; forgotten after an hour.';
COMMENT ON COLUMN code_import.id IS 'The batch that it becomes has the same.';
COMMENT ON COLUMN code_import.company_id IS 'Whose codes they are.';
COMMENT ON COLUMN code_import.item_id IS 'What they unlock.';
COMMENT ON COLUMN code_import.distribution_channel_id IS 'The store or region that they are for.';
COMMENT ON COLUMN code_import.platform_name IS 'The platform''s name when the channel is "Other".';
COMMENT ON COLUMN code_import.note IS 'What the member wrote about them.';
COMMENT ON COLUMN code_import.key_id IS 'Which of the keys of CODE_ENCRYPTION_KEY opens them.';
COMMENT ON COLUMN code_import.codes IS 'How many wait here; empty until the upload was read to its end.';
COMMENT ON COLUMN code_import.created_by IS 'Who uploaded them.';
COMMENT ON COLUMN code_import.created_at IS 'When.';
CREATE INDEX code_import_company_id_idx ON code_import (company_id);
CREATE INDEX code_import_item_id_idx ON code_import (item_id);
CREATE INDEX code_import_distribution_channel_id_idx ON code_import (distribution_channel_id);
CREATE INDEX code_import_created_by_idx ON code_import (created_by);
CREATE INDEX code_import_created_at_idx ON code_import (created_at);

-- Several thousand codes in a row: a row for each would be written twice with all that a row costs.
CREATE TABLE code_import_part (
  import_id   uuid NOT NULL REFERENCES code_import ON DELETE CASCADE,
  position    integer NOT NULL,
  ids         uuid[] NOT NULL,
  ciphertexts bytea[] NOT NULL,
  hashes      bytea[] NOT NULL,
  next_hashes bytea[],
  CONSTRAINT code_import_part_pkey PRIMARY KEY (import_id, position),
  CONSTRAINT code_import_part_of_one_length CHECK (
    cardinality(ids) BETWEEN 1 AND 10000 AND cardinality(ciphertexts) = cardinality(ids) AND cardinality(hashes) = cardinality(ids)),
  CONSTRAINT code_import_part_next_of_one_length CHECK (cardinality(next_hashes) = cardinality(ids))
);
COMMENT ON TABLE code_import_part IS 'A part of an upload: codes as they will lie in the table, encrypted for their rows.';
COMMENT ON COLUMN code_import_part.import_id IS 'The upload.';
COMMENT ON COLUMN code_import_part.position IS 'Which part it is.';
COMMENT ON COLUMN code_import_part.ids IS 'The ids that the codes will have.';
COMMENT ON COLUMN code_import_part.ciphertexts IS 'The codes, each encrypted for the row of its id.';
COMMENT ON COLUMN code_import_part.hashes IS 'The codes under CODE_HASH_KEY.';
COMMENT ON COLUMN code_import_part.next_hashes IS 'The codes under the key that is to find them next; empty unless CODE_HASH_KEY is being changed.';
ALTER TABLE code_import_part
  ALTER COLUMN ciphertexts SET STORAGE EXTERNAL,
  ALTER COLUMN hashes SET STORAGE EXTERNAL,
  ALTER COLUMN next_hashes SET STORAGE EXTERNAL;
