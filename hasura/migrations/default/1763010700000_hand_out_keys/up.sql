-- How a key campaign hands out its codes, and what both sides are told on the way (spec §3, §4).

-- What is promised ----------------------------------------------------------------------------------------------------
CREATE TABLE key_set (
  activation_id           uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  code_item_id            uuid NOT NULL,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  promised                integer,
  created_at              timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activation_id, code_item_id, distribution_channel_id),
  CONSTRAINT key_set_of_activation FOREIGN KEY (activation_id, code_item_id)
    REFERENCES activation_code_item (activation_id, code_item_id) ON DELETE CASCADE,
  CONSTRAINT key_set_promised_positive CHECK (promised > 0)
);
COMMENT ON TABLE key_set IS 'On which platforms an activation hands out an item, and how many codes of each. An item without rows here is handed out on all platforms of the activation.';
COMMENT ON COLUMN key_set.activation_id IS 'The activation.';
COMMENT ON COLUMN key_set.code_item_id IS 'What the codes unlock.';
COMMENT ON COLUMN key_set.distribution_channel_id IS 'The store or region that the codes are redeemed in.';
COMMENT ON COLUMN key_set.promised IS 'How many codes the activation hands out at most; empty: as many as there are.';
COMMENT ON COLUMN key_set.created_at IS 'When the row was made.';
CREATE INDEX key_set_code_item_id_idx ON key_set (code_item_id);
CREATE INDEX key_set_distribution_channel_id_idx ON key_set (distribution_channel_id);
CREATE TRIGGER key_set_a_parent BEFORE INSERT ON key_set
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('activation_id', 'activation');

CREATE FUNCTION offers_key(of_activation_id uuid, item uuid, platform text) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM activation_code_item WHERE activation_id = of_activation_id AND code_item_id = item)
     AND CASE WHEN EXISTS (SELECT FROM key_set WHERE activation_id = of_activation_id AND code_item_id = item)
         THEN EXISTS (SELECT FROM key_set WHERE (activation_id, code_item_id, distribution_channel_id) = (of_activation_id, item, platform))
         ELSE EXISTS (SELECT FROM activation_channel WHERE (activation_id, distribution_channel_id) = (of_activation_id, platform))
              OR NOT EXISTS (SELECT FROM activation_channel WHERE activation_id = of_activation_id) END
$$;
COMMENT ON FUNCTION offers_key(uuid, uuid, text) IS 'Whether an activation hands out codes of an item for a platform.';

CREATE FUNCTION keys_claimed(of_activation_id uuid, item uuid, platform text) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM code_claim JOIN code ON code.id = code_claim.code_id
   WHERE code_claim.activation_id = of_activation_id AND code.item_id = item AND code.distribution_channel_id = platform
$$;
COMMENT ON FUNCTION keys_claimed(uuid, uuid, text) IS 'How many codes of an item for a platform an activation has handed out.';

CREATE VIEW key_offer AS
  SELECT counted.*, code_availability_of(available, least(total, promised)) AS availability
    FROM (
      SELECT offered.activation_id, item.company_id, offered.code_item_id, offered.distribution_channel_id, offered.promised,
             handed.claimed, stock.total, 
             least(stock.available, CASE WHEN offered.promised IS NOT NULL THEN greatest(offered.promised - handed.claimed, 0) END) AS available
        FROM (
          SELECT activation_id, code_item_id, distribution_channel_id, promised FROM key_set
          UNION ALL
          SELECT i.activation_id, i.code_item_id, h.distribution_channel_id, NULL
            FROM activation_code_item i JOIN activation_channel h USING (activation_id)
           WHERE NOT EXISTS (SELECT FROM key_set s WHERE s.activation_id = i.activation_id AND s.code_item_id = i.code_item_id)
          UNION ALL
          SELECT i.activation_id, i.code_item_id, c.distribution_channel_id, NULL
            FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id
           WHERE NOT EXISTS (SELECT FROM key_set s WHERE s.activation_id = i.activation_id AND s.code_item_id = i.code_item_id)
             AND NOT EXISTS (SELECT FROM activation_channel h WHERE h.activation_id = i.activation_id)
           GROUP BY 1, 2, 3
        ) AS offered
        JOIN code_item item ON item.id = offered.code_item_id
       CROSS JOIN LATERAL (SELECT keys_claimed(offered.activation_id, offered.code_item_id, offered.distribution_channel_id) AS claimed) AS handed
       CROSS JOIN LATERAL (
         SELECT count(*) AS total, count(*) FILTER (WHERE status = 'available') AS available
           FROM code WHERE item_id = offered.code_item_id AND distribution_channel_id = offered.distribution_channel_id) AS stock
    ) AS counted;
COMMENT ON VIEW key_offer IS 'What an activation hands out, by item and store: promised, claimed and left. Creators see the level only.';
COMMENT ON COLUMN key_offer.activation_id IS 'The activation.';
COMMENT ON COLUMN key_offer.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN key_offer.code_item_id IS 'What the codes unlock.';
COMMENT ON COLUMN key_offer.distribution_channel_id IS 'The store or region that the codes are redeemed in.';
COMMENT ON COLUMN key_offer.promised IS 'How many codes it hands out at most; empty: as many as there are.';
COMMENT ON COLUMN key_offer.claimed IS 'How many of them creators have.';
COMMENT ON COLUMN key_offer.total IS 'How many codes the company has of them, claimed ones included.';
COMMENT ON COLUMN key_offer.available IS 'How many can still be claimed here.';
COMMENT ON COLUMN key_offer.availability IS 'HIGH, LOW (under 10 percent remain) or OUT.';

CREATE OR REPLACE VIEW activation_code_stock AS
  SELECT counted.*, code_availability_of(available, total) AS availability
  FROM (
    SELECT activation_id, company_id, distribution_channel_id, sum(total)::bigint AS total, sum(available)::bigint AS available
    FROM key_offer
    GROUP BY 1, 2, 3
  ) AS counted;

-- A claim -------------------------------------------------------------------------------------------------------------
CREATE FUNCTION has_verified_channel(of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM channel_verification WHERE user_id = of_creator_id AND status = 'meets_requirements')
$$;
COMMENT ON FUNCTION has_verified_channel(uuid) IS 'Whether a creator has a connected channel that meets the requirements.';

CREATE FUNCTION code_claim_of_key() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  most integer;
BEGIN
  -- The lock makes claiming and ending wait for each other; who claims does not wait for who else does.
  PERFORM FROM activation WHERE id = NEW.activation_id AND status IN ('active', 'unpublished') FOR SHARE;
  IF NOT found THEN
    PERFORM refuse('code_claim_while_live', 'codes are claimed while the campaign is live');
  END IF;
  IF session_variable('x-hasura-role') = 'creator' AND NOT has_verified_channel(NEW.creator_id) THEN
    PERFORM refuse('code_claim_verified_channel', 'codes are for creators with a channel that meets the requirements');
  END IF;
  SELECT item_id, distribution_channel_id INTO asked FROM code WHERE id = NEW.code_id;
  IF NOT offers_key(NEW.activation_id, asked.item_id, asked.distribution_channel_id) THEN
    PERFORM refuse('code_claim_code_of_activation', 'the activation does not hand out codes of this item for this platform');
  END IF;
  -- Of a promise that is limited, one is handed out after another.
  SELECT promised INTO most FROM key_set
   WHERE (activation_id, code_item_id, distribution_channel_id) = (NEW.activation_id, asked.item_id, asked.distribution_channel_id)
     AND promised IS NOT NULL FOR NO KEY UPDATE;
  IF keys_claimed(NEW.activation_id, asked.item_id, asked.distribution_channel_id) >= most THEN
    PERFORM refuse('code_claim_promised', format('all %s codes that were promised are handed out', most));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION code_claim_of_key() IS 'Refuses a code of a key campaign that is not live, to who has no verified channel, of what is not offered, and beyond what is promised.';
-- By name after the owner, and with it the activation, is taken over.
CREATE TRIGGER code_claim_b_key BEFORE INSERT ON code_claim
  FOR EACH ROW WHEN (NEW.participant_id IS NOT NULL) EXECUTE FUNCTION code_claim_of_key();

-- A participant -------------------------------------------------------------------------------------------------------
ALTER TABLE key_campaign_participant
  ADD COLUMN decision_reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT key_campaign_participant_decision_reason_length CHECK (length(decision_reason) <= 2000);
COMMENT ON COLUMN key_campaign_participant.decision_reason IS 'Why the company rejected the creator, in words that the creator reads.';

INSERT INTO key_campaign_participant_transition (from_status, to_status, event) VALUES
  ('waiting_for_access', 'waitlist', 'keyAccessGranted'),
  ('failed', 'submitted_content', 'keyContentSubmitted');

CREATE OR REPLACE FUNCTION key_campaign_participant_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'accepted' AND NEW.status = 'claimed_key' AND NOT EXISTS (SELECT FROM code_claim WHERE participant_id = NEW.id) THEN
    PERFORM refuse('key_claimed_with_code', 'a key is claimed by claiming a code');
  END IF;
  IF OLD.status = 'failed' AND (NEW.claimed_at IS NULL OR OLD.finished_at < now() - interval '30 days') THEN
    PERFORM refuse('key_content_late_30_days', 'late content counts for 30 days');
  END IF;
  IF NEW.status = 'claimed_key' THEN
    NEW.claimed_at := coalesce(NEW.claimed_at, now());
    NEW.deadline_at := coalesce(NEW.deadline_at, NEW.claimed_at + interval '30 days');
  END IF;
  IF NEW.status IN ('accepted', 'rejected') THEN
    NEW.decided_at := now();
  END IF;
  IF NEW.status <> 'rejected' THEN
    NEW.decision_reason := '';
  END IF;
  NEW.finished_at := CASE WHEN NEW.status IN ('completed', 'failed', 'rejected') THEN now() END;
  RETURN NEW;
END $$;

-- Who asked before access came is an applicant once it has.
CREATE FUNCTION creator_access_release_applicants() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "releaseApplicants", "by": "admin"}', true);
  UPDATE key_campaign_participant
     SET status = CASE WHEN is_waitlist(campaign_id) THEN 'waitlist' ELSE 'pending' END
   WHERE creator_id = NEW.creator_id AND status = 'waiting_for_access';
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_access_release_applicants() IS 'Puts who waited for access to keys before the companies that they asked.';
CREATE TRIGGER creator_access_release_applicants AFTER INSERT OR UPDATE OF status ON creator_access
  FOR EACH ROW WHEN (NEW.kind = 'keys' AND NEW.status = 'approved') EXECUTE FUNCTION creator_access_release_applicants();

-- Out of codes --------------------------------------------------------------------------------------------------------
CREATE TABLE code_request (
  participant_id          uuid NOT NULL REFERENCES key_campaign_participant ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  activation_id           uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id              uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id              uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  created_at              timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (participant_id, distribution_channel_id)
);
COMMENT ON TABLE code_request IS 'A creator found a platform out of codes, and asks the company for more.';
COMMENT ON COLUMN code_request.participant_id IS 'Who asks, in which campaign.';
COMMENT ON COLUMN code_request.distribution_channel_id IS 'The store or region that codes are asked for.';
COMMENT ON COLUMN code_request.activation_id IS 'The key campaign.';
COMMENT ON COLUMN code_request.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN code_request.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN code_request.created_at IS 'When.';
CREATE INDEX code_request_distribution_channel_id_idx ON code_request (distribution_channel_id);
CREATE INDEX code_request_activation_id_idx ON code_request (activation_id, distribution_channel_id);
CREATE INDEX code_request_company_id_idx ON code_request (company_id);
CREATE INDEX code_request_creator_id_idx ON code_request (creator_id);

-- Who has their code asks no more.
CREATE FUNCTION code_request_answered() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM code_request WHERE participant_id = NEW.participant_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_request_answered() IS 'Forgets what a creator asked for who has a code now.';
CREATE TRIGGER code_request_answered AFTER INSERT ON code_claim
  FOR EACH ROW WHEN (NEW.participant_id IS NOT NULL) EXECUTE FUNCTION code_request_answered();

-- The link that the company shares is part of the kit --------------------------------------------------------------------
CREATE FUNCTION creator_kit_sharable_link(kit creator_kit) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT '/l/' || slug FROM link WHERE activation_id = kit.activation_id AND kind = 'sharable'
$$;
COMMENT ON FUNCTION creator_kit_sharable_link(creator_kit) IS 'The address of ours that counts clicks and leads where the company wants viewers to go.';

-- A waitlist is published without key sets; they come with its conversion ------------------------------------------------
CREATE OR REPLACE FUNCTION publish_problems(of_activation_id uuid) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN btrim(a.name) = '' THEN 'name' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND a.start_date IS NULL THEN 'start_date' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND coalesce(a.end_date <= now(), true) THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND a.end_date <= now() THEN 'future_end_date' END,
    CASE WHEN a.kind = 'MISSION' AND coalesce(a.start_date < date_trunc('day', now(), 'Europe/Stockholm'), true) THEN 'start_date_not_past' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND k.waitlist IS NOT TRUE AND NOT EXISTS (
      SELECT FROM activation_code_item i WHERE i.activation_id = a.id) THEN 'key_set' END,
    CASE WHEN a.kind IN ('KEY', 'QUEST') AND k.waitlist IS NOT TRUE AND NOT EXISTS (
      SELECT FROM activation_code_item i JOIN code c ON c.item_id = i.code_item_id AND c.status = 'available'
      WHERE i.activation_id = a.id) THEN 'code_manager' END,
    CASE WHEN a.kind = 'QUEST' AND a.embargo_at <= now() THEN 'valid_embargo' END,
    CASE WHEN a.kind = 'QUEST' AND q.delivery_type = 'specific_date' AND coalesce(q.specific_date <= now(), true) THEN 'future_specific_date' END,
    CASE WHEN a.kind = 'QUEST' AND NOT EXISTS (
      SELECT FROM unnest(q.talking_points) AS point WHERE btrim(point) <> '') THEN 'talking_point' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM mission_criterion c WHERE c.mission_id = a.id) THEN 'criterion' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM activation_game g WHERE g.activation_id = a.id) THEN 'game' END,
    CASE WHEN a.kind = 'MISSION' AND NOT EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id) THEN 'reward' END,
    CASE WHEN a.kind = 'MISSION' AND m.access = 'program_members' AND r.program_id IS NULL
           OR a.kind = 'MISSION' AND m.access = 'creator_lists' AND r.creator_list_ids = '{}'
           OR a.kind = 'MISSION' AND m.access = 'sequential' AND r.completed_mission_ids = '{}' THEN 'access_selection' END,
    CASE WHEN a.kind = 'QUEST' AND NOT EXISTS (SELECT FROM company_billing b WHERE b.company_id = a.company_id) THEN 'billing_details' END,
    CASE WHEN NOT EXISTS (
      SELECT FROM company_member c JOIN "user" u ON u.id = c.user_id
      WHERE c.company_id = a.company_id AND c.is_owner AND u.email_verified_at IS NOT NULL) THEN 'verified_email' END
  ], NULL)
  FROM activation a
  LEFT JOIN key_campaign k ON k.id = a.id
  LEFT JOIN quest q ON q.id = a.id
  LEFT JOIN mission m ON m.id = a.id
  LEFT JOIN requirement r ON r.activation_id = a.id
  WHERE a.id = of_activation_id
$$;

CREATE CONSTRAINT TRIGGER key_campaign_converts_with_key_set AFTER UPDATE OF waitlist ON key_campaign
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.waitlist AND NOT NEW.waitlist)
  EXECUTE FUNCTION activation_keep_requirements('id', 'key_set', 'code_manager');
