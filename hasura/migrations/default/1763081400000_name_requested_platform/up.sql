CREATE FUNCTION activation_platform(of_activation_id uuid, channel text) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT string_agg(DISTINCT b.platform_name, ', ' ORDER BY b.platform_name)
       FROM code_batch b
      WHERE channel = 'other' AND b.distribution_channel_id = channel AND b.revoked_at IS NULL
        AND b.item_id IN (SELECT code_item_id FROM activation_code_item WHERE activation_id = of_activation_id
                          UNION SELECT code_item_id FROM mission_reward WHERE mission_id = of_activation_id)),
    (SELECT name FROM distribution_channel WHERE id = channel))
$$;
COMMENT ON FUNCTION activation_platform(uuid, text) IS
  'The name of the platform where an activation''s codes are redeemed. For "Other", the names that the company entered.';

CREATE FUNCTION code_demand_platform(demand code_demand) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT activation_platform(demand.activation_id, demand.distribution_channel_id)
$$;
COMMENT ON FUNCTION code_demand_platform(code_demand) IS 'The name of the platform whose codes are requested. For "Other", the names that the company entered.';
