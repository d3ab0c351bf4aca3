DROP TRIGGER code_request_answered_by_reward ON code_claim;
DROP FUNCTION code_request_answered_by_reward();

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
     ORDER BY 1) AS waiting;
END $$;

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
  PERFORM emit_event('codesCame', CASE offering.kind WHEN 'KEY' THEN 'key_campaign' ELSE 'quest' END, of_activation_id,
    jsonb_build_object('company_id', offering.company_id, 'platform', platform, 'from', before, 'to', moment));
END $$;

DROP FUNCTION reward_codes_open(uuid);

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
        ) AS offered
        JOIN code_item item ON item.id = offered.code_item_id
       CROSS JOIN LATERAL (SELECT keys_claimed(offered.activation_id, offered.code_item_id, offered.distribution_channel_id) AS claimed) AS handed
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(total), 0)::bigint AS total, coalesce(sum(available), 0)::bigint AS available
           FROM code_tally WHERE item_id = offered.code_item_id AND distribution_channel_id = offered.distribution_channel_id) AS stock
    ) AS counted;
COMMENT ON VIEW key_offer IS 'The offer of an activation by item and store: promised, claimed and left. Creators see only the level.';

COMMENT ON COLUMN code_demand.activation_id IS 'The key campaign or quest.';
COMMENT ON COLUMN code_arrival.activation_id IS 'The key campaign or quest.';
COMMENT ON COLUMN code_request.activation_id IS 'The key campaign or quest.';
DELETE FROM code_request WHERE mission_run_id IS NOT NULL;
ALTER TABLE code_request DROP CONSTRAINT code_request_once_per_mission_run, DROP CONSTRAINT code_request_of_one;
ALTER TABLE code_request DROP COLUMN mission_run_id;
ALTER TABLE code_request ADD CONSTRAINT code_request_of_one CHECK (num_nonnulls(participant_id, quest_run_id) = 1);
