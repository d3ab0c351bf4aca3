CREATE TABLE code_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE code_status IS 'Code statuses (rules §3).';
COMMENT ON COLUMN code_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN code_status.comment IS 'The meaning of the value.';
INSERT INTO code_status (value, comment) VALUES
  ('available', 'Can be claimed'), ('claimed', 'Claimed by a creator'), ('unavailable', 'On hold by the company');

CREATE TABLE code_transition (
  from_status text NOT NULL REFERENCES code_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES code_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE code_transition IS 'The allowed status changes of a code. A claimed code stays claimed.';
COMMENT ON COLUMN code_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN code_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN code_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX code_transition_to_status_idx ON code_transition (to_status);
INSERT INTO code_transition (from_status, to_status, event) VALUES
  ('available', 'claimed', 'codeClaimed'),
  ('available', 'unavailable', 'codeHeldBack'),
  ('unavailable', 'available', 'codeReleased');

CREATE TABLE code_batch (
  id                      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id              uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  item_id                 uuid NOT NULL REFERENCES code_item ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  platform_name           text,
  note                    text NOT NULL DEFAULT '',
  added_by                uuid REFERENCES "user" ON DELETE SET NULL,
  idempotency_key         text,
  revoked_at              timestamptz,
  revoked_by              uuid REFERENCES "user" ON DELETE SET NULL,
  revoke_reason           text NOT NULL DEFAULT '',
  created_at              timestamptz NOT NULL DEFAULT now(),
  -- rules §5: a platform name is required when Other is chosen.
  CONSTRAINT code_batch_platform_name_for_other CHECK ((distribution_channel_id = 'other') = (coalesce(btrim(platform_name), '') <> '')),
  CONSTRAINT code_batch_idempotency_key_key UNIQUE (company_id, idempotency_key),
  CONSTRAINT code_batch_revoke_reason_500 CHECK (char_length(revoke_reason) <= 500)
);
COMMENT ON TABLE code_batch IS 'A batch of codes added together, for one store or region.';
COMMENT ON COLUMN code_batch.id IS 'The unique id of the row.';
COMMENT ON COLUMN code_batch.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN code_batch.item_id IS 'The item that the codes unlock.';
COMMENT ON COLUMN code_batch.distribution_channel_id IS 'The store or region of the codes.';
COMMENT ON COLUMN code_batch.platform_name IS 'The platform''s name when the channel is "Other".';
COMMENT ON COLUMN code_batch.note IS 'A note for the company''s own use.';
COMMENT ON COLUMN code_batch.added_by IS 'The member who added the row. Empty once that account is deleted.';
COMMENT ON COLUMN code_batch.idempotency_key IS 'The key sent with the upload, so that a repeated upload adds its codes only once.';
COMMENT ON COLUMN code_batch.revoked_at IS 'When the company revoked the batch.';
COMMENT ON COLUMN code_batch.revoked_by IS 'The member who revoked the batch.';
COMMENT ON COLUMN code_batch.revoke_reason IS 'The reason, shown to creators who had a code of the batch.';
COMMENT ON COLUMN code_batch.created_at IS 'When the row was created.';
CREATE INDEX code_batch_company_id_idx ON code_batch (company_id, created_at DESC);
CREATE INDEX code_batch_item_id_idx ON code_batch (item_id);
CREATE INDEX code_batch_distribution_channel_id_idx ON code_batch (distribution_channel_id);
CREATE INDEX code_batch_added_by_idx ON code_batch (added_by);
CREATE INDEX code_batch_revoked_by_idx ON code_batch (revoked_by);

-- A batch must belong to the item's company, and a code to its batch's company, no matter who writes the row.
CREATE FUNCTION code_batch_same_company() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM code_item WHERE id = NEW.item_id AND company_id = NEW.company_id) THEN
    PERFORM refuse('code_batch_same_company', 'the item belongs to another company');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER code_batch_same_company BEFORE INSERT OR UPDATE OF item_id, company_id ON code_batch
  FOR EACH ROW EXECUTE FUNCTION code_batch_same_company();
COMMENT ON TRIGGER code_batch_same_company ON code_batch IS 'refuse';

-- Codes are encrypted at rest (docs/decisions/codes.md). SQL has no key, so seeds insert clear text under the key id 'clear',
-- and the next step encrypts it before anything else starts.
CREATE TABLE code (
  id                      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id              uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  item_id                 uuid NOT NULL REFERENCES code_item ON DELETE CASCADE,
  batch_id                uuid NOT NULL REFERENCES code_batch ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  status                  text NOT NULL DEFAULT 'available' REFERENCES code_status ON DELETE RESTRICT,
  added_by                uuid REFERENCES "user" ON DELETE SET NULL,
  distributed_by          uuid REFERENCES "user" ON DELETE SET NULL,
  activation_id           uuid REFERENCES activation ON DELETE SET NULL,
  claimed_by              uuid REFERENCES creator ON DELETE RESTRICT,
  claimed_at              timestamptz,
  code_ciphertext         bytea NOT NULL,
  key_id                  text NOT NULL,
  code_hash               bytea,
  revealed_at             timestamptz,
  revoked_at              timestamptz,
  revoke_reason           text NOT NULL DEFAULT '' CONSTRAINT code_revoke_reason_500 CHECK (char_length(revoke_reason) <= 500),
  -- The hash key can change: each code is also hashed under the next key, while claims and searches still use the current one
  -- (docs/decisions/codes.md).
  next_hash               bytea,
  created_at              timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT code_claimed_by_someone CHECK ((status = 'claimed') = (claimed_by IS NOT NULL) AND (status = 'claimed') = (claimed_at IS NOT NULL)),
  CONSTRAINT code_once_per_company UNIQUE (company_id, code_hash),
  CONSTRAINT code_key_id_is_a_name CHECK (key_id ~ '^[a-z0-9_-]{1,32}$'),
  CONSTRAINT code_hash_32_bytes CHECK (octet_length(code_hash) = 32),
  CONSTRAINT code_repeat_not_handed_out CHECK (code_hash IS NOT NULL OR status <> 'available'),
  CONSTRAINT code_revealed_when_claimed CHECK (revealed_at IS NULL OR claimed_by IS NOT NULL),
  CONSTRAINT code_revoked_not_handed_out CHECK (revoked_at IS NULL OR status <> 'available'),
  CONSTRAINT code_next_hash_32_bytes CHECK (octet_length(next_hash) = 32),
  CONSTRAINT code_next_hash_beside_hash CHECK (next_hash IS NULL OR code_hash IS NOT NULL)
);
COMMENT ON TABLE code IS 'One encrypted key. Only its company and the creator who claimed it can read it, one at a time, with the action revealCode.';
COMMENT ON COLUMN code.id IS 'The unique id of the row.';
COMMENT ON COLUMN code.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN code.item_id IS 'The item that the code unlocks.';
COMMENT ON COLUMN code.batch_id IS 'The batch of the code.';
COMMENT ON COLUMN code.distribution_channel_id IS 'The store or region where the code is redeemed.';
COMMENT ON COLUMN code.status IS 'The current status. Only the status changes in its transition table are allowed.';
COMMENT ON COLUMN code.added_by IS 'The member who added the row. Empty once that account is deleted.';
COMMENT ON COLUMN code.distributed_by IS 'The member who handed out the code. Empty if it was claimed in an activation.';
COMMENT ON COLUMN code.activation_id IS 'The activation in which the code was claimed.';
COMMENT ON COLUMN code.claimed_by IS 'The creator who has the code.';
COMMENT ON COLUMN code.claimed_at IS 'The time of the claim.';
COMMENT ON COLUMN code.code_ciphertext IS 'The code, encrypted with AES-256-GCM for this row only. No role can read it.';
COMMENT ON COLUMN code.key_id IS 'The key of CODE_ENCRYPTION_KEY that decrypts the code; ''clear'' until a seeded code is encrypted. No role can read it.';
COMMENT ON COLUMN code.code_hash IS 'The hash of the code under CODE_HASH_KEY, for searches. Empty for a duplicate, which is not handed out. No role can read it.';
COMMENT ON COLUMN code.revealed_at IS 'When the creator first revealed the code.';
COMMENT ON COLUMN code.revoked_at IS 'When the company revoked the code, alone or with its batch. The creator who had claimed the code can no longer use it.';
COMMENT ON COLUMN code.revoke_reason IS 'The reason, shown to the creator who had the code, if the code was revoked alone. The reason for a batch is in the batch.';
COMMENT ON COLUMN code.next_hash IS 'The hash of the code under the next key. Empty unless CODE_HASH_KEY is being changed. No role can read it.';
COMMENT ON COLUMN code.created_at IS 'When the row was created.';

-- The name of an "Other" platform is stored in the batch, which only the company can read. The code's holder also needs it to
-- redeem the code (rules §5).
CREATE INDEX code_batch_id_idx ON code (batch_id);
CREATE INDEX code_distribution_channel_id_idx ON code (distribution_channel_id);
CREATE INDEX code_status_idx ON code (status);
CREATE INDEX code_added_by_idx ON code (added_by);
CREATE INDEX code_distributed_by_idx ON code (distributed_by);
CREATE INDEX code_claimed_by_idx ON code (claimed_by, claimed_at DESC);
CREATE INDEX code_activation_id_idx ON code (activation_id);

CREATE FUNCTION code_platform(code_row code) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(b.platform_name, d.name)
    FROM code_batch b JOIN distribution_channel d ON d.id = b.distribution_channel_id
   WHERE b.id = code_row.batch_id
$$;
COMMENT ON FUNCTION code_platform(code) IS 'The name of the platform where a code is redeemed. For "Other", the name that the company entered.';

-- The code manager counts the stock of each item of a company. This index answers without reading rows.
CREATE INDEX code_company_stock_idx ON code (company_id, item_id, distribution_channel_id, status);

-- Finds the few codes that are still in clear text or encrypted under a key to be removed.
CREATE INDEX code_key_id_idx ON code (key_id, id);
CREATE UNIQUE INDEX code_once_per_company_next ON code (company_id, next_hash) WHERE next_hash IS NOT NULL;
CREATE INDEX code_stock_idx ON code (item_id, status, distribution_channel_id, created_at, id);
CREATE INDEX code_company_id_idx ON code (company_id, status, created_at DESC, id);
CREATE INDEX code_newest_idx ON code (company_id, created_at DESC, id);
SELECT begin_with('code', 'code', '{available,unavailable}', '{activation_id,claimed_by,claimed_at,revealed_at,revoked_at}');

CREATE FUNCTION code_follows_batch() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT company_id, item_id, distribution_channel_id, added_by
    INTO NEW.company_id, NEW.item_id, NEW.distribution_channel_id, NEW.added_by
    FROM code_batch WHERE id = NEW.batch_id;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION code_follows_batch() IS 'Copies the company, the item, the platform and the member from the batch to a new code.';

CREATE FUNCTION code_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Seeds run without triggers, and their codes are encrypted right after the insert.
    IF NEW.key_id = 'clear' THEN
      PERFORM refuse('code_encrypted', 'codes are stored encrypted; add them with an import');
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.status = 'claimed' THEN
      PERFORM refuse('code_claimed_is_final', 'a claimed code belongs to its creator and cannot be changed or deleted');
    END IF;
    RETURN OLD;
  END IF;
  PERFORM refuse_transition('code', 'code', OLD.status, NEW.status);
  IF OLD.status = 'claimed' AND (OLD.claimed_by, OLD.claimed_at, OLD.item_id, OLD.batch_id)
     IS DISTINCT FROM (NEW.claimed_by, NEW.claimed_at, NEW.item_id, NEW.batch_id) THEN
    PERFORM refuse('code_claimed_is_final', 'a claimed code belongs to its creator and cannot be changed or deleted');
  END IF;
  IF OLD.key_id <> 'clear' AND NEW.code_hash IS DISTINCT FROM OLD.code_hash AND NEW.code_hash IS DISTINCT FROM OLD.next_hash THEN
    PERFORM refuse('code_text_stays', 'the text of a code cannot change, only the key that encrypts it');
  END IF;
  IF OLD.key_id <> 'clear' AND NEW.key_id = 'clear' THEN
    PERFORM refuse('code_encrypted', 'codes are stored encrypted; add them with an import');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION code_refuse() IS 'Refuses an illegal status, changes of a claimed code or of the text of a code, and codes that are not encrypted.';
CREATE TRIGGER code_refuse BEFORE INSERT OR UPDATE OR DELETE ON code FOR EACH ROW EXECUTE FUNCTION code_refuse();
CREATE TRIGGER code_follows_batch BEFORE INSERT ON code FOR EACH ROW EXECUTE FUNCTION code_follows_batch();
SELECT keep_trail('code', 'UPDATE OF status', '{id}');
COMMENT ON TRIGGER code_refuse ON code IS 'refuse';
COMMENT ON TRIGGER code_follows_batch ON code IS 'stamp';

-- The last available code of an activation cannot be put on hold or deleted while creators can claim codes. Deleting an
-- item or company deletes its codes too. A leaked batch can always be revoked, because an activation without codes is
-- better than one with codes that no longer work.
CREATE FUNCTION code_keep_stock() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  items uuid[];
  platforms text[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(item_id), array_agg(distribution_channel_id) INTO items, platforms
      FROM (SELECT DISTINCT item_id, distribution_channel_id FROM gone WHERE status = 'available') AS lost;
  ELSE
    SELECT array_agg(item_id), array_agg(distribution_channel_id) INTO items, platforms
      FROM (SELECT DISTINCT gone.item_id, gone.distribution_channel_id FROM gone JOIN kept USING (id)
             WHERE gone.status = 'available' AND kept.status = 'unavailable' AND kept.revoked_at IS NULL) AS lost;
  END IF;
  IF EXISTS (
    SELECT FROM unnest(items, platforms) AS lost (item, platform)
      JOIN activation_code_item i ON i.code_item_id = lost.item
      JOIN code_item ON code_item.id = i.code_item_id
      JOIN activation a ON a.id = i.activation_id
      JOIN company ON company.id = a.company_id
      LEFT JOIN key_set s ON (s.activation_id, s.code_item_id, s.distribution_channel_id) = (a.id, lost.item, lost.platform)
     WHERE a.kind IN ('KEY', 'QUEST')
       AND a.status IN ('waiting_for_company_verification', 'upcoming', 'active')
       -- Codes that an activation does not hand out do not count, and neither do codes of which it has handed out the
       -- promised number.
       AND offers_key(a.id, lost.item, lost.platform)
       AND (s.promised IS NULL OR s.promised > keys_claimed(a.id, lost.item, lost.platform))
       AND 'code_manager' = ANY (publish_problems(a.id))) THEN
    PERFORM refuse('activation_keeps_requirements', 'a published activation must keep what publishing required; fix code_manager');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_keep_stock() IS 'Refuses to remove the last code of a published activation by hand.';
CREATE TRIGGER code_keep_stock AFTER UPDATE ON code
  REFERENCING OLD TABLE AS gone NEW TABLE AS kept FOR EACH STATEMENT EXECUTE FUNCTION code_keep_stock();
CREATE TRIGGER code_keep_stock_at_delete AFTER DELETE ON code
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION code_keep_stock();
COMMENT ON TRIGGER code_keep_stock ON code IS 'refuse';
COMMENT ON TRIGGER code_keep_stock_at_delete ON code IS 'refuse';

-- rules §2: a creator sees what the kit contains before they agree. Files, links and codes open only for participants.
CREATE FUNCTION activation_kit_contents(activation_row activation) RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'items', coalesce((
      SELECT jsonb_agg(jsonb_build_object('name', i.name, 'type', i.type) ORDER BY i.name, i.id)
        FROM activation_code_item a JOIN code_item i ON i.id = a.code_item_id
       WHERE a.activation_id = activation_row.id), '[]'),
    'images', count(*) FILTER (WHERE m.kind = 'kit_image'),
    'videos', count(*) FILTER (WHERE m.kind = 'kit_video'),
    'links', count(*) FILTER (WHERE m.kind = 'kit_link'),
    'archive', EXISTS (SELECT FROM creator_kit k WHERE k.activation_id = activation_row.id AND k.asset_url IS NOT NULL),
    'instructions', EXISTS (SELECT FROM creator_kit k WHERE k.activation_id = activation_row.id AND k.special_instructions <> ''))
    FROM activation_media m
   WHERE m.activation_id = activation_row.id
$$;
COMMENT ON FUNCTION activation_kit_contents(activation) IS 'The contents of the creator kit as a summary, without the files and links themselves: {items: [{name, type}], images, videos, links, archive, instructions}.';
