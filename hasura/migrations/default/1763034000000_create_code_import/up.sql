-- Imports can have tens of thousands of codes. The encrypted codes wait here until a member confirms them; then all of them
-- become a batch, or none. Unconfirmed codes are deleted.

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
COMMENT ON TABLE code_import IS 'Encrypted codes that are not added yet; deleted after an hour.';
COMMENT ON COLUMN code_import.id IS 'The id, which the batch will keep.';
COMMENT ON COLUMN code_import.company_id IS 'The company that owns the codes.';
COMMENT ON COLUMN code_import.item_id IS 'The item that the codes unlock.';
COMMENT ON COLUMN code_import.distribution_channel_id IS 'The store or region of the codes.';
COMMENT ON COLUMN code_import.platform_name IS 'The platform''s name when the channel is "Other".';
COMMENT ON COLUMN code_import.note IS 'The member''s note about the codes.';
COMMENT ON COLUMN code_import.key_id IS 'The key of CODE_ENCRYPTION_KEY that decrypts the codes.';
COMMENT ON COLUMN code_import.codes IS 'The number of codes in the upload. Empty until the upload has been read completely.';
COMMENT ON COLUMN code_import.created_by IS 'The member who uploaded the codes.';
COMMENT ON COLUMN code_import.created_at IS 'When the codes were uploaded.';
CREATE INDEX code_import_company_id_idx ON code_import (company_id);
CREATE INDEX code_import_item_id_idx ON code_import (item_id);
CREATE INDEX code_import_distribution_channel_id_idx ON code_import (distribution_channel_id);
CREATE INDEX code_import_created_by_idx ON code_import (created_by);
CREATE INDEX code_import_created_at_idx ON code_import (created_at);

-- One row holds several thousand codes, because a row for each would cost too much: every code would be written twice.
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
COMMENT ON TABLE code_import_part IS 'A part of an upload: codes encrypted for their future rows.';
COMMENT ON COLUMN code_import_part.import_id IS 'The upload that the row belongs to.';
COMMENT ON COLUMN code_import_part.position IS 'The number of the part.';
COMMENT ON COLUMN code_import_part.ids IS 'The ids of the future codes.';
COMMENT ON COLUMN code_import_part.ciphertexts IS 'The codes, each encrypted for the row with its id.';
COMMENT ON COLUMN code_import_part.hashes IS 'The hashes of the codes under CODE_HASH_KEY.';
COMMENT ON COLUMN code_import_part.next_hashes IS 'The hashes of the codes under the next key. Empty unless CODE_HASH_KEY is being changed.';
ALTER TABLE code_import_part
  ALTER COLUMN ciphertexts SET STORAGE EXTERNAL,
  ALTER COLUMN hashes SET STORAGE EXTERNAL,
  ALTER COLUMN next_hashes SET STORAGE EXTERNAL;
