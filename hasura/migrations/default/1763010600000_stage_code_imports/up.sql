-- Codes come in by the ten thousand: what was read and encrypted waits here until somebody has seen what is in it and says yes.
-- Then all of it becomes a batch, or nothing does. What nobody said yes to is forgotten.
CREATE TABLE code_import (
  id                      uuid NOT NULL DEFAULT gen_random_uuid(),
  company_id              uuid NOT NULL CONSTRAINT code_import_company_id_fkey REFERENCES company ON DELETE CASCADE,
  item_id                 uuid NOT NULL CONSTRAINT code_import_item_id_fkey REFERENCES code_item ON DELETE CASCADE,
  distribution_channel_id text NOT NULL CONSTRAINT code_import_distribution_channel_id_fkey REFERENCES distribution_channel ON DELETE RESTRICT,
  platform_name           text,
  note                    text NOT NULL DEFAULT '',
  key_id                  text NOT NULL,
  codes                   integer,
  created_by              uuid CONSTRAINT code_import_created_by_fkey REFERENCES "user" ON DELETE CASCADE,
  created_at              timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT code_import_pkey PRIMARY KEY (id)
);
CREATE INDEX code_import_company_id_idx ON code_import (company_id);
CREATE INDEX code_import_item_id_idx ON code_import (item_id);
CREATE INDEX code_import_distribution_channel_id_idx ON code_import (distribution_channel_id);
CREATE INDEX code_import_created_by_idx ON code_import (created_by);
CREATE INDEX code_import_created_at_idx ON code_import (created_at);
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

-- Several thousand codes in a row: a row for each would be written twice with all that a row costs.
CREATE TABLE code_import_part (
  import_id   uuid NOT NULL CONSTRAINT code_import_part_import_id_fkey REFERENCES code_import ON DELETE CASCADE,
  position    integer NOT NULL,
  ids         uuid[] NOT NULL,
  ciphertexts bytea[] NOT NULL,
  hashes      bytea[] NOT NULL,
  CONSTRAINT code_import_part_pkey PRIMARY KEY (import_id, position),
  CONSTRAINT code_import_part_of_one_length CHECK (
    cardinality(ids) BETWEEN 1 AND 10000 AND cardinality(ciphertexts) = cardinality(ids) AND cardinality(hashes) = cardinality(ids))
);
ALTER TABLE code_import_part ALTER COLUMN ciphertexts SET STORAGE EXTERNAL, ALTER COLUMN hashes SET STORAGE EXTERNAL;
COMMENT ON TABLE code_import_part IS 'A part of an upload: codes as they will lie in the table, encrypted for their rows.';
COMMENT ON COLUMN code_import_part.import_id IS 'The upload.';
COMMENT ON COLUMN code_import_part.position IS 'Which part it is.';
COMMENT ON COLUMN code_import_part.ids IS 'The ids that the codes will have.';
COMMENT ON COLUMN code_import_part.ciphertexts IS 'The codes, each encrypted for the row of its id.';
COMMENT ON COLUMN code_import_part.hashes IS 'The codes under CODE_HASH_KEY.';

-- An owner takes codes out in a file: each of them stands in the trail as if it had been looked at.
ALTER TABLE audit_event
  DROP CONSTRAINT audit_event_operation_known,
  ADD CONSTRAINT audit_event_operation_known CHECK (operation IN ('INSERT', 'UPDATE', 'DELETE', 'REVEAL', 'EXPORT'));
COMMENT ON COLUMN audit_event.operation IS 'INSERT, UPDATE or DELETE; REVEAL when somebody looked at a code, EXPORT when an owner took it out in a file.';

-- Batches are added by a stream, which keeps what was said once by its own id.
CREATE OR REPLACE FUNCTION code_refuse_clear() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('code_encrypted', 'a code is stored encrypted; an import adds it');
END $$;
