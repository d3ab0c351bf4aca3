-- The codes of the code manager: a batch for each time that some were added, and their way to a creator.

CREATE TABLE code_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE code_status IS 'Code statuses (rules §3).';
COMMENT ON COLUMN code_status.value IS 'The word that other rows use.';
COMMENT ON COLUMN code_status.comment IS 'What it means.';
INSERT INTO code_status (value, comment) VALUES
  ('available', 'Can be claimed'), ('claimed', 'Belongs to a creator'), ('unavailable', 'Held back by the company');

CREATE TABLE code_transition (
  from_status text NOT NULL REFERENCES code_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES code_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE code_transition IS 'The legal moves of a code. A claimed code stays claimed.';
COMMENT ON COLUMN code_transition.from_status IS 'The status that is left.';
COMMENT ON COLUMN code_transition.to_status IS 'The status that is reached.';
COMMENT ON COLUMN code_transition.event IS 'What the move is called in events and logs.';
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
COMMENT ON TABLE code_batch IS 'Codes that were added together, for one store or region.';
COMMENT ON COLUMN code_batch.id IS 'The row''s identity.';
COMMENT ON COLUMN code_batch.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN code_batch.item_id IS 'What the codes unlock.';
COMMENT ON COLUMN code_batch.distribution_channel_id IS 'The store or region they are redeemed in.';
COMMENT ON COLUMN code_batch.platform_name IS 'The platform''s name when the channel is "Other".';
COMMENT ON COLUMN code_batch.note IS 'A remark for the company itself.';
COMMENT ON COLUMN code_batch.added_by IS 'Who added it; empty once that account is deleted.';
COMMENT ON COLUMN code_batch.idempotency_key IS 'Sent with the upload: the same upload sent twice adds its codes once.';
COMMENT ON COLUMN code_batch.revoked_at IS 'When the company took the batch back.';
COMMENT ON COLUMN code_batch.revoked_by IS 'Who did.';
COMMENT ON COLUMN code_batch.revoke_reason IS 'Why, as those read it who had one of its codes.';
COMMENT ON COLUMN code_batch.created_at IS 'When the row was made.';
CREATE INDEX code_batch_company_id_idx ON code_batch (company_id, created_at DESC);
CREATE INDEX code_batch_item_id_idx ON code_batch (item_id);
CREATE INDEX code_batch_distribution_channel_id_idx ON code_batch (distribution_channel_id);
CREATE INDEX code_batch_added_by_idx ON code_batch (added_by);
CREATE INDEX code_batch_revoked_by_idx ON code_batch (revoked_by);

-- A batch belongs to the item's company, and a code to its batch: whoever writes the row.
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

-- Codes are encrypted where they lie (docs/decisions/codes.md). SQL has no key: what a seed brings stands in the table as it
-- is, under the key id 'clear', and the step that follows encrypts it before anything else starts.
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
  -- The key that codes are found by changes as well: each code is hashed under the next key into a column of its own, while codes
  -- are claimed and searched by the one that is in use (docs/decisions/codes.md).
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
COMMENT ON TABLE code IS 'One key, encrypted. Its company and the creator who claimed it read it one at a time, by the action revealCode; nobody else does.';
COMMENT ON COLUMN code.id IS 'The row''s identity.';
COMMENT ON COLUMN code.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN code.item_id IS 'What the code unlocks.';
COMMENT ON COLUMN code.batch_id IS 'The upload it came with.';
COMMENT ON COLUMN code.distribution_channel_id IS 'The store or region that the code is redeemed in.';
COMMENT ON COLUMN code.status IS 'Where it stands; only the moves of its transition table are legal.';
COMMENT ON COLUMN code.added_by IS 'Who added it; empty once that account is deleted.';
COMMENT ON COLUMN code.distributed_by IS 'The member of the company who handed it out; empty when it was claimed in an activation.';
COMMENT ON COLUMN code.activation_id IS 'The activation in which it was claimed.';
COMMENT ON COLUMN code.claimed_by IS 'The creator who has it.';
COMMENT ON COLUMN code.claimed_at IS 'When it was claimed.';
COMMENT ON COLUMN code.code_ciphertext IS 'The code, encrypted with AES-256-GCM for this row alone; no role sees it.';
COMMENT ON COLUMN code.key_id IS 'Which of the keys of CODE_ENCRYPTION_KEY opens it; ''clear'' until a code of the seeds is encrypted. No role sees it.';
COMMENT ON COLUMN code.code_hash IS 'The code under CODE_HASH_KEY, to find it again without reading any; empty for a repeat, which is not handed out. No role sees it.';
COMMENT ON COLUMN code.revealed_at IS 'When the creator who claimed it first looked at it.';
COMMENT ON COLUMN code.revoked_at IS 'When the company took it back with its batch; whoever had claimed it keeps no use of it.';
COMMENT ON COLUMN code.next_hash IS 'The code under the key that is to find it next; empty unless CODE_HASH_KEY is being changed. No role sees it.';
COMMENT ON COLUMN code.created_at IS 'When the row was made.';
CREATE INDEX code_batch_id_idx ON code (batch_id);
CREATE INDEX code_distribution_channel_id_idx ON code (distribution_channel_id);
CREATE INDEX code_status_idx ON code (status);
CREATE INDEX code_added_by_idx ON code (added_by);
CREATE INDEX code_distributed_by_idx ON code (distributed_by);
CREATE INDEX code_claimed_by_idx ON code (claimed_by, claimed_at DESC);
CREATE INDEX code_activation_id_idx ON code (activation_id);

-- The code manager asks for the stock of each item of a company: both are known, and the count needs no row.
CREATE INDEX code_company_stock_idx ON code (company_id, item_id, distribution_channel_id, status);

-- Both are few: what still stands in clear, and what a key that is to go away still opens.
CREATE INDEX code_key_id_idx ON code (key_id, id);
CREATE UNIQUE INDEX code_once_per_company_next ON code (company_id, next_hash) WHERE next_hash IS NOT NULL;
CREATE INDEX code_stock_idx ON code (item_id, status, distribution_channel_id, created_at, id);
CREATE INDEX code_company_id_idx ON code (company_id, status, created_at DESC, id);
CREATE INDEX code_newest_idx ON code (company_id, created_at DESC, id);
SELECT begin_with('code', 'code', '{available,unavailable}', '{activation_id,claimed_by,claimed_at,revealed_at,revoked_at}');
CREATE TRIGGER code_a_guard BEFORE UPDATE OF status ON code FOR EACH ROW EXECUTE FUNCTION guard_transition('code', 'code');
CREATE TRIGGER code_audit AFTER UPDATE OF status ON code FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE FUNCTION code_follows_batch() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT company_id, item_id, distribution_channel_id, added_by
    INTO NEW.company_id, NEW.item_id, NEW.distribution_channel_id, NEW.added_by
    FROM code_batch WHERE id = NEW.batch_id;
  RETURN NEW;
END $$;
CREATE TRIGGER code_follows_batch BEFORE INSERT ON code FOR EACH ROW EXECUTE FUNCTION code_follows_batch();

-- What a creator holds is not taken away or changed under them.
CREATE FUNCTION code_keep_claimed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('code_claimed_is_final', 'a claimed code belongs to its creator and cannot be changed or deleted');
END $$;
CREATE TRIGGER code_keep_claimed BEFORE DELETE ON code
  FOR EACH ROW WHEN (OLD.status = 'claimed') EXECUTE FUNCTION code_keep_claimed();
CREATE TRIGGER code_b_keep_claimed BEFORE UPDATE ON code
  FOR EACH ROW WHEN (OLD.status = 'claimed' AND (NEW.claimed_by, NEW.claimed_at, NEW.item_id, NEW.batch_id)
                     IS DISTINCT FROM (OLD.claimed_by, OLD.claimed_at, OLD.item_id, OLD.batch_id))
  EXECUTE FUNCTION code_keep_claimed();

CREATE FUNCTION code_keep_text() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('code_text_stays', 'a code keeps its text; only the key that it is encrypted with may change');
END $$;
CREATE TRIGGER code_b_keep_text BEFORE UPDATE OF code_hash ON code
  FOR EACH ROW WHEN (OLD.key_id <> 'clear' AND NEW.code_hash IS DISTINCT FROM OLD.code_hash AND NEW.code_hash IS DISTINCT FROM OLD.next_hash)
  EXECUTE FUNCTION code_keep_text();

-- Seeds run without triggers, and their codes are encrypted as soon as they are in.
CREATE FUNCTION code_refuse_clear() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('code_encrypted', 'a code is stored encrypted; an import adds it');
END $$;
CREATE TRIGGER code_c_refuse_clear BEFORE INSERT ON code
  FOR EACH ROW WHEN (NEW.key_id = 'clear') EXECUTE FUNCTION code_refuse_clear();
CREATE TRIGGER code_c_stay_encrypted BEFORE UPDATE OF key_id ON code
  FOR EACH ROW WHEN (NEW.key_id = 'clear' AND OLD.key_id <> 'clear') EXECUTE FUNCTION code_refuse_clear();

-- The last code that can be claimed is neither held back nor deleted while creators may come for it. An item or company that
-- goes takes its codes along. A batch that leaked is taken back whatever runs on it: an activation without codes is better
-- than one with spent ones.
CREATE FUNCTION code_keep_stock() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  items uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT item_id) INTO items FROM gone WHERE status = 'available';
  ELSE
    SELECT array_agg(DISTINCT gone.item_id) INTO items FROM gone JOIN kept USING (id)
     WHERE gone.status = 'available' AND kept.status = 'unavailable' AND kept.revoked_at IS NULL;
  END IF;
  IF EXISTS (
    SELECT FROM activation_code_item i
      JOIN code_item ON code_item.id = i.code_item_id
      JOIN activation a ON a.id = i.activation_id
      JOIN company ON company.id = a.company_id
     WHERE i.code_item_id = ANY (items) AND a.kind IN ('KEY', 'QUEST')
       AND a.status IN ('waiting_for_company_verification', 'upcoming', 'active')
       AND 'code_manager' = ANY (publish_problems(a.id))) THEN
    PERFORM refuse('activation_keeps_requirements', 'what is published keeps what it was published with; mend code_manager');
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_keep_stock() IS 'Refuses to take away the last code of a published activation by hand.';
CREATE TRIGGER code_keep_stock AFTER UPDATE ON code
  REFERENCING OLD TABLE AS gone NEW TABLE AS kept FOR EACH STATEMENT EXECUTE FUNCTION code_keep_stock();
CREATE TRIGGER code_keep_stock_at_delete AFTER DELETE ON code
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION code_keep_stock();

-- rules §2: a creator knows what the kit holds before they agree; its files, links and codes are opened by taking part.
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
COMMENT ON FUNCTION activation_kit_contents(activation) IS 'What the creator kit holds, without what is in it: {items: [{name, type}], images, videos, links, archive, instructions}.';
