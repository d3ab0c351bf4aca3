CREATE TABLE code_claim (
  code_id          uuid PRIMARY KEY REFERENCES code ON DELETE RESTRICT,
  activation_id    uuid REFERENCES activation ON DELETE RESTRICT,
  company_id       uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id       uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  participant_id   uuid,
  quest_run_id     uuid,
  reward_claim_id  uuid REFERENCES reward_claim ON DELETE RESTRICT,
  claimed_at       timestamptz NOT NULL DEFAULT now(),
  replaces_code_id uuid REFERENCES code ON DELETE RESTRICT,
  is_handed_out    boolean NOT NULL DEFAULT false,
  CONSTRAINT code_claim_of_one_run CHECK (
    num_nonnulls(participant_id, quest_run_id, reward_claim_id) = CASE WHEN is_handed_out THEN 0 ELSE 1 END),
  CONSTRAINT code_claim_participant FOREIGN KEY (participant_id, creator_id)
    REFERENCES key_campaign_participant (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT code_claim_quest_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT code_claim_replaces_once UNIQUE (replaces_code_id),
  CONSTRAINT code_claim_in_activation CHECK ((activation_id IS NULL) = is_handed_out)
);
COMMENT ON TABLE code_claim IS 'A code given to a creator, by an activation or by a member of the company. Inserting the row claims the code.';
COMMENT ON COLUMN code_claim.code_id IS 'The claimed code. A code can be claimed only once.';
COMMENT ON COLUMN code_claim.activation_id IS 'The activation that gave the code. Empty for a code that a member handed out.';
COMMENT ON COLUMN code_claim.company_id IS 'The owning company, always equal to the code''s company.';
COMMENT ON COLUMN code_claim.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN code_claim.participant_id IS 'The key campaign participant who claimed the code.';
COMMENT ON COLUMN code_claim.quest_run_id IS 'The quest run whose kit contains the code.';
COMMENT ON COLUMN code_claim.reward_claim_id IS 'The claimed mission reward that contains the code.';
COMMENT ON COLUMN code_claim.claimed_at IS 'When the code was claimed.';
COMMENT ON COLUMN code_claim.replaces_code_id IS 'The code that this one replaces, because its batch was revoked.';
COMMENT ON COLUMN code_claim.is_handed_out IS 'True if a member of the company gave the code to the creator, outside of any activation.';
CREATE INDEX code_claim_creator_id_idx ON code_claim (creator_id);
CREATE INDEX code_claim_company_id_idx ON code_claim (company_id);
CREATE INDEX code_claim_activation_id_idx ON code_claim (activation_id);
CREATE INDEX code_claim_participant_id_idx ON code_claim (participant_id);
CREATE INDEX code_claim_quest_run_id_idx ON code_claim (quest_run_id);
CREATE INDEX code_claim_reward_claim_id_idx ON code_claim (reward_claim_id);

CREATE FUNCTION code_claim_assign_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
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
COMMENT ON FUNCTION code_claim_assign_owner() IS 'Copies the activation, the company and the creator from the run or the code, before other triggers read them.';
CREATE TRIGGER code_claim_assign_owner BEFORE INSERT ON code_claim FOR EACH ROW EXECUTE FUNCTION code_claim_assign_owner();

CREATE FUNCTION code_claim_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_handed_out THEN
      PERFORM refuse_unverified_channel(NEW.creator_id);
    END IF;
    IF NEW.participant_id IS NOT NULL THEN
      PERFORM refuse_code_of_key(NEW);
    ELSIF NEW.quest_run_id IS NOT NULL AND NEW.reward_claim_id IS NULL THEN
      PERFORM refuse_code_of_kit(NEW);
    END IF;
    PERFORM refuse_held_channel(NEW.creator_id);
    IF NOT NEW.is_handed_out THEN
      PERFORM refuse_code_left_out(NEW);
    END IF;
    PERFORM refuse_code_beyond_offer(NEW);
    PERFORM refuse_waitlist(NEW.activation_id);
    RETURN NEW;
  END IF;
  IF (TG_OP = 'DELETE' OR OLD.code_id <> NEW.code_id) AND NOT EXISTS (SELECT FROM code WHERE id = OLD.code_id AND revoked_at IS NOT NULL) THEN
    PERFORM refuse('code_claim_is_kept', 'a claimed code belongs to its creator, unless its batch is revoked');
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF (OLD.company_id, OLD.creator_id, OLD.participant_id, OLD.quest_run_id, OLD.reward_claim_id)
     IS DISTINCT FROM (NEW.company_id, NEW.creator_id, NEW.participant_id, NEW.quest_run_id, NEW.reward_claim_id) THEN
    PERFORM refuse('code_claim_is_kept', 'a claimed code belongs to its creator');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION code_claim_refuse() IS 'Refuses a code that the creator cannot claim, and changes of a claim whose code was not revoked.';
CREATE TRIGGER code_claim_refuse BEFORE INSERT OR UPDATE OR DELETE ON code_claim FOR EACH ROW EXECUTE FUNCTION code_claim_refuse();

CREATE FUNCTION code_claim_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quest_run_id IS NOT NULL THEN
    PERFORM note_claimed_kit(NEW);
  END IF;
  PERFORM mark_claimed_code(NEW);
  IF NEW.participant_id IS NOT NULL THEN
    PERFORM answer_request_of_key(NEW);
  END IF;
  IF NEW.reward_claim_id IS NOT NULL THEN
    PERFORM answer_request_of_reward(NEW);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_claim_tally() IS 'Marks the code as claimed, stores when the first code of a kit was claimed, and removes code requests that are no longer needed.';
CREATE TRIGGER code_claim_tally AFTER INSERT ON code_claim FOR EACH ROW EXECUTE FUNCTION code_claim_tally();

CREATE FUNCTION code_claim_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_short_kit(quest) FROM (
    SELECT DISTINCT activation_id AS quest FROM gone WHERE quest_run_id IS NOT NULL ORDER BY 1) AS concerned;
  PERFORM tell_short_promise(campaign) FROM (
    SELECT DISTINCT activation_id AS campaign FROM gone JOIN activation ON activation.id = activation_id
     WHERE participant_id IS NOT NULL AND activation.status IN ('upcoming', 'active', 'unpublished') ORDER BY 1) AS concerned;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_claim_emit() IS 'Announces to quests and campaigns that codes are missing because some were revoked.';
CREATE TRIGGER code_claim_emit AFTER DELETE ON code_claim
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION code_claim_emit();

COMMENT ON TRIGGER code_claim_assign_owner ON code_claim IS 'stamp';
COMMENT ON TRIGGER code_claim_refuse ON code_claim IS 'refuse';
COMMENT ON TRIGGER code_claim_tally ON code_claim IS 'tally';
COMMENT ON TRIGGER code_claim_emit ON code_claim IS 'outbox';

CREATE FUNCTION reward_codes_open(of_run_id uuid)
  RETURNS TABLE (reward_id uuid, code_item_id uuid, distribution_channel_id text, codes integer)
  LANGUAGE sql STABLE AS $$
  SELECT w.id, w.code_item_id, k.distribution_channel_id, w.quantity - given.codes
    FROM mission_run r
    JOIN mission_reward w ON w.mission_id = r.mission_id AND w.kind = 'code'
    JOIN mission_reward_channel k ON k.reward_id = w.id
    LEFT JOIN reward_claim c ON c.mission_run_id = r.id AND c.reward_id = w.id
   CROSS JOIN LATERAL (SELECT count(*)::integer AS codes FROM code_claim WHERE reward_claim_id = c.id) AS given
   WHERE r.id = of_run_id AND given.codes < w.quantity
     -- A creator whose codes were revoked can claim again, even after completing the mission.
     AND (r.status = 'claimReward' OR r.status = 'completed' AND c.id IS NOT NULL)
$$;
COMMENT ON FUNCTION reward_codes_open(uuid) IS 'The rewards of a mission run whose codes can still be claimed, with the platforms and the number of codes. The codes of a reward are claimed together.';

-- The claim of a revoked code stays only if the company left its holder out of the replacements. Other claims move to the new
-- code, or are removed so that their creator can claim again.
CREATE FUNCTION refuse_code_left_out(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM code_claim c JOIN code ON code.id = c.code_id
     WHERE code.revoked_at IS NOT NULL
       AND (c.participant_id = claim.participant_id OR c.quest_run_id = claim.quest_run_id OR c.reward_claim_id = claim.reward_claim_id)) THEN
    PERFORM refuse('code_claim_left_out', 'the company revoked a code of this creator and decided not to replace it');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_code_left_out(code_claim) IS 'Refuses further codes of an activation to a creator whose code was revoked without a replacement by the company''s choice.';

-- A kit gives as many codes as agreed. A code of a reward must be for one of the reward's platforms.
CREATE FUNCTION refuse_code_beyond_offer(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
  claimed integer;
  item uuid := (SELECT item_id FROM code WHERE id = claim.code_id);
BEGIN
  IF num_nonnulls(claim.participant_id, claim.quest_run_id, claim.reward_claim_id) <> 1 THEN
    RETURN;
  END IF;
  IF claim.participant_id IS NOT NULL THEN
    -- The lock makes two claims of one creator wait for each other.
    PERFORM FROM key_campaign_participant WHERE id = claim.participant_id AND status IN ('accepted', 'claimed_key') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_accepted_only', 'only accepted creators can claim codes');
    END IF;
    SELECT codes_per_creator INTO allowed FROM key_campaign WHERE id = claim.activation_id;
    SELECT count(*) INTO claimed FROM code_claim WHERE participant_id = claim.participant_id;
  ELSIF claim.quest_run_id IS NOT NULL THEN
    PERFORM FROM quest_run WHERE id = claim.quest_run_id
      AND status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_paid_run_only', 'codes of the kit can be claimed only after the payment');
    END IF;
    SELECT kit_codes INTO allowed FROM quest_run WHERE id = claim.quest_run_id;
    SELECT count(*) INTO claimed FROM code_claim WHERE quest_run_id = claim.quest_run_id;
  ELSE
    PERFORM FROM reward_claim WHERE id = claim.reward_claim_id FOR NO KEY UPDATE;
    SELECT quantity INTO allowed FROM mission_reward w JOIN reward_claim c ON c.reward_id = w.id
    WHERE c.id = claim.reward_claim_id AND w.code_item_id = item
      AND EXISTS (SELECT FROM mission_reward_channel k JOIN code ON code.distribution_channel_id = k.distribution_channel_id
                   WHERE k.reward_id = w.id AND code.id = claim.code_id);
    SELECT count(*) INTO claimed FROM code_claim WHERE reward_claim_id = claim.reward_claim_id;
  END IF;
  IF claim.reward_claim_id IS NULL AND NOT EXISTS (
       SELECT FROM activation_code_item WHERE activation_id = claim.activation_id AND code_item_id = item)
     OR allowed IS NULL THEN
    PERFORM refuse('code_claim_code_of_activation', 'the code does not belong to this activation');
  END IF;
  IF claimed >= allowed THEN
    PERFORM refuse('code_claim_codes_per_creator', format('this creator already has %s of %s codes', claimed, allowed));
  END IF;
END $$;

CREATE FUNCTION mark_claimed_code(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE code SET status = 'claimed', claimed_by = claim.creator_id, claimed_at = claim.claimed_at, activation_id = claim.activation_id
  WHERE id = claim.code_id AND status = 'available';
  IF NOT found THEN
    PERFORM refuse('code_claimed_once', 'this code is no longer available');
  END IF;
END $$;

-- A verified channel is required, because people who resell keys have no channel of their own.
CREATE FUNCTION refuse_unverified_channel(of_creator_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM channel_verification WHERE user_id = of_creator_id AND status = 'meets_requirements') THEN
    PERFORM refuse('code_handed_to_verified_channel', 'only creators with a channel that meets the requirements can get codes');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_unverified_channel(uuid) IS 'Refuses to hand a code to a creator without a verified channel.';

-- A reward of several codes is claimed as a whole, for one platform. Codes that do not make up a whole set cannot be
-- claimed.
CREATE FUNCTION reward_codes_left(of_reward_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(stock.available / w.quantity * w.quantity), 0)::bigint
    FROM mission_reward w
   CROSS JOIN LATERAL (
     SELECT sum(t.available)::bigint AS available
       FROM mission_reward_channel k JOIN code_tally t ON t.item_id = w.code_item_id AND t.distribution_channel_id = k.distribution_channel_id
      WHERE k.reward_id = w.id GROUP BY k.distribution_channel_id) AS stock
   WHERE w.id = of_reward_id
$$;
COMMENT ON FUNCTION reward_codes_left(uuid) IS 'The number of codes of a reward that creators can still claim, in whole sets for each platform.';

CREATE FUNCTION reward_codes_owed(of_reward_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(greatest(w.quantity - (SELECT count(*) FROM code_claim WHERE reward_claim_id = c.id), 0)), 0)::bigint
    FROM mission_reward w JOIN mission_run r ON r.mission_id = w.mission_id
    LEFT JOIN reward_claim c ON c.mission_run_id = r.id AND c.reward_id = w.id
   WHERE w.id = of_reward_id AND w.kind = 'code'
     -- A creator whose codes were revoked can claim again, even after completing the mission.
     AND (r.status IN ('active', 'review', 'claimReward') OR r.status = 'completed' AND c.id IS NOT NULL)
$$;
COMMENT ON FUNCTION reward_codes_owed(uuid) IS 'The number of codes of a reward that participants can still claim.';

CREATE FUNCTION keys_claimed(of_activation_id uuid, item uuid, platform text) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM code_claim JOIN code ON code.id = code_claim.code_id
   WHERE code_claim.activation_id = of_activation_id AND code.item_id = item AND code.distribution_channel_id = platform
$$;
COMMENT ON FUNCTION keys_claimed(uuid, uuid, text) IS 'The number of codes of an item for a platform that an activation has handed out.';

-- The view also covers codes of rewards, so that shortages are read and reported in one place.
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
            FROM activation_code_item i JOIN code_tally c ON c.item_id = i.code_item_id
           WHERE NOT EXISTS (SELECT FROM key_set s WHERE s.activation_id = i.activation_id AND s.code_item_id = i.code_item_id)
             AND NOT EXISTS (SELECT FROM activation_channel h WHERE h.activation_id = i.activation_id)
           GROUP BY 1, 2, 3 HAVING sum(c.total) > 0
          UNION ALL
          -- Several rewards of a mission can use the same stock.
          SELECT w.mission_id, w.code_item_id, k.distribution_channel_id, NULL
            FROM mission_reward w JOIN mission_reward_channel k ON k.reward_id = w.id
           WHERE w.kind = 'code'
           GROUP BY 1, 2, 3
        ) AS offered
        JOIN code_item item ON item.id = offered.code_item_id
       CROSS JOIN LATERAL (SELECT keys_claimed(offered.activation_id, offered.code_item_id, offered.distribution_channel_id) AS claimed) AS handed
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(total), 0)::bigint AS total, coalesce(sum(available), 0)::bigint AS available
           FROM code_tally WHERE item_id = offered.code_item_id AND distribution_channel_id = offered.distribution_channel_id) AS stock
    ) AS counted;
COMMENT ON VIEW key_offer IS
  'The codes of an activation by item and store, including rewards: how many are promised, claimed and left. Creators see only the stock level.';
COMMENT ON COLUMN key_offer.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN key_offer.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN key_offer.code_item_id IS 'The item that the codes unlock.';
COMMENT ON COLUMN key_offer.distribution_channel_id IS 'The store or region of the codes.';
COMMENT ON COLUMN key_offer.promised IS 'The maximum number of codes to hand out. Empty for no limit.';
COMMENT ON COLUMN key_offer.claimed IS 'The number of these codes that creators have claimed.';
COMMENT ON COLUMN key_offer.total IS 'The number of codes that the company has, including claimed ones.';
COMMENT ON COLUMN key_offer.available IS 'The number of codes that can still be claimed in this activation.';
COMMENT ON COLUMN key_offer.availability IS 'The stock level: HIGH, LOW (under 10 percent remain) or OUT.';

CREATE FUNCTION key_offer_platform(offer key_offer) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT item_platform(offer.code_item_id, offer.distribution_channel_id)
$$;
COMMENT ON FUNCTION key_offer_platform(key_offer) IS 'The name of the platform where the codes are redeemed. For "Other", the names that the company entered.';

CREATE VIEW activation_code_stock AS
  SELECT counted.*, code_availability_of(available, total) AS availability
  FROM (
    SELECT activation_id, company_id, distribution_channel_id, sum(total)::bigint AS total, sum(available)::bigint AS available
    FROM key_offer
    GROUP BY 1, 2, 3
  ) AS counted;
COMMENT ON VIEW activation_code_stock IS 'The number of codes that an activation has left, by store. Creators see only the stock level.';
COMMENT ON COLUMN activation_code_stock.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN activation_code_stock.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN activation_code_stock.distribution_channel_id IS 'The store or region where the code is redeemed.';
COMMENT ON COLUMN activation_code_stock.total IS 'The total number of codes.';
COMMENT ON COLUMN activation_code_stock.available IS 'The number of codes that can still be claimed.';
COMMENT ON COLUMN activation_code_stock.availability IS 'The stock level: HIGH, LOW or OUT.';

-- Paid runs continue after their quest ends, and the codes promised to them stay promised.
CREATE VIEW code_promise AS
  SELECT a.id AS activation_id, a.company_id, owed.promised, stock.available,
         owed.promised > stock.available
           -- Each reward must have enough codes, because a surplus of codes for one reward does not replace codes for
           -- another.
           OR EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code'
                         AND reward_codes_owed(w.id) > reward_codes_left(w.id)) AS is_short
    FROM activation a
   CROSS JOIN LATERAL (
     SELECT CASE a.kind
       WHEN 'KEY' THEN (
         SELECT coalesce(sum(greatest(k.codes_per_creator - (SELECT count(*) FROM code_claim WHERE participant_id = p.id), 0)), 0)
           FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
          WHERE p.campaign_id = a.id AND p.status IN ('accepted', 'claimed_key'))
       WHEN 'QUEST' THEN (
         SELECT coalesce(sum(greatest(r.kit_codes - (SELECT count(*) FROM code_claim WHERE quest_run_id = r.id), 0)), 0)
           FROM quest_run r
          WHERE r.quest_id = a.id
            AND r.status IN ('PENDING_PAYMENT', 'PAYMENT', 'CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'))
       WHEN 'MISSION' THEN (
         SELECT coalesce(sum(reward_codes_owed(w.id)), 0) FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code')
       ELSE 0 END::bigint AS promised) AS owed
   CROSS JOIN LATERAL (
     SELECT CASE a.kind
       -- Codes are claimed in whole sets. If several rewards use the same item, the size of the smallest set counts.
       WHEN 'MISSION' THEN (
         SELECT coalesce(sum(left_over.available / asked.codes * asked.codes), 0)
           FROM (SELECT w.code_item_id, k.distribution_channel_id, min(w.quantity) AS codes
                   FROM mission_reward w JOIN mission_reward_channel k ON k.reward_id = w.id
                  WHERE w.mission_id = a.id AND w.kind = 'code' GROUP BY 1, 2) AS asked
          CROSS JOIN LATERAL (
            SELECT sum(t.available)::bigint AS available FROM code_tally t
             WHERE t.item_id = asked.code_item_id AND t.distribution_channel_id = asked.distribution_channel_id) AS left_over)
       ELSE (SELECT coalesce(sum(s.available), 0) FROM activation_code_stock s WHERE s.activation_id = a.id) END::bigint AS available) AS stock
   WHERE (a.status IN ('waiting_for_company_verification', 'upcoming', 'active', 'unpublished')
          -- Rewards can be claimed, and paid quest runs continue, even after the activation has ended.
          OR a.kind IN ('MISSION', 'QUEST') AND a.status IN ('ended', 'closed') AND owed.promised > 0)
     AND (EXISTS (SELECT FROM activation_code_item i WHERE i.activation_id = a.id)
          OR EXISTS (SELECT FROM mission_reward w WHERE w.mission_id = a.id AND w.kind = 'code'));
COMMENT ON VIEW code_promise IS 'The number of codes that creators of an activation can still claim, and the number left for them.';
COMMENT ON COLUMN code_promise.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN code_promise.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN code_promise.promised IS 'The number of codes that participants can still claim.';
COMMENT ON COLUMN code_promise.available IS 'The number of codes available to claim. Several activations can use the same codes.';
COMMENT ON COLUMN code_promise.is_short IS 'True if fewer codes are available than promised.';

CREATE FUNCTION refuse_code_of_key(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  most integer;
BEGIN
  -- The lock makes a claim and the end of the activation wait for each other. Claims do not wait for other claims.
  PERFORM FROM activation WHERE id = claim.activation_id AND status IN ('active', 'unpublished') FOR SHARE;
  IF NOT found THEN
    PERFORM refuse('code_claim_while_live', 'codes can be claimed only while the campaign is live');
  END IF;
  IF session_variable('x-hasura-role') = 'creator' AND NOT has_verified_channel(claim.creator_id) THEN
    PERFORM refuse('code_claim_verified_channel', 'only creators with a channel that meets the requirements can get codes');
  END IF;
  SELECT item_id, distribution_channel_id INTO asked FROM code WHERE id = claim.code_id;
  IF NOT offers_key(claim.activation_id, asked.item_id, asked.distribution_channel_id) THEN
    PERFORM refuse('code_claim_code_of_activation', 'the activation has no codes of this item for this platform');
  END IF;
  -- If the number of promised codes is limited, claims wait for each other so that the limit is not exceeded.
  SELECT promised INTO most FROM key_set
   WHERE (activation_id, code_item_id, distribution_channel_id) = (claim.activation_id, asked.item_id, asked.distribution_channel_id)
     AND promised IS NOT NULL FOR NO KEY UPDATE;
  IF most IS NOT NULL AND keys_claimed(claim.activation_id, asked.item_id, asked.distribution_channel_id) >= most THEN
    PERFORM refuse('code_claim_promised', format('all %s promised codes have been claimed', most));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_code_of_key(code_claim) IS 'Refuses a key campaign''s code if the campaign is not live, the creator has no verified channel, or the code is not offered or above the promised number.';

CREATE FUNCTION refuse_held_channel(of_creator_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF code_obstacle(of_creator_id) = 'channel_held' THEN
    PERFORM refuse('code_claim_channel_held', 'the creator''s channel may have a new owner; an admin must release it in the console');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_held_channel(uuid) IS 'Refuses any code to a creator whose channel seems to have changed hands.';

CREATE FUNCTION tell_short_promise(campaign uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  owed bigint;
  free bigint;
BEGIN
  -- The event is sent at most once a day.
  IF EXISTS (SELECT FROM domain_event WHERE entity = 'key_campaign' AND entity_id = campaign
                AND type = 'codesOverpromised' AND created_at > now() - interval '1 day') THEN
    RETURN;
  END IF;
  SELECT coalesce(sum(available), 0) INTO free FROM key_offer WHERE activation_id = campaign;
  -- The largest number of codes that creators could need. If at least that many codes are left, creators need not be
  -- checked one by one.
  SELECT sum(k.codes_per_creator) INTO owed
    FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
   WHERE p.campaign_id = campaign AND p.status IN ('accepted', 'claimed_key');
  IF owed IS NULL OR owed <= free THEN
    RETURN;
  END IF;
  SELECT sum(greatest(k.codes_per_creator - coalesce(had.codes, 0), 0)) INTO owed
    FROM key_campaign_participant p JOIN key_campaign k ON k.id = p.campaign_id
    LEFT JOIN (SELECT participant_id, count(*) AS codes FROM code_claim WHERE activation_id = campaign GROUP BY 1) AS had ON had.participant_id = p.id
   WHERE p.campaign_id = campaign AND p.status IN ('accepted', 'claimed_key');
  -- Only one of several simultaneous transactions sends the event.
  IF owed > free AND pg_try_advisory_xact_lock(hashtextextended('key_promise ' || campaign, 0)) THEN
    PERFORM emit_event('codesOverpromised', 'key_campaign', campaign,
      (SELECT jsonb_build_object('company_id', company_id, 'activation', name, 'promised', owed, 'left', free)
         FROM activation WHERE id = campaign));
  END IF;
END $$;
COMMENT ON FUNCTION tell_short_promise(uuid) IS 'Announces, at most once a day, that accepted creators of a campaign can claim more codes than are left.';

CREATE FUNCTION reward_codes_short(of_reward_id uuid, more_creators bigint) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  WITH wanted AS (SELECT * FROM mission_reward WHERE id = of_reward_id AND kind = 'code'),
  -- The codes that current and additional creators can claim for rewards of any mission on these platforms.
  drawn AS (
    SELECT other.quantity, reward_codes_owed(other.id) + CASE WHEN other.mission_id = w.mission_id THEN other.quantity * more_creators ELSE 0 END AS codes
      FROM wanted w JOIN mission_reward other ON other.code_item_id = w.code_item_id AND other.kind = 'code'
     WHERE EXISTS (SELECT FROM mission_reward_channel a JOIN mission_reward_channel b USING (distribution_channel_id)
                    WHERE a.reward_id = w.id AND b.reward_id = other.id)),
  stock AS (
    SELECT coalesce(sum(t.available), 0) AS available
      FROM wanted w JOIN mission_reward_channel k ON k.reward_id = w.id
      JOIN code_tally t ON t.item_id = w.code_item_id AND t.distribution_channel_id = k.distribution_channel_id)
  SELECT EXISTS (
    SELECT FROM wanted w, stock
     WHERE stock.available < (SELECT sum(codes) FROM drawn)
        OR reward_codes_left(w.id) < (SELECT sum(codes) FROM drawn WHERE quantity = w.quantity))
$$;
COMMENT ON FUNCTION reward_codes_short(uuid, bigint) IS 'True if a number of additional creators is too many for a reward''s codes, given all codes that were already promised from the same stock.';

-- The kit of a quest hands out its codes by the same rules as a key campaign (rules §3).
CREATE FUNCTION refuse_code_of_kit(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  most integer;
BEGIN
  IF session_variable('x-hasura-role') = 'creator' AND NOT has_verified_channel(claim.creator_id) THEN
    PERFORM refuse('code_claim_verified_channel', 'only creators with a channel that meets the requirements can get codes');
  END IF;
  SELECT item_id, distribution_channel_id INTO asked FROM code WHERE id = claim.code_id;
  IF NOT offers_key(claim.activation_id, asked.item_id, asked.distribution_channel_id) THEN
    PERFORM refuse('code_claim_code_of_activation', 'the activation has no codes of this item for this platform');
  END IF;
  -- If the number of promised codes is limited, claims wait for each other so that the limit is not exceeded.
  SELECT promised INTO most FROM key_set
   WHERE (activation_id, code_item_id, distribution_channel_id) = (claim.activation_id, asked.item_id, asked.distribution_channel_id)
     AND promised IS NOT NULL FOR NO KEY UPDATE;
  IF keys_claimed(claim.activation_id, asked.item_id, asked.distribution_channel_id) >= most THEN
    PERFORM refuse('code_claim_promised', format('all %s promised codes have been claimed', most));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_code_of_kit(code_claim) IS 'Refuses a code of a quest''s kit if the creator has no verified channel, or the code is not offered or above the promised number.';

CREATE FUNCTION note_claimed_kit(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quest_run SET kit_claimed_at = claim.claimed_at WHERE id = claim.quest_run_id AND kit_claimed_at IS NULL;
  IF found THEN
    INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id)
    VALUES (claim.quest_run_id, claim.company_id, claim.creator_id, 'KIT_CLAIMED', actor_id());
  END IF;
  DELETE FROM code_request
   WHERE quest_run_id = claim.quest_run_id
     AND (distribution_channel_id = (SELECT distribution_channel_id FROM code WHERE id = claim.code_id)
          OR (SELECT count(*) FROM code_claim WHERE quest_run_id = claim.quest_run_id)
             >= (SELECT kit_codes FROM quest_run WHERE id = claim.quest_run_id));
END $$;
COMMENT ON FUNCTION note_claimed_kit(code_claim) IS
  'Marks the kit of a run as claimed, and removes the code requests of a creator who now has a code for that platform, or all codes of the kit.';

CREATE FUNCTION tell_short_kit(of_quest_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  -- The event is sent at most once a day, by only one of several simultaneous transactions.
  IF NOT EXISTS (SELECT FROM domain_event WHERE entity = 'quest' AND entity_id = of_quest_id
                    AND type = 'codesOverpromised' AND created_at > now() - interval '1 day')
     AND EXISTS (SELECT FROM code_promise WHERE activation_id = of_quest_id AND is_short)
     AND pg_try_advisory_xact_lock(hashtextextended('key_promise ' || of_quest_id, 0)) THEN
    PERFORM emit_event('codesOverpromised', 'quest', of_quest_id,
      (SELECT jsonb_build_object('company_id', p.company_id, 'activation', a.name, 'promised', p.promised, 'left', p.available)
         FROM code_promise p JOIN activation a ON a.id = p.activation_id WHERE p.activation_id = of_quest_id));
  END IF;
END $$;
COMMENT ON FUNCTION tell_short_kit(uuid) IS 'Announces, at most once a day, that accepted and running quest runs can claim more codes than are left.';

CREATE FUNCTION code_obstacle(of_creator_id uuid) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN NOT has_verified_channel(of_creator_id) THEN 'verified_channel'
              WHEN is_held(of_creator_id) THEN 'channel_held' END
$$;
COMMENT ON FUNCTION code_obstacle(uuid) IS 'The reason why a creator can''t get codes: verified_channel (no channel meets the requirements), channel_held (a channel seems to have changed hands), or null.';

CREATE FUNCTION mission_rewards_unclaimed(of_run_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM mission_run r JOIN mission_reward w ON w.mission_id = r.mission_id
    LEFT JOIN reward_claim c ON c.reward_id = w.id AND c.mission_run_id = r.id
   WHERE r.id = of_run_id
     AND (c.id IS NULL OR w.kind = 'code' AND (SELECT count(*) FROM code_claim k WHERE k.reward_claim_id = c.id) < w.quantity)
$$;
COMMENT ON FUNCTION mission_rewards_unclaimed(uuid) IS 'The number of mission rewards that a run has not claimed completely.';

-- The results of each key, for its company. Views of declined content do not count (rules §2, results).
CREATE VIEW key_reach AS
  SELECT p.id AS participant_id, p.campaign_id AS activation_id, p.company_id, p.creator_id, p.status, p.claimed_at,
         claimed.codes, coalesce(shown.contents, 0)::integer AS contents, coalesce(shown.views, 0)::bigint AS views
    FROM key_campaign_participant p
    JOIN (SELECT participant_id, count(*)::integer AS codes FROM code_claim WHERE participant_id IS NOT NULL GROUP BY 1) AS claimed
      ON claimed.participant_id = p.id
    LEFT JOIN LATERAL (
      SELECT count(*) AS contents, sum(content.views) AS views
        FROM submission LEFT JOIN content ON content.id = submission.content_id
       WHERE submission.participant_id = p.id AND submission.status <> 'REJECTED') AS shown ON true;
COMMENT ON VIEW key_reach IS 'The results of the codes that a creator claimed in a key campaign: the number of contents and of views.';
COMMENT ON COLUMN key_reach.participant_id IS 'The creator''s participation in the key campaign.';
COMMENT ON COLUMN key_reach.activation_id IS 'The key campaign that the row belongs to.';
COMMENT ON COLUMN key_reach.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN key_reach.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN key_reach.status IS 'The creator''s status.';
COMMENT ON COLUMN key_reach.claimed_at IS 'When the first code was claimed.';
COMMENT ON COLUMN key_reach.codes IS 'The number of codes that the creator has claimed.';
COMMENT ON COLUMN key_reach.contents IS 'The number of submitted streams and videos, without those that were sent back.';
COMMENT ON COLUMN key_reach.views IS 'The number of views of this content.';

-- A company is notified when less than a tenth of a stock is left, when nothing is left, and when more codes are promised
-- than are left. Claimed, handed out, revoked and held codes all count (rules §4, §9).
CREATE FUNCTION code_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  taken record;
  stock record;
BEGIN
  PERFORM tell_short_kit(quest) FROM (
    SELECT DISTINCT offered.activation_id AS quest
      FROM after_code AS code JOIN before_code AS before USING (id)
      JOIN activation_code_item offered ON offered.code_item_id = code.item_id
      JOIN activation ON activation.id = offered.activation_id
     WHERE before.status = 'available' AND code.status <> 'available' AND activation.kind = 'QUEST'
       -- Claiming a promised code leaves no fewer codes for other creators.
       AND (code.activation_id IS DISTINCT FROM activation.id OR code.distributed_by IS NOT NULL)
     ORDER BY 1) AS concerned;
  PERFORM tell_short_promise(campaign) FROM (
    SELECT DISTINCT offered.activation_id AS campaign
      FROM after_code AS code JOIN before_code AS before USING (id)
      JOIN activation_code_item offered ON offered.code_item_id = code.item_id
      JOIN activation ON activation.id = offered.activation_id
     WHERE before.status = 'available' AND code.status <> 'available'
       AND activation.kind = 'KEY' AND activation.status IN ('upcoming', 'active', 'unpublished')
       -- A creator who claims a promised code leaves no fewer codes for others.
       AND (code.activation_id IS DISTINCT FROM activation.id OR code.distributed_by IS NOT NULL)
     ORDER BY 1) AS concerned;
  FOR taken IN
    SELECT code.company_id, code.item_id, code.distribution_channel_id, count(*) AS codes
      FROM after_code AS code JOIN before_code AS before ON before.id = code.id
     WHERE before.status = 'available' AND code.status <> 'available'
     GROUP BY 1, 2, 3 ORDER BY 2, 3
  LOOP
    SELECT * INTO stock FROM code_count(taken.item_id, taken.distribution_channel_id);
    -- Simultaneous transactions do not see each other's changes, so they take turns when few codes are left.
    IF abs(stock.available - stock.total / 10) <= taken.codes + 20 OR stock.available <= 20 THEN
      PERFORM lock_code_stock(taken.item_id, taken.distribution_channel_id);
      SELECT * INTO stock FROM code_count(taken.item_id, taken.distribution_channel_id);
    END IF;
    IF code_mark_of(stock.available, stock.total) <> code_mark_of(stock.available + taken.codes, stock.total) THEN
      PERFORM emit_event('codesRunningOut', 'code_item', taken.item_id, (
        SELECT jsonb_build_object('company_id', taken.company_id, 'item', code_item.name,
                                  'platform', item_platform(taken.item_id, taken.distribution_channel_id), 'left', stock.available)
          FROM code_item WHERE code_item.id = taken.item_id));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_emit() IS 'Announces that codes are running out, and tells quests and campaigns that they are losing promised codes.';
CREATE TRIGGER code_emit AFTER UPDATE ON code
  REFERENCING OLD TABLE AS before_code NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_emit();
COMMENT ON TRIGGER code_emit ON code IS 'outbox';
