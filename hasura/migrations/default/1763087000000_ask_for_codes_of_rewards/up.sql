-- A creator who completed a mission and finds a reward's platform out of codes can request more, as in a key campaign or for
-- a quest's kit (rules §6).
ALTER TABLE code_request ADD COLUMN mission_run_id uuid REFERENCES mission_run ON DELETE CASCADE;
ALTER TABLE code_request DROP CONSTRAINT code_request_of_one;
ALTER TABLE code_request
  ADD CONSTRAINT code_request_of_one CHECK (num_nonnulls(participant_id, quest_run_id, mission_run_id) = 1),
  ADD CONSTRAINT code_request_once_per_mission_run UNIQUE (mission_run_id, distribution_channel_id);
COMMENT ON COLUMN code_request.activation_id IS 'The key campaign, quest or mission.';
COMMENT ON COLUMN code_request.mission_run_id IS 'The mission run, for codes of a reward.';
COMMENT ON COLUMN code_arrival.activation_id IS 'The key campaign, quest or mission.';
COMMENT ON COLUMN code_demand.activation_id IS 'The key campaign, quest or mission.';

-- The view also covers codes of rewards, so that shortages are read and reported in one place.
CREATE OR REPLACE VIEW key_offer AS
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
  'The offer of an activation by item and store, including rewards: promised, claimed and left. Creators see only the level.';

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

CREATE OR REPLACE FUNCTION tell_of_codes(of_activation_id uuid, platform text) RETURNS void
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

CREATE FUNCTION code_request_answered_by_reward() RETURNS trigger
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
CREATE TRIGGER code_request_answered_by_reward AFTER INSERT ON code_claim
  FOR EACH ROW WHEN (NEW.reward_claim_id IS NOT NULL) EXECUTE FUNCTION code_request_answered_by_reward();
