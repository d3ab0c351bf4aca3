DELETE FROM notification WHERE kind IN ('code_revoked', 'code_handed_out');
DELETE FROM notification_kind WHERE value IN ('code_revoked', 'code_handed_out');

DROP TRIGGER code_claim_b_handed_out ON code_claim;
DROP FUNCTION code_claim_handed_out();

CREATE OR REPLACE FUNCTION code_claim_take_owner() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
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

CREATE OR REPLACE FUNCTION code_keep_stock() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  items uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT item_id) INTO items FROM gone WHERE status = 'available';
  ELSE
    SELECT array_agg(DISTINCT gone.item_id) INTO items FROM gone JOIN kept USING (id)
     WHERE gone.status = 'available' AND kept.status = 'unavailable';
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

-- Codes stay their holders'; of those that were handed out, the code itself says who has it.
DELETE FROM code_claim WHERE is_handed_out;
ALTER TABLE code_claim
  DROP CONSTRAINT code_claim_in_activation,
  DROP CONSTRAINT code_claim_of_one_run,
  ADD CONSTRAINT code_claim_of_one_run CHECK (num_nonnulls(participant_id, quest_run_id, reward_claim_id) = 1),
  ALTER COLUMN activation_id SET NOT NULL,
  DROP COLUMN is_handed_out,
  DROP COLUMN replaces_code_id;
COMMENT ON TABLE code_claim IS 'A code handed to a creator by an activation. Writing the row claims the code.';
COMMENT ON COLUMN code_claim.activation_id IS 'The activation.';
COMMENT ON COLUMN code_claim.company_id IS 'The company it belongs to; kept equal to the activation''s.';

ALTER TABLE code DROP COLUMN revoked_at;
ALTER TABLE code_batch DROP COLUMN revoke_reason, DROP COLUMN revoked_by, DROP COLUMN revoked_at;
