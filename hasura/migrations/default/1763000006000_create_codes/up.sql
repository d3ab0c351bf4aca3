-- The code manager: what codes unlock, the codes themselves, and how many are left.

CREATE TABLE code_item_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE code_item_type IS 'Code item types (spec §3).';
INSERT INTO code_item_type (value, comment) VALUES
  ('game', 'Game'), ('DLC', 'DLC'), ('demo', 'Demo'), ('in_game_item', 'In-game item'), ('other', 'Other');

CREATE TABLE code_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE code_status IS 'Code statuses (spec §3).';
INSERT INTO code_status (value, comment) VALUES
  ('available', 'Can be claimed'), ('claimed', 'Belongs to a creator'), ('unavailable', 'Held back by the company');

CREATE TABLE code_transition (
  from_status text NOT NULL REFERENCES code_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES code_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX code_transition_to_status_idx ON code_transition (to_status);
COMMENT ON TABLE code_transition IS 'The legal moves of a code. A claimed code stays claimed.';
INSERT INTO code_transition (from_status, to_status, event) VALUES
  ('available', 'claimed', 'codeClaimed'),
  ('available', 'unavailable', 'codeHeldBack'),
  ('unavailable', 'available', 'codeReleased');

CREATE TABLE code_item (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  game_id     uuid NOT NULL REFERENCES game ON DELETE RESTRICT,
  type        text NOT NULL REFERENCES code_item_type ON DELETE RESTRICT,
  name        text NOT NULL CONSTRAINT code_item_name_1_to_100 CHECK (char_length(btrim(name)) BETWEEN 1 AND 100),
  item_name   text NOT NULL CONSTRAINT code_item_item_name_1_to_100 CHECK (char_length(btrim(item_name)) BETWEEN 1 AND 100),
  picture_url text,
  created_by  uuid REFERENCES "user" ON DELETE SET NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX code_item_key ON code_item (company_id, game_id, type, lower(btrim(name)));
CREATE INDEX code_item_game_id_idx ON code_item (game_id);
CREATE INDEX code_item_type_idx ON code_item (type);
CREATE INDEX code_item_created_by_idx ON code_item (created_by);
COMMENT ON TABLE code_item IS 'Something that a company''s codes unlock: a game, a DLC, a demo, an in-game item or anything else.';
COMMENT ON COLUMN code_item.name IS 'What the company calls it in the code manager.';
COMMENT ON COLUMN code_item.item_name IS 'What the creator gets, by name.';
CREATE TRIGGER code_item_set_updated_at BEFORE UPDATE ON code_item FOR EACH ROW EXECUTE FUNCTION set_updated_at();

CREATE TABLE code_batch (
  id                      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id              uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  item_id                 uuid NOT NULL REFERENCES code_item ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  platform_name           text,
  note                    text NOT NULL DEFAULT '',
  added_by                uuid REFERENCES "user" ON DELETE SET NULL,
  idempotency_key         text CONSTRAINT code_batch_idempotency_key_key UNIQUE,
  created_at              timestamptz NOT NULL DEFAULT now(),
  -- spec §5: a platform name is required when Other is chosen.
  CONSTRAINT code_batch_platform_name_for_other CHECK ((distribution_channel_id = 'other') = (coalesce(btrim(platform_name), '') <> ''))
);
CREATE INDEX code_batch_company_id_idx ON code_batch (company_id, created_at DESC);
CREATE INDEX code_batch_item_id_idx ON code_batch (item_id);
CREATE INDEX code_batch_distribution_channel_id_idx ON code_batch (distribution_channel_id);
CREATE INDEX code_batch_added_by_idx ON code_batch (added_by);
COMMENT ON TABLE code_batch IS 'Codes that were added together, for one store or region.';
COMMENT ON COLUMN code_batch.platform_name IS 'The platform''s name when the channel is "Other".';
COMMENT ON COLUMN code_batch.idempotency_key IS 'Sent with the upload: the same upload sent twice adds its codes once.';

CREATE TABLE code (
  id                      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id              uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  item_id                 uuid NOT NULL REFERENCES code_item ON DELETE CASCADE,
  batch_id                uuid NOT NULL REFERENCES code_batch ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  code                    text NOT NULL CONSTRAINT code_text_1_to_500 CHECK (char_length(btrim(code)) BETWEEN 1 AND 500),
  status                  text NOT NULL DEFAULT 'available' REFERENCES code_status ON DELETE RESTRICT,
  added_by                uuid REFERENCES "user" ON DELETE SET NULL,
  distributed_by          uuid REFERENCES "user" ON DELETE SET NULL,
  activation_id           uuid,
  claimed_by              uuid REFERENCES creator ON DELETE RESTRICT,
  claimed_at              timestamptz,
  created_at              timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT code_key UNIQUE (item_id, code),
  CONSTRAINT code_claimed_by_someone CHECK ((status = 'claimed') = (claimed_by IS NOT NULL) AND (status = 'claimed') = (claimed_at IS NOT NULL))
);
CREATE INDEX code_stock_idx ON code (item_id, distribution_channel_id, status);
CREATE INDEX code_company_id_idx ON code (company_id, status, created_at DESC);
CREATE INDEX code_batch_id_idx ON code (batch_id);
CREATE INDEX code_distribution_channel_id_idx ON code (distribution_channel_id);
CREATE INDEX code_status_idx ON code (status);
CREATE INDEX code_added_by_idx ON code (added_by);
CREATE INDEX code_distributed_by_idx ON code (distributed_by);
CREATE INDEX code_claimed_by_idx ON code (claimed_by, claimed_at DESC);
CREATE INDEX code_activation_id_idx ON code (activation_id);
COMMENT ON TABLE code IS 'One key. Its text is seen by its company, and by the creator who claimed it, by nobody else.';
COMMENT ON COLUMN code.distributed_by IS 'The member of the company who handed it out; empty when it was claimed in an activation.';
COMMENT ON COLUMN code.activation_id IS 'The activation in which it was claimed.';

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
CREATE TRIGGER code_b_keep_claimed BEFORE UPDATE ON code
  FOR EACH ROW WHEN (OLD.status = 'claimed' AND (NEW.code, NEW.claimed_by, NEW.claimed_at, NEW.item_id, NEW.batch_id)
                     IS DISTINCT FROM (OLD.code, OLD.claimed_by, OLD.claimed_at, OLD.item_id, OLD.batch_id))
  EXECUTE FUNCTION code_keep_claimed();
CREATE TRIGGER code_keep_claimed BEFORE DELETE ON code
  FOR EACH ROW WHEN (OLD.status = 'claimed') EXECUTE FUNCTION code_keep_claimed();
CREATE TRIGGER code_a_guard BEFORE UPDATE OF status ON code FOR EACH ROW EXECUTE FUNCTION guard_transition('code', 'code');
CREATE TRIGGER code_audit AFTER UPDATE OF status ON code FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE FUNCTION code_availability_of(available bigint, total bigint) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN available = 0 THEN 'OUT' WHEN available * 10 < total THEN 'LOW' ELSE 'HIGH' END
$$;
COMMENT ON FUNCTION code_availability_of(bigint, bigint) IS 'OUT when none is left, LOW under 10 percent, else HIGH (spec §9).';

CREATE VIEW code_stock AS
  SELECT counted.*,
         code_availability_of(available, total) AS availability,
         CASE code_availability_of(available, total) WHEN 'OUT' THEN 'red' WHEN 'LOW' THEN 'yellow' ELSE 'green' END AS colour
    FROM (SELECT company_id, item_id, distribution_channel_id,
                 count(*) AS total,
                 count(*) FILTER (WHERE status = 'available') AS available,
                 count(*) FILTER (WHERE status = 'claimed') AS claimed,
                 count(*) FILTER (WHERE status = 'unavailable') AS unavailable
            FROM code
           GROUP BY company_id, item_id, distribution_channel_id) AS counted;
COMMENT ON VIEW code_stock IS 'How many codes of an item are left, by store.';
COMMENT ON COLUMN code_stock.availability IS 'HIGH, LOW (under 10 percent remain) or OUT (spec §3).';
COMMENT ON COLUMN code_stock.colour IS 'Green, yellow or red to match (spec §9).';
