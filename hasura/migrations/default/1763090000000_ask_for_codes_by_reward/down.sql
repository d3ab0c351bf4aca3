ALTER TABLE code_request DROP CONSTRAINT code_request_of_reward, DROP CONSTRAINT code_request_once_per_mission_run;
DELETE FROM code_request r USING code_request other
 WHERE (other.mission_run_id, other.distribution_channel_id) = (r.mission_run_id, r.distribution_channel_id) AND other.reward_id < r.reward_id;
DELETE FROM code_arrival a USING code_arrival other
 WHERE (other.activation_id, other.distribution_channel_id) = (a.activation_id, a.distribution_channel_id) AND other.reward_id < a.reward_id;
CREATE OR REPLACE VIEW code_demand AS
  SELECT r.activation_id, r.company_id, r.distribution_channel_id, count(*) AS asking
    FROM code_request r LEFT JOIN code_arrival a USING (activation_id, distribution_channel_id)
   WHERE r.met_at IS NULL AND (a.told_at IS NULL OR r.created_at > a.told_at)
   GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION code_request_answered_by_reward() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  claiming uuid := (SELECT mission_run_id FROM reward_claim WHERE id = NEW.reward_claim_id);
BEGIN
  DELETE FROM code_request r
   WHERE r.mission_run_id = claiming
     AND NOT EXISTS (SELECT FROM reward_codes_open(claiming) AS wanted WHERE wanted.distribution_channel_id = r.distribution_channel_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_request_answered_by_reward() IS 'Removes the requests of a creator whose rewards have no more codes of that platform to claim.';

CREATE OR REPLACE FUNCTION tell_of_codes_of(item uuid, platform text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_codes(waiting.activation_id, platform) FROM (
    SELECT offered.activation_id
      FROM activation_code_item offered
     WHERE offered.code_item_id = item
       AND codes_are_awaited(offered.activation_id, platform)
       AND EXISTS (SELECT FROM key_offer k WHERE (k.activation_id, k.code_item_id, k.distribution_channel_id) = (offered.activation_id, item, platform)
                      AND k.available > 0)
    UNION
    -- All codes of a reward are claimed together, so a part of them is of no use.
    SELECT w.mission_id
      FROM mission_reward w
     WHERE w.code_item_id = item
       AND codes_are_awaited(w.mission_id, platform)
       AND EXISTS (SELECT FROM code_request r
                    CROSS JOIN LATERAL reward_codes_open(r.mission_run_id) AS wanted
                     JOIN key_offer k ON (k.activation_id, k.code_item_id, k.distribution_channel_id) = (r.activation_id, item, platform)
                    WHERE (r.activation_id, r.distribution_channel_id) = (w.mission_id, platform) AND code_request_told_at(r) IS NULL
                      AND (wanted.code_item_id, wanted.distribution_channel_id) = (item, platform)
                      AND k.available >= wanted.codes)
     ORDER BY 1) AS waiting;
END $$;

DROP FUNCTION tell_of_codes(uuid, text, uuid);
CREATE FUNCTION tell_of_codes(of_activation_id uuid, platform text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  offering activation;
  before timestamptz;
  moment timestamptz := clock_timestamp();
BEGIN
  SELECT * INTO offering FROM activation WHERE id = of_activation_id;
  -- Codes of a campaign that has ended cannot be claimed.
  IF offering.kind = 'KEY' AND offering.status NOT IN ('active', 'unpublished') OR NOT codes_are_awaited(of_activation_id, platform) THEN
    RETURN;
  END IF;
  SELECT told_at INTO before FROM code_arrival WHERE (activation_id, distribution_channel_id) = (of_activation_id, platform);
  INSERT INTO code_arrival (activation_id, distribution_channel_id, told_at) VALUES (of_activation_id, platform, moment)
      ON CONFLICT (activation_id, distribution_channel_id) DO UPDATE SET told_at = excluded.told_at;
  -- One event notifies all creators who made a request between the two times.
  PERFORM emit_event('codesCame', CASE offering.kind WHEN 'KEY' THEN 'key_campaign' WHEN 'MISSION' THEN 'mission' ELSE 'quest' END,
    of_activation_id,
    jsonb_build_object('company_id', offering.company_id, 'platform', platform, 'from', before, 'to', moment));
END $$;
COMMENT ON FUNCTION tell_of_codes(uuid, text) IS 'Announces that codes of a platform have arrived, in one event for all waiting creators.';

DROP FUNCTION codes_are_awaited(uuid, text, uuid);
CREATE FUNCTION codes_are_awaited(of_activation_id uuid, platform text) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM code_request
     WHERE activation_id = of_activation_id AND distribution_channel_id = platform AND met_at IS NULL
       AND created_at > coalesce((SELECT told_at FROM code_arrival
                                   WHERE (activation_id, distribution_channel_id) = (of_activation_id, platform)), '-infinity'))
$$;
COMMENT ON FUNCTION codes_are_awaited(uuid, text) IS 'True if a creator requested codes of a platform from an activation and was not notified of any since.';

CREATE OR REPLACE FUNCTION code_request_told_at(code_request_row code_request) RETURNS timestamptz
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(code_request_row.met_at, (
    SELECT told_at FROM code_arrival
     WHERE (activation_id, distribution_channel_id) = (code_request_row.activation_id, code_request_row.distribution_channel_id)
       AND told_at >= code_request_row.created_at))
$$;

ALTER TABLE code_arrival DROP CONSTRAINT code_arrival_once, ADD PRIMARY KEY (activation_id, distribution_channel_id);
ALTER TABLE code_arrival DROP COLUMN reward_id;
ALTER TABLE code_request DROP COLUMN reward_id;
ALTER TABLE code_request ADD CONSTRAINT code_request_once_per_mission_run UNIQUE (mission_run_id, distribution_channel_id);
