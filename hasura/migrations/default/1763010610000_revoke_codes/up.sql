-- A batch that leaked or never worked is taken back: nobody gets a code of it any more, and who has one gets another where there is
-- one. And a code may be handed to one creator, outside of any activation.

-- Taken back ----------------------------------------------------------------------------------------------------------
ALTER TABLE code_batch
  ADD COLUMN revoked_at timestamptz,
  ADD COLUMN revoked_by uuid CONSTRAINT code_batch_revoked_by_fkey REFERENCES "user" ON DELETE SET NULL,
  ADD COLUMN revoke_reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT code_batch_revoke_reason_500 CHECK (char_length(revoke_reason) <= 500);
CREATE INDEX code_batch_revoked_by_idx ON code_batch (revoked_by);
COMMENT ON COLUMN code_batch.revoked_at IS 'When the company took the batch back.';
COMMENT ON COLUMN code_batch.revoked_by IS 'Who did.';
COMMENT ON COLUMN code_batch.revoke_reason IS 'Why, as those read it who had one of its codes.';

ALTER TABLE code
  ADD COLUMN revoked_at timestamptz,
  ADD CONSTRAINT code_revoked_not_handed_out CHECK (revoked_at IS NULL OR status <> 'available');
COMMENT ON COLUMN code.revoked_at IS 'When the company took it back with its batch; whoever had claimed it keeps no use of it.';

-- The claim of a code that was taken back goes on with another one.
ALTER TABLE code_claim
  ADD COLUMN replaces_code_id uuid CONSTRAINT code_claim_replaces_code_id_fkey REFERENCES code ON DELETE RESTRICT,
  ADD COLUMN is_handed_out boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT code_claim_replaces_once UNIQUE (replaces_code_id),
  ALTER COLUMN activation_id DROP NOT NULL,
  DROP CONSTRAINT code_claim_of_one_run,
  ADD CONSTRAINT code_claim_of_one_run CHECK (
    num_nonnulls(participant_id, quest_run_id, reward_claim_id) = CASE WHEN is_handed_out THEN 0 ELSE 1 END),
  ADD CONSTRAINT code_claim_in_activation CHECK ((activation_id IS NULL) = is_handed_out);
COMMENT ON TABLE code_claim IS 'A code handed to a creator, by an activation or by a member of the company. Writing the row claims the code.';
COMMENT ON COLUMN code_claim.activation_id IS 'The activation; empty for a code that a member handed out.';
COMMENT ON COLUMN code_claim.company_id IS 'The company it belongs to; kept equal to the code''s.';
COMMENT ON COLUMN code_claim.replaces_code_id IS 'The code that this one replaces, because its batch was taken back.';
COMMENT ON COLUMN code_claim.is_handed_out IS 'A member of the company gave it to this creator, outside of any activation.';

-- A batch that leaked is taken back whatever runs on it: an activation without codes is better than one with spent ones.
CREATE OR REPLACE FUNCTION code_keep_stock() RETURNS trigger
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

-- Handed out ----------------------------------------------------------------------------------------------------------
CREATE OR REPLACE FUNCTION code_claim_take_owner() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_handed_out THEN
    NEW.activation_id := NULL;
    NEW.company_id := (SELECT company_id FROM code WHERE id = NEW.code_id);
    RETURN NEW;
  END IF;
  SELECT coalesce(q.quest_id, r.mission_id, p.campaign_id), coalesce(q.company_id, r.company_id, p.company_id),
         coalesce(q.creator_id, r.creator_id, p.creator_id)
  INTO NEW.activation_id, NEW.company_id, NEW.creator_id
  FROM (SELECT) AS one
  LEFT JOIN quest_run q ON q.id = NEW.quest_run_id
  LEFT JOIN key_campaign_participant p ON p.id = NEW.participant_id
  LEFT JOIN reward_claim c ON c.id = NEW.reward_claim_id
  LEFT JOIN mission_run r ON r.id = c.mission_run_id;
  RETURN NEW;
END $$;

-- Sellers of keys have no channel, or somebody else's.
CREATE FUNCTION code_claim_handed_out() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM channel_verification WHERE user_id = NEW.creator_id AND status = 'meets_requirements') THEN
    PERFORM refuse('code_handed_to_verified_channel', 'codes are for creators with a channel that meets the requirements');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION code_claim_handed_out() IS 'Refuses to hand a code to a creator without a verified channel.';
CREATE TRIGGER code_claim_b_handed_out BEFORE INSERT ON code_claim
  FOR EACH ROW WHEN (NEW.is_handed_out) EXECUTE FUNCTION code_claim_handed_out();

INSERT INTO notification_kind (value, comment) VALUES
  ('code_revoked', 'A code was taken back'),
  ('code_handed_out', 'A company handed out a code');
