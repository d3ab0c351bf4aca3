DROP FUNCTION activation_eligible_creator_count(activation, jsonb, json);
CREATE FUNCTION activation_eligible_creator_count(activation_row activation, requirements jsonb DEFAULT NULL) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT eligible_creator_count(coalesce(requirements,
    (SELECT to_jsonb(r) FROM requirement r WHERE r.activation_id = activation_row.id), '{}'))
$$;
COMMENT ON FUNCTION activation_eligible_creator_count(activation, jsonb) IS 'How many creators would be eligible under the requirements given, or under those saved.';
