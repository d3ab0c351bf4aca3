-- A request for a reward's codes waits only for that reward. Otherwise, with two rewards on one platform, codes for one would
-- answer requests for the other, and the company would not learn that both are out.
ALTER TABLE code_request ADD COLUMN reward_id uuid REFERENCES mission_reward ON DELETE CASCADE;
COMMENT ON COLUMN code_request.reward_id IS 'The mission''s reward whose codes are requested.';
CREATE INDEX code_request_reward_id_idx ON code_request (reward_id);
ALTER TABLE code_arrival ADD COLUMN reward_id uuid REFERENCES mission_reward ON DELETE CASCADE;
COMMENT ON COLUMN code_arrival.reward_id IS 'The reward with the new codes. Empty for a key campaign or the kit of a quest.';
CREATE INDEX code_arrival_reward_id_idx ON code_arrival (reward_id);
ALTER TABLE code_arrival DROP CONSTRAINT code_arrival_pkey,
  ADD CONSTRAINT code_arrival_once UNIQUE NULLS NOT DISTINCT (activation_id, distribution_channel_id, reward_id);

-- An older request was for any reward, so it is assigned to the one that needs the fewest codes.
UPDATE code_request r SET reward_id = (
  SELECT wanted.reward_id FROM reward_codes_open(r.mission_run_id) AS wanted
   WHERE wanted.distribution_channel_id = r.distribution_channel_id ORDER BY wanted.codes, wanted.reward_id LIMIT 1)
 WHERE mission_run_id IS NOT NULL;
DELETE FROM code_request WHERE mission_run_id IS NOT NULL AND reward_id IS NULL;
INSERT INTO code_arrival (activation_id, distribution_channel_id, reward_id, told_at)
  SELECT a.activation_id, a.distribution_channel_id, w.id, a.told_at
    FROM code_arrival a JOIN mission_reward w ON w.mission_id = a.activation_id
   WHERE w.kind = 'code';
DELETE FROM code_arrival USING mission WHERE mission.id = activation_id AND reward_id IS NULL;

ALTER TABLE code_request DROP CONSTRAINT code_request_once_per_mission_run,
  ADD CONSTRAINT code_request_once_per_mission_run UNIQUE (mission_run_id, reward_id, distribution_channel_id),
  ADD CONSTRAINT code_request_of_reward CHECK ((mission_run_id IS NULL) = (reward_id IS NULL));

CREATE OR REPLACE FUNCTION code_request_told_at(code_request_row code_request) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(code_request_row.met_at, (
    SELECT told_at FROM code_arrival
     WHERE (activation_id, distribution_channel_id) = (code_request_row.activation_id, code_request_row.distribution_channel_id)
       AND reward_id IS NOT DISTINCT FROM code_request_row.reward_id AND told_at >= code_request_row.created_at))
$$;

DROP FUNCTION codes_are_awaited(uuid, text);
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
COMMENT ON FUNCTION codes_are_awaited(uuid, text, uuid) IS 'True if a creator requested codes of a platform from an activation, or for one reward of a mission, and was not notified of any since.';

DROP FUNCTION tell_of_codes(uuid, text);
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

CREATE OR REPLACE FUNCTION tell_of_codes_of(item uuid, platform text) RETURNS void
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
    -- All codes of a reward are claimed together, so a part of them is of use only to creators who lost a code.
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

CREATE OR REPLACE FUNCTION code_request_answered_by_reward() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  claiming uuid := (SELECT mission_run_id FROM reward_claim WHERE id = NEW.reward_claim_id);
BEGIN
  DELETE FROM code_request r
   WHERE r.mission_run_id = claiming
     AND NOT EXISTS (SELECT FROM reward_codes_open(claiming) AS wanted
                      WHERE (wanted.reward_id, wanted.distribution_channel_id) = (r.reward_id, r.distribution_channel_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_request_answered_by_reward() IS 'Removes the requests of a creator who can claim no more codes of that reward.';

CREATE OR REPLACE VIEW code_demand AS
  SELECT r.activation_id, r.company_id, r.distribution_channel_id, count(DISTINCT r.creator_id) AS asking
    FROM code_request r
    LEFT JOIN code_arrival a ON (a.activation_id, a.distribution_channel_id) = (r.activation_id, r.distribution_channel_id)
                            AND a.reward_id IS NOT DISTINCT FROM r.reward_id
   WHERE r.met_at IS NULL AND (a.told_at IS NULL OR r.created_at > a.told_at)
   GROUP BY 1, 2, 3;
