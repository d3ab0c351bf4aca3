-- A creator who finds a platform out of codes can request more. The company sees how many creators wait, and they are
-- notified when codes are imported or restored, or when an item is added or more codes are promised (rules §6).

CREATE TABLE code_request (
  id                      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id           uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  company_id              uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  creator_id              uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  participant_id          uuid REFERENCES key_campaign_participant ON DELETE CASCADE,
  quest_run_id            uuid REFERENCES quest_run ON DELETE CASCADE,
  mission_run_id          uuid REFERENCES mission_run ON DELETE CASCADE,
  reward_id               uuid REFERENCES mission_reward ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  -- Uses the clock instead of the transaction's start, because requests and arriving codes take turns and the later one must
  -- have the later time.
  created_at              timestamptz NOT NULL DEFAULT clock_timestamp(),
  met_at                  timestamptz,
  CONSTRAINT code_request_of_one CHECK (num_nonnulls(participant_id, quest_run_id, mission_run_id) = 1),
  CONSTRAINT code_request_once_per_participant UNIQUE (participant_id, distribution_channel_id),
  CONSTRAINT code_request_once_per_run UNIQUE (quest_run_id, distribution_channel_id),
  CONSTRAINT code_request_once_per_mission_run UNIQUE (mission_run_id, reward_id, distribution_channel_id),
  CONSTRAINT code_request_of_reward CHECK ((mission_run_id IS NULL) = (reward_id IS NULL))
);
COMMENT ON TABLE code_request IS 'A creator''s request for codes of a platform that has run out.';
COMMENT ON COLUMN code_request.id IS 'The unique id of the row.';
COMMENT ON COLUMN code_request.activation_id IS 'The key campaign, quest or mission.';
COMMENT ON COLUMN code_request.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN code_request.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN code_request.participant_id IS 'The creator''s participation in the key campaign.';
COMMENT ON COLUMN code_request.quest_run_id IS 'The quest run, for a code of the kit.';
COMMENT ON COLUMN code_request.distribution_channel_id IS 'The store or region of the requested codes.';
COMMENT ON COLUMN code_request.created_at IS 'When the request was last made.';
COMMENT ON COLUMN code_request.met_at IS 'True if enough codes had already arrived at the time of the request, so that the creator does not wait.';
COMMENT ON COLUMN code_request.mission_run_id IS 'The mission run, for codes of a reward.';
COMMENT ON COLUMN code_request.reward_id IS 'The mission''s reward whose codes are requested.';

CREATE INDEX code_request_reward_id_idx ON code_request (reward_id);
CREATE INDEX code_request_distribution_channel_id_idx ON code_request (distribution_channel_id);
CREATE INDEX code_request_company_id_idx ON code_request (company_id);
CREATE INDEX code_request_creator_id_idx ON code_request (creator_id);
CREATE INDEX code_request_waiting_idx ON code_request (activation_id, distribution_channel_id, created_at);

-- A hundred thousand creators can wait for one platform. Arriving codes write one row in this table instead of one per
-- request, so that requests do not slow down an import.
CREATE TABLE code_arrival (
  activation_id           uuid NOT NULL REFERENCES activation ON DELETE CASCADE,
  distribution_channel_id text NOT NULL REFERENCES distribution_channel ON DELETE RESTRICT,
  reward_id               uuid REFERENCES mission_reward ON DELETE CASCADE,
  told_at                 timestamptz NOT NULL,
  CONSTRAINT code_arrival_once UNIQUE NULLS NOT DISTINCT (activation_id, distribution_channel_id, reward_id)
);
COMMENT ON TABLE code_arrival IS 'The last arrival of requested codes in an activation.';
COMMENT ON COLUMN code_arrival.activation_id IS 'The key campaign, quest or mission.';
COMMENT ON COLUMN code_arrival.distribution_channel_id IS 'The store or region.';
COMMENT ON COLUMN code_arrival.told_at IS 'Creators who made a request before this time were notified; creators with a later request still wait.';
COMMENT ON COLUMN code_arrival.reward_id IS 'The reward with the new codes. Empty for a key campaign or the kit of a quest.';

CREATE INDEX code_arrival_reward_id_idx ON code_arrival (reward_id);
CREATE INDEX code_arrival_distribution_channel_id_idx ON code_arrival (distribution_channel_id);

CREATE FUNCTION code_request_told_at(code_request_row code_request) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(code_request_row.met_at, (
    SELECT told_at FROM code_arrival
     WHERE (activation_id, distribution_channel_id) = (code_request_row.activation_id, code_request_row.distribution_channel_id)
       AND reward_id IS NOT DISTINCT FROM code_request_row.reward_id AND told_at >= code_request_row.created_at))
$$;
COMMENT ON FUNCTION code_request_told_at(code_request) IS 'When the creators were notified of new codes. Empty while the creators still wait and the company sees their number.';

CREATE FUNCTION codes_are_awaited(of_activation_id uuid, platform text, of_reward_id uuid DEFAULT NULL) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM code_request
     WHERE activation_id = of_activation_id AND distribution_channel_id = platform AND reward_id IS NOT DISTINCT FROM of_reward_id
       AND met_at IS NULL
       AND created_at > coalesce((SELECT told_at FROM code_arrival
                                   WHERE (activation_id, distribution_channel_id) = (of_activation_id, platform)
                                     AND reward_id IS NOT DISTINCT FROM of_reward_id), '-infinity'))
$$;
COMMENT ON FUNCTION codes_are_awaited(uuid, text, uuid) IS 'True if a creator requested codes of a platform from an activation, or for one reward of a mission, and was not notified of new codes since then.';

-- A creator with several codes who requested codes of one platform still waits after claiming a code of another
-- platform (rules §6). A claim removes the request for its own platform, and the last claim removes all requests.
CREATE FUNCTION answer_request_of_key(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM code_request
   WHERE participant_id = claim.participant_id
     AND (distribution_channel_id = (SELECT distribution_channel_id FROM code WHERE id = claim.code_id)
          OR (SELECT count(*) FROM code_claim WHERE participant_id = claim.participant_id)
             >= (SELECT codes_per_creator FROM key_campaign WHERE id = claim.activation_id));
END $$;
COMMENT ON FUNCTION answer_request_of_key(code_claim) IS 'Removes the requests of a creator who now has a code of that platform, or all of their codes.';

-- A request and newly arriving codes could miss each other, so their transactions wait for each other. Claims do not
-- use this lock.
CREATE FUNCTION code_request_lock(of_company_id uuid, platform text) RETURNS bigint
  LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('code_request ' || of_company_id || platform, 0)
$$;
COMMENT ON FUNCTION code_request_lock(uuid, text) IS 'Advisory lock: shared by creators requesting codes of a platform, exclusive for arriving codes.';

CREATE FUNCTION tell_of_codes(of_activation_id uuid, platform text, of_reward_id uuid DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  offering activation;
  before timestamptz;
  moment timestamptz := clock_timestamp();
BEGIN
  SELECT * INTO offering FROM activation WHERE id = of_activation_id;
  -- Codes of a campaign that has ended cannot be claimed.
  IF offering.kind = 'KEY' AND offering.status NOT IN ('active', 'unpublished')
     OR NOT codes_are_awaited(of_activation_id, platform, of_reward_id) THEN
    RETURN;
  END IF;
  SELECT told_at INTO before FROM code_arrival
   WHERE (activation_id, distribution_channel_id) = (of_activation_id, platform) AND reward_id IS NOT DISTINCT FROM of_reward_id;
  INSERT INTO code_arrival (activation_id, distribution_channel_id, reward_id, told_at)
      VALUES (of_activation_id, platform, of_reward_id, moment)
      ON CONFLICT (activation_id, distribution_channel_id, reward_id) DO UPDATE SET told_at = excluded.told_at;
  -- One event notifies all creators who made a request between the two times.
  PERFORM emit_event('codesCame', CASE offering.kind WHEN 'KEY' THEN 'key_campaign' WHEN 'MISSION' THEN 'mission' ELSE 'quest' END,
    of_activation_id,
    jsonb_build_object('company_id', offering.company_id, 'platform', platform, 'reward_id', of_reward_id, 'from', before, 'to', moment));
END $$;
COMMENT ON FUNCTION tell_of_codes(uuid, text, uuid) IS 'Announces that codes of a platform have arrived, in one event for all waiting creators.';

CREATE FUNCTION tell_of_codes_of(item uuid, platform text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_codes(waiting.activation_id, platform, waiting.reward_id) FROM (
    SELECT offered.activation_id, NULL::uuid AS reward_id
      FROM activation_code_item offered
     WHERE offered.code_item_id = item
       AND codes_are_awaited(offered.activation_id, platform)
       AND EXISTS (SELECT FROM key_offer k WHERE (k.activation_id, k.code_item_id, k.distribution_channel_id) = (offered.activation_id, item, platform)
                      AND k.available > 0)
    UNION
    -- All codes of a reward are claimed together, so fewer codes than a whole set help only creators who must replace a
    -- code.
    SELECT w.mission_id, w.id
      FROM mission_reward w
      JOIN key_offer k ON (k.activation_id, k.code_item_id, k.distribution_channel_id) = (w.mission_id, item, platform)
     WHERE w.code_item_id = item
       AND codes_are_awaited(w.mission_id, platform, w.id)
       AND (k.available >= w.quantity
         OR EXISTS (SELECT FROM code_request r
                     CROSS JOIN LATERAL reward_codes_open(r.mission_run_id) AS wanted
                     WHERE r.reward_id = w.id AND r.distribution_channel_id = platform AND code_request_told_at(r) IS NULL
                       AND (wanted.reward_id, wanted.distribution_channel_id) = (w.id, platform)
                       AND k.available >= wanted.codes))
     ORDER BY 1, 2) AS waiting;
END $$;
COMMENT ON FUNCTION tell_of_codes_of(uuid, text) IS 'Announces new codes of an item for a platform in every activation that offers it.';

CREATE FUNCTION code_answer_requests() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  came record;
BEGIN
  FOR came IN
    SELECT DISTINCT company_id, distribution_channel_id, item_id FROM after_code WHERE status = 'available' ORDER BY 1, 2, 3
  LOOP
    PERFORM pg_advisory_xact_lock(code_request_lock(came.company_id, came.distribution_channel_id));
    PERFORM tell_of_codes_of(came.item_id, came.distribution_channel_id);
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_answer_requests() IS 'Notifies creators who requested codes when codes are added.';
CREATE TRIGGER code_answer_requests AFTER INSERT ON code
  REFERENCING NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_answer_requests();
COMMENT ON TRIGGER code_answer_requests ON code IS 'outbox';

CREATE FUNCTION code_answer_requests_again() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  came record;
BEGIN
  FOR came IN
    SELECT DISTINCT code.company_id, code.distribution_channel_id, code.item_id
      FROM after_code AS code JOIN before_code AS before USING (id)
     WHERE code.status = 'available' AND before.status <> 'available' ORDER BY 1, 2, 3
  LOOP
    PERFORM pg_advisory_xact_lock(code_request_lock(came.company_id, came.distribution_channel_id));
    PERFORM tell_of_codes_of(came.item_id, came.distribution_channel_id);
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_answer_requests_again() IS 'Notifies creators who requested codes when codes become available again.';
CREATE TRIGGER code_answer_requests_again AFTER UPDATE ON code
  REFERENCING OLD TABLE AS before_code NEW TABLE AS after_code FOR EACH STATEMENT EXECUTE FUNCTION code_answer_requests_again();
COMMENT ON TRIGGER code_answer_requests_again ON code IS 'outbox';

-- A company saves its whole offer together, so the check uses only the final state of the transaction.
CREATE FUNCTION activation_answer_requests() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  asked record;
BEGIN
  FOR asked IN
    SELECT activation.company_id, channel.id AS distribution_channel_id FROM activation, distribution_channel channel
     WHERE activation.id = NEW.activation_id AND codes_are_awaited(activation.id, channel.id) ORDER BY 2
  LOOP
    PERFORM pg_advisory_xact_lock(code_request_lock(asked.company_id, asked.distribution_channel_id));
    IF TG_TABLE_NAME = 'activation_code_item' THEN
      -- The code item of the new row. The row is read as JSON, because this function serves tables with different
      -- columns.
      PERFORM tell_of_codes_of((to_jsonb(NEW) ->> 'code_item_id')::uuid, asked.distribution_channel_id);
    ELSIF (SELECT min(available) > 0 FROM key_offer
            WHERE activation_id = NEW.activation_id AND distribution_channel_id = asked.distribution_channel_id) THEN
      -- This function also runs when nothing has changed, so it requires codes of all items, because an item without
      -- codes can be the requested one.
      PERFORM tell_of_codes(NEW.activation_id, asked.distribution_channel_id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION activation_answer_requests() IS 'Notifies creators who requested codes when their campaign offers more than before.';
CREATE CONSTRAINT TRIGGER activation_code_item_answer_requests AFTER INSERT ON activation_code_item
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION activation_answer_requests();
COMMENT ON TRIGGER activation_code_item_answer_requests ON activation_code_item IS 'outbox';
CREATE CONSTRAINT TRIGGER key_set_answer_requests AFTER INSERT OR UPDATE ON key_set
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION activation_answer_requests();
COMMENT ON TRIGGER key_set_answer_requests ON key_set IS 'outbox';
CREATE CONSTRAINT TRIGGER activation_channel_answer_requests AFTER INSERT ON activation_channel
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION activation_answer_requests();
COMMENT ON TRIGGER activation_channel_answer_requests ON activation_channel IS 'outbox';

CREATE VIEW code_demand AS
  SELECT r.activation_id, r.company_id, r.distribution_channel_id, count(DISTINCT r.creator_id) AS asking
    FROM code_request r
    LEFT JOIN code_arrival a ON (a.activation_id, a.distribution_channel_id) = (r.activation_id, r.distribution_channel_id)
                            AND a.reward_id IS NOT DISTINCT FROM r.reward_id
   WHERE r.met_at IS NULL AND (a.told_at IS NULL OR r.created_at > a.told_at)
   GROUP BY 1, 2, 3;
COMMENT ON VIEW code_demand IS 'The number of creators who wait for codes that an activation has run out of, by platform.';
COMMENT ON COLUMN code_demand.activation_id IS 'The key campaign, quest or mission.';
COMMENT ON COLUMN code_demand.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN code_demand.distribution_channel_id IS 'The store or region of the requested codes.';
COMMENT ON COLUMN code_demand.asking IS 'The number of creators who have requested codes and have not been notified since then.';

CREATE FUNCTION answer_request_of_reward(claim code_claim) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  claiming uuid := (SELECT mission_run_id FROM reward_claim WHERE id = claim.reward_claim_id);
BEGIN
  DELETE FROM code_request r
   WHERE r.mission_run_id = claiming
     AND NOT EXISTS (SELECT FROM reward_codes_open(claiming) AS wanted
                      WHERE (wanted.reward_id, wanted.distribution_channel_id) = (r.reward_id, r.distribution_channel_id));
END $$;
COMMENT ON FUNCTION answer_request_of_reward(code_claim) IS 'Removes the requests of a creator who can claim no more codes of that reward.';
