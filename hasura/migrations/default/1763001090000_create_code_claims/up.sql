-- Codes that creators get through an activation: a key campaign, a quest's kit or a mission's reward (spec §3).

CREATE TABLE code_claim (
  code_id uuid PRIMARY KEY REFERENCES code ON DELETE RESTRICT,
  activation_id uuid NOT NULL REFERENCES activation ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  participant_id uuid,
  quest_run_id uuid,
  reward_claim_id uuid REFERENCES reward_claim ON DELETE RESTRICT,
  claimed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT code_claim_of_one_run CHECK (num_nonnulls(participant_id, quest_run_id, reward_claim_id) = 1),
  CONSTRAINT code_claim_participant FOREIGN KEY (participant_id, creator_id)
    REFERENCES key_campaign_participant (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT code_claim_quest_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE RESTRICT
);
CREATE INDEX code_claim_creator_id_idx ON code_claim (creator_id);
CREATE INDEX code_claim_company_id_idx ON code_claim (company_id);
CREATE INDEX code_claim_activation_id_idx ON code_claim (activation_id);
COMMENT ON TABLE code_claim IS 'A code handed to a creator by an activation. Writing the row claims the code.';
COMMENT ON COLUMN code_claim.code_id IS 'The code; it is claimed once.';
COMMENT ON COLUMN code_claim.activation_id IS 'The activation.';
COMMENT ON COLUMN code_claim.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN code_claim.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN code_claim.participant_id IS 'The key campaign participant who claimed it.';
COMMENT ON COLUMN code_claim.quest_run_id IS 'The quest run whose kit it belongs to.';
COMMENT ON COLUMN code_claim.reward_claim_id IS 'The claimed mission reward it belongs to.';
COMMENT ON COLUMN code_claim.claimed_at IS 'When.';
CREATE INDEX code_claim_participant_id_idx ON code_claim (participant_id);
CREATE INDEX code_claim_quest_run_id_idx ON code_claim (quest_run_id);
CREATE INDEX code_claim_reward_claim_id_idx ON code_claim (reward_claim_id);

CREATE FUNCTION code_claim_take_owner() RETURNS TRIGGER LANGUAGE plpgsql AS $$
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
CREATE TRIGGER code_claim_a_take_owner BEFORE INSERT ON code_claim FOR EACH ROW EXECUTE FUNCTION code_claim_take_owner();

CREATE FUNCTION code_claim_check() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
  claimed integer;
  item uuid := (SELECT item_id FROM code WHERE id = NEW.code_id);
BEGIN
  IF num_nonnulls(NEW.participant_id, NEW.quest_run_id, NEW.reward_claim_id) <> 1 THEN
    RETURN NEW;
  END IF;
  IF NEW.participant_id IS NOT NULL THEN
    -- The lock makes two claims of one creator wait for each other.
    PERFORM FROM key_campaign_participant WHERE id = NEW.participant_id AND status IN ('accepted', 'claimed_key') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_accepted_only', 'codes are claimed by accepted creators only');
    END IF;
    SELECT codes_per_creator INTO allowed FROM key_campaign WHERE id = NEW.activation_id;
    SELECT count(*) INTO claimed FROM code_claim WHERE participant_id = NEW.participant_id;
  ELSIF NEW.quest_run_id IS NOT NULL THEN
    PERFORM FROM quest_run WHERE id = NEW.quest_run_id
      AND status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_paid_run_only', 'the kit opens once the quest is paid');
    END IF;
    allowed := 1;
    SELECT count(*) INTO claimed FROM code_claim WHERE quest_run_id = NEW.quest_run_id;
  ELSE
    PERFORM FROM reward_claim WHERE id = NEW.reward_claim_id FOR NO KEY UPDATE;
    SELECT quantity INTO allowed FROM mission_reward w JOIN reward_claim c ON c.reward_id = w.id
    WHERE c.id = NEW.reward_claim_id AND w.code_item_id = item;
    SELECT count(*) INTO claimed FROM code_claim WHERE reward_claim_id = NEW.reward_claim_id;
  END IF;
  IF NEW.reward_claim_id IS NULL AND NOT EXISTS (
       SELECT FROM activation_code_item WHERE activation_id = NEW.activation_id AND code_item_id = item)
     OR allowed IS NULL THEN
    PERFORM refuse('code_claim_code_of_activation', 'the code does not belong to this activation');
  END IF;
  IF claimed >= allowed THEN
    PERFORM refuse('code_claim_codes_per_creator', format('this creator already has %s of %s codes', claimed, allowed));
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER code_claim_check BEFORE INSERT ON code_claim FOR EACH ROW EXECUTE FUNCTION code_claim_check();

CREATE FUNCTION code_claim_mark() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE code SET status = 'claimed', claimed_by = NEW.creator_id, claimed_at = NEW.claimed_at, activation_id = NEW.activation_id
  WHERE id = NEW.code_id AND status = 'available';
  IF NOT found THEN
    PERFORM refuse('code_claimed_once', 'this code is not available any more');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER code_claim_mark AFTER INSERT ON code_claim FOR EACH ROW EXECUTE FUNCTION code_claim_mark();

CREATE VIEW activation_code_stock AS
  SELECT counted.*, code_availability_of(available, total) AS availability
  FROM (
    SELECT i.activation_id, c.company_id, c.distribution_channel_id,
           count(*) AS total, count(*) FILTER (WHERE c.status = 'available') AS available
    FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id
    GROUP BY 1, 2, 3
  ) AS counted;
COMMENT ON VIEW activation_code_stock IS 'How many codes an activation has left, by store. Creators see the level only.';
